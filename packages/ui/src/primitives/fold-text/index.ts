export { holdsText } from './fold-text.ts'
