export { foldText, holdsText } from './foldText.ts'
