export { TicketList, TicketStatus, ticketListTexts, ticketStatusTexts } from './TicketList.tsx'
export type {
  TicketItem,
  TicketListProps,
  TicketListTexts,
  TicketState,
  TicketStatusProps,
  TicketStatusTexts,
} from './TicketList.tsx'
