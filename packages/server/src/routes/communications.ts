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
    return listCommunications(context, path.id, request)
  },
  listGlobalCommunications: async ({ context, path, query }) => {
    const { page = 1, limit = 10, messageType } = query
    const request = { page, limit, messageType, isGlobal: true }
    return listCommunications(context, path.id, request)
  },
  listPrivateCommunications: async ({ context, path, query }) => {
    const { page = 1, limit = 10 } = query
    const request = { page, limit, between: path.otherUserId }
    return listCommunications(context, path.id, request)
  },
  countUnreadCommunications: ({ context, path }) => countUnreadCommunications(context, path.id),
  listUnreadCommunicationsOf: ({ context, path }) =>
    listUnreadCommunicationsOf(context, path.id, path.senderId),
  readCommunication: ({ context, path }) => readCommunication(context, targetOf(path)),
  createCommunication: ({ context, path, body }) => createCommunication(context, path.id, body),
  updateCommunication: ({ context, path, body }) => updateCommunication(context, targetOf(path), body),
  deleteCommunication: ({ context, path }) => deleteCommunication(context, targetOf(path)),
  markCommunicationRead: ({ context, path }) => markCommunicationRead(context, targetOf(path)),
} satisfies Partial<Handlers>
