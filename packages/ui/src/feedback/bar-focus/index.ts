export { useBarFocus } from './useBarFocus.ts'
