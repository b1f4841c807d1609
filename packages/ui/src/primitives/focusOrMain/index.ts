export { focusOrMain } from './focusOrMain.ts'
