import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  countUnreadCommunications,
  createCommunication,
  deleteCommunication,
  listCommunications,
  listUnreadCommunicationsOf,
  markCommunicationRead,
  readCommunication,
  updateCommunication,
} from '../domains/communications/service.ts'

function targetOf({ path }: { path: { id: string; cid: string } }) {
  return { teamId: path.id, cid: path.cid }
}

export const communicationHandlers = {
  listCommunications: async (call) => {
    const { page = 1, limit = 10, ...filter } = call.query
    const request = { page, limit, ...filter }
    return {
      status: 200,
      body: await listCommunications(call.work.db, signedIn(call), call.path.id, request),
    }
  },
  listGlobalCommunications: async (call) => {
    const { page = 1, limit = 10, messageType } = call.query
    const request = { page, limit, messageType, isGlobal: true }
    return {
      status: 200,
      body: await listCommunications(call.work.db, signedIn(call), call.path.id, request),
    }
  },
  listPrivateCommunications: async (call) => {
    const { page = 1, limit = 10 } = call.query
    const request = { page, limit, between: call.path.otherUserId }
    return {
      status: 200,
      body: await listCommunications(call.work.db, signedIn(call), call.path.id, request),
    }
  },
  countUnreadCommunications: async (call) => ({
    status: 200,
    body: await countUnreadCommunications(call.work.db, signedIn(call), call.path.id),
  }),
  listUnreadCommunicationsOf: async (call) => ({
    status: 200,
    body: await listUnreadCommunicationsOf(call.work.db, signedIn(call), call.path.id, call.path.senderId),
  }),
  readCommunication: async (call) => ({
    status: 200,
    body: await readCommunication(call.work.db, signedIn(call), targetOf(call)),
  }),
  createCommunication: async (call) => ({
    status: 201,
    body: await createCommunication(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  updateCommunication: async (call) => ({
    status: 200,
    body: await updateCommunication(call.work, call.services, signedIn(call), targetOf(call), call.body),
  }),
  deleteCommunication: async (call) => {
    await deleteCommunication(call.work, call.services, signedIn(call), targetOf(call))
    return { status: 204 }
  },
  markCommunicationRead: async (call) => ({
    status: 200,
    body: await markCommunicationRead(call.work.db, signedIn(call), targetOf(call)),
  }),
} satisfies Partial<Handlers>
