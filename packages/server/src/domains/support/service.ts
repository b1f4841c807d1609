import type { Context, PreparedPicture, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { toExcerpt, toTicketMessage, withTimes } from './mappers.ts'
import {
  closeTicket as closeTicketRow,
  findAttachment,
  findFirstAdmin,
  findTicket,
  findTickets,
  insertMessage,
  insertTicket,
  markWaiting,
  reopenTicket as reopenTicketRow,
} from './repository.ts'
import { findMessages } from './queries.ts'
import { checkTicketText } from './rules.ts'

type TicketDetail = Schemas['TicketDetail']

export async function listTickets(context: Context, request: PageRequest): Promise<Page<Schemas['Ticket']>> {
  const { total, rows } = await findTickets(context.db, context.actor.userId, request)
  const tickets = rows.map(({ first, ...row }) => ({ ...withTimes(row), excerpt: toExcerpt(first) }))
  return toPage(tickets, total, request)
}

export async function readTicket({ db, actor }: Context, id: string): Promise<TicketDetail> {
  const ticket = await findTicket(db, actor.userId, id)
  if (ticket === null) throw new DomainError('NOT_FOUND')
  const messages = await findMessages(db, id)
  return { ...withTimes(ticket), messages: messages.map((row) => toTicketMessage(row, false)) }
}

export async function createTicket(
  context: Context,
  input: Pick<Schemas['TicketInput'], 'category' | 'text'>,
  picture: PreparedPicture | null,
): Promise<TicketDetail> {
  const { db, actor } = context
  const text = checkTicketText(input.text)
  const ticketId = await insertTicket(db, actor.userId, input.category)
  await insertMessage(db, { ticketId, authorId: actor.userId, isStaff: false, text, picture })
  return readTicket(context, ticketId)
}

export async function requireTicket({ db, actor }: Context, id: string): Promise<void> {
  if ((await findTicket(db, actor.userId, id)) === null) throw new DomainError('NOT_FOUND')
}

export async function replyToTicket(
  context: Context,
  id: string,
  { text, picture }: { text: string; picture: PreparedPicture | null },
): Promise<TicketDetail> {
  const { db, actor } = context
  const cleaned = checkTicketText(text)
  if (!(await markWaiting(db, actor.userId, id))) {
    await requireTicket(context, id)
    throw new DomainError('TICKET_CLOSED')
  }
  await insertMessage(db, { ticketId: id, authorId: actor.userId, isStaff: false, text: cleaned, picture })
  return readTicket(context, id)
}

export async function closeTicket(context: Context, id: string): Promise<TicketDetail> {
  await closeTicketRow(context.db, context.actor.userId, id)
  return readTicket(context, id)
}

export async function reopenTicket(context: Context, id: string): Promise<TicketDetail> {
  await reopenTicketRow(context.db, context.actor.userId, id)
  return readTicket(context, id)
}

export async function readTicketAttachment(
  { db, actor }: Context,
  id: string,
): Promise<Schemas['TicketAttachment']> {
  const found = await findAttachment(db, actor.userId, id)
  if (found === null) throw new DomainError('NOT_FOUND')
  const { jpeg, ...rest } = found
  return { ...rest, base64: jpeg.toString('base64') }
}

/** Adds a message of the staff, who answer in any ticket. */
export const addStaffMessage = ({ db, actor }: Context, ticketId: string, text: string) =>
  insertMessage(db, { ticketId, authorId: actor.userId, isStaff: true, text, picture: null })

/** Closes any ticket, for the staff; false if it is closed already. */
export const closeAnyTicket = ({ db }: Context, ticketId: string): Promise<boolean> =>
  closeTicketRow(db, null, ticketId)

/** The ticket by which the server itself asks the staff to look at something. It stands in their queue, opened for the first of them; null where there is nobody. */
export async function openStaffTicket(
  { db }: Pick<SystemContext, 'db'>,
  { category, text }: { category: Schemas['TicketCategory']; text: string },
): Promise<string | null> {
  const userId = await findFirstAdmin(db)
  if (userId === null) return null
  const ticketId = await insertTicket(db, userId, category)
  await insertMessage(db, { ticketId, authorId: null, isStaff: false, text, picture: null })
  return ticketId
}
