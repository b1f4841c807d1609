import { downloadArchive, exportAccount, readArchive, requestArchive } from '../domains/users/archives.ts'
import { requestEmailChange } from '../domains/auth/email-change.ts'
import { sendIdentityCode } from '../domains/auth/identity-codes.ts'
import { requireIdentity } from '../domains/auth/identity.ts'
import {
  createEquipment,
  deleteEquipment,
  listEquipment,
  updateEquipment,
} from '../domains/users/equipment.ts'
import { requestErasure, restoreAccount } from '../domains/users/erasure.ts'
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
import { listRecommendations } from '../domains/users/recommendations.ts'
import {
  listPlayersByName,
  readMyProfile,
  readPlayerRecord,
  readPublicProfile,
  searchPlayers,
  updateProfile,
} from '../domains/users/service.ts'
import type { Handlers } from './handler.ts'

export const userHandlers = {
  readMyProfile: async ({ context }) => ({ status: 200, body: await readMyProfile(context) }),
  readPublicProfile: async ({ context, path }) => ({
    status: 200,
    body: await readPublicProfile(context, { nick: path.nickname }),
  }),
  readPublicUser: async ({ context, path }) => ({
    status: 200,
    body: await readPublicProfile(context, { id: path.id }),
  }),
  updateProfile: async ({ context, path, body }) => ({
    status: 200,
    body: await updateProfile(context, path.id, body),
  }),
  deleteAccount: {
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      await requireIdentity(context, body)
      return async (request) => ({ status: 202, body: await requestErasure(request.context, path.id) })
    },
  },
  exportAccount: async ({ context, path }) => ({ status: 200, body: await exportAccount(context, path.id) }),
  requestAccountArchive: async ({ context, path }) => ({
    status: 202,
    body: await requestArchive(context, path.id),
  }),
  readAccountArchive: async ({ context, path }) => ({
    status: 200,
    body: await readArchive(context, path.id),
  }),
  downloadAccountArchive: async ({ context, path }) => ({
    status: 200,
    body: await downloadArchive(context, path.id),
  }),
  requestEmailChange: {
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      // The limit outlives a request that fails.
      await context.recoveryLimit.count(body.email)
      const { email, ...proof } = body
      await requireIdentity(context, proof)
      return async (request) => {
        await requestEmailChange(request.context, email)
        return { status: 204 }
      }
    },
  },
  sendIdentityCode: async ({ context, path }) => {
    requireOwnAccount(context, path.id)
    await sendIdentityCode(context)
    return { status: 204 }
  },
  restoreAccount: async ({ context, path }) => {
    await restoreAccount(context, path.id)
    return { status: 204 }
  },
  listPlayersByName: async ({ context, query }) => ({
    status: 200,
    body: await listPlayersByName(context, query.name),
  }),
  searchPlayers: async ({ context, query }) => {
    const { search = '', order = 'asc', limit = 80, page = 1, entityId: teamId = null, ...filter } = query
    const { free: isFree = false, ...games } = filter
    const body = await searchPlayers(context, { search, order, limit, page, teamId, isFree, ...games })
    return { status: 200, body }
  },
  updatePlayerGames: async ({ context, path, body }) => ({
    status: 200,
    body: await updatePlayerGames(context, path.id, body),
  }),
  readPlayerRecord: async ({ context, path }) => ({
    status: 200,
    body: await readPlayerRecord(context, path.id),
  }),
  listEquipment: async ({ context, path }) => ({
    status: 200,
    body: await listEquipment(context, path.id),
  }),
  createEquipment: async ({ context, path, body }) => ({
    status: 201,
    body: await createEquipment(context, path.id, body),
  }),
  updateEquipment: async ({ context, path, body }) => ({
    status: 200,
    body: await updateEquipment(context, path, body),
  }),
  deleteEquipment: async ({ context, path }) => {
    await deleteEquipment(context, path)
    return { status: 204 }
  },
  listPixKeys: async ({ context, path }) => ({ status: 200, body: await listPixKeys(context, path.id) }),
  revealPixKey: {
    prepare: async ({ context, path, body }) => {
      // A proof is not used up for a key that is not there.
      await readPixKey(context, path)
      await requireIdentity(context, body)
      return async (request) => ({ status: 200, body: await readPixKey(request.context, path) })
    },
  },
  createPixKey: async ({ context, path, body }) => ({
    status: 201,
    body: await createPixKey(context, path.id, body),
  }),
  updatePixKey: async ({ context, path, body }) => ({
    status: 200,
    body: await updatePixKey(context, path, body),
  }),
  deletePixKey: async ({ context, path }) => {
    await deletePixKey(context, path)
    return { status: 204 }
  },
  readPreferences: async ({ context, path }) => ({
    status: 200,
    body: await readPreferences(context, path.id),
  }),
  updatePreferences: async ({ context, path, body }) => ({
    status: 200,
    body: await updatePreferences(context, path.id, body),
  }),
  listRecommendations: async ({ context }) => ({ status: 200, body: await listRecommendations(context) }),
} satisfies Partial<Handlers>
