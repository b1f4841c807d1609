/** The library's `usePicture` for elements: without state, so that the JSX runtime needs none. */
import { pictureUrl } from '@convoca/sdk/text'
import { brokenPictures } from './broken-pictures.ts'

const load = ({ src, width }: { src: string; width: number }): string => pictureUrl(src, width)

export const useImageLoader = () => load

/** A banner's `sizes` say how wide it is in an app; here no element is wider than 560 px. */
const BANNER = 800

/** Props of an `<img>` for a screen of two pixels to a CSS pixel, or undefined where there is none or it has failed. */
export function usePicture(
  address: string | null | undefined,
  { width, sizes }: { width: number; sizes?: string | undefined },
) {
  const src = address && load({ src: address, width: sizes === undefined ? width * 2 : BANNER })
  return src && !brokenPictures.has(src) ? ({ src, loading: 'lazy', decoding: 'async' } as const) : undefined
}
