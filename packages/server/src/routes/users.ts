import { downloadArchive, exportAccount, readArchive, requestArchive } from '../domains/archives/service.ts'
import { requestEmailChange } from '../domains/auth/email-change.ts'
import { sendIdentityCode } from '../domains/auth/identity-codes.ts'
import { requireIdentity } from '../domains/auth/identity.ts'
import {
  createEquipment,
  deleteEquipment,
  listEquipment,
  updateEquipment,
} from '../domains/users/equipment.ts'
import { requestErasure, restoreAccount } from '../domains/erasure/service.ts'
import { updatePlayerGames } from '../domains/users/games.ts'
import { requireOwnAccount } from '../domains/users/own-account.ts'
import {
  createPixKey,
  deletePixKey,
  listPixKeys,
  updatePixKey,
  readPixKey,
} from '../domains/users/pix-keys.ts'
import { readPreferences, updatePreferences } from '../domains/users/preferences.ts'
import { listRecommendations } from '../domains/recommendations/service.ts'
import { readMyProfile, readPublicProfile, updateProfile } from '../domains/users/service.ts'
import { readPlayerRecord } from '../domains/player-record/service.ts'
import { listPlayersByName, searchPlayers } from '../domains/player-search/service.ts'
import type { Handlers } from './handler.ts'

export const userHandlers = {
  readMyProfile: ({ context }) => readMyProfile(context),
  readPublicProfile: ({ context, path }) => readPublicProfile(context, { nick: path.nickname }),
  readPublicUser: ({ context, path }) => readPublicProfile(context, { id: path.id }),
  updateProfile: ({ context, path, body }) => updateProfile(context, path.id, body),
  deleteAccount: {
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      await requireIdentity(context, body)
      return (request) => requestErasure(request.context, path.id)
    },
  },
  exportAccount: ({ context, path }) => exportAccount(context, path.id),
  requestAccountArchive: ({ context, path }) => requestArchive(context, path.id),
  readAccountArchive: ({ context, path }) => readArchive(context, path.id),
  downloadAccountArchive: ({ context, path }) => downloadArchive(context, path.id),
  requestEmailChange: {
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      // The limit outlives a request that fails.
      await context.recoveryLimit.count(body.email)
      const { email, ...proof } = body
      await requireIdentity(context, proof)
      return (request) => requestEmailChange(request.context, email)
    },
  },
  sendIdentityCode: async ({ context, path }) => {
    requireOwnAccount(context, path.id)
    await sendIdentityCode(context)
  },
  restoreAccount: ({ context, path }) => restoreAccount(context, path.id),
  listPlayersByName: ({ context, query }) => listPlayersByName(context, query.name),
  searchPlayers: ({ context, query }) => {
    const { search = '', entityId: teamId = null, free: isFree, ...filter } = query
    return searchPlayers(context, { ...filter, search, teamId, isFree })
  },
  updatePlayerGames: ({ context, path, body }) => updatePlayerGames(context, path.id, body),
  readPlayerRecord: ({ context, path }) => readPlayerRecord(context, path.id),
  listEquipment: ({ context, path }) => listEquipment(context, path.id),
  createEquipment: ({ context, path, body }) => createEquipment(context, path.id, body),
  updateEquipment: ({ context, path, body }) => updateEquipment(context, path, body),
  deleteEquipment: ({ context, path }) => deleteEquipment(context, path),
  listPixKeys: ({ context, path }) => listPixKeys(context, path.id),
  revealPixKey: {
    prepare: async ({ context, path, body }) => {
      // A proof is not used up for a key that is not there.
      await readPixKey(context, path)
      await requireIdentity(context, body)
      return (request) => readPixKey(request.context, path)
    },
  },
  createPixKey: ({ context, path, body }) => createPixKey(context, path.id, body),
  updatePixKey: ({ context, path, body }) => updatePixKey(context, path, body),
  deletePixKey: ({ context, path }) => deletePixKey(context, path),
  readPreferences: ({ context, path }) => readPreferences(context, path.id),
  updatePreferences: ({ context, path, body }) => updatePreferences(context, path.id, body),
  listRecommendations: ({ context }) => listRecommendations(context),
} satisfies Partial<Handlers>
