import { seedBadges, seedMatches } from '@convoca/fixtures'
import { toGame, toMember, toPublicTeam } from '../mappers.ts'
import { toPage } from '../paging.ts'
import { findTeam } from '../queries.ts'
import type { Handlers } from './handler.ts'
import { searchTeamRecords } from './teams.ts'

type Ids =
  | 'readGame'
  | 'readPublicTeamById'
  | 'listPublicTeamMembers'
  | 'readTeamStats'
  | 'searchTeams'
  | 'listTeamBadges'

export const publicTeamHandlers: Handlers<Ids> = {
  readGame: ({ input }) => toGame(input.id),
  readPublicTeamById: ({ input, database }) => toPublicTeam(database, findTeam(database, input.id)),
  listPublicTeamMembers({ input, database }) {
    const team = findTeam(database, input.id)
    return team.showMembers ? team.members.map((member) => toMember(database, member)) : []
  },
  readTeamStats({ input, database }) {
    const team = findTeam(database, input.id)
    const matchesOf = seedMatches.find((one) => one.teamId === team.id)
    return {
      upcomingMatches: matchesOf?.upcoming ?? [],
      previusMatches: matchesOf?.played ?? [],
      teamResults: { wins: team.wins, losses: team.losses },
    }
  },
  searchTeams(context) {
    const items = searchTeamRecords(context, context.input).map((team) => {
      const { id, entity, files } = toPublicTeam(context.database, team)
      return { id, entity, files }
    })
    return toPage(items, context.input)
  },
  listTeamBadges({ input, database }) {
    const team = findTeam(database, input.teamId)
    return seedBadges.filter((badge) => badge.teamId === team.id).map(({ teamId: _, ...badge }) => badge)
  },
}
