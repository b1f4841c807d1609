import { requireIdentity } from '../domains/auth/identity.ts'
import { linkAccount, listLinkedAccounts, unlinkAccount } from '../domains/auth/social/linked-accounts.ts'
import { socialLogin } from '../domains/auth/social/login.ts'
import { completeSocialLogin, linkSocialLogin } from '../domains/auth/social/registration.ts'
import { startSocialLogin, verifyToken } from '../domains/auth/social/tokens.ts'
import { requireOwnAccount } from '../domains/users/own-account.ts'
import type { Handlers } from './handler.ts'
import { toLoginClient } from './login-client.ts'

export const socialHandlers = {
  startSocialLogin: ({ context, body }) => startSocialLogin(context, body.providerType),
  socialLogin: async (request) => {
    const { token, providerType } = request.body
    const attempt = { provider: providerType, token, client: toLoginClient(request) }
    const result = await socialLogin(request.context, attempt)
    return 'token' in result ? { status: 200, body: result } : { status: 202, body: result }
  },
  completeSocialLogin: async (request) => {
    const { deviceId: _, ...registration } = request.body
    return completeSocialLogin(request.context, registration, toLoginClient(request))
  },
  linkSocialLogin: async (request) => {
    const result = await linkSocialLogin(request.context, request.body, toLoginClient(request))
    return 'token' in result ? { status: 200, body: result } : { status: 202, body: result }
  },
  listLinkedAccounts: async ({ context, path }) => {
    requireOwnAccount(context, path.id)
    return listLinkedAccounts(context)
  },
  linkAccount: {
    // The provider is asked, and the token used up, outside the transaction; not where the proof is refused.
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      await requireIdentity(context, body.proof)
      const identity = await verifyToken(context, body.providerType, body.token)
      return (request) => linkAccount(request.context, request.context.actor.userId, identity)
    },
  },
  unlinkAccount: {
    prepare: async ({ context, path, body }) => {
      requireOwnAccount(context, path.id)
      await requireIdentity(context, body)
      return (request) => unlinkAccount(request.context, path.providerType)
    },
  },
} satisfies Partial<Handlers>
