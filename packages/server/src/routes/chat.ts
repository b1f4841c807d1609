import {
  listConversationImages,
  prepareAttachment,
  readAttachment,
  uploadAttachment,
} from '../domains/chat/attachments.ts'
import { blockUser, listBlockedUsers, unblockUser } from '../domains/blocks/service.ts'
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
  listConversations: ({ context, query }) => listConversations(context, query),
  createConversation: ({ context, body }) => createConversation(context, body),
  updateConversation: ({ context, path, body }) => updateConversation(context, path.id, body),
  updateConversationPicture: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareConversationPicture(context, path.id, body.base64)
      return (request) => updateConversationPicture(request.context, request.path.id, picture)
    },
  },
  deleteConversationPicture: ({ context, path }) => updateConversationPicture(context, path.id, null),
  addConversationMember: ({ context, path }) =>
    addConversationMember(context, path.id, path.userId.toLowerCase()),
  removeConversationMember: ({ context, path }) =>
    removeConversationMember(context, path.id, path.userId.toLowerCase()),
  transferConversation: ({ context, path, body }) =>
    transferConversation(context, path.id, body.userId.toLowerCase()),
  readConversation: ({ context, path }) => readConversation(context, path.id),
  markConversationRead: ({ context, path, body }) => markConversationRead(context, path.id, body.sequence),
  muteConversation: ({ context, path, body }) => muteConversation(context, path.id, body.until),
  answerMessageRequest: ({ context, path, body }) => answerMessageRequest(context, path.id, body.isAccepted),
  leaveConversation: ({ context, path }) => leaveConversation(context, path.id),
  listMessages: ({ context, path, query }) => listMessages(context, path.id, query),
  sendMessage: ({ context, path, body }) => sendMessage(context, path.id, body),
  editMessage: ({ context, path, body }) => editMessage(context, path.id, body),
  deleteMessage: ({ context, path }) => deleteMessage(context, path.id),
  uploadAttachment: {
    prepare: async ({ context, path, body }) => {
      const prepared = await prepareAttachment(context, path.id, body)
      return (request) => uploadAttachment(request.context, request.path.id, prepared)
    },
  },
  listConversationImages: ({ context, path, query }) => listConversationImages(context, path.id, query),
  readAttachment: ({ context, path }) => readAttachment(context, path.id),
  reportMessage: ({ context, path, body }) => reportMessage(context, path.id, body),
  reportConversation: ({ context, path, body }) => reportConversation(context, path.id, body),
  listPinnedMessages: ({ context, path }) => listPinnedMessages(context, path.id),
  pinMessage: ({ context, path }) => pinMessage(context, path.id),
  unpinMessage: ({ context, path }) => unpinMessage(context, path.id),
  searchMessages: ({ context, query }) => searchMessages(context, query),
  addReaction: ({ context, path }) => addReaction(context, path.id, path.emoji),
  removeReaction: ({ context, path }) => removeReaction(context, path.id, path.emoji),
  listBlockedUsers: ({ context }) => listBlockedUsers(context),
  blockUser: ({ context, path }) => blockUser(context, path.userId),
  unblockUser: ({ context, path }) => unblockUser(context, path.userId),
} satisfies Partial<Handlers>
