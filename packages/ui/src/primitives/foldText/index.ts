export { holdsText } from './foldText.ts'
