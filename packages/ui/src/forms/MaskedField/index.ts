export { MaskedField } from './MaskedField.tsx'
export type { MaskedFieldProps, MaskedFieldTexts } from './MaskedField.tsx'
