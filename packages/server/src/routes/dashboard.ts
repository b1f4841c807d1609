import { readDashboard } from '../domains/dashboard/service.ts'
import type { Handlers } from './handler.ts'

export const dashboardHandlers = {
  readDashboard: async ({ context }) => ({ status: 200, body: await readDashboard(context) }),
} satisfies Partial<Handlers>
