export { focusOrMain } from './focus-or-main.ts'
