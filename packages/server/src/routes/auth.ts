import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { deviceName } from '../domains/auth/device.ts'
import { login, register } from '../domains/auth/service.ts'
import { endSession, listSessions } from '../domains/auth/sessions.ts'
import { invalid } from '../errors.ts'

export const authHandlers = {
  register: async ({ body, work, services }) => {
    if (body.provider !== undefined && body.provider !== null) {
      throw invalid('provider', 'INVALID_VALUE', 'must be null')
    }
    const { provider: _, ...registration } = body
    return { status: 201, body: await register(work.db, services.passwords, registration, services.now()) }
  },

  login: async ({ body, work, services, address, userAgent }) => {
    const attempt = { email: body.email, password: body.password, address, device: deviceName(userAgent) }
    const token = await login(work.db, attempt, services.now(), {
      passwords: services.passwords,
      limits: services.authLimits,
      requireVerifiedEmail: services.config.requireVerifiedEmail,
    })
    return { status: 200, body: { token } }
  },

  logout: async (call) => {
    const actor = signedIn(call)
    await endSession(call.work.db, actor, actor.sessionId)
    await call.services.realtime.sessionEnded(call.work, actor.sessionId)
    return { status: 204 }
  },

  listSessions: async (call) => ({
    status: 200,
    body: await listSessions(call.work.db, signedIn(call), call.services.now()),
  }),

  endSession: async (call) => {
    await endSession(call.work.db, signedIn(call), call.path.id)
    await call.services.realtime.sessionEnded(call.work, call.path.id.toLowerCase())
    return { status: 204 }
  },
} satisfies Partial<Handlers>
