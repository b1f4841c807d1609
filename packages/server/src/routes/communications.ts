import type { Handlers } from './handler.ts'
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

function targetOf(path: { id: string; cid: string }) {
  return { teamId: path.id, cid: path.cid }
}

export const communicationHandlers = {
  listCommunications: async ({ context, path, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    const request = { page, limit, ...filter }
    return {
      status: 200,
      body: await listCommunications(context, path.id, request),
    }
  },
  listGlobalCommunications: async ({ context, path, query }) => {
    const { page = 1, limit = 10, messageType } = query
    const request = { page, limit, messageType, isGlobal: true }
    return {
      status: 200,
      body: await listCommunications(context, path.id, request),
    }
  },
  listPrivateCommunications: async ({ context, path, query }) => {
    const { page = 1, limit = 10 } = query
    const request = { page, limit, between: path.otherUserId }
    return {
      status: 200,
      body: await listCommunications(context, path.id, request),
    }
  },
  countUnreadCommunications: async ({ context, path }) => ({
    status: 200,
    body: await countUnreadCommunications(context, path.id),
  }),
  listUnreadCommunicationsOf: async ({ context, path }) => ({
    status: 200,
    body: await listUnreadCommunicationsOf(context, path.id, path.senderId),
  }),
  readCommunication: async ({ context, path }) => ({
    status: 200,
    body: await readCommunication(context, targetOf(path)),
  }),
  createCommunication: async ({ context, path, body }) => ({
    status: 201,
    body: await createCommunication(context, path.id, body),
  }),
  updateCommunication: async ({ context, path, body }) => ({
    status: 200,
    body: await updateCommunication(context, targetOf(path), body),
  }),
  deleteCommunication: async ({ context, path }) => {
    await deleteCommunication(context, targetOf(path))
    return { status: 204 }
  },
  markCommunicationRead: async ({ context, path }) => ({
    status: 200,
    body: await markCommunicationRead(context, targetOf(path)),
  }),
} satisfies Partial<Handlers>
