import { seedBadges, seedMatches } from '../fixtures/index.ts'
import { gameShape, matches, memberShape, pageOf, publicTeam, teamOf } from '../shapes.ts'
import type { Handlers } from './handler.ts'

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
  searchTeams({ input, world }) {
    const found = world.teams.filter(
      (team) =>
        matches(input.search, team.name, team.tag) &&
        (input.gameId === undefined || team.gameId === input.gameId) &&
        (input.isRecruiting === undefined || team.isRecruiting === input.isRecruiting),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    if (input.order === 'desc') sorted.reverse()
    const items = sorted.map((team) => {
      const { id, entity, files } = publicTeam(world, team)
      return { id, entity, files }
    })
    return pageOf(items, input)
  },
  listTeamBadges({ input, world }) {
    const team = teamOf(world, input.teamId)
    return seedBadges.filter((badge) => badge.teamId === team.id).map(({ teamId: _, ...badge }) => badge)
  },
}
