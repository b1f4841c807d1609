import { findProfanity } from '@convoca/sdk/text'
import { seedGames } from '../fixtures/index.ts'
import { MockProblem } from '../problem.ts'
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

export function checkTeam(
  { teams }: World,
  body: { name: string; teamTag: string; description: string; game_id: string },
) {
  gameShape(body.game_id)
  for (const path of ['name', 'teamTag', 'description'] as const) {
    if (findProfanity(body[path]) === null) continue
    const field = { path, code: 'PROFANITY', message: `${path} is inappropriate` } as const
    throw new MockProblem(400, 'PROFANITY', [field])
  }
  const taken = (key: 'name' | 'tag', text: string) =>
    teams.some((team) => team[key].toLowerCase() === text.toLowerCase())
  if (taken('name', body.name)) throw new MockProblem(409, 'TEAM_NAME_TAKEN')
  if (taken('tag', body.teamTag)) throw new MockProblem(409, 'TEAM_TAG_TAKEN')
}

function inTeam(team: WorldTeam, userId: string) {
  const member = team.members.find((one) => one.userId === userId)
  // Absent or not visible to you is the same answer (product §2).
  if (!member) throw new MockProblem(404, 'TEAM_NOT_FOUND')
  return member
}

export const teamHandlers: Handlers<TeamIds> = {
  listTeams(context) {
    const { input, world } = context
    const user = signedIn(context)
    const found = world.teams.filter(
      (team) =>
        matches(input.search, team.name, team.tag) &&
        (input.gameId === undefined || team.gameId === input.gameId) &&
        (input.entityId === undefined || team.members.some((member) => member.userId === input.entityId)),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    if (input.order === 'desc') sorted.reverse()
    return pageOf(
      sorted.map((team) => teamListItem(world, team, user)),
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
    const team = teamOf(context.world, context.input.id)
    return teamDetail(context.world, team, inTeam(team, signedIn(context).id).role)
  },
  listTeamMembers(context) {
    const team = teamOf(context.world, context.input.id)
    inTeam(team, signedIn(context).id)
    return team.members.map((member) => memberShape(context.world, member))
  },
  readPublicTeam({ input, world }) {
    const team = world.teams.find((one) => one.tag === input.teamTag.toUpperCase())
    if (!team) throw new MockProblem(404, 'TEAM_NOT_FOUND')
    return publicTeam(world, team)
  },
}
