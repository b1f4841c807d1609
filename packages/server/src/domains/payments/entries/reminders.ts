import type { SystemContext } from '../../../context.ts'
import { say } from '../../championships/participant-texts.ts'
import { formatMoment } from '../../moments.ts'
import { notify } from '../../notifications/service.ts'
import { getAdultBirth } from './ages.ts'
import { findEntryOf, findPartStates } from './parts-repository.ts'

/** Asks these for their parts; minors are not asked, since they do not pay. Returns how many are. */
export async function notifyToPayPart(
  context: SystemContext,
  { registrationId, userIds }: { registrationId: string; userIds: readonly string[] },
): Promise<number> {
  const { db, now } = context
  const entry = await findEntryOf(db, registrationId)
  if (entry === null || userIds.length === 0) return 0
  const adultBirth = getAdultBirth(now())
  const states = await findPartStates(db, { registrationId, userIds, isOver: false, adultBirth })
  const asked = states.filter((part) => !part.is_minor)
  const until =
    entry.pay_until === null
      ? ''
      : ` A vaga é ${say(entry.participant, 'do time', 'sua')} até ${formatMoment(entry.pay_until)}.`
  await notify(
    context,
    asked.map((part) => ({
      userId: part.user_id,
      ...(entry.team_id !== null && { teamId: entry.team_id }),
      championshipId: entry.championship_id,
      subject: `part ${registrationId}`,
      contextType: 'CHAMPIONSHIP' as const,
      type: 'CHAMPIONSHIP_IS_CLOSE' as const,
      title: say(entry.participant, 'Falta pagar a sua parte', 'Falta pagar a inscrição'),
      body: `${say(entry.participant, 'A inscrição do time', 'A sua inscrição')} em ${entry.name} ainda não está completa.${until}`,
    })),
  )
  return asked.length
}
