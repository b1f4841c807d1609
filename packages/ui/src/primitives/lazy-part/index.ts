export { lazyComponent, lazyPart } from './lazy-part.ts'
export { usePressReplay } from './usePressReplay.ts'
