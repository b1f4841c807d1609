import type { Context, SystemContext } from '../../../context.ts'
import type { DomainEvent } from '../../../domain-events.ts'
import { DomainError } from '../../../errors.ts'
import { requireStage } from '../matches/matches.ts'
import { notifyStaff } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { findOwnPlayed } from '../registrations/own-registrations-repository.ts'
import { leave, requireOwnRegistration } from '../registrations/registrations.ts'
import {
  type RegistrationRow,
  findPlayedRegistrations,
  findRegistration,
} from '../registrations/registrations-repository.ts'
import { type ChampionshipRow, findChampionship, lockChampionship } from '../repository.ts'
import { notifyTeams, takeOut } from './entrants.ts'

/** The team leaves a championship that is being played. Its opponents and the staff are told; once more, nothing happens. */
async function withdrawWhilePlaying(
  context: SystemContext & Partial<Pick<Context, 'actor'>>,
  { row, registration, reason }: { row: ChampionshipRow; registration: RegistrationRow; reason: string },
): Promise<void> {
  const { stage, matches: before } = await requireStage(context, row.id)
  if (!stage.setup.entrants.includes(registration.id)) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (stage.withdrawn.has(registration.id)) return
  const entrant = { row, registration, stage, before }
  const actorId = context.actor?.userId ?? null
  const lost = await takeOut(context, entrant, { actorId, reason, action: 'WITHDRAWN', cause: 'WITHDRAWAL' })
  const text = {
    title: say(row.participant, 'Um time desistiu', 'Um jogador desistiu'),
    body: [`${registration.team_name} está fora de ${row.name}.`, reason] as [string, string],
  }
  const told = await notifyTeams(context, entrant, { matches: lost ?? [], ...text })
  const about = { championshipId: row.id, type: 'CHAMPIONSHIP_MATCH_UPDATE', ...text } as const
  await notifyStaff(context, row.organizer_id, about, told)
}

export async function withdrawRegistration(
  context: Context,
  target: { championshipId: string; registrationId: string },
): Promise<void> {
  const { championship: row, registration } = await requireOwnRegistration(context, target)
  if (registration.status === 'WITHDRAWN' || registration.status === 'REJECTED')
    throw new DomainError('CHAMPIONSHIP_STATUS')
  if (row.status === 'REGISTRATION' || row.status === 'CHECK_IN')
    await leave(context, row, registration, { to: 'WITHDRAWN', reason: null })
  else if (row.status === 'ONGOING')
    await withdrawWhilePlaying(context, {
      row,
      registration,
      reason: `${say(row.participant, 'O time', 'O jogador')} desistiu do campeonato.`,
    })
  else throw new DomainError('CHAMPIONSHIP_STATUS')
}

/** A team that is about to be deleted leaves what it plays and what it would have played; the row of the team is locked. */
export async function leaveChampionships(context: Context, teamId: string): Promise<void> {
  await leaveAll(context, await findPlayedRegistrations(context.db, teamId), 'O time foi excluído.')
}

/** The player's account is being erased. */
export async function leaveOwnChampionships(
  context: SystemContext,
  { userId }: DomainEvent<'account.erased'>,
): Promise<void> {
  await leaveAll(context, await findOwnPlayed(context.db, userId), 'A conta do jogador foi excluída.')
}

async function leaveAll(
  context: SystemContext & Partial<Pick<Context, 'actor'>>,
  entries: readonly { id: string; championship_id: string }[],
  reason: string,
): Promise<void> {
  for (const { id, championship_id: championshipId } of entries) {
    await lockChampionship(context.db, championshipId)
    const row = await findChampionship(context.db, { id: championshipId })
    const registration = await findRegistration(context.db, championshipId, id)
    if (row === null || registration === null) continue
    if (row.status === 'REGISTRATION' || row.status === 'CHECK_IN')
      await leave(context, row, registration, { to: 'WITHDRAWN', reason: null })
    else if (row.status === 'ONGOING' && registration.status === 'CONFIRMED')
      await withdrawWhilePlaying(context, { row, registration, reason })
  }
}
