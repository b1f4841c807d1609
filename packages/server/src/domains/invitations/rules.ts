import { ApplicationInput } from '@convoca/sdk/limits'
import { cleanText } from '@convoca/sdk/text'
import type { TeamRole } from '@convoca/contract/rules'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError, refuseInvalid } from '../../errors.ts'
import { assertPermission } from '../teams/rules.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

/** The contract's enum also has OWNER, which nobody can be invited as. */
export interface InviteItem {
  userId: string
  role: TeamRole
}

/** Validates a list of invitations without looking at the users. */
export function checkInvites(items: readonly Schemas['InviteItem'][], inviter: TeamRole): InviteItem[] {
  const seen = new Set<string>()
  const fieldErrors: FieldError[] = []
  const invites = items.map((item, index) => {
    const userId = item.userId.toLowerCase()
    if (seen.has(userId)) {
      const message = 'a player can be invited once in a list'
      fieldErrors.push({ path: `${index}.userId`, code: 'INVALID_VALUE', message })
    }
    seen.add(userId)
    if (item.role === 'OWNER') {
      const message = 'nobody can be invited as OWNER'
      fieldErrors.push({ path: `${index}.role`, code: 'INVALID_VALUE', message })
    }
    return { userId, role: item.role }
  })
  refuseInvalid(fieldErrors)
  if (invites.some((invite) => invite.role === 'MANAGER')) assertPermission(inviter, 'promoteManager')
  return invites
}

/** Field errors for those of a list that are refused for one reason. */
export function refusedInvites(
  invites: readonly InviteItem[],
  refused: ReadonlySet<string>,
  code: FieldError['code'],
  message: string,
): FieldError[] {
  return invites.flatMap((invite, index) =>
    refused.has(invite.userId) ? [{ path: `${index}.userId`, code, message }] : [],
  )
}

/** The reason that the response came too late; `current` is the invitation after the guarded update matched no row. */
export function lateResponseError(current: { status: Schemas['InvitationStatus'] } | null): DomainError {
  if (current === null) return new DomainError('INVITATION_NOT_FOUND')
  return new DomainError(current.status === 'PENDING' ? 'INVITATION_EXPIRED' : 'INVITATION_NOT_PENDING')
}

/** The applicant's message as it is stored; null where it is blank. */
export function checkMessage(message: string | null): string | null {
  const cleaned = cleanOptional(message, cleanText)
  refuseInvalid([
    ...profanityErrors('message', cleaned),
    ...lengthErrors('message', cleaned, ApplicationInput.message),
  ])
  return cleaned
}
