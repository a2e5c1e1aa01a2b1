// How long something is waited for, and what leaves a test out that waits in vain.

import { test } from "@playwright/test";

/** How long an element is waited for. */
export const PATIENCE = process.env.KATRO_DOM ? 3_000 : 15_000;

/** @param {number} time */
export const pause = (time) => new Promise((done) => setTimeout(done, time));

/**
 * Leaves a test out that needs what the protocol cannot do.
 * @param {string} what
 */
export function notHere(what) {
  test.info().skip(true, `${what} is not to be had in WebKit by WebDriver`);
}

/**
 * What is asked for by its name; whatever is not there leaves the test out.
 * @template {object} T
 * @param {T} thing
 * @param {string} called
 * @returns {T}
 */
export function orNotHere(thing, called) {
  return new Proxy(thing, {
    get(own, name) {
      if (!(name in own) && typeof name === "string" && name !== "then") return () => notHere(`${called}.${name}`);
      const value = own[name];
      return typeof value === "function" ? value.bind(own) : value;
    },
  });
}
