import type { TeamRole } from '@convoca/contract/rules'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError, refuseInvalid } from '../../errors.ts'
import { assertPermission } from '../teams/rules.ts'
import { cleanDescription, cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

/** Characters of an applicant's message. */
const longestMessage = 500

/** The roles that may be offered; checked again here because the contract's enum also holds OWNER. */
export interface InviteItem {
  userId: string
  role: TeamRole
}

/** What is wrong with a list of invitations, whoever the invited are. */
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

/** The field errors for those of a list that are refused for the same reason. */
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

/** Why an answer came too late: `current` is the invitation after the guarded update found nothing. */
export function answerRefusal(current: { status: Schemas['InvitationStatus'] } | null): DomainError {
  if (current === null) return new DomainError('INVITATION_NOT_FOUND')
  return new DomainError(current.status === 'PENDING' ? 'INVITATION_EXPIRED' : 'INVITATION_NOT_PENDING')
}

/** What the applicant wrote as it is stored; nothing but space is no message. */
export function checkMessage(message: string | null): string | null {
  const cleaned = cleanOptional(message, cleanDescription)
  refuseInvalid([
    ...profanityErrors('message', cleaned),
    ...lengthErrors('message', cleaned, { max: longestMessage }),
  ])
  return cleaned
}
