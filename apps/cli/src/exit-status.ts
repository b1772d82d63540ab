/**
 * Exit statuses: what the program tells the shell.
 *
 * They are the same for every command, so that a script can tell "there is no answer" from "it is
 * not known" and both from "the question was wrong". Only `FAULT` may never be seen.
 */

/** There is an answer; for `check`, it is right. */
export const ANSWERED = 0;
/** There is no answer; for `check`, it is wrong. */
export const NO_ANSWER = 1;
/** Unreadable input, or wrong usage. */
export const BAD_INPUT = 2;
/** A budget ended the search first. */
export const STOPPED = 3;
/** The program is at fault (EX_SOFTWARE of sysexits.h), or its output cannot be written. */
export const FAULT = 70;
/** Ended by Ctrl-C: 128 and the signal's number, as shells have it. */
export const INTERRUPTED = 130;

/** One of the statuses that a command returns. */
export type ExitStatus = typeof ANSWERED | typeof NO_ANSWER | typeof BAD_INPUT | typeof STOPPED;
