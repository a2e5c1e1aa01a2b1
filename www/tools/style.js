// The style sheet of the list of tools and of the shelf, which nobody needs before.

export const STYLE = new URL("tools.css", import.meta.url).href;
