import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { notify } from '../notifications/service.ts'
import { toExcerpt, toTicketMessage, withTimes } from '../support/mappers.ts'
import { findMessages } from '../support/queries.ts'
import { checkTicketText } from '../support/rules.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import { assignTicket, findQueue, findQueuedTicket, markAnswered } from './tickets-repository.ts'
import { addStaffMessage, closeAnyTicket } from '../support/service.ts'

type TicketDetail = Schemas['AdminTicketDetail']

export async function listTicketQueue(
  context: Context,
  request: PageRequest & { queue: Schemas['TicketQueue'] },
): Promise<Page<Schemas['AdminTicket']>> {
  await requireAdmin(context)
  const { total, rows } = await findQueue(context.db, { ...request, userId: context.actor.userId })
  const tickets = rows.map(({ first, ...row }) => ({ ...withTimes(row), excerpt: toExcerpt(first) }))
  return toPage(tickets, total, request)
}

async function requireTicket({ db }: Context, id: string) {
  const ticket = await findQueuedTicket(db, id)
  if (ticket === null) throw new DomainError('NOT_FOUND')
  return ticket
}

export async function readQueuedTicket(context: Context, id: string): Promise<TicketDetail> {
  await requireAdmin(context)
  const { user_id: _userId, ...ticket } = await requireTicket(context, id)
  const messages = await findMessages(context.db, id)
  return { ...withTimes(ticket), messages: messages.map((row) => toTicketMessage(row, true)) }
}

async function notifyAuthor(context: Context, userId: string, ticketId: string, text: string): Promise<void> {
  await notify(context, [
    {
      userId,
      type: 'ANNOUNCE_NEW',
      contextType: 'PLATFORM',
      title: 'Resposta do suporte',
      body: toExcerpt(text),
      // The subject of a ticket is nothing for a mailbox.
      mailText: 'O suporte respondeu ao seu chamado.',
      ticketId,
    },
  ])
}

export async function answerTicket(context: Context, id: string, text: string): Promise<TicketDetail> {
  await requireAdmin(context)
  const { db, actor } = context
  const cleaned = checkTicketText(text)
  const { user_id: userId } = await requireTicket(context, id)
  if (!(await markAnswered(db, id, actor.userId))) throw new DomainError('TICKET_CLOSED')
  await addStaffMessage(context, id, cleaned)
  await logAct(context, { action: 'TICKET_ANSWERED', userId, subjectId: id })
  await notifyAuthor(context, userId, id.toLowerCase(), cleaned)
  return readQueuedTicket(context, id)
}

export async function takeTicket(context: Context, id: string): Promise<TicketDetail> {
  await requireAdmin(context)
  const { user_id: userId } = await requireTicket(context, id)
  if (!(await assignTicket(context.db, id, context.actor.userId))) throw new DomainError('TICKET_CLOSED')
  await logAct(context, { action: 'TICKET_TAKEN', userId, subjectId: id })
  return readQueuedTicket(context, id)
}

export async function closeQueuedTicket(context: Context, id: string): Promise<TicketDetail> {
  await requireAdmin(context)
  const { user_id: userId } = await requireTicket(context, id)
  if (await closeAnyTicket(context, id)) {
    await logAct(context, { action: 'TICKET_CLOSED', userId, subjectId: id })
  }
  return readQueuedTicket(context, id)
}
