import {
  listConversationImages,
  prepareAttachment,
  readAttachment,
  uploadAttachment,
} from '../domains/chat/attachments.ts'
import { blockUser, listBlockedUsers, unblockUser } from '../domains/chat/blocks.ts'
import {
  addReaction,
  deleteMessage,
  editMessage,
  listMessages,
  removeReaction,
  sendMessage,
} from '../domains/chat/messages.ts'
import {
  addConversationMember,
  prepareConversationPicture,
  removeConversationMember,
  transferConversation,
  updateConversation,
  updateConversationPicture,
} from '../domains/chat/groups.ts'
import { listPinnedMessages, pinMessage, unpinMessage } from '../domains/chat/pins.ts'
import { answerMessageRequest } from '../domains/chat/requests.ts'
import { searchMessages } from '../domains/chat/search.ts'
import { reportConversation, reportMessage } from '../domains/chat/reports.ts'
import {
  createConversation,
  leaveConversation,
  listConversations,
  markConversationRead,
  muteConversation,
  readConversation,
} from '../domains/chat/service.ts'
import type { Handlers } from './handler.ts'

export const chatHandlers = {
  listConversations: async ({ context, query }) => {
    const { search, cursor, filter = 'all', limit = 10 } = query
    return { status: 200, body: await listConversations(context, { search, cursor, filter, limit }) }
  },
  createConversation: async ({ context, body }) => ({
    status: 201,
    body: await createConversation(context, body),
  }),
  updateConversation: async ({ context, path, body }) => ({
    status: 200,
    body: await updateConversation(context, path.id, body),
  }),
  updateConversationPicture: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareConversationPicture(context, path.id, body.base64)
      return async (request) => ({
        status: 200,
        body: await updateConversationPicture(request.context, request.path.id, picture),
      })
    },
  },
  deleteConversationPicture: async ({ context, path }) => ({
    status: 200,
    body: await updateConversationPicture(context, path.id, null),
  }),
  addConversationMember: async ({ context, path }) => ({
    status: 200,
    body: await addConversationMember(context, path.id, path.userId.toLowerCase()),
  }),
  removeConversationMember: async ({ context, path }) => ({
    status: 200,
    body: await removeConversationMember(context, path.id, path.userId.toLowerCase()),
  }),
  transferConversation: async ({ context, path, body }) => ({
    status: 200,
    body: await transferConversation(context, path.id, body.userId.toLowerCase()),
  }),
  readConversation: async ({ context, path }) => ({
    status: 200,
    body: await readConversation(context, path.id),
  }),
  markConversationRead: async ({ context, path, body }) => {
    await markConversationRead(context, path.id, body.sequence)
    return { status: 204 }
  },
  muteConversation: async ({ context, path, body }) => ({
    status: 200,
    body: await muteConversation(context, path.id, body.until),
  }),
  answerMessageRequest: async ({ context, path, body }) => {
    await answerMessageRequest(context, path.id, body.isAccepted)
    return { status: 204 }
  },
  leaveConversation: async ({ context, path }) => {
    await leaveConversation(context, path.id)
    return { status: 204 }
  },
  listMessages: async ({ context, path, query }) => {
    const { limit = 10, ...position } = query
    return { status: 200, body: await listMessages(context, path.id, { limit, ...position }) }
  },
  sendMessage: async ({ context, path, body }) => ({
    status: 201,
    body: await sendMessage(context, path.id, body),
  }),
  editMessage: async ({ context, path, body }) => ({
    status: 200,
    body: await editMessage(context, path.id, body),
  }),
  deleteMessage: async ({ context, path }) => {
    await deleteMessage(context, path.id)
    return { status: 204 }
  },
  uploadAttachment: {
    prepare: async ({ context, path, body }) => {
      const prepared = await prepareAttachment(context, path.id, body)
      return async (request) => ({
        status: 201,
        body: await uploadAttachment(request.context, request.path.id, prepared),
      })
    },
  },
  listConversationImages: async ({ context, path, query }) => {
    const { limit = 10, cursor } = query
    return { status: 200, body: await listConversationImages(context, path.id, { limit, cursor }) }
  },
  readAttachment: async ({ context, path }) => ({
    status: 200,
    body: await readAttachment(context, path.id),
  }),
  reportMessage: async ({ context, path, body }) => {
    await reportMessage(context, path.id, body)
    return { status: 204 }
  },
  reportConversation: async ({ context, path, body }) => {
    await reportConversation(context, path.id, body)
    return { status: 204 }
  },
  listPinnedMessages: async ({ context, path }) => ({
    status: 200,
    body: await listPinnedMessages(context, path.id),
  }),
  pinMessage: async ({ context, path }) => ({ status: 200, body: await pinMessage(context, path.id) }),
  unpinMessage: async ({ context, path }) => ({ status: 200, body: await unpinMessage(context, path.id) }),
  searchMessages: async ({ context, query }) => {
    const { limit = 10, ...search } = query
    return { status: 200, body: await searchMessages(context, { limit, ...search }) }
  },
  addReaction: async ({ context, path }) => ({
    status: 200,
    body: await addReaction(context, path.id, path.emoji),
  }),
  removeReaction: async ({ context, path }) => ({
    status: 200,
    body: await removeReaction(context, path.id, path.emoji),
  }),
  listBlockedUsers: async ({ context }) => ({ status: 200, body: await listBlockedUsers(context) }),
  blockUser: async ({ context, path }) => {
    await blockUser(context, path.userId)
    return { status: 204 }
  },
  unblockUser: async ({ context, path }) => {
    await unblockUser(context, path.userId)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
