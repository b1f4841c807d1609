const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Milliseconds for which a message may be edited and deleted by its sender. */
export const messageEditWindow = 15 * MINUTE

/** The longest event of a team, in milliseconds. */
export const MAX_SCHEDULE_LENGTH = 7 * DAY

/** The longest event that everybody may see, in milliseconds. */
export const MAX_EVENT_LENGTH = 14 * DAY

/** Bytes of the largest picture. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** Pictures that a team may add to a match as proof. */
export const MAX_MATCH_PROOFS = 5

/** Passkeys of one account. */
export const MAX_PASSKEYS = 10

/** Pix keys of one account. */
export const MAX_PIX_KEYS = 5

/** Sites of one partner. */
export const MAX_PARTNER_SITES = 20
