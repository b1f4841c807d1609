const MINUTE = 60_000

/** Milliseconds before a match in which its teams check in. */
export const CHECK_IN = 30 * MINUTE
/** Before a match: who is not there yet is reminded. */
export const LAST_CALL = 15 * MINUTE
/** After the time of a match: who is not there has lost. */
export const WALKOVER = 15 * MINUTE
/** After two reports differ: then a side can only accept the other one's. */
export const REPORT_AGAIN = 15 * MINUTE
/** The time between two calls of the referee to a match. */
export const REFEREE_CALL = 5 * MINUTE
/** Before a match: who has a part in it gives its teams at least so much notice. */
export const OWN_NOTICE = 2 * CHECK_IN
/** Before the start of a championship: teams that have not checked in are reminded. */
export const START_REMINDER = 30 * MINUTE
/** The time between two looks at what is due. */
export const CLOCK_INTERVAL = 30_000
