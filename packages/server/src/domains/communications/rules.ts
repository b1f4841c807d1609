import { CommunicationInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'

type Input = Schemas['CommunicationInput']

export interface CommunicationTexts {
  title: string
  body: string
}

/** The whole team, or one member. */
export interface Audience {
  recipientId: string | null
}

/** The texts as they are stored. Profanity is refused only where the whole team reads it. */
export function checkTexts(input: Input): CommunicationTexts {
  const texts = { title: cleanName(input.title), body: cleanText(input.body) }
  const isPrivate = input.messageType === 'PRIVATE'
  refuseInvalid([
    ...lengthErrors('title', texts.title, CommunicationInput.title),
    ...lengthErrors('body', texts.body, CommunicationInput.body),
    ...profanityErrors('title', isPrivate ? null : texts.title),
    ...profanityErrors('body', isPrivate ? null : texts.body),
  ])
  return texts
}

/** `messageType`, `isGlobal` and `recipientId` must agree on whether it is private. */
export function checkAudience(input: Input, senderId: string): Audience {
  const isPrivate = input.messageType === 'PRIVATE'
  const fieldErrors: FieldError[] = []
  if (isPrivate === input.isGlobal) {
    fieldErrors.push(fieldError('isGlobal', 'INVALID_VALUE', 'must be false for PRIVATE and true otherwise'))
  }
  const recipientId = input.recipientId?.toLowerCase() ?? null
  if (isPrivate !== (recipientId !== null)) {
    fieldErrors.push(
      fieldError('recipientId', 'INVALID_VALUE', 'must be given for PRIVATE and null otherwise'),
    )
  }
  if (recipientId === senderId) fieldErrors.push(recipientError())
  refuseInvalid(fieldErrors)
  return { recipientId }
}

export function recipientError(): FieldError {
  return fieldError('recipientId', 'INVALID_VALUE', 'must be another member of the team')
}
