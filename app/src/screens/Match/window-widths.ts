/** Where the chat stands beside the score; up to there a button opens its window. */
export const besideChat = '(min-width: 1024px)'

/** Where the room has tabs. */
export const phone = '(max-width: 767.98px)'
