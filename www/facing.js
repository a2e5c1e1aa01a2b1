// Two players face to face over one screen: numbers, prompts and controls turn to whoever moves. The board stays.

import { styled } from "./dom.js";

/** @import { Desk } from "./desk.js" */
/** @import { Attendant } from "./sitting.js" */
/** @import { Side } from "./players.js" */

const STYLE = new URL("facing.css", import.meta.url).href;

/**
 * @param {HTMLElement} _board
 * @param {Desk} desk
 * @returns {Attendant}
 */
export function attend(_board, desk) {
  const frame = desk.board.closest(".frame");
  frame?.setAttribute("data-table", "");
  styled(desk.board, STYLE);
  const turn = () => {
    const reader = readerOf(desk);
    frame?.toggleAttribute("data-turned", reader !== desk.options.orient);
    desk.turnTo(reader);
  };
  const close = desk.watch({ changed: turn });
  turn();
  return { close };
}

/**
 * Who reads now: whoever moves, and where that is a computer, the person on the other side.
 * @param {Desk} desk
 * @returns {Side}
 */
function readerOf({ options, phase, state, who }) {
  const winner = state.over?.winner ?? options.orient;
  const mover = phase === "telling" && state.last ? state.last.side : state.over ? winner : state.toMove;
  const other = mover === "south" ? "north" : "south";
  return who[mover] !== "human" && who[other] === "human" ? other : mover;
}
