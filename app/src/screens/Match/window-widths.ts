/** Where the chat stands beside the score; up to there a button opens its window. */
export const besideChat = '(min-width: 1024px)'
