import { id, type SampleRequests } from './samples.ts'
import { seedPlayers, fixtureId } from '@convoca/fixtures'

const communication = {
  title: 'Treino adiado',
  body: 'Passou para sábado.',
  messageType: 'WARNING',
  isGlobal: true,
  recipientId: null,
}

export const communications = {
  listCommunications: { params: { id }, query: '?page=1&limit=4&messageType=PRIVATE&isGlobal=false' },
  createCommunication: { params: { id }, body: communication },
  listGlobalCommunications: { params: { id } },
  countUnreadCommunications: { params: { id } },
  listUnreadCommunicationsOf: { params: { id, senderId: seedPlayers[7]?.id } },
  listPrivateCommunications: { params: { id, otherUserId: seedPlayers[7]?.id } },
  readCommunication: { params: { id, cid: fixtureId('communication', 0) } },
  updateCommunication: { params: { id, cid: fixtureId('communication', 0) }, body: communication },
  deleteCommunication: { params: { id, cid: fixtureId('communication', 0) } },
  markCommunicationRead: { params: { id, cid: fixtureId('communication', 1) } },
} satisfies SampleRequests
