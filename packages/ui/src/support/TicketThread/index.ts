export { TicketPicture, TicketThread, ticketPictureTexts, ticketThreadTexts } from './TicketThread.tsx'
export type {
  TicketMessageItem,
  TicketPictureProps,
  TicketPictureTexts,
  TicketThreadProps,
  TicketThreadTexts,
} from './TicketThread.tsx'
