'use client'

import { createContext, useContext } from 'react'

/** Chooses the file that shows an image in a width in pixels. */
export type ImageLoader = (image: { src: string; width: number }) => string

/** The loader that `ConvocaTheme` was given; without one every image is loaded as it is. */
export const ImageLoaderContext = createContext<ImageLoader>(({ src }) => src)

export function useImageLoader(): ImageLoader {
  return useContext(ImageLoaderContext)
}

export interface ImageSize {
  /** The shown width of the image in CSS pixels; with `sizes` at most. */
  width: number
  /** The `sizes` of the picture if its width depends on the page's. */
  sizes?: string | undefined
}

interface ImageSources {
  src: string
  srcSet?: string
  sizes?: string
}

/** Names the files for screens of one and of two pixels to a CSS pixel, or for each third of the width. */
export function chooseSources(load: ImageLoader, src: string, { width, sizes }: ImageSize): ImageSources {
  const candidates =
    sizes === undefined
      ? ([1, 2] as const).map((density) => ({
          file: load({ src, width: width * density }),
          at: `${density}x`,
        }))
      : [width / 3, (width * 2) / 3, width].map((candidate) => ({
          file: load({ src, width: candidate }),
          at: `${Math.round(candidate)}w`,
        }))
  const [first] = candidates
  if (first === undefined || candidates.every(({ file }) => file === first.file))
    return { src: first?.file ?? src }
  const srcSet = candidates.map(({ file, at }) => `${file} ${at}`).join(', ')
  return { src: first.file, srcSet, ...(sizes === undefined ? {} : { sizes }) }
}
