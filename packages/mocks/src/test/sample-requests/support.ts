import { upload, type SampleRequests } from './samples.ts'
import { fixtureId, seedTeams } from '@convoca/fixtures'

export const support = {
  listTickets: {},
  createTicket: { body: { category: 'BUG', text: 'A agenda não abre.', picture: upload.base64 } },
  readTicket: { params: { id: fixtureId('ticket', 0) } },
  replyToTicket: {
    params: { id: fixtureId('ticket', 0) },
    body: { text: 'Continua igual.', picture: null },
  },
  closeTicket: { params: { id: fixtureId('ticket', 0) } },
  reopenTicket: { params: { id: fixtureId('ticket', 0) } },
  readTicketAttachment: {
    params: { id: fixtureId('ticketAttachment', 0) },
    arrange: ({ tickets, ticketPictures }) => {
      const [first] = tickets[0]?.messages ?? []
      if (first) first.attachmentId = fixtureId('ticketAttachment', 0)
      ticketPictures.set(fixtureId('ticketAttachment', 0), upload.base64)
    },
  },
  createReport: { body: { target_type: 'TEAM', target_id: seedTeams[2]?.id, reason: 'SPAM', text: null } },
} satisfies SampleRequests
