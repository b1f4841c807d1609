/** The parts that a card shows below the team: `show="next results members button"`. */
export const cardParts = ['next', 'results', 'members', 'button'] as const
export type CardPart = (typeof cardParts)[number]

/** An absent attribute shows everything, an empty one nothing. */
export function chooseParts<Part extends string>(
  parts: readonly Part[],
  show: string | null,
): ReadonlySet<Part> {
  return new Set(parts.filter((part) => show === null || new RegExp(`\\b${part}\\b`, 'i').test(show)))
}

export const readParts = (show: string | null): ReadonlySet<CardPart> => chooseParts(cardParts, show)

/** Widths in px that the card is made for. */
const narrowest = 260
export const widest = 560

/** The greatest width; undefined fills the place that the page gives. */
export function readWidth(width: string | null): number | undefined {
  const pixels = Number.parseInt(width ?? '', 10)
  return pixels >= 0 ? Math.min(Math.max(pixels, narrowest), widest) : undefined
}
