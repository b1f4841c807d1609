import type { ColorFieldTexts } from './ColorField/ColorField.tsx'
import type { MaskedFieldTexts } from './MaskedField/MaskedField.tsx'
import type { PasswordFieldTexts } from './PasswordField/PasswordField.tsx'
import type { SelectFieldTexts } from './SelectField/SelectField.tsx'
import type { TextAreaFieldTexts } from './TextAreaField/TextAreaField.tsx'

/** Texts of all the fields in a form. */
export type FieldTexts = Partial<
  ColorFieldTexts & MaskedFieldTexts & PasswordFieldTexts & SelectFieldTexts & TextAreaFieldTexts
>
