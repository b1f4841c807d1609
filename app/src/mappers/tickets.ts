import type { Schemas } from '@convoca/sdk/core'
import type { ReportItem, TicketItem, TicketMessageItem } from '@convoca/ui/app'
import { categoryLabels, reasonLabels, reportTargetLabels } from './support.ts'

/** A ticket of the signed-in user. */
export const toTicketItem = ({
  id,
  category,
  status,
  excerpt,
  updated_at,
}: Schemas['Ticket']): TicketItem => ({
  id,
  href: `/support/${id}`,
  title: categoryLabels[category],
  state: status,
  excerpt,
  updatedAt: updated_at,
})

/** A ticket as its staff see it. */
export const toQueuedTicket = (ticket: Schemas['AdminTicket']): TicketItem => ({
  ...toTicketItem(ticket),
  href: `/admin/tickets/${ticket.id}`,
  title: `${categoryLabels[ticket.category]} · ${ticket.user.nick}`,
  assignee: ticket.assignee?.nick,
})

/** The message without its picture, which is read apart. */
export const toTicketMessage = (
  { id, author, is_staff, text, created_at }: Schemas['TicketMessage'],
  readerId: string | undefined,
): TicketMessageItem => ({
  id,
  author: author?.nick ?? null,
  isStaff: is_staff,
  isOwn: author !== null && author.id === readerId,
  text,
  createdAt: created_at,
})

/** The nick of whom it is about; a message is labelled with its author's. */
function nickOf({ target_type: type, target_key: key, target_label: label }: Schemas['ModerationReport']) {
  if (type === 'MESSAGE') return label
  return type === 'USER' ? key : null
}

function pageOf({ target_type: type, target_key: key }: Schemas['ModerationReport']): string | undefined {
  if (key === null) return undefined
  return type === 'USER' ? `/pro/${key}` : `/team/profile/${key}`
}

export function toReportItem(report: Schemas['ModerationReport']): ReportItem {
  const nick = nickOf(report)
  return {
    id: report.id,
    title: `${reportTargetLabels[report.target_type]}: ${report.target_label}`,
    reason: reasonLabels[report.reason],
    text: report.text ?? undefined,
    context: report.context,
    reporter: report.reporter?.nick,
    createdAt: report.created_at,
    href: pageOf(report),
    moderationHref: nick === null ? undefined : `/admin/users?search=${encodeURIComponent(nick)}`,
    isOpen: report.status === 'OPEN',
  }
}
