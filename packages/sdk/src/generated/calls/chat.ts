// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListConversationsParams,
  CreateConversationParams,
  ReadConversationParams,
  UpdateConversationParams,
  UpdateConversationPictureParams,
  DeleteConversationPictureParams,
  AddConversationMemberParams,
  RemoveConversationMemberParams,
  TransferConversationParams,
  ListPinnedMessagesParams,
  ListMessagesParams,
  SendMessageParams,
  MarkConversationReadParams,
  ListConversationImagesParams,
  UploadAttachmentParams,
  MuteConversationParams,
  AnswerMessageRequestParams,
  LeaveConversationParams,
  ReportConversationParams,
  ReadAttachmentParams,
  SearchMessagesParams,
  DeleteMessageParams,
  EditMessageParams,
  AddReactionParams,
  RemoveReactionParams,
  PinMessageParams,
  UnpinMessageParams,
  ReportMessageParams,
  ListBlockedUsersParams,
  BlockUserParams,
  UnblockUserParams,
} from '../inputs.ts'
import type {
  Attachment,
  AttachmentContent,
  Conversation,
  ConversationImages,
  ConversationPage,
  Message,
  MessagePage,
  User,
} from '../models.ts'

/**
 * Lists the user's conversations.
 *
 * Sorted by the latest message, newest first.
 *
 * `GET /chat/conversations`
 */
export const listConversations: (convoca: Convoca, input?: ListConversationsParams, options?: CallOptions) => ConvocaPromise<ConversationPage> = /* @__PURE__ */ operation('listConversations', 'GET', '/chat/conversations', 'search? cursor? filter? limit?')

/**
 * Starts a conversation.
 *
 * The conversation is with one user, whose existing conversation is returned, or with several.
 *
 * `POST /chat/conversations`
 */
