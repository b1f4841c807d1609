/** A drawing that can be chosen as a picture. */
export interface Drawing {
  /** Unique among the drawings that are offered together. */
  id: string
  /** The subject of the drawing, in Portuguese, e.g. "Onça". */
  label: string
  /** A whole SVG document, square, which loads nothing and needs no style sheet. */
  svg: string
}

/** The markup with each custom property replaced by its colour, since a picture has no style sheet. */
export const paint = (markup: string, colors: Readonly<Record<string, string>>): string =>
  markup.replaceAll(/var\(--(\w+),(#\w+)\)/g, (_, name: string, fallback: string) => colors[name] ?? fallback)

/** A document of 400 px, which is the size of a stored photo or logo. */
export const toDocument = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 96 96">${content}</svg>`
