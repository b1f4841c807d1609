export { useBarFocusRestore } from './useBarFocusRestore.ts'
