import type { Db } from '../../database/schema.ts'
import { countUnreadOf, findEvents, findOpenInvitations } from '../dashboard/queries.ts'
import type { MailSection } from '../mail-section.ts'
import { formatMomentShort } from '../moments.ts'
import { endOfQuietHours } from '../notifications/quiet-hours.ts'
import { findResults, findSubscriber } from './repository.ts'
import { toWeek } from './rules.ts'

const MAX_LINES = 10

function toSection(title: string, lines: readonly string[], total = lines.length): MailSection[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, MAX_LINES)
  const left = total - shown.length
  return [{ title, lines: left > 0 ? [...shown, `e mais ${left}`] : shown }]
}

const plural = (count: number, singular: string, many: string) => `${count} ${count === 1 ? singular : many}`

function toUnread({ notifications, communications }: { notifications: number; communications: number }) {
  return [
    ...(notifications > 0 ? [plural(notifications, 'notificação', 'notificações')] : []),
    ...(communications > 0 ? [plural(communications, 'comunicado', 'comunicados')] : []),
  ]
}

interface DigestRequest {
  userId: string
  week: string
}

/**
 * The content of a user's digest; null where it is no longer wanted, its week is over or there is nothing to say: unread things
 * alone are no news. Rejects in quiet hours, which a repeated attempt can fall into.
 */
export async function readDigest(
  { db, now }: { db: Db; now: () => Date },
  { userId, week }: DigestRequest,
): Promise<MailSection[] | null> {
  const { previous, start, end } = toWeek(week)
  const subscriber = now() >= end ? null : await findSubscriber(db, userId)
  if (subscriber === null) return null
  if (endOfQuietHours(subscriber.quiet, now()) !== null) throw new Error('held during quiet hours')
  const events = (await findEvents(db, userId, now())).filter(
    ({ starts_at: at, own_checkin: own }) => at < end && own.is_confirmed !== false,
  )
  const invitations = await findOpenInvitations(db, userId)
  const results = await findResults(db, userId, { from: previous, until: start })
  if (events.length + invitations.length + results.length === 0) return null
  return [
    ...toSection(
      'Nesta semana, no horário de Brasília',
      events.map(
        ({ starts_at: at, title, team_name: team }) => `${formatMomentShort(at)}: ${title} (${team})`,
      ),
    ),
    ...toSection(
      'Convites que esperam a sua resposta',
      invitations.map(({ team_name: team }) => team),
      invitations[0]?.total,
    ),
    ...toSection(
      'Resultados da semana passada',
      results.map(
        ({ team_name: team, opponent, result, score }) =>
          `${team}: ${result === 'WIN' ? 'vitória' : 'derrota'} contra ${opponent}${score === null ? '' : ` (${score})`}`,
      ),
    ),
    ...toSection('Ainda não lidos', toUnread(await countUnreadOf(db, userId))),
  ]
}
