import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const required = { required: 'required' }
const color = { ...required, pick: (label: string) => `Choose ${label.toLowerCase()}` }
const masked = { ...required, date: 'dd/mm/yyyy', time: 'HH:mm' }
const password = {
  ...required,
  show: 'Show the password',
  hide: 'Hide the password',
  strength: 'Strength of the password:',
  strengths: { 0: '', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' },
}
const select = { ...required, choose: 'Choose' }
const textArea = {
  ...required,
  left: (count: number) => `${pluralize(count, 'character')} left`,
  over: (count: number) => `${pluralize(count, 'character')} more than allowed`,
}

/** Texts of all the fields in a form. */
export const fields = { ...color, ...masked, ...password, ...select, ...textArea }

export const formTexts = {
  ColorField: color,
  FormField: required,
  MaskedField: masked,
  PasswordField: password,
  SelectField: select,
  TextAreaField: textArea,
  TextField: required,
} satisfies Partial<EnglishTexts>
