import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { cleanDescription, lengthErrors, profanityErrors } from '../text-rules.ts'

type Input = Schemas['CommunicationInput']

/** Of the contract; they count again after cleaning. */
const titleLength = { min: 3, max: 100 }
const bodyLength = { min: 1, max: 2000 }

export interface CommunicationTexts {
  title: string
  body: string
}

/** Whom a communication goes to: the whole team, or one member. */
export interface Audience {
  recipientId: string | null
}

/**
 * The texts as they are stored. What one member writes to another is nobody else's to judge; what the team reads is
 * checked.
 */
export function checkTexts(input: Input): CommunicationTexts {
  const texts = { title: cleanName(input.title), body: cleanDescription(input.body) }
  const isPrivate = input.messageType === 'PRIVATE'
  refuseInvalid([
    ...lengthErrors('title', texts.title, titleLength),
    ...lengthErrors('body', texts.body, bodyLength),
    ...profanityErrors('title', isPrivate ? null : texts.title),
    ...profanityErrors('body', isPrivate ? null : texts.body),
  ])
  return texts
}

/** PRIVATE, a recipient and not being global are one thing said three times: they have to agree. */
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
  if (recipientId === senderId) fieldErrors.push(notAnotherMember())
  refuseInvalid(fieldErrors)
  return { recipientId }
}

export function notAnotherMember(): FieldError {
  return fieldError('recipientId', 'INVALID_VALUE', 'must be another member of the team')
}
