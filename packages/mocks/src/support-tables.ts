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
  /** By game: what the staff has uploaded since. */
  gamePictures: Map<string, Schemas['FileRef'][]>
  /** What the staff awards to players. */
  staffBadges: (Omit<Schemas['StaffBadge'], 'icon' | 'holders'> & { files: Schemas['FileRef'][] })[]
  badgeHolders: { badgeId: string; userId: string; receivedAt: string }[]
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
    gamePictures: new Map(),
    staffBadges: [
      {
        id: fixtureId('badge', 1000),
        name: 'Voz da torcida',
        description: 'Nunca falta a uma transmissão.',
        is_retired: false,
        files: [],
      },
      {
        id: fixtureId('badge', 1001),
        name: 'Pioneiro',
        description: 'Jogou o primeiro campeonato da Convoca.',
        is_retired: true,
        files: [],
      },
    ],
    badgeHolders: [
      { badgeId: fixtureId('badge', 1000), userId: playerId(3), receivedAt: minutesBefore(3 * 24 * 60) },
      { badgeId: fixtureId('badge', 1001), userId: playerId(4), receivedAt: minutesBefore(9 * 24 * 60) },
    ],
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
