import { dates } from './dates.ts'
import type { EnglishTexts } from './english-texts.ts'
import { feedbackTexts } from './feedback.ts'

const ticketStatus = { states: { OPEN: 'Open', ANSWERED: 'Answered', CLOSED: 'Closed' } }

/** Texts of the support and its staff. */
export const supportTexts = {
  ReportList: {
    label: 'Reports',
    loading: 'Loading reports...',
    empty: 'No report in this state',
    emptyHint: 'What is reported is shown here.',
    failed: 'The reports could not be loaded',
    reason: 'Reason',
    text: 'Report',
    reporter: 'Reported by',
    gone: 'Deleted account',
    page: 'View the page',
    moderate: 'Warn or suspend',
    uphold: 'Uphold',
    dismiss: 'Dismiss',
    deciding: 'Saving...',
    errorState: feedbackTexts.ErrorState,
    dates,
  },
  TicketList: {
    ...ticketStatus,
    label: 'Tickets',
    loading: 'Loading tickets...',
    empty: 'No ticket yet',
    emptyHint: 'What you send, and the answers, stay here.',
    failed: 'The tickets could not be loaded',
    errorState: feedbackTexts.ErrorState,
    dates,
  },
  TicketPicture: { alt: 'Attached picture', failed: 'The picture could not be loaded.' },
  TicketStatus: ticketStatus,
  TicketThread: {
    label: 'Messages',
    you: 'You',
    staff: 'Convoca support',
    staffMember: (nick) => `${nick} (support)`,
    gone: 'Deleted account',
    dates,
  },
} satisfies Partial<EnglishTexts>
