/** The colour of the browser's own bars: the background of the page (`--cv-bg`). */
export const themeColors = { dark: '#0a0c10', light: '#f3f5f7' } as const