export const createConversation: (convoca: Convoca, input: CreateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('createConversation', 'POST', '/chat/conversations', 'body', { idempotencyKey: true })

/**
 * Reads a conversation.
 *
 * Only its participants may call this.
 *
 * `GET /chat/conversations/{id}`
 */
export const readConversation: (convoca: Convoca, input: ReadConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('readConversation', 'GET', '/chat/conversations/{id}')

/**
 * Renames a group.
 *
 * Only its owner may call this; the group of a team has the team's name.
 *
 * `PATCH /chat/conversations/{id}`
 */
export const updateConversation: (convoca: Convoca, input: UpdateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('updateConversation', 'PATCH', '/chat/conversations/{id}', 'body')

/**
 * Changes the picture of a group.
 *
 * Only its owner may call this. The picture is cropped to a square, and has an address as the logos of teams do.
 *
 * `PUT /chat/conversations/{id}/picture`
 */
export const updateConversationPicture: (convoca: Convoca, input: UpdateConversationPictureParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('updateConversationPicture', 'PUT', '/chat/conversations/{id}/picture', 'body')

/**
 * Removes the picture of a group.
 *
 * Only its owner may call this.
 *
 * `DELETE /chat/conversations/{id}/picture`
 */
export const deleteConversationPicture: (convoca: Convoca, input: DeleteConversationPictureParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('deleteConversationPicture', 'DELETE', '/chat/conversations/{id}/picture')

/**
 * Adds a user to a group.
 *
 * Only its owner may call this, up to 64 people; a call for somebody who is in the group changes nothing. The user must accept messages of the owner, and minors are only in groups with people of their teams. What was written before counts as read. Those who had left the group are not put back: they get a message request, which they accept or decline (`answerMessageRequest`). Whoever declines is not asked again for 7 days.
 *
 * `PUT /chat/conversations/{id}/members/{userId}`
 */
export const addConversationMember: (convoca: Convoca, input: AddConversationMemberParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('addConversationMember', 'PUT', '/chat/conversations/{id}/members/{userId}')

/**
 * Removes a user from a group.
 *
 * Only its owner may call this; the owner leaves by `leaveConversation`.
 *
 * `DELETE /chat/conversations/{id}/members/{userId}`
 */
export const removeConversationMember: (convoca: Convoca, input: RemoveConversationMemberParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('removeConversationMember', 'DELETE', '/chat/conversations/{id}/members/{userId}')

/**
 * Hands a group over to another participant.
 *
 * Only its owner may call this. A group whose owner leaves goes to the participant who has been in it for longest.
 *
 * `PUT /chat/conversations/{id}/owner`
 */
export const transferConversation: (convoca: Convoca, input: TransferConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('transferConversation', 'PUT', '/chat/conversations/{id}/owner', 'body')

/**
 * Lists the pinned messages of a conversation.
 *
 * The latest pinned first.
 *
 * `GET /chat/conversations/{id}/pins`
 */
export const listPinnedMessages: (convoca: Convoca, input: ListPinnedMessagesParams, options?: CallOptions) => ConvocaPromise<Message[]> = /* @__PURE__ */ operation('listPinnedMessages', 'GET', '/chat/conversations/{id}/pins')

/**
 * Lists messages, newest first.
 *
 * `after` answers the messages that a client missed while disconnected, the oldest first. `changedAfter` answers what was sent, edited, deleted or reacted to since, in the order of the changes, each message once and as it is now.
 *
 * `GET /chat/conversations/{id}/messages`
 */
export const listMessages: (convoca: Convoca, input: ListMessagesParams, options?: CallOptions) => ConvocaPromise<MessagePage> = /* @__PURE__ */ operation('listMessages', 'GET', '/chat/conversations/{id}/messages', 'cursor? after? changedAfter? around? limit?')

/**
 * Sends a message.
 *
 * Idempotent by the client's id: a message sent twice is stored once.
 *
 * `POST /chat/conversations/{id}/messages`
 */
export const sendMessage: (convoca: Convoca, input: SendMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('sendMessage', 'POST', '/chat/conversations/{id}/messages', 'body')

/**
 * Marks a conversation as read up to a message.
 *
 * The position never moves backwards.
 *
 * `PUT /chat/conversations/{id}/read`
 */
export const markConversationRead: (convoca: Convoca, input: MarkConversationReadParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('markConversationRead', 'PUT', '/chat/conversations/{id}/read', 'body', { responseKind: 'none' })

/**
 * Lists the messages of a conversation that have pictures.
 *
 * Newest first, of the whole conversation.
 *
 * `GET /chat/conversations/{id}/attachments`
 */
export const listConversationImages: (convoca: Convoca, input: ListConversationImagesParams, options?: CallOptions) => ConvocaPromise<ConversationImages> = /* @__PURE__ */ operation('listConversationImages', 'GET', '/chat/conversations/{id}/attachments', 'cursor? limit?')

/**
 * Uploads a picture or voice note for a message.
 *
 * Pictures up to 5 MB, re-encoded without metadata; voice notes of 60 s and 2 MB at most, in Opus as WebM or Ogg. Both stay
 * private: only the participants of the conversation may read them (`readAttachment`). The caller sends one with a
 * message of this conversation within 24 hours, or it is removed.
 *
 * `POST /chat/conversations/{id}/attachments`
 */
export const uploadAttachment: (convoca: Convoca, input: UploadAttachmentParams, options?: CallOptions) => ConvocaPromise<Attachment> = /* @__PURE__ */ operation('uploadAttachment', 'POST', '/chat/conversations/{id}/attachments', 'body', { idempotencyKey: true })

/**
 * Mutes or unmutes a conversation.
 *
 * Only the caller's own view of the conversation changes.
 *
 * `PUT /chat/conversations/{id}/mute`
 */
export const muteConversation: (convoca: Convoca, input: MuteConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('muteConversation', 'PUT', '/chat/conversations/{id}/mute', 'body')

/**
 * Answers a message request.
 *
 * A conversation begun by a user of no common team is a request until the other one accepts it or writes. Until then a stranger writes at most
 * 20 messages, and does not see the presence of the other one. A declined one is hidden from the caller, without the stranger being told.
 * A group that the caller had left, and is added to again, is a request as well; declined, the caller is not in it.
 *
 * `PUT /chat/conversations/{id}/request`
 */
export const answerMessageRequest: (convoca: Convoca, input: AnswerMessageRequestParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('answerMessageRequest', 'PUT', '/chat/conversations/{id}/request', 'body', { responseKind: 'none' })

/**
 * Leaves a group.
 *
 * The group of a team can only be left by leaving the team. A group whose owner leaves goes to the participant who has been in it
 * for longest.
 *
 * `POST /chat/conversations/{id}/leave`
 */
export const leaveConversation: (convoca: Convoca, input: LeaveConversationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('leaveConversation', 'POST', '/chat/conversations/{id}/leave', '', { responseKind: 'none' })

/**
 * Reports a conversation.
 *
 * Sends a report to the platform's staff, with what was written last, as it is now. A second report by the same user while the
 * first is open changes nothing.
 *
 * `POST /chat/conversations/{id}/report`
 */
export const reportConversation: (convoca: Convoca, input: ReportConversationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('reportConversation', 'POST', '/chat/conversations/{id}/report', 'body', { responseKind: 'none', idempotencyKey: true })

/**
 * Reads a picture or voice note.
 *
 * Only the participants of its conversation may call this, and only the uploader as long as it is not sent. It is deleted together with its message.
 *
 * `GET /chat/attachments/{id}`
 */
export const readAttachment: (convoca: Convoca, input: ReadAttachmentParams, options?: CallOptions) => ConvocaPromise<AttachmentContent> = /* @__PURE__ */ operation('readAttachment', 'GET', '/chat/attachments/{id}')

/**
 * Searches the caller's messages.
 *
 * Messages of one or all conversations of the caller that have all of the words, in any of their forms, whatever the accents and case, newest first. The last word may be the beginning of one.
 *
 * `GET /chat/messages`
 */
export const searchMessages: (convoca: Convoca, input: SearchMessagesParams, options?: CallOptions) => ConvocaPromise<MessagePage> = /* @__PURE__ */ operation('searchMessages', 'GET', '/chat/messages', 'search conversationId? cursor? limit?')

/**
 * Deletes a message.
 *
 * The caller's own within 15 minutes; the message stays in the list without its content. The owner of a group, and owner and
 * managers of the team in that of a team, delete anybody's at any time.
 *
 * `DELETE /chat/messages/{id}`
 */
export const deleteMessage: (convoca: Convoca, input: DeleteMessageParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteMessage', 'DELETE', '/chat/messages/{id}', '', { responseKind: 'none' })

/**
 * Edits a message of the caller.
 *
 * A message can be edited within 15 minutes. If it is in a group, members whom it did not mention before are notified.
 *
 * `PATCH /chat/messages/{id}`
 */
export const editMessage: (convoca: Convoca, input: EditMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('editMessage', 'PATCH', '/chat/messages/{id}', 'body')

/**
 * Reacts to a message.
 *
 * A user reacts with an emoji once.
 *
 * `PUT /chat/messages/{id}/reactions/{emoji}`
 */
export const addReaction: (convoca: Convoca, input: AddReactionParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('addReaction', 'PUT', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Removes a reaction.
 *
 * Only the caller's own.
 *
 * `DELETE /chat/messages/{id}/reactions/{emoji}`
 */
export const removeReaction: (convoca: Convoca, input: RemoveReactionParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('removeReaction', 'DELETE', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Pins a message.
 *
 * Up to 50 in a conversation. In the group of a team its owner and managers pin, elsewhere everybody.
 *
 * `PUT /chat/messages/{id}/pin`
 */
export const pinMessage: (convoca: Convoca, input: PinMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('pinMessage', 'PUT', '/chat/messages/{id}/pin')

/**
 * Unpins a message.
 *
 * All who may pin messages may call this.
 *
 * `DELETE /chat/messages/{id}/pin`
 */
export const unpinMessage: (convoca: Convoca, input: UnpinMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('unpinMessage', 'DELETE', '/chat/messages/{id}/pin')

/**
 * Reports a message.
 *
 * Sends a report to the platform's staff, with the message and what was written around it as they are now. Own messages
 * cannot be reported. A second report by the same user while the first is open changes nothing.
 *
 * `POST /chat/messages/{id}/report`
 */
export const reportMessage: (convoca: Convoca, input: ReportMessageParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('reportMessage', 'POST', '/chat/messages/{id}/report', 'body', { responseKind: 'none', idempotencyKey: true })

/**
 * Lists the users blocked by the caller.
 *
 * The list is private.
 *
 * `GET /chat/blocks`
 */
export const listBlockedUsers: (convoca: Convoca, input?: ListBlockedUsersParams, options?: CallOptions) => ConvocaPromise<User[]> = /* @__PURE__ */ operation('listBlockedUsers', 'GET', '/chat/blocks')

/**
 * Blocks a user.
 *
 * Neither user can send messages to the other.
 *
 * `PUT /chat/blocks/{userId}`
 */
export const blockUser: (convoca: Convoca, input: BlockUserParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('blockUser', 'PUT', '/chat/blocks/{userId}', '', { responseKind: 'none' })

/**
 * Unblocks a user.
 *
 * Removes the caller’s block.
 *
 * `DELETE /chat/blocks/{userId}`
 */
export const unblockUser: (convoca: Convoca, input: UnblockUserParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unblockUser', 'DELETE', '/chat/blocks/{userId}', '', { responseKind: 'none' })
