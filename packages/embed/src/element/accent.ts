/** White where the accent has less of the light than this, which is where white reads better than black: each part goes beyond its end. */
const part = 'calc((.17913 - y)*1e6)'

/** The accent of the page, with letters that can be read on it. */
export const toAccent = (accent: string | null | undefined) =>
  accent && /^\s*#(?:[\da-f]{3}){1,2}\s*$/i.test(accent)
    ? { '--cv-accent': accent, '--cv-on-accent': `color(from var(--cv-accent) xyz ${part} ${part} ${part})` }
    : undefined
