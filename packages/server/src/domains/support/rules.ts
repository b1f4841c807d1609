import { TicketInput } from '@convoca/sdk/limits'
import { cleanText } from '@convoca/sdk/text'
import { type FieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors } from '../text-rules.ts'

/** The text as it is stored. Only the staff reads it: what somebody was called may be quoted. */
export function checkTicketText(text: string): string {
  const cleaned = cleanText(text)
  const errors: FieldError[] = lengthErrors('text', cleaned, TicketInput.text)
  refuseInvalid(errors)
  return cleaned
}
