import { sessionLifetime } from '@convoca/contract/rules'
import { findProfanity, isCpf } from '@convoca/sdk/text'
import { toOwnProfile, toPlayerOption, toPublicProfile } from '../mappers.ts'
import type { MockDatabase } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { isPending } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requirePermission, type CallerContext } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

const equalsIgnoreCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

interface Registration {
  nick: string
  email: string
  cpf: string
  name: string
}

function validateRegistration({ users }: MockDatabase, body: Registration): void {
  if (!isCpf(body.cpf)) {
    throw invalid('cpf', 'INVALID_VALUE', 'is invalid')
  }
  if (findProfanity(`${body.name} ${body.nick}`) !== null) throw new MockProblem('PROFANITY')
  if (users.some((user) => equalsIgnoreCase(user.nick, body.nick))) throw new MockProblem('NICK_TAKEN')
  if (users.some((user) => equalsIgnoreCase(user.email, body.email))) throw new MockProblem('EMAIL_TAKEN')
  if (users.some((user) => user.cpf === body.cpf)) throw new MockProblem('CPF_TAKEN')
}

type AuthIds = 'register' | 'login' | 'logout' | 'listSessions' | 'endSession'
type UserIds = 'readMyProfile' | 'readPublicProfile' | 'searchPlayers'

export const authHandlers: Handlers<AuthIds> = {
  register({ input: { body }, database }) {
    validateRegistration(database, body)
    const id = database.nextId('player')
    database.users.push({ ...body, id, about: '', color: '#7c3aed', pictures: [] })
    return { id, nick: body.nick, name: body.name }
  },
  login({ input: { body }, database }) {
    const user = database.users.find(
      (one) => equalsIgnoreCase(one.email, body.email) && one.password === body.password,
    )
    if (!user) throw new MockProblem('INVALID_CREDENTIALS')
    const id = database.nextId('session')
    const token = id.replaceAll('-', '').padEnd(43, '0')
    database.sessions.push({ id, token, userId: user.id, at: database.now() })
    return { token }
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
      current: session.token === context.token,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: new Date(Date.parse(session.at) + sessionLifetime).toISOString(),
    }))
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

export const userHandlers: Handlers<UserIds> = {
  readMyProfile: (context) => toOwnProfile(context.database, requireUser(context)),
  readPublicProfile({ input, database }) {
    const user = database.users.find((one) => equalsIgnoreCase(one.nick, input.nickname))
    if (!user) throw new MockProblem('USER_NOT_FOUND')
    return toPublicProfile(database, user)
  },
  searchPlayers(context) {
    const { input, database } = context
    const known = findKnownUsers(context, input.entityId)
    const found = database.users.filter(
      (user) => !known.has(user.id) && matchesSearch(input.search, user.name, user.nick),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    if (input.order === 'desc') sorted.reverse()
    return toPage(sorted.map(toPlayerOption), input)
  },
}
