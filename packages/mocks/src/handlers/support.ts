import type { Schemas } from '@convoca/sdk'
import { truncate } from '@convoca/sdk/text'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser } from '../queries.ts'
import { findById } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type TicketIds =
  | 'listTickets'
  | 'createTicket'
  | 'readTicket'
  | 'replyToTicket'
  | 'closeTicket'
  | 'reopenTicket'
  | 'readTicketAttachment'

type TicketRecord = MockDatabase['tickets'][number]

const MAX_EXCERPT = 200

export function toPerson(database: MockDatabase, id: string | null): Schemas['User'] | null {
  if (id === null) return null
  const { nick, name } = findUser(database, id)
  return { id, nick, name }
}

export function toTicketMessages(database: MockDatabase, ticket: TicketRecord, isForStaff: boolean) {
  return ticket.messages.map((message) => {
    const { attachmentId } = message
    return {
      id: message.id,
      text: message.text,
      is_staff: message.isStaff,
      author: message.isStaff && !isForStaff ? null : toPerson(database, message.authorId),
      attachment: attachmentId === null ? null : { id: attachmentId, width: 800, height: 600 },
      created_at: message.createdAt,
    }
  })
}

export const toListed = ({ id, category, status, messages, updatedAt }: TicketRecord): Schemas['Ticket'] => ({
  id,
  category,
  status,
  excerpt: truncate(messages[0]?.text ?? '', MAX_EXCERPT),
  created_at: messages[0]?.createdAt ?? updatedAt,
  updated_at: updatedAt,
})

function toDetail(database: MockDatabase, ticket: TicketRecord): Schemas['TicketDetail'] {
  const { excerpt: _, ...listed } = toListed(ticket)
  return { ...listed, messages: toTicketMessages(database, ticket, false) }
}

interface NewMessage {
  text: string
  picture: string | null
}

export function addMessage(
  database: MockDatabase,
  ticket: TicketRecord,
  author: UserRecord,
  { text, picture, isStaff = false }: NewMessage & { isStaff?: boolean },
): void {
  if (text.trim() === '') throw invalid('text', 'TOO_SHORT', 'must have at least 1 characters')
  const createdAt = database.now()
  const attachmentId = picture === null ? null : database.nextId('ticketAttachment')
  if (attachmentId !== null && picture !== null) database.ticketPictures.set(attachmentId, picture)
  ticket.messages.push({
    id: database.nextId('ticketMessage'),
    text,
    isStaff,
    authorId: author.id,
    createdAt,
    attachmentId,
  })
  ticket.updatedAt = createdAt
}

function findOwn(context: Context<'readTicket' | 'replyToTicket' | 'closeTicket' | 'reopenTicket'>) {
  const { database, input } = context
  const user = requireUser(context)
  const ticket = findById(
    database.tickets.filter((one) => one.userId === user.id),
    input.id,
  )
  return { database, user, ticket }
}

export const supportHandlers: Handlers<TicketIds | 'createReport'> = {
  listTickets(context) {
    const user = requireUser(context)
    const own = context.database.tickets.filter((one) => one.userId === user.id)
    const sorted = own.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    return toPage(sorted.map(toListed), context.input)
  },
  createTicket(context) {
    const { database, input } = context
    const user = requireUser(context)
    const ticket: TicketRecord = {
      id: database.nextId('ticket'),
      userId: user.id,
      category: input.body.category,
      status: 'OPEN',
      assigneeId: null,
      updatedAt: database.now(),
      messages: [],
    }
    addMessage(database, ticket, user, input.body)
    database.tickets.push(ticket)
    return toDetail(database, ticket)
  },
  readTicket(context) {
    const { database, ticket } = findOwn(context)
    return toDetail(database, ticket)
  },
  replyToTicket(context) {
    const { database, user, ticket } = findOwn(context)
    if (ticket.status === 'CLOSED') throw new MockProblem('TICKET_CLOSED')
    addMessage(database, ticket, user, context.input.body)
    ticket.status = 'OPEN'
    return toDetail(database, ticket)
  },
  closeTicket(context) {
    const { database, ticket } = findOwn(context)
    ticket.status = 'CLOSED'
    return toDetail(database, ticket)
  },
  reopenTicket(context) {
    const { database, ticket } = findOwn(context)
    if (ticket.status === 'CLOSED') ticket.status = 'OPEN'
    return toDetail(database, ticket)
  },
  readTicketAttachment(context) {
    const { database, input } = context
    const user = requireUser(context)
    const readable = database.tickets.filter(
      (one) => one.userId === user.id || database.adminIds.has(user.id),
    )
    const isReadable = readable.some((one) => one.messages.some((each) => each.attachmentId === input.id))
    const base64 = database.ticketPictures.get(input.id)
    if (!isReadable || base64 === undefined) throw new MockProblem('NOT_FOUND')
    return { id: input.id, width: 800, height: 600, base64 }
  },
  createReport(context) {
    const { database, input } = context
    const user = requireUser(context)
    const { target_type: type, target_id: id, reason, text } = input.body
    if (id === user.id) throw invalid('target_id', 'INVALID_VALUE', 'must be another user')
    const reported = database.users.find((one) => type === 'USER' && one.id === id)
    const team = database.teams.find((one) => type === 'TEAM' && one.id === id)
    const label = reported?.nick ?? team?.name
    if (label === undefined) throw new MockProblem(type === 'USER' ? 'USER_NOT_FOUND' : 'TEAM_NOT_FOUND')
    const isOpen = database.reports.some(
      (one) => one.reporterId === user.id && one.targetId === id && one.status === 'OPEN',
    )
    if (isOpen) return undefined
    const about = reported === undefined ? team?.description : reported.about
    database.reports.push({
      id: database.nextId('report'),
      reporterId: user.id,
      type,
      targetId: id,
      label,
      key: reported?.nick ?? team?.tag ?? null,
      reason,
      text,
      context: about ? [{ label: reported ? 'Sobre' : 'Descrição', text: about }] : [],
      status: 'OPEN',
      note: null,
      createdAt: database.now(),
    })
    return undefined
  },
}
