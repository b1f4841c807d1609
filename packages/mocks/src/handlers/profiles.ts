import type { Schemas } from '@convoca/sdk'
import { isStaffNick } from '@convoca/contract/rules'
import { seedBadges, seedMatches } from '@convoca/fixtures'
import { findProfanity, foldText } from '@convoca/sdk/text'
import {
  toGame,
  toOwnProfile,
  toPlayerGames,
  toPlayerOption,
  toProfileTeams,
  toPublicProfile,
  toTeamListItem,
} from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser } from '../queries.ts'
import { startsWord } from '../search.ts'
import { findById, requireIdentity, requireOwnAccount } from './access.ts'
import { findAwardedBadges } from './badges.ts'
import { requireUser, type Handlers } from './handler.ts'
import { toRatings } from './ratings.ts'

type Ids =
  | 'readPublicUser'
  | 'listPlayersByName'
  | 'updateProfile'
  | 'deleteAccount'
  | 'restoreAccount'
  | 'exportAccount'
  | 'requestEmailChange'
  | 'sendIdentityCode'
  | 'requestAccountArchive'
  | 'readAccountArchive'
  | 'downloadAccountArchive'
  | 'listUserTeams'
  | 'readPreferences'
  | 'updatePreferences'
  | 'createEquipment'
  | 'updateEquipment'
  | 'deleteEquipment'
  | 'listEquipment'
  | 'listRecommendations'
  | 'updatePlayerGames'
  | 'readPlayerRecord'

/** Days during which an erasure can be undone (docs/product.md#accounts). */
const erasureDelayDays = 7
/** Shortest text that players are searched by (docs/product.md#players). */
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

const isFree = (database: MockDatabase, userId: string) =>
  database.playerGames.get(userId)?.looking_for_team === true

function toRecord(database: MockDatabase, user: UserRecord): Schemas['PlayerRecord'] {
  const teams = database.teams.filter((team) => team.members.some((member) => member.userId === user.id))
  const matches = teams.flatMap(({ id, name, tag }) => {
    const played = seedMatches.find(({ teamId }) => teamId === id)?.played ?? []
    return played.map((match) => ({
      ...match,
      team: { name, team_tag: tag },
      points_change: match.championship === null ? null : match.result === 'WIN' ? 19 : -12,
    }))
  })
  const sum = (result: 'wins' | 'losses') => teams.reduce((total, team) => total + team[result], 0)
  const badges = seedBadges.filter(({ teamId }) => teams.some(({ id }) => id === teamId))
  return {
    wins: sum('wins'),
    losses: sum('losses'),
    matches: matches.toSorted((a, b) => (a.played_at < b.played_at ? 1 : -1)).slice(0, 20),
    badges: [...findAwardedBadges(database, user.id), ...badges.map(({ teamId: _, ...badge }) => badge)],
    ...toRatings(database, user),
  }
}

/** Ready at the second look. */
const archives: Handlers<'requestAccountArchive' | 'readAccountArchive' | 'downloadAccountArchive'> = {
  requestAccountArchive(context) {
    const user = requireOwnAccount(context)
    const archive = { status: 'PENDING', requested_at: context.database.now(), expires_at: null } as const
    context.database.archives.set(user.id, archive)
    return archive
  },
  readAccountArchive(context) {
    const user = requireOwnAccount(context)
    const found = context.database.archives.get(user.id)
    if (!found) return { status: 'NONE', requested_at: null, expires_at: null }
    const week = 7 * 24 * 60 * 60_000
    const expires_at = new Date(Date.parse(found.requested_at ?? '') + week).toISOString()
    context.database.archives.set(user.id, { ...found, status: 'READY', expires_at })
    return found
  },
  downloadAccountArchive(context) {
    const user = requireOwnAccount(context)
    if (!context.database.archives.has(user.id)) throw new MockProblem('NOT_FOUND')
    // An archive without files.
    return new Blob([new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)])], {
      type: 'application/zip',
    })
  },
}

