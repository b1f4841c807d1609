import { listAuditLog } from '../domains/admin/audit.ts'
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
  listTicketQueue: async ({ context, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    return { status: 200, body: await listTicketQueue(context, { page, limit, ...filter }) }
  },
  readQueuedTicket: async ({ context, path }) => ({
    status: 200,
    body: await readQueuedTicket(context, path.id),
  }),
  answerTicket: async ({ context, path, body }) => ({
    status: 201,
    body: await answerTicket(context, path.id, body.text),
  }),
  takeTicket: async ({ context, path }) => ({ status: 200, body: await takeTicket(context, path.id) }),
  closeQueuedTicket: async ({ context, path }) => ({
    status: 200,
    body: await closeQueuedTicket(context, path.id),
  }),
  listReports: async ({ context, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    return { status: 200, body: await listReports(context, { page, limit, ...filter }) }
  },
  decideReport: async ({ context, path, body }) => ({
    status: 200,
    body: await decideReport(context, path.id, body),
  }),
  listUsers: async ({ context, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    return { status: 200, body: await listUsers(context, { page, limit, ...filter }) }
  },
  warnUser: async ({ context, path, body }) => ({
    status: 200,
    body: await warnUser(context, path.id, body),
  }),
  suspendUser: async ({ context, path, body }) => ({
    status: 200,
    body: await suspendUser(context, path.id, body),
  }),
  restoreUser: async ({ context, path }) => ({ status: 200, body: await restoreUser(context, path.id) }),
  addGame: {
    prepare: async ({ context, body }) => {
      const icon = await prepareGameIcon(context, body.icon)
      return async (request) => ({ status: 201, body: await addGame(request.context, request.body, icon) })
    },
  },
  listStaffBadges: async ({ context }) => ({ status: 200, body: await listStaffBadges(context) }),
  createBadge: {
    prepare: async ({ context, body }) => {
      const icon = await prepareBadgeIcon(context, body.icon)
      return async (request) => ({
        status: 201,
        body: await createBadge(request.context, request.body, icon),
      })
    },
  },
  updateBadge: async ({ context, path, body }) => ({
    status: 200,
    body: await updateBadge(context, path.id, body),
  }),
  listBadgeHolders: async ({ context, path, query }) => {
    const { page = 1, limit = 10 } = query
    return { status: 200, body: await listBadgeHolders(context, path.id, { page, limit }) }
  },
  awardBadge: async ({ context, path }) => ({ status: 200, body: await awardBadge(context, path) }),
  takeBadge: async ({ context, path }) => {
    await takeBadge(context, path)
    return { status: 204 }
  },
  listAuditLog: async ({ context, query }) => {
    const { page = 1, limit = 10, ...filter } = query
    return { status: 200, body: await listAuditLog(context, { page, limit, ...filter }) }
  },
} satisfies Partial<Handlers>
