export { FormField, formFieldTexts } from './FormField.tsx'
export type { FormFieldControl, FormFieldProps, FormFieldTexts } from './FormField.tsx'
