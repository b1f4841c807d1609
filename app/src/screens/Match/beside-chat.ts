/** Where the chat stands beside the score; elsewhere a button opens its window, on phones the whole screen. */
export const besideChat = '(min-width: 1024px)'
