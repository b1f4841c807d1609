import type { ColorFieldTexts } from './ColorField/index.ts'
import type { MaskedFieldTexts } from './MaskedField/index.ts'
import type { PasswordFieldTexts } from './PasswordField/index.ts'
import type { SelectFieldTexts } from './SelectField/index.ts'
import type { TextAreaFieldTexts } from './TextAreaField/index.ts'

/** Texts of all the fields in a form. */
export type FieldTexts = Partial<
  ColorFieldTexts & MaskedFieldTexts & PasswordFieldTexts & SelectFieldTexts & TextAreaFieldTexts
>
