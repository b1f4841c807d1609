import { toOwnProfile, toPlayerOption, toPlayerSearchGame, toPublicProfile } from '../mappers.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findUser, isPending } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { requireMember } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

/** Members, invitees and applicants of the team: a search for players to invite leaves them out. */
function findKnownUsers(context: Context<'searchPlayers'>): ReadonlySet<string> {
  const { database, user, input } = context
  if (input.entityId === undefined) return new Set()
  const { team } = requireMember({ database, user, input: { id: input.entityId } })
  const open = database.invitations.filter(
    (invitation) => invitation.teamId === team.id && isPending(invitation),
  )
  return new Set([...team.members, ...open].map((related) => related.userId))
}

export const accountHandlers: Handlers<'login' | 'readMyProfile' | 'readPublicProfile' | 'searchPlayers'> = {
  login({ database, input: { body } }) {
    const user = database.users.find(
      ({ email, password }) => email === body.email && password === body.password,
    )
    if (!user) throw new MockProblem('INVALID_CREDENTIALS')
    const token = database.nextId('session').replaceAll('-', '').padEnd(43, '0')
    database.sessions.push({ token, userId: user.id })
    return { token }
  },
  readMyProfile: (context) => toOwnProfile(context.database, requireUser(context)),
  readPublicProfile({ database, input }) {
    const nick = input.nickname.toLowerCase()
    const user = database.users.find((stored) => stored.nick.toLowerCase() === nick)
    return toPublicProfile(database, user ?? findUser(database, ''))
  },
  searchPlayers(context) {
    const { database, input } = context
    const known = findKnownUsers(context)
    const found = database.users.filter(
      ({ id, name, nick }) => !known.has(id) && matchesSearch(input.search, name, nick),
    )
    const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    return toPage(
      sorted.map((user) => ({ ...toPlayerOption(user), ...toPlayerSearchGame(user) })),
      input,
    )
  },
}
