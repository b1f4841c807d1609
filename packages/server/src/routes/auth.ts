import { deviceName } from '../domains/auth/device-name.ts'
import { login, register } from '../domains/auth/service.ts'
import { endSession, listSessions } from '../domains/auth/sessions.ts'
import { invalid } from '../errors.ts'
import type { Handlers } from './handler.ts'

export const authHandlers = {
  register: async ({ context, body }) => {
    const { provider = null, ...registration } = body
    if (provider !== null) throw invalid('provider', 'INVALID_VALUE', 'must be null')
    return { status: 201, body: await register(context, registration) }
  },
  login: async ({ context, body, network, userAgent }) => {
    const { email, password, deviceId = null } = body
    const attempt = { email, password, network, deviceId, deviceName: deviceName(userAgent) }
    return { status: 200, body: { token: await login(context, attempt) } }
  },
  logout: async ({ context }) => {
    await endSession(context, context.actor.sessionId)
    return { status: 204 }
  },
  listSessions: async ({ context }) => ({ status: 200, body: await listSessions(context) }),
  endSession: async ({ context, path }) => {
    await endSession(context, path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
