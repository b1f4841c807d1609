import { cleanText } from '@convoca/sdk/text'
import { type FieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors } from '../text-rules.ts'

/** The contract's limits, checked again after cleaning. */
const textLength = { min: 1, max: 4000 }

/** The text as it is stored. Only the staff reads it: what somebody was called may be quoted. */
export function checkTicketText(text: string): string {
  const cleaned = cleanText(text)
  const errors: FieldError[] = lengthErrors('text', cleaned, textLength)
  refuseInvalid(errors)
  return cleaned
}
