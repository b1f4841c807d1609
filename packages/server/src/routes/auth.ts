import { confirmEmail } from '../domains/auth/email-confirmation.ts'
import {
  createPassword,
  prepareFirstPassword,
  preparePasswordReset,
  preparePasswordUpdate,
  requestRecovery,
  resetPassword,
  updatePassword,
} from '../domains/auth/password-changes.ts'
import { listRecoveryWaysIn } from '../domains/auth/recovery-ways.ts'
import { login, register } from '../domains/auth/service.ts'
import { endOtherSessions, endSession, listSessions } from '../domains/auth/sessions.ts'
import { invalid } from '../errors.ts'
import type { Handlers } from './handler.ts'
import { toLoginClient } from './login-client.ts'

export const authHandlers = {
  register: async ({ context, body }) => {
    const { provider = null, ...registration } = body
    if (provider !== null) throw invalid('provider', 'INVALID_VALUE', 'must be null')
    return { status: 201, body: await register(context, registration) }
  },
  login: async (request) => {
    const result = await login(request.context, request.body, toLoginClient(request))
    return 'token' in result ? { status: 200, body: result } : { status: 202, body: result }
  },
  logout: async ({ context }) => {
    await endSession(context, context.actor.sessionId)
    return { status: 204 }
  },
  resetPassword: {
    // The limit outlives a request that fails.
    prepare: async ({ context, body }) => {
      await context.recoveryLimit.count(body.email)
      return async (request) => {
        await requestRecovery(request.context, body.email)
        return { status: 204 }
      }
    },
  },
  changePassword: {
    prepare: async ({ context, body }) => {
      const prepared = await preparePasswordReset(context, body)
      return async (request) => {
        await resetPassword(request.context, body, prepared)
        return { status: 204 }
      }
    },
  },
  listRecoveryWaysIn: async ({ context, body }) => ({
    status: 200,
    body: await listRecoveryWaysIn(context, body.token),
  }),
  createPassword: {
    prepare: async ({ context, body }) => {
      const passwordHash = await prepareFirstPassword(context, body)
      return async (request) => {
        await createPassword(request.context, passwordHash)
        return { status: 204 }
      }
    },
  },
  updatePassword: {
    prepare: async ({ context, body }) => {
      const prepared = await preparePasswordUpdate(context, body)
      return async (request) => {
        await updatePassword(request.context, prepared)
        return { status: 204 }
      }
    },
  },
  confirmEmail: async ({ context, body }) => {
    await confirmEmail(context, body.token)
    return { status: 204 }
  },
  listSessions: async ({ context }) => ({ status: 200, body: await listSessions(context) }),
  endOtherSessions: async ({ context }) => {
    await endOtherSessions(context, context.actor.userId, context.actor.sessionId)
    return { status: 204 }
  },
  endSession: async ({ context, path }) => {
    await endSession(context, path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
