import type { GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { listPublicAchievements } from '../achievements/service.ts'
import { listActiveSponsors } from '../sponsors/service.ts'
import { type TeamRow, findFormerTeam, findTeam, listMembers } from '../teams/queries.ts'
import { listBadges, listPlayedMatches, listUpcomingMatches } from './repository.ts'
import { toTeamGame, toPublicFields, toOutsideMember } from '../teams/mappers.ts'

async function requireTeam(db: Db, key: { id: string } | { tag: string }): Promise<TeamRow> {
  const row = await findTeam(db, key, null)
  if (row === null) throw new DomainError('TEAM_NOT_FOUND')
  return row
}

async function findVisibleMembers(db: Db, row: TeamRow): Promise<Schemas['TeamMemberList']> {
  const members = row.show_team_members ? await listMembers(db, row.id) : []
  return members.map(toOutsideMember)
}

async function toPublicTeam(db: Db, row: TeamRow): Promise<Schemas['PublicTeam']> {
  return {
    id: row.id,
    team_tag: row.team_tag,
    entity: toPublicFields(row),
    files: row.files,
    members: await findVisibleMembers(db, row),
    game: toTeamGame(row),
    sponsors: await listActiveSponsors({ db }, row.id),
    achievements: await listPublicAchievements({ db }, row.id),
  }
}

/** The team that has the tag, or had it last. */
async function requireTeamByTag(db: Db, tag: string): Promise<TeamRow> {
  const row = await findTeam(db, { tag }, null)
  if (row !== null) return row
  const formerTeamId = await findFormerTeam(db, tag)
  if (formerTeamId === null) throw new DomainError('TEAM_DELETED')
  if (formerTeamId === undefined) throw new DomainError('TEAM_NOT_FOUND')
  return requireTeam(db, { id: formerTeamId })
}

export async function readPublicTeam({ db }: GuestContext, teamTag: string): Promise<Schemas['PublicTeam']> {
  return toPublicTeam(db, await requireTeamByTag(db, teamTag.toUpperCase()))
}

export async function readPublicTeamById(
  { db }: GuestContext,
  teamId: string,
): Promise<Schemas['PublicTeam']> {
  return toPublicTeam(db, await requireTeam(db, { id: teamId }))
}

/** Empty where the team hides its members. */
export async function listPublicTeamMembers(
  { db }: GuestContext,
  teamId: string,
): Promise<Schemas['TeamMemberList']> {
  return findVisibleMembers(db, await requireTeam(db, { id: teamId }))
}

export async function readTeamStats(
  { db, now }: GuestContext,
  teamId: string,
): Promise<Schemas['TeamStats']> {
  const { wins, losses } = await requireTeam(db, { id: teamId })
  return {
    upcomingMatches: await listUpcomingMatches(db, teamId, now()),
    previusMatches: await listPlayedMatches(db, teamId),
    teamResults: { wins, losses },
  }
}

export async function listTeamBadges({ db }: GuestContext, teamId: string): Promise<Schemas['Badge'][]> {
  const { id } = await requireTeam(db, { id: teamId })
  return listBadges(db, id)
}
