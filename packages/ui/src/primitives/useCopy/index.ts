export { type CopyState, useCopy } from './useCopy.ts'
