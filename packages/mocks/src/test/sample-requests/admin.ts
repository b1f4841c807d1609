import { mockAdmin } from '../../support-tables.ts'
import { fixtureId, seedPlayers } from '@convoca/fixtures'
import type { SampleRequests } from './samples.ts'

export const admin = {
  listTicketQueue: { as: mockAdmin, query: '?queue=OPEN' },
  readQueuedTicket: { as: mockAdmin, params: { id: fixtureId('ticket', 1) } },
  answerTicket: {
    as: mockAdmin,
    params: { id: fixtureId('ticket', 1) },
    body: { text: 'Qual navegador?' },
  },
  takeTicket: { as: mockAdmin, params: { id: fixtureId('ticket', 1) } },
  closeQueuedTicket: { as: mockAdmin, params: { id: fixtureId('ticket', 1) } },
  listReports: { as: mockAdmin, query: '?status=OPEN' },
  decideReport: {
    as: mockAdmin,
    params: { id: fixtureId('report', 0) },
    body: { status: 'RESOLVED', note: null },
  },
  listUsers: { as: mockAdmin, query: '?search=ana' },
  warnUser: { as: mockAdmin, params: { id: seedPlayers[9]?.id }, body: { reason: 'Ofensas no chat.' } },
  suspendUser: {
    as: mockAdmin,
    params: { id: seedPlayers[9]?.id },
    body: { reason: 'Ofensas no chat.', ends_at: '2026-12-01T00:00:00.000Z' },
  },
  restoreUser: {
    as: mockAdmin,
    params: { id: seedPlayers[9]?.id },
    arrange: ({ suspensions }) =>
      suspensions.set(seedPlayers[9]?.id ?? '', {
        reason: 'Ofensas no chat.',
        ends_at: '2026-12-01T00:00:00.000Z',
      }),
  },
  addGame: { as: mockAdmin, body: { name: 'Bocha Arena', icon: null } },
  listStaffBadges: { as: mockAdmin },
  createBadge: {
    as: mockAdmin,
    body: { name: 'Jogo limpo', description: 'Uma temporada sem punições.', icon: null },
  },
  updateBadge: {
    as: mockAdmin,
    params: { id: fixtureId('badge', 1000) },
    body: { name: 'Voz da torcida', description: 'Nunca falta à live.', is_retired: true },
  },
  listBadgeHolders: { as: mockAdmin, params: { id: fixtureId('badge', 1000) } },
  awardBadge: { as: mockAdmin, params: { id: fixtureId('badge', 1000), userId: seedPlayers[9]?.id } },
  takeBadge: { as: mockAdmin, params: { id: fixtureId('badge', 1000), userId: seedPlayers[3]?.id } },
  listAuditLog: { as: mockAdmin, query: '?action=TICKET_ANSWERED' },
} satisfies SampleRequests
