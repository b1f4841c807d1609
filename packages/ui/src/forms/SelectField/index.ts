export { SelectField } from './SelectField.tsx'
export type { SelectFieldProps, SelectFieldTexts, SelectOption } from './SelectField.tsx'
