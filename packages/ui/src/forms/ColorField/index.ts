export { ColorField, type ColorFieldProps, type ColorFieldTexts } from './ColorField.tsx'
