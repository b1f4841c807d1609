import type { Input } from '@convoca/sdk'
import { isStaffNick, sessionLifetime } from '@convoca/contract/rules'
import { findProfanity, isCpf, foldText, toAsciiEmail } from '@convoca/sdk/text'
import { toGame, toOwnProfile, toPlayerGames, toPlayerOption, toPublicProfile } from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser, isPending } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requirePermission, type CallerContext } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'
import { finishLogin } from './ways-in.ts'

const equalsIgnoreCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

interface Registration {
  nick: string
  email: string
  cpf: string
  name: string
}

/** The rules of a new account. */
export function validateRegistration({ users }: MockDatabase, body: Registration): void {
  if (!isCpf(body.cpf)) {
    throw invalid('cpf', 'INVALID_VALUE', 'is invalid')
  }
  if (findProfanity(`${body.name} ${body.nick}`) !== null) throw new MockProblem('PROFANITY')
  if (isStaffNick(body.nick) || users.some((user) => equalsIgnoreCase(user.nick, body.nick)))
    throw new MockProblem('NICK_TAKEN')
  if (users.some((user) => isSameEmail(user.email, body.email))) throw new MockProblem('EMAIL_TAKEN')
  if (users.some((user) => user.cpf === body.cpf)) throw new MockProblem('CPF_TAKEN')
}

const isSameEmail = (one: string, other: string) =>
  equalsIgnoreCase(toAsciiEmail(one) ?? one, toAsciiEmail(other) ?? other)

type AuthIds = 'register' | 'login' | 'logout' | 'listSessions' | 'endSession' | 'endOtherSessions'
type UserIds = 'readMyProfile' | 'readPublicProfile' | 'searchPlayers'

export const authHandlers: Handlers<AuthIds> = {
  register({ input: { body }, database }) {
    validateRegistration(database, body)
    const id = database.nextId('player')
    database.users.push({ ...body, id, about: '', color: '#7c3aed', pictures: [] })
    return { id, nick: body.nick, name: body.name }
  },
  login(context) {
    const { database } = context
    const { body } = context.input
    const user = database.users.find(
      (one) => isSameEmail(one.email, body.email) && one.password === body.password,
    )
    if (!user) throw new MockProblem('INVALID_CREDENTIALS')
    const suspension = database.suspensions.get(user.id)
    if (suspension) throw new MockProblem('ACCOUNT_SUSPENDED', [], undefined, suspension)
    return finishLogin(context, user)
  },
  logout({ database, token }) {
    database.sessions = database.sessions.filter((session) => session.token !== token)
    return undefined
  },
  listSessions(context) {
    const user = requireUser(context)
    const own = context.database.sessions.filter((session) => session.userId === user.id)
    return own.map((session) => ({
      id: session.id,
      device: 'Chrome no Windows',
      network: '203.0.113.0/24',
      current: session.token === context.token,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: new Date(Date.parse(session.at) + sessionLifetime).toISOString(),
    }))
  },
  endOtherSessions(context) {
    const { database, token } = context
    const user = requireUser(context)
    database.sessions = database.sessions.filter(
      (session) => session.userId !== user.id || session.token === token,
    )
    return undefined
  },
  endSession(context) {
    const { database, input } = context
    const user = requireUser(context)
    const found = database.sessions.find(({ id, userId }) => id === input.id && userId === user.id)
    if (!found) throw new MockProblem('SESSION_NOT_FOUND')
    database.sessions = database.sessions.filter((session) => session !== found)
    return undefined
  },
}

/** Members, invitees and applicants of the team: a search for players to invite leaves them out. */
function findKnownUsers({ database, user }: CallerContext, teamId: string | undefined): ReadonlySet<string> {
  if (teamId === undefined) return new Set()
  const { team } = requirePermission({ database, user, input: { id: teamId } }, 'invite')
  const open = database.invitations.filter((one) => one.teamId === team.id && isPending(one))
  return new Set([...team.members, ...open].map((one) => one.userId))
}

type GameFilter = Pick<Input<'searchPlayers'>, 'gameId' | 'position' | 'rank' | 'free'>

function findGames(database: MockDatabase, userId: string, { gameId, position, rank }: GameFilter) {
  const games = database.playerGames.get(userId)?.games ?? []
  return games.filter(
    (one) =>
      (gameId === undefined || one.game_id === gameId) &&
      (position === undefined || one.positions.some((each) => foldText(each) === foldText(position))) &&
      matchesSearch(rank, one.rank ?? ''),
  )
}

function matchesGames(database: MockDatabase, userId: string, filter: GameFilter): boolean {
  const { gameId, position, rank, free } = filter
  if (free === true && database.playerGames.get(userId)?.looking_for_team !== true) return false
  const isFiltered = [gameId, position, rank].some((part) => part !== undefined)
  return !isFiltered || findGames(database, userId, filter).length > 0
}

function toSearchedGame(database: MockDatabase, user: UserRecord, filter: GameFilter) {
  const [first] = findGames(database, user.id, filter)
  const { looking_for_team } = toPlayerGames(database, user)
  if (first === undefined) return { looking_for_team, game: null }
  const { game_id, rank, positions } = first
  return { looking_for_team, game: { name: toGame(game_id).name, rank, positions } }
}

export const userHandlers: Handlers<UserIds> = {
  readMyProfile: (context) => toOwnProfile(context.database, requireUser(context)),
  readPublicProfile({ input, database }) {
    const user = database.users.find((one) => equalsIgnoreCase(one.nick, input.nickname))
    const formerId = database.formerNicks.get(input.nickname.toLowerCase())
    return toPublicProfile(database, user ?? findUser(database, formerId ?? ''))
  },
  searchPlayers(context) {
    const { input, database } = context
    const known = findKnownUsers(context, input.entityId)
    const found = database.users.filter(
      (user) =>
        !known.has(user.id) &&
        matchesSearch(input.search, user.name, user.nick) &&
        matchesGames(database, user.id, input),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    if (input.order === 'desc') sorted.reverse()
    return toPage(
      sorted.map((user) => ({ ...toPlayerOption(user), ...toSearchedGame(database, user, input) })),
      input,
    )
  },
}
