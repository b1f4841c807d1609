export { useTick } from './useTick.ts'
