import type { Schemas } from '@convoca/sdk'
import { findProfanity } from '@convoca/sdk/text'
import { toOwnProfile, toPlayerOption, toProfileTeams, toPublicProfile, toTeamListItem } from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findUser } from '../queries.ts'
import { matchesSearch } from '../search.ts'
import { findById, requireOwnAccount } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'readPublicUser'
  | 'listPlayersByName'
  | 'updateProfile'
  | 'deleteAccount'
  | 'restoreAccount'
  | 'exportAccount'
  | 'listUserTeams'
  | 'readPreferences'
  | 'updatePreferences'
  | 'createEquipment'
  | 'updateEquipment'
  | 'deleteEquipment'
  | 'listEquipment'
  | 'listRecommendations'

/** Days during which an erasure can be undone (product §3). */
const erasureDelayDays = 7
/** Shortest text that players are searched by (part 1 §5). */
const minSearchLength = 4

const defaultPreferences: Schemas['Preferences'] = {
  notifications: [],
  theme: 'dark',
  visibility: 'PUBLIC',
  chat: 'EVERYBODY',
}

function findOwnEquipment(database: MockDatabase, user: UserRecord, setupId: string) {
  const own = database.equipment.filter((piece) => piece.userId === user.id)
  return findById(own, setupId)
}

function toEquipment({ id, type, brand, model, description, photo }: Schemas['Equipment']) {
  return { id, type, brand, model, description, photo }
}

function toExportSections(database: MockDatabase, user: UserRecord): Schemas['AccountExport']['sections'] {
  const own = (list: readonly { userId: string }[]) =>
    list.filter((one) => one.userId === user.id).map((one) => ({ ...one }))
  return [
    {
      name: 'sessions',
      records: database.sessions.filter(({ userId }) => userId === user.id).map(({ id, at }) => ({ id, at })),
    },
    { name: 'notifications', records: own(database.notifications) },
    { name: 'invitations', records: own(database.invitations) },
    {
      name: 'messages',
      records: database.messages.filter(({ senderId }) => senderId === user.id).map((one) => ({ ...one })),
    },
  ]
}

const accounts: Handlers<'updateProfile' | 'deleteAccount' | 'restoreAccount' | 'exportAccount'> = {
  updateProfile(context) {
    const { database, input } = context
    const user = requireOwnAccount(context)
    const { nick, cpf, name, about } = input.body
    const others = database.users.filter((other) => other !== user)
    if (findProfanity(`${name} ${nick} ${about ?? ''}`) !== null) throw new MockProblem('PROFANITY')
    if (others.some((other) => other.nick.toLowerCase() === nick.toLowerCase()))
      throw new MockProblem('NICK_TAKEN')
    if (others.some((other) => other.cpf === cpf)) throw new MockProblem('CPF_TAKEN')
    Object.assign(user, input.body)
    return toOwnProfile(database, user)
  },
  deleteAccount(context) {
    const { database } = context
    const user = requireOwnAccount(context)
    if (context.input.body.password !== user.password) throw new MockProblem('WRONG_PASSWORD')
    const owns = database.teams.some((team) =>
      team.members.some((member) => member.userId === user.id && member.role === 'OWNER'),
    )
    if (owns) throw new MockProblem('OWNS_TEAMS')
    if (database.erasures.has(user.id)) throw new MockProblem('ERASURE_PENDING')
    const erase_at = new Date(Date.parse(database.now()) + erasureDelayDays * 24 * 60 * 60_000).toISOString()
    database.erasures.set(user.id, erase_at)
    return { erase_at }
  },
  restoreAccount(context) {
    if (!context.database.erasures.delete(requireOwnAccount(context).id)) throw new MockProblem('NOT_FOUND')
    return undefined
  },
  exportAccount(context) {
    const { database } = context
    const user = requireOwnAccount(context)
    return {
      exported_at: database.now(),
      profile: toOwnProfile(database, user),
      sections: toExportSections(database, user),
    }
  },
}

const equipment: Handlers<'createEquipment' | 'updateEquipment' | 'deleteEquipment' | 'listEquipment'> = {
  createEquipment(context) {
    const { database } = context
    const user = requireOwnAccount(context)
    const id = database.nextId('equipment')
    const piece = { ...context.input.body, id, userId: user.id, photo: null }
    database.equipment.push(piece)
    return toEquipment(piece)
  },
  updateEquipment(context) {
    const piece = findOwnEquipment(context.database, requireOwnAccount(context), context.input.setupId)
    return toEquipment(Object.assign(piece, context.input.body))
  },
  deleteEquipment(context) {
    const { database } = context
    const piece = findOwnEquipment(database, requireOwnAccount(context), context.input.setupId)
    database.equipment = database.equipment.filter((one) => one !== piece)
    return undefined
  },
  listEquipment({ input, database }) {
    const { id } = findUser(database, input.id)
    return database.equipment.filter((piece) => piece.userId === id).map(toEquipment)
  },
}

export const profileHandlers: Handlers<Ids> = {
  ...accounts,
  ...equipment,
  readPublicUser: ({ input, database }) => toPublicProfile(database, findUser(database, input.id)),
  listPlayersByName({ input, database }) {
    const name = input.name ?? ''
    if (name.trim().length < minSearchLength) return []
    const found = database.users.filter((user) => matchesSearch(name, user.name, user.nick))
    return found.slice(0, 20).map(toPlayerOption)
  },
  listUserTeams(context) {
    const { database } = context
    const viewer = requireUser(context)
    const user = findUser(database, context.input.id)
    const shown = new Set(database.teams.filter((team) => team.showMembers).map((team) => team.id))
    return toProfileTeams(database, user).filter((team) => user.id === viewer.id || shown.has(team.id))
  },
  readPreferences: (context) =>
    context.database.preferences.get(requireOwnAccount(context).id) ?? defaultPreferences,
  updatePreferences(context) {
    context.database.preferences.set(requireOwnAccount(context).id, context.input.body)
    return context.input.body
  },
  listRecommendations(context) {
    const { database } = context
    const viewer = requireUser(context)
    const own = database.teams.filter((team) => team.members.some((member) => member.userId === viewer.id))
    const games = new Set(own.map((team) => team.gameId))
    const teams = database.teams.filter(
      (team) => team.isRecruiting && games.has(team.gameId) && !own.includes(team),
    )
    const known = new Set(own.flatMap((team) => team.members.map((member) => member.userId)))
    const players = database.users.filter((user) => user.id !== viewer.id && !known.has(user.id))
    return {
      players: players.slice(0, 8).map(toPlayerOption),
      teams: teams.slice(0, 6).map((team) => toTeamListItem(database, team, viewer)),
    }
  },
}
