export { usePicture } from './usePicture.ts'
export { ImageLoaderContext, useImageLoader, type ImageLoader } from './image-loader.ts'
