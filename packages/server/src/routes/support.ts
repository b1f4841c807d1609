import { createReport } from '../domains/admin/reports.ts'
import {
  closeTicket,
  createTicket,
  listTickets,
  readTicket,
  readTicketAttachment,
  reopenTicket,
  replyToTicket,
  requireTicket,
} from '../domains/support/service.ts'
import { prepareAttachment } from '../domains/files/field-picture.ts'
import type { Handlers } from './handler.ts'

export const supportHandlers = {
  listTickets: ({ context, query }) => listTickets(context, query),
  createTicket: {
    prepare: async ({ context, body }) => {
      const picture = await prepareAttachment(context, body.picture)
      return (request) => createTicket(request.context, request.body, picture)
    },
  },
  readTicket: ({ context, path }) => readTicket(context, path.id),
  replyToTicket: {
    prepare: async ({ context, path, body }) => {
      await requireTicket(context, path.id)
      const picture = await prepareAttachment(context, body.picture)
      return (request) =>
        replyToTicket(request.context, request.path.id, { text: request.body.text, picture })
    },
  },
  closeTicket: ({ context, path }) => closeTicket(context, path.id),
  reopenTicket: ({ context, path }) => reopenTicket(context, path.id),
  readTicketAttachment: ({ context, path }) => readTicketAttachment(context, path.id),
  createReport: ({ context, body }) => createReport(context, body),
} satisfies Partial<Handlers>
