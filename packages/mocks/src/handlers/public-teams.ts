import { seedBadges, seedMatches } from '@convoca/fixtures'
import { gameShape, memberShape, pageOf, publicTeam, teamOf } from '../shapes.ts'
import type { Handlers } from './handler.ts'
import { foundTeams } from './teams.ts'

type Ids =
  | 'readGame'
  | 'readPublicTeamById'
  | 'listPublicTeamMembers'
  | 'readTeamStats'
  | 'searchTeams'
  | 'listTeamBadges'

export const publicTeamHandlers: Handlers<Ids> = {
  readGame: ({ input }) => gameShape(input.id),
  readPublicTeamById: ({ input, world }) => publicTeam(world, teamOf(world, input.id)),
  listPublicTeamMembers({ input, world }) {
    const team = teamOf(world, input.id)
    return team.showMembers ? team.members.map((member) => memberShape(world, member)) : []
  },
  readTeamStats({ input, world }) {
    const team = teamOf(world, input.id)
    const matchesOf = seedMatches.find((one) => one.teamId === team.id)
    return {
      upcomingMatches: matchesOf?.upcoming ?? [],
      previusMatches: matchesOf?.played ?? [],
      teamResults: { wins: team.wins, losses: team.losses },
    }
  },
  searchTeams(context) {
    const items = foundTeams(context, context.input).map((team) => {
      const { id, entity, files } = publicTeam(context.world, team)
      return { id, entity, files }
    })
    return pageOf(items, context.input)
  },
  listTeamBadges({ input, world }) {
    const team = teamOf(world, input.teamId)
    return seedBadges.filter((badge) => badge.teamId === team.id).map(({ teamId: _, ...badge }) => badge)
  },
}
