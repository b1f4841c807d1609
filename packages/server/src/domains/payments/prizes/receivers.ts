import { hasPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { isActingStaff } from '../../staff/access.ts'
import { findRole } from '../../teams/queries.ts'
import { getAdultBirth } from '../entries/ages.ts'
import { notifyOfAnswer, notifyReceiver } from './notifications.ts'
import { type ShareRow, findShare } from './payouts-repository.ts'
import { type Adult, findAdult, findAdultsOf, setAnswer, setReceiver } from './receivers-repository.ts'
import { readingAt } from './shares.ts'

/** The part, for those who know of it: to others it does not exist. */
async function requireShare(context: Context, shareId: string): Promise<ShareRow> {
  const share = await findShare(context.db, shareId, readingAt(context.now()))
  if (share === null) throw new DomainError('NOT_FOUND')
  return share
}

async function requireNaming(context: Context, share: ShareRow): Promise<'TEAM' | 'STAFF'> {
  const { db, actor } = context
  const role = share.team_id === null ? null : await findRole(db, share.team_id, actor.userId)
  if (role !== null && hasPermission(role, 'enterChampionships')) return 'TEAM'
  if (await isActingStaff(context)) return 'STAFF'
  throw new DomainError(role === null && share.user_id !== actor.userId ? 'NOT_FOUND' : 'FORBIDDEN')
}

/** An adult of the team; the staff, which knows a guardian, names any other but themselves. */
async function requireAdult(
  { db, now, actor }: Context,
  { share, nick, by }: { share: ShareRow; nick: string; by: 'TEAM' | 'STAFF' },
): Promise<Adult> {
  const adultBirth = getAdultBirth(now())
  const adult = await findAdult(db, nick, adultBirth)
  const isKnown =
    adult !== null &&
    (by === 'STAFF' ||
      (share.team_id !== null &&
        (await findAdultsOf(db, share.team_id, adultBirth)).some(({ id }) => id === adult.id)))
  if (adult === null || !isKnown) throw invalid('nick', 'INVALID_VALUE', 'must be of an adult of the team')
  if (by === 'STAFF' && adult.id === actor.userId) throw new DomainError('FORBIDDEN')
  return adult
}

/** Asks an adult to receive what a minor has won. Repeated, it asks anew. */
export async function nameReceiver(context: Context, shareId: string, nick: string): Promise<void> {
  const { db, actor } = context
  const share = await requireShare(context, shareId)
  const by = await requireNaming(context, share)
  if (!share.is_minor) throw new DomainError('CHAMPIONSHIP_STATUS')
  const { id: receiverId } = await requireAdult(context, { share, nick, by })
  // A receiver who has agreed is not asked again.
  if (share.receiver_id === receiverId && share.receiver_agreed_at !== null) return
  if (!(await setReceiver(db, { shareId: share.id, receiverId, namedBy: actor.userId })))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  await notifyReceiver(context, share, receiverId)
  await context.realtime.publishChampionship(context, share.championship_id, 'REGISTRATIONS')
}

/** A refusal leaves the part without a receiver. Repeated, an answer changes nothing. */
export async function answerReceiver(context: Context, shareId: string, accepts: boolean): Promise<void> {
  const { db, actor, now } = context
  const share = await requireShare(context, shareId)
  if (share.receiver_id !== actor.userId) throw new DomainError('NOT_FOUND')
  if (accepts && share.receiver_agreed_at !== null) return
  const agreedAt = accepts ? now() : null
  if (!(await setAnswer(db, { shareId: share.id, receiverId: actor.userId, agreedAt })))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  await notifyOfAnswer(context, share, {
    namedBy: share.receiver_named_by,
    receiver: share.receiver_nick ?? 'O adulto indicado',
    accepts,
  })
  await context.realtime.publishChampionship(context, share.championship_id, 'REGISTRATIONS')
}
