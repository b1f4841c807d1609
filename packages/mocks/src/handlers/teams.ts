import { defaultTeamColors } from '@convoca/sdk/rules'
import { seedGames, seedMatches } from '@convoca/fixtures'
import type { Input } from '@convoca/sdk'
import { toGame, toPublicTeam, toTeamDetail, toTeamListItem } from '../mappers.ts'
import type { MockDatabase, TeamRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findTeam } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requireMember } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'listAllGames'
  | 'listTeams'
  | 'searchMyTeams'
  | 'searchTeams'
  | 'createTeam'
  | 'readTeam'
  | 'readPublicTeam'
  | 'readPublicTeamById'
  | 'readTeamStats'

type TeamSearch = Pick<Input<'searchTeams'>, 'search' | 'gameId' | 'entityId' | 'isRecruiting'>

/** The teams that a search finds, by name; with an `entityId` those of this player. */
function searchTeamRecords({ teams }: MockDatabase, input: TeamSearch): TeamRecord[] {
  const { search, gameId, isRecruiting, entityId } = input
  const found = teams.filter(
    (team) =>
      matchesSearch(search, team.name, team.tag) &&
      (gameId ?? team.gameId) === team.gameId &&
      (isRecruiting ?? team.isRecruiting) === team.isRecruiting &&
      (entityId === undefined || team.members.some(({ userId }) => userId === entityId)),
  )
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

export const teamHandlers: Handlers<Ids> = {
  listAllGames: () =>
    seedGames.map(({ id }) => toGame(id)).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  listTeams(context) {
    const { database, input } = context
    const user = requireUser(context)
    const found = searchTeamRecords(database, input)
    return toPage(
      found.map((team) => toTeamListItem(database, team, user)),
      input,
    )
  },
  searchMyTeams(context) {
    const { database, input } = context
    const user = requireUser(context)
    const found = searchTeamRecords(database, { ...input, entityId: input.entityId ?? user.id })
    return toPage(
      found.map((team) => toTeamListItem(database, team, user)),
      input,
    )
  },
  searchTeams({ database, input }) {
    const items = searchTeamRecords(database, input).map((team) => {
      const { id, entity, files } = toPublicTeam(database, team)
      return { id, entity, files }
    })
    return toPage(items, input)
  },
  createTeam(context) {
    const { database, input } = context
    const user = requireUser(context)
    const createdAt = database.now()
    const tag = input.body.teamTag.toUpperCase()
    const colors = defaultTeamColors(tag)
    const member = { id: database.nextId('member'), userId: user.id, joinedAt: createdAt }
    const team: TeamRecord = {
      id: database.nextId('team'),
      name: input.body.name,
      tag,
      description: input.body.description,
      gameId: input.body.game_id,
      primaryColor: colors.primary,
      secondaryColor: colors.secondary,
      isRecruiting: false,
      showMembers: true,
      wins: 0,
      losses: 0,
      createdAt,
      members: [{ ...member, role: 'OWNER', roster: 'STARTER' }],
      pictures: [],
    }
    database.teams.push(team)
    return toTeamDetail(database, team, 'OWNER')
  },
  readTeam(context) {
    const { database, team, own } = requireMember(context)
    return toTeamDetail(database, team, own.role)
  },
  readPublicTeam({ database, input }) {
    const team = database.teams.find(({ tag }) => tag === input.teamTag.toUpperCase())
    if (!team) throw new MockProblem('TEAM_NOT_FOUND')
    return toPublicTeam(database, team)
  },
  readPublicTeamById: ({ database, input }) => toPublicTeam(database, findTeam(database, input.id)),
  readTeamStats({ database, input }) {
    const { id, wins, losses } = findTeam(database, input.id)
    const matches = seedMatches.find(({ teamId }) => teamId === id)
    return {
      upcomingMatches: matches?.upcoming ?? [],
      previusMatches: matches?.played ?? [],
      teamResults: { wins, losses },
    }
  },
}
