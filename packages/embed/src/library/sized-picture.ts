import { brokenPictures } from './broken-pictures.ts'

/* The library's `usePicture` for a script whose server has chosen the width of every picture. */

const load = ({ src }: { src: string }): string => src

export const useImageLoader = () => load

/** Props of an `<img>`, or undefined where there is none or it has failed. */
export const usePicture = (src: string | null | undefined) =>
  src && !brokenPictures.has(src) ? ({ src, loading: 'lazy', decoding: 'async' } as const) : undefined
