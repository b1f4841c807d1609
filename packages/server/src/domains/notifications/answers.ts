import type { Context } from '../../context.ts'
import { deleteInvitationNotification } from './replaced-repository.ts'
import { markCheckInRead, markResponded } from './repository.ts'
import { markStaffAnswered } from './staff-invitation-repository.ts'

/** The questions that a notification may ask, to be answered elsewhere than in the bell too. */
type Question =
  | { invitationId: string }
  | { registrationId: string }
  | { checkInId: string; occursAt: Date }
  | { staffOf: string }

/** An answer marks the notification that asked as read. */
export async function markAnswered({ db, actor }: Context, question: Question): Promise<void> {
  const { userId } = actor
  if ('invitationId' in question)
    await markResponded(db, userId, { column: 'invitation_id', id: question.invitationId })
  else if ('registrationId' in question)
    await markResponded(db, userId, { column: 'registration_id', id: question.registrationId })
  else if ('checkInId' in question) await markCheckInRead(db, userId, question)
  else await markStaffAnswered(db, { championshipId: question.staffOf, userId })
}

/** The notification of an invitation goes when another invitation takes its place. */
export const withdrawInvitationNotification = (
  { db }: Pick<Context, 'db'>,
  { userId, invitationId }: { userId: string; invitationId: string },
): Promise<void> => deleteInvitationNotification(db, userId, invitationId)
