// What a test asks for that is not to be had without a browser: it fails, for it would show nothing.

/**
 * @param {string} what
 * @returns {never}
 */
export function missing(what) {
  throw new Error(`there is no ${what} without a browser: the test must not be tagged @logic`);
}

/**
 * What is asked for by its name; whatever is not there fails the test.
 * @template {object} T
 * @param {T} thing
 * @param {string} called
 * @returns {T}
 */
export function orMissing(thing, called) {
  return new Proxy(thing, {
    get(own, name) {
      if (!(name in own) && typeof name === "string" && name !== "then") return () => missing(`${called}.${name}`);
      const value = own[name];
      return typeof value === "function" ? value.bind(own) : value;
    },
  });
}
