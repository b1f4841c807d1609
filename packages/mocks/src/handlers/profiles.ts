import type { Schemas } from '@convoca/sdk'
import { findProfanity } from '@convoca/sdk/text'
import { MockProblem } from '../problem.ts'
import {
  matches,
  ownProfile,
  playerOption,
  profileTeams,
  publicProfile,
  teamListItem,
  userOf,
} from '../shapes.ts'
import type { World, WorldUser } from '../world.ts'
import { oneById, ownAccount } from './access.ts'
import { signedIn, type Handlers } from './handler.ts'

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

/** Days in which an erasure may be undone (product §3). */
const daysToUndo = 7
/** Letters from which on players are searched by name (part 1 §5). */
const shortestName = 4

const usual: Schemas['Preferences'] = {
  notifications: [],
  theme: 'dark',
  visibility: 'PUBLIC',
  chat: 'EVERYBODY',
}

function ownEquipment(world: World, user: WorldUser, setupId: string) {
  const own = world.equipment.filter((piece) => piece.userId === user.id)
  return oneById(own, setupId)
}

function equipmentShape({ id, type, brand, model, description, photo }: Schemas['Equipment']) {
  return { id, type, brand, model, description, photo }
}

function recordsOf(world: World, user: WorldUser): Schemas['AccountExport']['sections'] {
  const own = (list: readonly { userId: string }[]) =>
    list.filter((one) => one.userId === user.id).map((one) => ({ ...one }))
  return [
    {
      name: 'sessions',
      records: world.sessions.filter(({ userId }) => userId === user.id).map(({ id, at }) => ({ id, at })),
    },
    { name: 'notifications', records: own(world.notifications) },
    { name: 'invitations', records: own(world.invitations) },
    {
      name: 'messages',
      records: world.messages.filter(({ senderId }) => senderId === user.id).map((one) => ({ ...one })),
    },
  ]
}

const accounts: Handlers<'updateProfile' | 'deleteAccount' | 'restoreAccount' | 'exportAccount'> = {
  updateProfile(context) {
    const { world, input } = context
    const user = ownAccount(context)
    const { nick, cpf, name, about } = input.body
    const others = world.users.filter((other) => other !== user)
    if (findProfanity(`${name} ${nick} ${about ?? ''}`) !== null) throw new MockProblem(400, 'PROFANITY')
    if (others.some((other) => other.nick.toLowerCase() === nick.toLowerCase()))
      throw new MockProblem(409, 'NICK_TAKEN')
    if (others.some((other) => other.cpf === cpf)) throw new MockProblem(409, 'CPF_TAKEN')
    Object.assign(user, input.body)
    return ownProfile(world, user)
  },
  deleteAccount(context) {
    const { world } = context
    const user = ownAccount(context)
    if (context.input.body.password !== user.password) throw new MockProblem(403, 'WRONG_PASSWORD')
    const owns = world.teams.some((team) =>
      team.members.some((member) => member.userId === user.id && member.role === 'OWNER'),
    )
    if (owns) throw new MockProblem(409, 'OWNS_TEAMS')
    if (world.erasures.has(user.id)) throw new MockProblem(409, 'ERASURE_PENDING')
    const erase_at = new Date(Date.parse(world.now()) + daysToUndo * 24 * 60 * 60_000).toISOString()
    world.erasures.set(user.id, erase_at)
    return { erase_at }
  },
  restoreAccount(context) {
    if (!context.world.erasures.delete(ownAccount(context).id)) throw new MockProblem(404, 'NOT_FOUND')
    return undefined
  },
  exportAccount(context) {
    const { world } = context
    const user = ownAccount(context)
    return {
      exported_at: world.now(),
      profile: ownProfile(world, user),
      sections: recordsOf(world, user),
    }
  },
}

const equipment: Handlers<'createEquipment' | 'updateEquipment' | 'deleteEquipment' | 'listEquipment'> = {
  createEquipment(context) {
    const { world } = context
    const user = ownAccount(context)
    const id = world.nextId('equipment')
    const piece = { ...context.input.body, id, userId: user.id, photo: null }
    world.equipment.push(piece)
    return equipmentShape(piece)
  },
  updateEquipment(context) {
    const piece = ownEquipment(context.world, ownAccount(context), context.input.setupId)
    return equipmentShape(Object.assign(piece, context.input.body))
  },
  deleteEquipment(context) {
    const { world } = context
    const piece = ownEquipment(world, ownAccount(context), context.input.setupId)
    world.equipment = world.equipment.filter((one) => one !== piece)
    return undefined
  },
  listEquipment({ input, world }) {
    const { id } = userOf(world, input.id)
    return world.equipment.filter((piece) => piece.userId === id).map(equipmentShape)
  },
}

export const profileHandlers: Handlers<Ids> = {
  ...accounts,
  ...equipment,
  readPublicUser: ({ input, world }) => publicProfile(world, userOf(world, input.id)),
  listPlayersByName({ input, world }) {
    const name = input.name ?? ''
    if (name.trim().length < shortestName) return []
    const found = world.users.filter((user) => matches(name, user.name, user.nick))
    return found.slice(0, 20).map(playerOption)
  },
  listUserTeams(context) {
    const { world } = context
    const viewer = signedIn(context)
    const user = userOf(world, context.input.id)
    const shown = new Set(world.teams.filter((team) => team.showMembers).map((team) => team.id))
    return profileTeams(world, user).filter((team) => user.id === viewer.id || shown.has(team.id))
  },
  readPreferences: (context) => context.world.preferences.get(ownAccount(context).id) ?? usual,
  updatePreferences(context) {
    context.world.preferences.set(ownAccount(context).id, context.input.body)
    return context.input.body
  },
  listRecommendations(context) {
    const { world } = context
    const viewer = signedIn(context)
    const own = world.teams.filter((team) => team.members.some((member) => member.userId === viewer.id))
    const games = new Set(own.map((team) => team.gameId))
    const teams = world.teams.filter(
      (team) => team.isRecruiting && games.has(team.gameId) && !own.includes(team),
    )
    const known = new Set(own.flatMap((team) => team.members.map((member) => member.userId)))
    const players = world.users.filter((user) => user.id !== viewer.id && !known.has(user.id))
    return {
      players: players.slice(0, 8).map(playerOption),
      teams: teams.slice(0, 6).map((team) => teamListItem(world, team, viewer)),
    }
  },
}
