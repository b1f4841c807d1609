import { newId } from '../../../src/database/id.ts'
import { message } from '../chat.ts'
import { type Rows, leaders, members, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const toConversation = ({ conversationId: id }: Scenario) => ({ path: { id } })
const toMessage = ({ messageId: id }: Scenario) => ({ path: { id } })
const toReaction = ({ messageId: id }: Scenario) => ({ path: { id, emoji: '🔥' } })
const toGroup = ({ groupId: id }: Scenario) => ({ path: { id } })
const toGroupMember = ({ groupId: id, groupMemberId: userId }: Scenario) => ({ path: { id, userId } })
const ofGroupOwner = () => signedIn('CONVERSATION_NOT_FOUND', { captain: 200, player: 'FORBIDDEN' })
const inside = (outcome: 200 | 201 | 204) => members(outcome, {}, 'CONVERSATION_NOT_FOUND')

export const chatRows = {
  listConversations: { call: nothing, outcomes: signedIn(200) },
  createConversation: {
    call: ({ candidate }) => ({ body: { userIds: [candidate.id], name: null } }),
    outcomes: signedIn(201),
  },
  readConversation: { call: toConversation, outcomes: inside(200) },
  markConversationRead: {
    call: (scenario) => ({ ...toConversation(scenario), body: { sequence: 1 } }),
    outcomes: inside(204),
  },
  muteConversation: {
    call: (scenario) => ({ ...toConversation(scenario), body: { until: null } }),
    outcomes: inside(200),
  },
  // The captain's group, which the player is in.
  updateConversation: {
    call: (scenario) => ({ ...toGroup(scenario), body: { name: 'Trio de treino' } }),
    outcomes: ofGroupOwner(),
  },
  updateConversationPicture: {
    call: (scenario) => ({ ...toGroup(scenario), body: { base64: scenario.picture } }),
    outcomes: ofGroupOwner(),
  },
  deleteConversationPicture: { call: toGroup, outcomes: ofGroupOwner() },
  addConversationMember: {
    call: ({ groupId: id, candidate }) => ({ path: { id, userId: candidate.id } }),
    outcomes: ofGroupOwner(),
  },
  removeConversationMember: { call: toGroupMember, outcomes: ofGroupOwner() },
  transferConversation: {
    call: ({ groupId: id, groupMemberId: userId }) => ({ path: { id }, body: { userId } }),
    outcomes: ofGroupOwner(),
  },
  // The group has only the captain and the player.
  leaveConversation: {
    call: ({ groupId: id }) => ({ path: { id } }),
    outcomes: signedIn('CONVERSATION_NOT_FOUND', { captain: 204, player: 204 }),
  },
  listMessages: { call: toConversation, outcomes: inside(200) },
  sendMessage: {
    call: (scenario) => ({
      ...toConversation(scenario),
      body: { ...message('Confirmado.'), clientId: newId() },
    }),
    outcomes: inside(201),
  },
  // The captain's own, whatever the role of others.
  editMessage: {
    call: (scenario) => ({ ...toMessage(scenario), body: { content: 'Treino às nove.' } }),
    outcomes: members('FORBIDDEN', { captain: 200 }, 'MESSAGE_NOT_FOUND'),
  },
  // Owner and managers moderate the group of their team.
  deleteMessage: {
    call: toMessage,
    outcomes: members('FORBIDDEN', { captain: 204, owner: 204, manager: 204 }, 'MESSAGE_NOT_FOUND'),
  },
  // Nobody of the team has been asked by a stranger.
  answerMessageRequest: {
    call: (scenario) => ({ ...toConversation(scenario), body: { isAccepted: true } }),
    outcomes: signedIn('CONVERSATION_NOT_FOUND'),
  },
  listPinnedMessages: { call: toConversation, outcomes: inside(200) },
  // Owner and managers moderate the group of their team.
  pinMessage: { call: toMessage, outcomes: leaders(200, {}, 'MESSAGE_NOT_FOUND') },
  unpinMessage: { call: toMessage, outcomes: leaders(200, {}, 'MESSAGE_NOT_FOUND') },
  searchMessages: {
    call: ({ conversationId }) => ({ query: { search: 'treino', conversationId } }),
    outcomes: inside(200),
  },
  uploadAttachment: {
    call: (scenario) => ({
      ...toConversation(scenario),
      body: { kind: 'IMAGE', base64: scenario.picture },
    }),
    outcomes: inside(201),
  },
  listConversationImages: { call: toConversation, outcomes: inside(200) },
  readAttachment: {
    call: ({ chatPictureId: id }) => ({ path: { id } }),
    outcomes: members(200, {}, 'FILE_NOT_FOUND'),
  },
  // Nobody may report a message of their own.
  reportMessage: {
    call: (scenario) => ({ ...toMessage(scenario), body: { reason: 'SPAM', text: null } }),
    outcomes: members(204, { captain: 'VALIDATION_FAILED' }, 'MESSAGE_NOT_FOUND'),
  },
  reportConversation: {
    call: (scenario) => ({ ...toConversation(scenario), body: { reason: 'SPAM', text: null } }),
    outcomes: inside(204),
  },
  addReaction: { call: toReaction, outcomes: members(200, {}, 'MESSAGE_NOT_FOUND') },
  removeReaction: { call: toReaction, outcomes: members(200, {}, 'MESSAGE_NOT_FOUND') },
  listBlockedUsers: { call: nothing, outcomes: signedIn(200) },
  blockUser: {
    call: ({ candidate }) => ({ path: { userId: candidate.id } }),
    outcomes: signedIn(204),
  },
  unblockUser: {
    call: ({ candidate }) => ({ path: { userId: candidate.id } }),
    outcomes: signedIn(204),
  },
} satisfies Rows
