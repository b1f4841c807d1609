export { TextAreaField, textAreaFieldTexts } from './TextAreaField.tsx'
export type { TextAreaFieldProps, TextAreaFieldTexts } from './TextAreaField.tsx'
