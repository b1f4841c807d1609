import { PASSWORD, newRegistrant } from '../../registrations.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const account = ({ people: { owner } }: Scenario) => ({ path: { id: owner.id } })

/** The server has no providers; `domains/auth/social` has tests with all three. */
export const socialRows = {
  readConfig: { call: nothing, outcomes: everybody(200) },
  startSocialLogin: {
    call: () => ({ body: { providerType: 'GOOGLE' } }),
    outcomes: everybody('PROVIDER_NOT_CONFIGURED'),
  },
  socialLogin: {
    call: () => ({ body: { providerType: 'GOOGLE', token: 'id-token' } }),
    outcomes: everybody('PROVIDER_NOT_CONFIGURED'),
  },
  // The holder of the token has logged in at the provider.
  completeSocialLogin: {
    call: ({ socialToken }) => {
      const { password: _, provider: _provider, ...person } = newRegistrant()
      return { body: { ...person, token: socialToken } }
    },
    outcomes: everybody(201),
  },
  linkSocialLogin: {
    call: ({ socialToken }) => ({ body: { token: socialToken, password: PASSWORD } }),
    outcomes: everybody(200),
  },
  listLinkedAccounts: { call: account, outcomes: signedIn('FORBIDDEN', { owner: 200 }) },
  linkAccount: {
    call: (scenario) => ({
      ...account(scenario),
      body: { providerType: 'GOOGLE', token: 'id-token', proof: { password: PASSWORD } },
    }),
    outcomes: signedIn('FORBIDDEN', { owner: 'PROVIDER_NOT_CONFIGURED' }),
  },
  unlinkAccount: {
    call: ({ people: { owner } }) => ({
      path: { id: owner.id, providerType: 'STEAM' },
      body: { password: PASSWORD },
    }),
    outcomes: signedIn('FORBIDDEN', { owner: 204 }),
  },
} satisfies Rows
