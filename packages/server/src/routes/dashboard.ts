import { readDashboard } from '../domains/dashboard/service.ts'
import type { Handlers } from './handler.ts'

export const dashboardHandlers = {
  readDashboard: ({ context }) => readDashboard(context),
} satisfies Partial<Handlers>
