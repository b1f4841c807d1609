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
    return register(context, registration)
  },
  login: async (request) => {
    const result = await login(request.context, request.body, toLoginClient(request))
    return 'token' in result ? { status: 200, body: result } : { status: 202, body: result }
  },
  logout: ({ context }) => endSession(context, context.actor.sessionId),
  resetPassword: {
    // The limit outlives a request that fails.
    prepare: async ({ context, body }) => {
      await context.recoveryLimit.count(body.email)
      return (request) => requestRecovery(request.context, body.email)
    },
  },
  changePassword: {
    prepare: async ({ context, body }) => {
      const prepared = await preparePasswordReset(context, body)
      return (request) => resetPassword(request.context, body, prepared)
    },
  },
  listRecoveryWaysIn: ({ context, body }) => listRecoveryWaysIn(context, body.token),
  createPassword: {
    prepare: async ({ context, body }) => {
      const passwordHash = await prepareFirstPassword(context, body)
      return (request) => createPassword(request.context, passwordHash)
    },
  },
  updatePassword: {
    prepare: async ({ context, body }) => {
      const prepared = await preparePasswordUpdate(context, body)
      return (request) => updatePassword(request.context, prepared)
    },
  },
  confirmEmail: ({ context, body }) => confirmEmail(context, body.token),
  listSessions: ({ context }) => listSessions(context),
  endOtherSessions: ({ context }) => endOtherSessions(context, context.actor.userId, context.actor.sessionId),
  endSession: ({ context, path }) => endSession(context, path.id),
} satisfies Partial<Handlers>
