/** Heights in px of the place for the rounds: what is higher is scrolled, so that nothing moves when a bracket arrives. */
const lowest = 160
const highest = 1200
const usual = 390

export function readHeight(height: string | null): number {
  const pixels = Number.parseInt(height ?? '', 10)
  return Number.isNaN(pixels) ? usual : Math.min(Math.max(pixels, lowest), highest)
}

/** An address as it is written in `/championships/{url}`. */
export const isChampionshipUrl = (url: string): boolean => /^[\da-z-]{1,100}$/.test(url)
