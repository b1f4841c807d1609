import type { OperationId, Schemas } from '@convoca/sdk'
import { seedGames } from '@convoca/fixtures'
import { photoUrl } from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { matchesSearch } from '../search.ts'
import { findById } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'
import { addMessage, toListed, toPerson, toTicketMessages } from './support.ts'

type TicketIds = 'listTicketQueue' | 'readQueuedTicket' | 'answerTicket' | 'takeTicket' | 'closeQueuedTicket'
type OtherIds =
  | 'listReports'
  | 'decideReport'
  | 'listUsers'
  | 'warnUser'
  | 'suspendUser'
  | 'restoreUser'
  | 'listAuditLog'
  | 'addGame'

type TicketRecord = MockDatabase['tickets'][number]
type ReportRecord = MockDatabase['reports'][number]

/** Refuses everybody but the staff. */
export function requireAdmin<Id extends OperationId>(context: Context<Id>): UserRecord {
  const user = requireUser(context)
  if (!context.database.adminIds.has(user.id)) throw new MockProblem('FORBIDDEN')
  return user
}

interface Act {
  action: Schemas['AuditAction']
  userId?: string
  subjectId?: string
  detail?: string | null
}

export function logAct(database: MockDatabase, actor: UserRecord, act: Act): void {
  database.auditLog.push({
    id: database.nextId('auditEntry'),
    action: act.action,
    actorId: actor.id,
    userId: act.userId ?? null,
    subjectId: act.subjectId ?? null,
    detail: act.detail ?? null,
    createdAt: database.now(),
  })
}

function requirePerson(database: MockDatabase, id: string): Schemas['User'] {
  const person = toPerson(database, id)
  if (person === null) throw new MockProblem('USER_NOT_FOUND')
  return person
}

function toQueued(database: MockDatabase, ticket: TicketRecord): Schemas['AdminTicket'] {
  const people = {
    user: requirePerson(database, ticket.userId),
    assignee: toPerson(database, ticket.assigneeId),
  }
  return { ...toListed(ticket), ...people }
}

function toDetail(database: MockDatabase, ticket: TicketRecord): Schemas['AdminTicketDetail'] {
  const { excerpt: _, ...queued } = toQueued(database, ticket)
  return { ...queued, messages: toTicketMessages(database, ticket, true) }
}

function isQueued({ status, assigneeId }: TicketRecord, queue: Schemas['TicketQueue'], userId: string) {
  return queue === 'MINE' ? assigneeId === userId && status !== 'CLOSED' : status === queue
}

const ticketHandlers: Handlers<TicketIds> = {
  listTicketQueue(context) {
    const { database, input } = context
    const admin = requireAdmin(context)
    const found = database.tickets.filter((one) => isQueued(one, input.queue, admin.id))
    const sorted = found.toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
    return toPage(
      sorted.map((one) => toQueued(database, one)),
      input,
    )
  },
  readQueuedTicket(context) {
    requireAdmin(context)
    return toDetail(context.database, findById(context.database.tickets, context.input.id))
  },
  answerTicket(context) {
    const { database, input } = context
    const admin = requireAdmin(context)
    const ticket = findById(database.tickets, input.id)
    if (ticket.status === 'CLOSED') throw new MockProblem('TICKET_CLOSED')
    addMessage(database, ticket, admin, { text: input.body.text, picture: null, isStaff: true })
    ticket.status = 'ANSWERED'
    ticket.assigneeId ??= admin.id
    logAct(database, admin, { action: 'TICKET_ANSWERED', userId: ticket.userId, subjectId: ticket.id })
    return toDetail(database, ticket)
  },
  takeTicket(context) {
    const { database, input } = context
    const admin = requireAdmin(context)
    const ticket = findById(database.tickets, input.id)
    if (ticket.status === 'CLOSED') throw new MockProblem('TICKET_CLOSED')
    ticket.assigneeId = admin.id
    logAct(database, admin, { action: 'TICKET_TAKEN', userId: ticket.userId, subjectId: ticket.id })
    return toDetail(database, ticket)
  },
  closeQueuedTicket(context) {
    const { database, input } = context
    const admin = requireAdmin(context)
    const ticket = findById(database.tickets, input.id)
    if (ticket.status !== 'CLOSED')
      logAct(database, admin, { action: 'TICKET_CLOSED', userId: ticket.userId, subjectId: ticket.id })
    ticket.status = 'CLOSED'
    return toDetail(database, ticket)
  },
}

const toReport = (database: MockDatabase, report: ReportRecord): Schemas['ModerationReport'] => ({
  id: report.id,
  target_type: report.type,
  target_id: report.targetId,
  target_label: report.label,
  target_key: report.key,
  reason: report.reason,
  text: report.text,
  context: report.context,
  reporter: toPerson(database, report.reporterId),
  status: report.status,
  note: report.note,
  created_at: report.createdAt,
})

