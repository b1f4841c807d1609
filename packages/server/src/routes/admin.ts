import { listAuditLog } from '../domains/staff/audit.ts'
import { decideReport, listReports } from '../domains/admin/reports.ts'
import {
  answerTicket,
  closeQueuedTicket,
  listTicketQueue,
  readQueuedTicket,
  takeTicket,
} from '../domains/admin/tickets.ts'
import { listUsers, restoreUser, suspendUser, warnUser } from '../domains/admin/users.ts'
import {
  awardBadge,
  createBadge,
  listBadgeHolders,
  listStaffBadges,
  prepareBadgeIcon,
  takeBadge,
  updateBadge,
} from '../domains/badges/service.ts'
import { addGame, prepareGameIcon } from '../domains/games/additions.ts'
import type { Handlers } from './handler.ts'

export const adminHandlers = {
  listTicketQueue: ({ context, query }) => listTicketQueue(context, query),
  readQueuedTicket: ({ context, path }) => readQueuedTicket(context, path.id),
  answerTicket: ({ context, path, body }) => answerTicket(context, path.id, body.text),
  takeTicket: ({ context, path }) => takeTicket(context, path.id),
  closeQueuedTicket: ({ context, path }) => closeQueuedTicket(context, path.id),
  listReports: ({ context, query }) => listReports(context, query),
  decideReport: ({ context, path, body }) => decideReport(context, path.id, body),
  listUsers: ({ context, query }) => listUsers(context, query),
  warnUser: ({ context, path, body }) => warnUser(context, path.id, body),
  suspendUser: ({ context, path, body }) => suspendUser(context, path.id, body),
  restoreUser: ({ context, path }) => restoreUser(context, path.id),
  addGame: {
    prepare: async ({ context, body }) => {
      const icon = await prepareGameIcon(context, body.icon)
      return (request) => addGame(request.context, request.body, icon)
    },
  },
  listStaffBadges: ({ context }) => listStaffBadges(context),
  createBadge: {
    prepare: async ({ context, body }) => {
      const icon = await prepareBadgeIcon(context, body.icon)
      return (request) => createBadge(request.context, request.body, icon)
    },
  },
  updateBadge: ({ context, path, body }) => updateBadge(context, path.id, body),
  listBadgeHolders: ({ context, path, query }) => listBadgeHolders(context, path.id, query),
  awardBadge: ({ context, path }) => awardBadge(context, path),
  takeBadge: ({ context, path }) => takeBadge(context, path),
  listAuditLog: ({ context, query }) => listAuditLog(context, query),
} satisfies Partial<Handlers>
