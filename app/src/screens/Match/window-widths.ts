/** The width from which the chat stands beside the score; below it a button opens its window. */
export const besideChat = '(min-width: 1024px)'
