import {
  closeTicket,
  createReport,
  createTicket,
  listTickets,
  readTicket,
  readTicketAttachment,
  reopenTicket,
  replyToTicket,
  reportConversation,
  reportMessage,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type Ticket = Schemas['Ticket']
export type TicketDetail = Schemas['TicketDetail']
export type TicketMessage = Schemas['TicketMessage']
type Report = Input<'createReport'>['body']
export type ReportTarget = { target_type: Schemas['ReportTargetType'] } & Pick<Report, 'target_id'>

const supportKey = ['support'] as const

/** The user's tickets, the last changed first. */
export const ticketsQuery = (convoca: Convoca, page: number) =>
  queryOptions({
    queryKey: [...supportKey, 'list', page],
    queryFn: ({ signal }) => listTickets(convoca, { page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...polledEveryMinute,
  })
export const ticketsAtom = atomsWithQuery(ticketsQuery)

export const ticketQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: [...supportKey, 'ticket', id],
    queryFn: ({ signal }) => readTicket(convoca, { id }, { signal }),
    staleTime: 0,
    ...polledEveryMinute,
  })
export const ticketAtom = atomsWithQuery(ticketQuery)

/** A private picture, which never changes; for its author and the staff. */
export const attachmentQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['ticket-attachment', id],
    queryFn: ({ signal }) => readTicketAttachment(convoca, { id }, { signal }),
    staleTime: Infinity,
  })
export const attachmentAtom = atomsWithQuery(attachmentQuery)

/** The lists and the ticket are read again after each write. */
const refetched = refetchOnSuccess(() => [supportKey])

export const createTicketAtom = atomWithWrite(
  'createTicket',
  (convoca, body: Input<'createTicket'>['body']) => createTicket(convoca, { body }),
  refetched,
)

export const replyToTicketAtom = atomWithWrite(
  'replyToTicket',
  (convoca, { id, ...body }: Input<'replyToTicket'>['body'] & { id: string }) =>
    replyToTicket(convoca, { id, body }),
  refetched,
)

export const closeTicketAtom = atomWithWrite(
  'closeTicket',
  (convoca, id: string) => closeTicket(convoca, { id }),
  refetched,
)

export const reopenTicketAtom = atomWithWrite(
  'reopenTicket',
  (convoca, id: string) => reopenTicket(convoca, { id }),
  refetched,
)

export const createReportAtom = atomWithWrite(
  'createReport',
  (convoca, { target_type: type, ...body }: ReportTarget & Pick<Report, 'reason' | 'text'>) => {
    const { target_id: id, reason, text } = body
    if (type === 'MESSAGE') return reportMessage(convoca, { id, body: { reason, text } })
    if (type === 'CONVERSATION') return reportConversation(convoca, { id, body: { reason, text } })
    return createReport(convoca, { body: { ...body, target_type: type } })
  },
)
