export { TextsContext, useTexts } from './useTexts.ts'
