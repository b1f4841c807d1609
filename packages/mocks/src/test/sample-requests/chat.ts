import { seedPlayers, fixtureId } from '@convoca/fixtures'
import { upload, ana, type SampleRequests } from './samples.ts'
import type { MockDatabase } from '../../mock-database.ts'

/** The first team's group conversation, and Ana's message in it from 14 minutes ago. */
const talk = fixtureId('conversation', 0)
const recentOwn = fixtureId('message', 6)
const message = {
  clientId: '01989d2e-0019-7000-8000-0000000fffff',
  content: 'Bora!',
  attachmentIds: [],
  replyTo: null,
}
const ownGroup = fixtureId('conversation', 201)

/** A group of the caller with one other player. */
function addOwnGroup({ conversations }: MockDatabase): void {
  conversations.push({
    id: ownGroup,
    name: 'Passeio',
    teamId: null,
    userIds: [ana?.id ?? '', seedPlayers[11]?.id ?? ''],
    readUpTo: new Map(),
    mutedUntil: new Map(),
    ownerId: ana?.id ?? '',
    picture: null,
  })
}

export const chat = {
  listConversations: { query: '?filter=groups&limit=5' },
  createConversation: {
    body: { userIds: [seedPlayers[40]?.id, seedPlayers[41]?.id], name: 'Torneio de sábado' },
  },
  readConversation: { params: { id: talk } },
  listMessages: { params: { id: talk }, query: '?after=2&limit=3' },
  sendMessage: { params: { id: talk }, body: message },
  markConversationRead: { params: { id: talk }, body: { sequence: 8 } },
  uploadAttachment: { params: { id: talk }, body: { kind: 'IMAGE', base64: upload.base64 } },
  listConversationImages: { params: { id: talk }, query: '?limit=6' },
  readAttachment: {
    params: { id: fixtureId('attachment', 0) },
    arrange: ({ attachments, attachmentBytes }) => {
      const attachmentId = fixtureId('attachment', 0)
      const size = { width: 800, height: 600, seconds: null }
      attachments.set(attachmentId, {
        id: attachmentId,
        kind: 'IMAGE',
        url: `/chat/attachments/${attachmentId}`,
        ...size,
      })
      attachmentBytes.set(attachmentId, upload.base64)
    },
  },
  muteConversation: { params: { id: talk }, body: { until: '2026-12-01T00:00:00.000Z' } },
  leaveConversation: {
    params: { id: fixtureId('conversation', 200) },
    arrange: (database) =>
      database.conversations.push({
        id: fixtureId('conversation', 200),
        name: 'Passeio',
        teamId: null,
        userIds: [ana?.id ?? ''],
        readUpTo: new Map(),
        mutedUntil: new Map(),
        ownerId: ana?.id ?? '',
        picture: null,
      }),
  },
  answerMessageRequest: {
    params: { id: ownGroup },
    body: { isAccepted: true },
    arrange: (database) => {
      addOwnGroup(database)
      const added = database.conversations.at(-1)
      if (added) added.requestedOf = ana?.id
    },
  },
  updateConversation: { params: { id: ownGroup }, body: { name: 'Passeio de sábado' }, arrange: addOwnGroup },
  updateConversationPicture: {
    params: { id: ownGroup },
    body: { base64: upload.base64 },
    arrange: addOwnGroup,
  },
  deleteConversationPicture: { params: { id: ownGroup }, arrange: addOwnGroup },
  addConversationMember: {
    params: { id: ownGroup, userId: seedPlayers[12]?.id ?? '' },
    arrange: addOwnGroup,
  },
  removeConversationMember: {
    params: { id: ownGroup, userId: seedPlayers[11]?.id ?? '' },
    arrange: addOwnGroup,
  },
  transferConversation: {
    params: { id: ownGroup },
    body: { userId: seedPlayers[11]?.id },
    arrange: addOwnGroup,
  },
  listPinnedMessages: { params: { id: talk } },
  pinMessage: { params: { id: recentOwn } },
  unpinMessage: { params: { id: recentOwn } },
  searchMessages: { query: '?search=treino&limit=5' },
  deleteMessage: { params: { id: recentOwn } },
  editMessage: { params: { id: recentOwn }, body: { content: 'Mandei!' } },
  addReaction: { params: { id: recentOwn, emoji: '👏' } },
  removeReaction: { params: { id: recentOwn, emoji: '🔥' } },
  reportMessage: { params: { id: fixtureId('message', 1) }, body: { reason: 'SPAM', text: null } },
  reportConversation: { params: { id: talk }, body: { reason: 'SPAM', text: null } },
  listBlockedUsers: {
    arrange: (database) =>
      database.blocks.push({ userId: ana?.id ?? '', blockedId: seedPlayers[9]?.id ?? '' }),
  },
  blockUser: { params: { userId: seedPlayers[9]?.id } },
  unblockUser: { params: { userId: seedPlayers[9]?.id } },
} satisfies SampleRequests
