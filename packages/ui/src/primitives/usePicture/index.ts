export { usePicture } from './usePicture.ts'