/** Accounts have no date in the demo data. */
const REGISTERED_AT = '2026-03-02T12:00:00.000Z'

function toAdminUser(database: MockDatabase, user: UserRecord): Schemas['AdminUser'] {
  const isWarning = (one: MockDatabase['auditLog'][number]) =>
    one.action === 'USER_WARNED' && one.userId === user.id
  return {
    id: user.id,
    nick: user.nick,
    name: user.name,
    picture: photoUrl(user),
    role: database.adminIds.has(user.id) ? 'ADMIN' : 'USER',
    warnings: database.auditLog.filter(isWarning).length,
    suspension: database.suspensions.get(user.id) ?? null,
    created_at: REGISTERED_AT,
  }
}

/** Nobody of the staff. */
function requireModerated({ database, input }: Context<'warnUser' | 'suspendUser'>): UserRecord {
  const user = database.users.find((one) => one.id === input.id)
  if (!user) throw new MockProblem('USER_NOT_FOUND')
  if (database.adminIds.has(user.id)) throw new MockProblem('FORBIDDEN')
  return user
}

export function storeUpload(
  database: MockDatabase,
  base64: string,
  business_type: Schemas['FileBusinessType'],
): Schemas['FileRef'] {
  const id = database.nextId('file')
  database.uploads.set(`upload-${id}.jpg`, base64)
  return { id, business_type, url: `/files/mock/upload-${id}.jpg` }
}

export const adminHandlers: Handlers<TicketIds | OtherIds> = {
  ...ticketHandlers,
  listReports(context) {
    requireAdmin(context)
    const { database, input } = context
    const found = database.reports.filter((one) => input.status === undefined || one.status === input.status)
    return toPage(
      found.map((one) => toReport(database, one)),
      input,
    )
  },
  decideReport(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const report = findById(database.reports, input.id)
    if (report.status !== 'OPEN') throw new MockProblem('REPORT_CLOSED')
    Object.assign(report, input.body)
    const action = input.body.status === 'RESOLVED' ? 'REPORT_RESOLVED' : 'REPORT_DISMISSED'
    logAct(database, admin, { action, subjectId: report.id, detail: report.note })
    return toReport(database, report)
  },
  listUsers(context) {
    requireAdmin(context)
    const { database, input } = context
    const found = database.users.filter((user) => matchesSearch(input.search, user.name, user.nick))
    const sorted = found.toSorted((a, b) => a.nick.localeCompare(b.nick, 'pt-BR'))
    return toPage(
      sorted.map((user) => toAdminUser(database, user)),
      input,
    )
  },
  warnUser(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const user = requireModerated(context)
    logAct(database, admin, { action: 'USER_WARNED', userId: user.id, detail: input.body.reason })
    return toAdminUser(database, user)
  },
  suspendUser(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const user = requireModerated(context)
    if (database.suspensions.has(user.id)) throw new MockProblem('ALREADY_SUSPENDED')
    database.suspensions.set(user.id, input.body)
    database.sessions = database.sessions.filter((session) => session.userId !== user.id)
    logAct(database, admin, { action: 'USER_SUSPENDED', userId: user.id, detail: input.body.reason })
    return toAdminUser(database, user)
  },
  restoreUser(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    if (!database.suspensions.delete(input.id)) throw new MockProblem('NOT_FOUND')
    logAct(database, admin, { action: 'USER_RESTORED', userId: input.id })
    return toAdminUser(database, findById(database.users, input.id))
  },
  addGame(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const { name, icon } = input.body
    const isNamed = (game: { name: string }) => game.name.toLowerCase() === name.toLowerCase()
    if (seedGames.some(isNamed) || database.addedGames.some(isNamed)) {
      throw new MockProblem('GAME_NAME_TAKEN', [
        { path: 'name', code: 'TAKEN', message: 'name is already in use' },
      ])
    }
    const game = {
      id: database.nextId('game'),
      name,
      icon: icon === null ? null : storeUpload(database, icon, 'GAMES_ICON'),
      image: null,
    }
    database.addedGames.push(game)
    logAct(database, admin, { action: 'GAME_ADDED', subjectId: game.id, detail: name })
    return game
  },
  listAuditLog(context) {
    requireAdmin(context)
    const { database, input } = context
    const nickOf = (id: string | null) => toPerson(database, id)?.nick.toLowerCase()
    const found = database.auditLog.filter(
      (one) =>
        (input.action === undefined || one.action === input.action) &&
        (input.actor === undefined || nickOf(one.actorId) === input.actor.toLowerCase()) &&
        (input.user === undefined || nickOf(one.userId) === input.user.toLowerCase()),
    )
    const entries = found.toReversed().map((one) => ({
      id: one.id,
      action: one.action,
      actor: toPerson(database, one.actorId),
      user: toPerson(database, one.userId),
      subject_id: one.subjectId,
      detail: one.detail,
      created_at: one.createdAt,
    }))
    return toPage(entries, input)
  },
}
