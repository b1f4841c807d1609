import { createReport } from '../domains/admin/reports.ts'
import {
  closeTicket,
  createTicket,
  listTickets,
  prepareAttachment,
  readTicket,
  readTicketAttachment,
  reopenTicket,
  replyToTicket,
  requireTicket,
} from '../domains/support/service.ts'
import type { Handlers } from './handler.ts'

export const supportHandlers = {
  listTickets: async ({ context, query }) => {
    const { page = 1, limit = 10 } = query
    return { status: 200, body: await listTickets(context, { page, limit }) }
  },
  createTicket: {
    prepare: async ({ context, body }) => {
      const picture = await prepareAttachment(context, body.picture)
      return async (request) => ({
        status: 201,
        body: await createTicket(request.context, request.body, picture),
      })
    },
  },
  readTicket: async ({ context, path }) => ({ status: 200, body: await readTicket(context, path.id) }),
  replyToTicket: {
    prepare: async ({ context, path, body }) => {
      await requireTicket(context, path.id)
      const picture = await prepareAttachment(context, body.picture)
      return async (request) => ({
        status: 201,
        body: await replyToTicket(request.context, request.path.id, { text: request.body.text, picture }),
      })
    },
  },
  closeTicket: async ({ context, path }) => ({ status: 200, body: await closeTicket(context, path.id) }),
  reopenTicket: async ({ context, path }) => ({ status: 200, body: await reopenTicket(context, path.id) }),
  readTicketAttachment: async ({ context, path }) => ({
    status: 200,
    body: await readTicketAttachment(context, path.id),
  }),
  createReport: async ({ context, body }) => {
    await createReport(context, body)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