const accounts: Handlers<
  | 'updateProfile'
  | 'deleteAccount'
  | 'restoreAccount'
  | 'exportAccount'
  | 'requestEmailChange'
  | 'sendIdentityCode'
> = {
  updateProfile(context) {
    const { database, input } = context
    const user = requireOwnAccount(context)
    const { nick, cpf, name, about } = input.body
    const others = database.users.filter((other) => other !== user)
    if (findProfanity(`${name} ${nick} ${about ?? ''}`) !== null) throw new MockProblem('PROFANITY')
    if (isStaffNick(nick) || others.some((other) => other.nick.toLowerCase() === nick.toLowerCase()))
      throw new MockProblem('NICK_TAKEN')
    if (others.some((other) => other.cpf === cpf)) throw new MockProblem('CPF_TAKEN')
    if (input.body.id !== user.id) throw invalid('id', 'INVALID_VALUE', 'must be the one of the address')
    if (nick.toLowerCase() !== user.nick.toLowerCase())
      database.formerNicks.set(user.nick.toLowerCase(), user.id)
    Object.assign(user, input.body)
    return toOwnProfile(database, user)
  },
  deleteAccount(context) {
    const { database } = context
    const user = requireOwnAccount(context)
    requireIdentity(context.database, user, context.input.body)
    const owns = database.teams.some((team) =>
      team.members.some((member) => member.userId === user.id && member.role === 'OWNER'),
    )
    if (owns) throw new MockProblem('OWNS_TEAMS')
    if (database.erasures.has(user.id)) throw new MockProblem('ERASURE_PENDING')
    const erase_at = new Date(Date.parse(database.now()) + erasureDelayDays * 24 * 60 * 60_000).toISOString()
    database.erasures.set(user.id, erase_at)
    return { erase_at }
  },
  sendIdentityCode(context) {
    requireOwnAccount(context)
    return undefined
  },
  requestEmailChange(context) {
    const user = requireOwnAccount(context)
    requireIdentity(context.database, user, context.input.body)
    return undefined
  },
  restoreAccount(context) {
    if (!context.database.erasures.delete(requireOwnAccount(context).id))
      throw new MockProblem('USER_NOT_FOUND')
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
  ...archives,
  ...equipment,
  readPublicUser: ({ input, database }) => toPublicProfile(database, findUser(database, input.id)),
  listPlayersByName({ input, database }) {
    const name = input.name.trim()
    if (name.length < minSearchLength)
      throw invalid('name', 'TOO_SHORT', `must have at least ${minSearchLength} characters`)
    const found = database.users.filter(
      (user) => startsWord(name, user.name) || foldText(user.nick).startsWith(foldText(name)),
    )
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
  updatePlayerGames(context) {
    const { database, input } = context
    const user = requireOwnAccount(context)
    const ids = input.body.games.map(({ game_id }) => toGame(game_id).id)
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
    if (twice >= 0) throw invalid(`games.${twice}.game_id`, 'INVALID_VALUE', 'must be another game')
    database.playerGames.set(user.id, input.body)
    return toPlayerGames(database, user)
  },
  readPlayerRecord: ({ input, database }) => toRecord(database, findUser(database, input.id)),
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
    const found = players.slice(0, 8).map(toPlayerOption)
    const recruiting = teams.slice(0, 6).map((team) => toTeamListItem(database, team, viewer))
    return {
      players: found,
      teams: recruiting,
      list: [
        ...found.map((player) => ({
          kind: 'PLAYER' as const,
          reasons: isFree(database, player.id)
            ? (['FREE_TO_JOIN', 'SAME_GAME'] as const)
            : (['SAME_GAME'] as const),
          player,
        })),
        ...recruiting.map((team) => ({
          kind: 'TEAM' as const,
          reasons: ['SAME_GAME', 'RECRUITING'] as const,
          team,
        })),
      ].map((one) => ({ ...one, reasons: [...one.reasons] })),
    }
  },
}
