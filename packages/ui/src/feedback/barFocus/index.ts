export { focusOrMain } from './focusOrMain.ts'
export { useBarFocus } from './useBarFocus.ts'
