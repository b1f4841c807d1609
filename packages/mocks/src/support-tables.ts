import type { Schemas } from '@convoca/sdk'
import { fixtureId, minutesBefore, seedPlayers, seedTickets, type SeedTicket } from '@convoca/fixtures'

type MessageRecord = SeedTicket['messages'][number] & {
  authorId: string | null
  attachmentId: string | null
}

interface TicketRecord extends Omit<SeedTicket, 'messages'> {
  messages: MessageRecord[]
  assigneeId: string | null
  updatedAt: string
}

interface ReportRecord {
  id: string
  reporterId: string | null
  type: Schemas['ReportTargetType']
  targetId: string
  label: string
  key: string | null
  reason: Schemas['ReportReason']
  text: string | null
  context: Schemas['ModerationReport']['context']
  status: Schemas['ReportStatus']
  note: string | null
  createdAt: string
}

interface AuditRecord {
  id: string
  action: Schemas['AuditAction']
  actorId: string | null
  userId: string | null
  subjectId: string | null
  detail: string | null
  createdAt: string
}

/** Support and the staff area. */
export interface SupportTables {
  /** Users with the platform role ADMIN. */
  adminIds: Set<string>
  tickets: TicketRecord[]
  /** By attachment, base64. */
  ticketPictures: Map<string, string>
  reports: ReportRecord[]
  /** By user. */
  suspensions: Map<string, Schemas['Suspension']>
  auditLog: AuditRecord[]
  /** Games besides those of the fixtures. */
  addedGames: Schemas['Game'][]
}

/** The demo player who is of the staff. */
export const mockAdmin = 58

const playerId = (index: number) => seedPlayers[index]?.id ?? ''

function createTickets(): TicketRecord[] {
  return seedTickets.map((ticket) => ({
    ...ticket,
    messages: ticket.messages.map((message) => ({
      ...message,
      authorId: message.isStaff ? playerId(mockAdmin) : ticket.userId,
      attachmentId: null,
    })),
    assigneeId: ticket.status === 'ANSWERED' ? playerId(mockAdmin) : null,
    updatedAt: ticket.messages.at(-1)?.createdAt ?? '',
  }))
}

function createReports(): ReportRecord[] {
  const reported = seedPlayers[12]
  return [
    {
      id: fixtureId('report', 0),
      reporterId: playerId(3),
      type: 'USER',
      targetId: reported?.id ?? '',
      label: reported?.nick ?? '',
      key: reported?.nick ?? null,
      reason: 'SPAM',
      text: 'Manda o mesmo link de skins para todo mundo.',
      context: [{ label: 'Sobre', text: reported?.about ?? '' }],
      status: 'OPEN',
      note: null,
      createdAt: minutesBefore(90),
    },
  ]
}

export function createSupportTables(): SupportTables {
  return {
    adminIds: new Set([playerId(mockAdmin)]),
    tickets: createTickets(),
    ticketPictures: new Map(),
    reports: createReports(),
    suspensions: new Map(),
    addedGames: [],
    auditLog: [
      {
        id: fixtureId('auditEntry', 0),
        action: 'TICKET_ANSWERED',
        actorId: playerId(mockAdmin),
        userId: playerId(0),
        subjectId: fixtureId('ticket', 0),
        detail: null,
        createdAt: minutesBefore(24 * 60),
      },
    ],
  }
}
