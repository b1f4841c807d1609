import { cleanName, findProfanity } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError, type FieldErrorCode } from '../errors.ts'
import { type TeamRole, cleanDescription, may } from '../teams/rules.ts'

type Input = Schemas['CommunicationInput']

/** Of the contract; they count again after cleaning. */
const titleLength = { min: 3, max: 100 }
const bodyLength = { min: 1, max: 2000 }

export interface CommunicationTexts {
  title: string
  body: string
}

/** Whom a communication goes to: the whole team, or one member. */
export type Audience = { recipientId: string | null }

function invalid(path: string, code: FieldErrorCode, rule: string): FieldError {
  return { path, code, message: `${path} ${rule}` }
}

function lengthErrors(path: string, text: string, { min, max }: { min: number; max: number }): FieldError[] {
  const { length } = [...text]
  if (length < min) return [invalid(path, 'TOO_SHORT', `must have at least ${min} characters`)]
  return length > max ? [invalid(path, 'TOO_LONG', `must have at most ${max} characters`)] : []
}

/** What one member writes to another is nobody else's to judge; what the team reads is checked. */
function profanityErrors(path: string, text: string, isPrivate: boolean): FieldError[] {
  if (isPrivate || findProfanity(text) === null) return []
  return [invalid(path, 'PROFANITY', 'must be free of offensive words')]
}

/** The texts as they are stored. */
export function checkTexts(input: Input): CommunicationTexts {
  const texts = { title: cleanName(input.title), body: cleanDescription(input.body) }
  const isPrivate = input.messageType === 'PRIVATE'
  const fieldErrors = [
    ...lengthErrors('title', texts.title, titleLength),
    ...lengthErrors('body', texts.body, bodyLength),
    ...profanityErrors('title', texts.title, isPrivate),
    ...profanityErrors('body', texts.body, isPrivate),
  ]
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  return texts
}

/** PRIVATE, a recipient and not being global are one thing said three times: they have to agree. */
export function checkAudience(input: Input, senderId: string): Audience {
  const isPrivate = input.messageType === 'PRIVATE'
  const fieldErrors: FieldError[] = []
  if (isPrivate === input.isGlobal) {
    fieldErrors.push(invalid('isGlobal', 'INVALID_VALUE', 'must be false for PRIVATE and true otherwise'))
  }
  const recipientId = input.recipientId?.toLowerCase() ?? null
  if (isPrivate !== (recipientId !== null)) {
    fieldErrors.push(invalid('recipientId', 'INVALID_VALUE', 'must be given for PRIVATE and null otherwise'))
  }
  if (recipientId === senderId) fieldErrors.push(notAnotherMember())
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  return { recipientId }
}

export function notAnotherMember(): FieldError {
  return invalid('recipientId', 'INVALID_VALUE', 'must be another member of the team')
}

export interface Standing {
  role: TeamRole
  userId: string
}

/** A private one is its sender's alone; one to the team also belongs to whoever may edit the team. */
export function mayChange(
  { role, userId }: Standing,
  one: { sender_id: string; recipient_id: string | null },
): boolean {
  const isOwn = one.sender_id === userId
  if (one.recipient_id !== null) return isOwn
  return may(role, 'editTeam') || (isOwn && may(role, 'communicate'))
}
