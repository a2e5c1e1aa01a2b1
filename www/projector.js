// What only the projector theme needs: a style sheet that nobody else has to fetch.

export const STYLE = new URL("projector.css", import.meta.url).href;
