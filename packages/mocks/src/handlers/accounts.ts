import { findProfanity, isCpf } from '@convoca/sdk/text'
import { invalid, MockProblem } from '../problem.ts'
import { isOpen, matches, ownProfile, pageOf, playerOption, publicProfile } from '../shapes.ts'
import type { World } from '../world.ts'
import { allowedInTeam, type Asking } from './access.ts'
import { signedIn, type Handlers } from './handler.ts'

const month = 30 * 24 * 60 * 60_000

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

interface Registration {
  nick: string
  email: string
  cpf: string
  name: string
}

function checkRegistration({ users }: World, body: Registration): void {
  if (!isCpf(body.cpf)) {
    throw invalid('cpf', 'INVALID_VALUE', 'is invalid')
  }
  if (findProfanity(`${body.name} ${body.nick}`) !== null) throw new MockProblem(400, 'PROFANITY')
  if (users.some((user) => same(user.nick, body.nick))) throw new MockProblem(409, 'NICK_TAKEN')
  if (users.some((user) => same(user.email, body.email))) throw new MockProblem(409, 'EMAIL_TAKEN')
  if (users.some((user) => user.cpf === body.cpf)) throw new MockProblem(409, 'CPF_TAKEN')
}

type AuthIds = 'register' | 'login' | 'logout' | 'listSessions' | 'endSession'
type UserIds = 'readMyProfile' | 'readPublicProfile' | 'searchPlayers'

export const authHandlers: Handlers<AuthIds> = {
  register({ input: { body }, world }) {
    checkRegistration(world, body)
    const id = world.nextId('player')
    world.users.push({ ...body, id, about: '', color: '#7c3aed', pictures: [] })
    return { id, nick: body.nick, name: body.name }
  },
  login({ input: { body }, world }) {
    const user = world.users.find((one) => same(one.email, body.email) && one.password === body.password)
    if (!user) throw new MockProblem(401, 'INVALID_CREDENTIALS')
    const id = world.nextId('session')
    const token = id.replaceAll('-', '').padEnd(43, '0')
    world.sessions.push({ id, token, userId: user.id, at: world.now() })
    return { token }
  },
  logout({ world, token }) {
    world.sessions = world.sessions.filter((session) => session.token !== token)
    return undefined
  },
  listSessions(context) {
    const user = signedIn(context)
    const own = context.world.sessions.filter((session) => session.userId === user.id)
    return own.map((session) => ({
      id: session.id,
      device: 'Chrome no Windows',
      current: session.token === context.token,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: new Date(Date.parse(session.at) + month).toISOString(),
    }))
  },
  endSession(context) {
    const { world, input } = context
    const user = signedIn(context)
    const found = world.sessions.find(({ id, userId }) => id === input.id && userId === user.id)
    if (!found) throw new MockProblem(404, 'SESSION_NOT_FOUND')
    world.sessions = world.sessions.filter((session) => session !== found)
    return undefined
  },
}

/** Whom the team has, called or heard from: left out of a search by who may invite for it. */
function knownTo({ world, user }: Asking, teamId: string | undefined): ReadonlySet<string> {
  if (teamId === undefined) return new Set()
  const { team } = allowedInTeam({ world, user, input: { id: teamId } }, 'invite')
  const open = world.invitations.filter((one) => one.teamId === team.id && isOpen(one))
  return new Set([...team.members, ...open].map((one) => one.userId))
}

export const userHandlers: Handlers<UserIds> = {
  readMyProfile: (context) => ownProfile(context.world, signedIn(context)),
  readPublicProfile({ input, world }) {
    const user = world.users.find((one) => same(one.nick, input.nickname))
    if (!user) throw new MockProblem(404, 'USER_NOT_FOUND')
    return publicProfile(world, user)
  },
  searchPlayers(context) {
    const { input, world } = context
    const inside = knownTo(context, input.entityId)
    const found = world.users.filter(
      (user) => !inside.has(user.id) && matches(input.search, user.name, user.nick),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    if (input.order === 'desc') sorted.reverse()
    return pageOf(sorted.map(playerOption), input)
  },
}
