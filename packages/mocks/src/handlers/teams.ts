import type { Input } from '@convoca/sdk'
import { findProfanity } from '@convoca/sdk/text'
import { seedGames } from '@convoca/fixtures'
import { invalid, MockProblem } from '../problem.ts'
import {
  gameShape,
  matches,
  memberShape,
  pageOf,
  publicTeam,
  teamDetail,
  teamListItem,
  teamOf,
} from '../shapes.ts'
import type { World, WorldTeam } from '../world.ts'
import { insideTeam, ownOrAll, type Asking } from './access.ts'
import { signedIn, type Handlers } from './handler.ts'

type GameIds = 'listGames' | 'listAllGames'
type TeamIds = 'listTeams' | 'createTeam' | 'readTeam' | 'listTeamMembers' | 'readPublicTeam'

export const gameHandlers: Handlers<GameIds> = {
  listGames: ({ input }) =>
    pageOf(
      seedGames.filter((game) => matches(input.search, game.name)).map((game) => gameShape(game.id)),
      input,
    ),
  listAllGames: () =>
    seedGames.map((game) => gameShape(game.id)).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
}

const takenBy = (code: 'TEAM_NAME_TAKEN' | 'TEAM_TAG_TAKEN', path: string) =>
  new MockProblem(409, code, [{ path, code: 'TAKEN', message: `${path} is already in use` }])

export function checkTeam(
  { teams }: World,
  body: { name: string; teamTag: string; description: string; game_id: string },
) {
  gameShape(body.game_id)
  for (const path of ['name', 'teamTag', 'description'] as const) {
    if (findProfanity(body[path]) === null) continue
    throw invalid(path, 'PROFANITY', 'must be free of offensive words')
  }
  const taken = (key: 'name' | 'tag', text: string) =>
    teams.some((team) => team[key].toLowerCase() === text.toLowerCase())
  if (taken('name', body.name)) throw takenBy('TEAM_NAME_TAKEN', 'name')
  if (taken('tag', body.teamTag)) throw takenBy('TEAM_TAG_TAKEN', 'teamTag')
}

type TeamSearch = Pick<Input<'searchTeams'>, 'search' | 'gameId' | 'entityId' | 'isRecruiting' | 'order'>

/** The teams of a list, by name. */
export function foundTeams(asking: Asking, input: TeamSearch): WorldTeam[] {
  const isAsked = ownOrAll(asking, input.entityId)
  const found = asking.world.teams.filter(
    (team) =>
      isAsked(team) &&
      matches(input.search, team.name, team.tag) &&
      (input.gameId ?? team.gameId) === team.gameId &&
      (input.isRecruiting ?? team.isRecruiting) === team.isRecruiting,
  )
  const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  return input.order === 'desc' ? sorted.toReversed() : sorted
}

export const teamHandlers: Handlers<TeamIds> = {
  listTeams(context) {
    const { input, world } = context
    const user = signedIn(context)
    return pageOf(
      foundTeams(context, input).map((team) => teamListItem(world, team, user)),
      input,
    )
  },
  createTeam(context) {
    const { world } = context
    const { body } = context.input
    const user = signedIn(context)
    checkTeam(world, body)
    const createdAt = world.now()
    const member = { id: world.nextId('member'), userId: user.id, joinedAt: createdAt }
    const team: WorldTeam = {
      id: world.nextId('team'),
      name: body.name,
      tag: body.teamTag.toUpperCase(),
      description: body.description,
      gameId: body.game_id,
      primaryColor: '#7c3aed',
      secondaryColor: '#bdee63',
      isRecruiting: false,
      showMembers: true,
      notificationsEnabled: true,
      wins: 0,
      losses: 0,
      createdAt,
      members: [{ ...member, role: 'OWNER', roster: 'STARTER' }],
      pictures: [],
    }
    world.teams.push(team)
    return teamDetail(world, team, 'OWNER')
  },
  readTeam(context) {
    const { world, team, own } = insideTeam(context)
    return teamDetail(world, team, own.role)
  },
  listTeamMembers(context) {
    const shown = teamOf(context.world, context.input.id)
    const team = shown.showMembers ? shown : insideTeam(context).team
    return team.members.map((member) => memberShape(context.world, member))
  },
  readPublicTeam({ input, world }) {
    const team = world.teams.find((one) => one.tag === input.teamTag.toUpperCase())
    if (!team) throw new MockProblem(404, 'TEAM_NOT_FOUND')
    return publicTeam(world, team)
  },
}
