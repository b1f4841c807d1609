import { hasChampionshipPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { formatOnMoment } from '../../moments.ts'
import { notify } from '../../notifications/service.ts'
import { findTeam } from '../../teams/queries.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { toTeam } from '../mappers.ts'
import { findTeamReasons } from './registration-rules.ts'
import { findTeamStatus } from './registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'
import {
  type InvitationRow,
  findInvitation,
  findInvitations,
  findTeamLeaders,
  insertInvitation,
} from './team-invitations-repository.ts'

const toInvitation = ({
  created_at: createdAt,
  ...team
}: InvitationRow): Schemas['ChampionshipInvitation'] => ({
  team: toTeam(team),
  created_at: createdAt.toISOString(),
})

export async function listChampionshipInvitations(
  context: Context,
  championshipId: string,
): Promise<Schemas['ChampionshipInvitationList']> {
  const { row, role } = await requireVisible(context, { id: championshipId })
  if (!hasChampionshipPermission(role, 'decideRegistrations')) throw new DomainError('FORBIDDEN')
  return (await findInvitations(context.db, row.id)).map(toInvitation)
}

/** Refuses a team that could not register now, however many players it has. */
async function requireInvitable(
  context: Context,
  row: ChampionshipRow,
  team: { id: string; gameId: string },
) {
  const reasons = findTeamReasons(row, {
    now: context.now(),
    gameId: team.gameId,
    status: await findTeamStatus(context.db, row.id, team.id),
    available: row.team_size,
  })
  if (reasons.includes('NOT_OPEN') || reasons.includes('CLOSED')) throw new DomainError('REGISTRATION_CLOSED')
  if (reasons.includes('REJECTED') || reasons.includes('ALREADY_REGISTERED'))
    throw new DomainError('TEAM_ALREADY_REGISTERED')
  if (reasons.includes('FOR_PLAYERS')) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (reasons.includes('OTHER_GAME')) throw invalid('teamId', 'INVALID_VALUE', 'must play this game')
}

/** A team is invited once; repeated, nothing is sent. */
export async function inviteTeam(
  context: Context,
  target: { id: string; teamId: string },
): Promise<Schemas['ChampionshipInvitation']> {
  const { db, actor } = context
  const { row } = await requireChampionshipPermission(context, target.id, 'decideRegistrations')
  const team = await findTeam(db, { id: target.teamId }, null)
  if (team === null) throw new DomainError('TEAM_NOT_FOUND')
  await requireInvitable(context, row, { id: team.id, gameId: team.game_id })
  const invited = { championshipId: row.id, teamId: team.id }
  if (await insertInvitation(db, { ...invited, invitedBy: actor.userId })) {
    const leaders = await findTeamLeaders(db, team.id)
    await notify(
      context,
      leaders
        .filter((userId) => userId !== actor.userId)
        .map((userId) => ({
          userId,
          ...invited,
          // Somebody may lead two teams, and be asked into the roster of one.
          subject: `invited ${row.id} ${team.id}`,
          contextType: 'CHAMPIONSHIP',
          type: 'CHAMPIONSHIP_INVITE',
          title: 'Seu time foi convidado para um campeonato',
          body: `A organização de ${row.name} convida ${team.name}. As inscrições terminam ${formatOnMoment(row.registration_closes_at)}.`,
        })),
    )
  }
  return toInvitation(await findInvitation(db, invited))
}
