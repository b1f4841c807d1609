/** Widths in pixels in which every stored picture can be asked for as WebP; none is enlarged. */
export const pictureWidths: readonly number[] = [64, 144, 256, 400, 800, 1200]

/** `/files/7c/7c2f….jpg`, on this origin or another. */
const storedPicture = /^(.*\/files\/[0-9a-f]{2}\/[0-9a-f]{64})\.jpg$/

/** The stored picture as WebP, at least so wide if it is; any other address stays as it is. */
export function pictureUrl(url: string, width: number): string {
  const stored = storedPicture.exec(url)?.[1]
  if (stored === undefined) return url
  return `${stored}-${pictureWidths.find((available) => available >= width) ?? pictureWidths.at(-1)}.webp`
}
