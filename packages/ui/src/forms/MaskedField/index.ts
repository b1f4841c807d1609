export { MaskedField } from './MaskedField.tsx'
export type { MaskedFieldProps } from './MaskedField.tsx'
