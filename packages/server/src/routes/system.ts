import { minimumAge } from '@convoca/sdk/text'
import { isWritable } from '../database/availability.ts'
import { DomainError } from '../errors.ts'
import type { Handlers } from './handler.ts'

export const systemHandlers = {
  readHealth: async () => ({ status: 'ok' }),

  readConfig: async ({ context: { config, socialProviders } }) => ({
    providers: [...socialProviders.list()],
    requireVerifiedEmail: config.requireVerifiedEmail,
    minimumAge,
  }),

  readReadiness: async ({ context }) => {
    if (context.startup.isInProgress) throw new DomainError('SERVICE_UNAVAILABLE')
    let canWrite = false
    try {
      canWrite = await isWritable(context.db)
      if (canWrite && (await context.diskSpace.isAvailable())) return { status: 'ok' }
    } catch (error) {
      throw new DomainError('SERVICE_UNAVAILABLE', { cause: error })
    }
    throw new DomainError('SERVICE_UNAVAILABLE', {
      message: canWrite ? 'No space left' : 'The database is read-only',
    })
  },
} satisfies Partial<Handlers>
