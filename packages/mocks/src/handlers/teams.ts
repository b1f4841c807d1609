import { defaultTeamColors } from '@convoca/contract/rules'
import type { Input, Schemas } from '@convoca/sdk'
import { findProfanity } from '@convoca/sdk/text'
import { seedGames } from '@convoca/fixtures'
import { toGame, toMember, toPublicTeam, toTeamDetail, toTeamListItem } from '../mappers.ts'
import type { MockDatabase, TeamRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findTeam } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requireMember, filterByEntity, type CallerContext } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type GameIds = 'listGames' | 'listAllGames'
type TeamIds = 'listTeams' | 'createTeam' | 'readTeam' | 'listTeamMembers' | 'readPublicTeam'

const allGames = ({ addedGames, gamePictures }: MockDatabase) =>
  [...seedGames.map(({ id }) => toGame(id)), ...addedGames].map((game) => {
    const uploaded = (type: Schemas['FileBusinessType']) =>
      gamePictures.get(game.id)?.find(({ business_type }) => business_type === type)
    const { icon, image = null } = game
    return { ...game, icon: uploaded('GAMES_ICON') ?? icon, image: uploaded('GAMES_IMAGE') ?? image }
  })

export const gameHandlers: Handlers<GameIds> = {
  listGames: ({ database, input }) =>
    toPage(
      allGames(database).filter((game) => matchesSearch(input.search, game.name)),
      input,
    ),
  listAllGames: ({ database }) =>
    allGames(database).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
}

const takenError = (code: 'TEAM_NAME_TAKEN' | 'TEAM_TAG_TAKEN', path: string) =>
  new MockProblem(code, [{ path, code: 'TAKEN', message: `${path} is already in use` }])

export function validateTeam(
  { teams }: MockDatabase,
  body: { name: string; teamTag: string; description: string; game_id: string },
) {
  toGame(body.game_id)
  for (const path of ['name', 'teamTag', 'description'] as const) {
    if (findProfanity(body[path]) === null) continue
    throw invalid(path, 'PROFANITY', 'must be free of offensive words')
  }
  const taken = (key: 'name' | 'tag', text: string) =>
    teams.some((team) => team[key].toLowerCase() === text.toLowerCase())
  if (taken('name', body.name)) throw takenError('TEAM_NAME_TAKEN', 'name')
  if (taken('tag', body.teamTag)) throw takenError('TEAM_TAG_TAKEN', 'teamTag')
}

type TeamSearch = Pick<Input<'searchTeams'>, 'search' | 'gameId' | 'entityId' | 'isRecruiting' | 'order'>

/** The teams that a search finds, by name. */
export function searchTeamRecords(asking: CallerContext, input: TeamSearch): TeamRecord[] {
  const isIncluded = filterByEntity(asking, input.entityId)
  const found = asking.database.teams.filter(
    (team) =>
      isIncluded(team) &&
      matchesSearch(input.search, team.name, team.tag) &&
      (input.gameId ?? team.gameId) === team.gameId &&
      (input.isRecruiting ?? team.isRecruiting) === team.isRecruiting,
  )
  const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  return input.order === 'desc' ? sorted.toReversed() : sorted
}

export const teamHandlers: Handlers<TeamIds> = {
  listTeams(context) {
    const { input, database } = context
    const user = requireUser(context)
    return toPage(
      searchTeamRecords(context, input).map((team) => toTeamListItem(database, team, user)),
      input,
    )
  },
  createTeam(context) {
    const { database } = context
    const { body } = context.input
    const user = requireUser(context)
    validateTeam(database, body)
    const createdAt = database.now()
    const tag = body.teamTag.toUpperCase()
    const colors = defaultTeamColors(tag)
    const member = { id: database.nextId('member'), userId: user.id, joinedAt: createdAt }
    const team: TeamRecord = {
      id: database.nextId('team'),
      name: body.name,
      tag,
      description: body.description,
      gameId: body.game_id,
      primaryColor: colors.primary,
      secondaryColor: colors.secondary,
      isRecruiting: false,
      showMembers: true,
      notificationsEnabled: true,
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
  listTeamMembers(context) {
    const shown = findTeam(context.database, context.input.id)
    const team = shown.showMembers ? shown : requireMember(context).team
    return team.members.map((member) => toMember(context.database, member))
  },
  readPublicTeam({ input, database }) {
    const tag = input.teamTag.toUpperCase()
    const formerId = database.formerTags.get(tag)
    const team =
      database.teams.find((one) => one.tag === tag) ?? database.teams.find(({ id }) => id === formerId)
    if (!team) throw new MockProblem(formerId === undefined ? 'TEAM_NOT_FOUND' : 'TEAM_DELETED')
    return toPublicTeam(database, team)
  },
}
