import { type Rows, adminOnly, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const toTicket = ({ ticketId }: Scenario) => ({ path: { id: ticketId } })
const toReport = ({ reportId }: Scenario) => ({ path: { id: reportId } })
/** Somebody of no other row. */
const toCandidate = ({ candidate }: Scenario) => ({ path: { id: candidate.id } })

/** The owner's ticket: to all others it does not exist, the staff included, who have operations of their own. */
const ofItsAuthor = (outcome: 200 | 201) => signedIn('NOT_FOUND', { owner: outcome })

export const supportRows = {
  listTickets: { call: nothing, outcomes: signedIn(200) },
  createTicket: {
    call: () => ({ body: { category: 'BUG', text: 'A agenda não abre.', picture: null } }),
    outcomes: signedIn(201),
  },
  readTicket: { call: toTicket, outcomes: ofItsAuthor(200) },
  replyToTicket: {
    call: (scenario) => ({ ...toTicket(scenario), body: { text: 'Continua igual.', picture: null } }),
    outcomes: ofItsAuthor(201),
  },
  closeTicket: { call: toTicket, outcomes: ofItsAuthor(200) },
  reopenTicket: { call: toTicket, outcomes: ofItsAuthor(200) },
  readTicketAttachment: {
    call: (scenario) => ({ path: { id: scenario.attachmentId } }),
    outcomes: signedIn('NOT_FOUND', { owner: 200, admin: 200 }),
  },
  createReport: {
    call: (scenario) => ({
      body: { target_type: 'TEAM', target_id: scenario.teamId, reason: 'SPAM', text: null },
    }),
    outcomes: signedIn(204),
  },
} satisfies Rows

export const adminRows = {
  listTicketQueue: { call: () => ({ query: { queue: 'OPEN' } }), outcomes: adminOnly(200) },
  readQueuedTicket: { call: toTicket, outcomes: adminOnly(200) },
  answerTicket: {
    call: (scenario) => ({ ...toTicket(scenario), body: { text: 'Já está liberado.' } }),
    outcomes: adminOnly(201),
  },
  takeTicket: { call: toTicket, outcomes: adminOnly(200) },
  closeQueuedTicket: { call: toTicket, outcomes: adminOnly(200) },
  listReports: { call: nothing, outcomes: adminOnly(200) },
  decideReport: {
    call: (scenario) => ({ ...toReport(scenario), body: { status: 'RESOLVED', note: null } }),
    outcomes: adminOnly(200),
  },
  listUsers: { call: nothing, outcomes: adminOnly(200) },
  warnUser: {
    call: (scenario) => ({ ...toCandidate(scenario), body: { reason: 'Ofensas em comunicados.' } }),
    outcomes: adminOnly(200),
  },
  suspendUser: {
    call: (scenario) => ({
      ...toCandidate(scenario),
      body: {
        reason: 'Ofensas em comunicados.',
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
    }),
    outcomes: adminOnly(200),
  },
  restoreUser: {
    call: (scenario) => ({ path: { id: scenario.suspended.id } }),
    outcomes: adminOnly(200),
  },
  addGame: {
    call: ({ picture }) => ({ body: { name: 'Jogo da equipe', icon: picture } }),
    outcomes: adminOnly(201),
  },
  listStaffBadges: { call: nothing, outcomes: adminOnly(200) },
  createBadge: {
    call: ({ picture }) => ({
      body: { name: 'Voz da torcida', description: 'Nunca falta à live.', icon: picture },
    }),
    outcomes: adminOnly(201),
  },
  updateBadge: {
    call: ({ badgeId }) => ({
      path: { id: badgeId },
      body: { name: 'Jogo limpo', description: 'Duas temporadas sem punições.', is_retired: true },
    }),
    outcomes: adminOnly(200),
  },
  listBadgeHolders: { call: ({ badgeId }) => ({ path: { id: badgeId } }), outcomes: adminOnly(200) },
  awardBadge: {
    call: ({ badgeId, candidate }) => ({ path: { id: badgeId, userId: candidate.id } }),
    outcomes: adminOnly(200),
  },
  takeBadge: {
    call: ({ badgeId, people }) => ({ path: { id: badgeId, userId: people.player.id } }),
    outcomes: adminOnly(204),
  },
  listAuditLog: { call: nothing, outcomes: adminOnly(200) },
} satisfies Rows
