// Which release this is, and whether visitors may keep it. Both are written in when a release is made.

/** The same word as in the page's head, or the two do not belong together. */
export const RELEASE = /** @type {string} */ ("source");

/** `keep`, or `end` where what was kept before is thrown away. */
export const OFFLINE = /** @type {string} */ ("keep");
