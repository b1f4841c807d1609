import { pingStore } from '../database/availability.ts'
import type { Handlers } from './handler.ts'
import { DomainError } from '../errors.ts'

export const systemHandlers = {
  readHealth: async () => ({ status: 200, body: { status: 'ok' } }),

  readReadiness: async ({ work, services }) => {
    if (services.startup.isUnderWay) throw new DomainError('SERVICE_UNAVAILABLE')
    try {
      await pingStore(work.db)
    } catch (error) {
      throw new DomainError('SERVICE_UNAVAILABLE', { cause: error })
    }
    return { status: 200, body: { status: 'ok' } }
  },
} satisfies Partial<Handlers>
