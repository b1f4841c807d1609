import { formatColor, parseColor, readableOn } from '@convoca/ui/plain'

/** The accent of the page, with letters that can be read on it. */
export function toAccent(accent: string | null | undefined) {
  const color = parseColor(accent ?? '')
  return color && { '--cv-accent': formatColor(color), '--cv-on-accent': readableOn(color) }
}
