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
  listCommunications: ({ context, path, query }) => listCommunications(context, path.id, query),
  listGlobalCommunications: ({ context, path, query }) =>
    listCommunications(context, path.id, { ...query, isGlobal: true }),
  listPrivateCommunications: ({ context, path, query }) =>
    listCommunications(context, path.id, { ...query, between: path.otherUserId }),
  countUnreadCommunications: ({ context, path }) => countUnreadCommunications(context, path.id),
  listUnreadCommunicationsOf: ({ context, path }) =>
    listUnreadCommunicationsOf(context, path.id, path.senderId),
  readCommunication: ({ context, path }) => readCommunication(context, targetOf(path)),
  createCommunication: ({ context, path, body }) => createCommunication(context, path.id, body),
  updateCommunication: ({ context, path, body }) => updateCommunication(context, targetOf(path), body),
  deleteCommunication: ({ context, path }) => deleteCommunication(context, targetOf(path)),
  markCommunicationRead: ({ context, path }) => markCommunicationRead(context, targetOf(path)),
} satisfies Partial<Handlers>
