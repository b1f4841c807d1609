import { person, ana, type SampleRequests } from './samples.ts'
import { seedPlayers, demoPassword, fixtureId } from '@convoca/fixtures'
import type { MockDatabase } from '../../mock-database.ts'

const socialToken = 's'.repeat(43)
const { password: _, ...fields } = person
const socialPerson = { ...fields, token: socialToken }
const passkeyId = fixtureId('session', 4000)
const recoveryCode = 'ABCD-2345'

/** Two-step log-in and a passkey of Ana. */
const addWaysIn = (database: MockDatabase) =>
  database.waysIn.set(ana?.id ?? '', {
    twoStep: database.now(),
    recoveryCodes: [recoveryCode],
    passkeys: [
      {
        id: passkeyId,
        name: 'Notebook',
        created_at: database.now(),
        last_used_at: null,
        provesIdentity: false,
      },
    ],
  })
const ceremony = { id: 'YQ', rawId: 'YQ', type: 'public-key', clientExtensionResults: {} }
const proof = { password: demoPassword, code: recoveryCode }

export const auth = {
  register: { body: person },
  login: { body: { email: seedPlayers[0]?.email, password: demoPassword } },
  completeLogin: {
    body: { challenge: `desafio${ana?.id.replaceAll('-', '')}`.padEnd(43, '0'), code: recoveryCode },
    arrange: addWaysIn,
  },
  readTwoStep: {},
  startTwoStep: { body: { password: demoPassword } },
  enableTwoStep: { body: { code: '123456' } },
  renewRecoveryCodes: { body: proof, arrange: addWaysIn },
  disableTwoStep: { body: proof, arrange: addWaysIn },
  listPasskeys: { arrange: addWaysIn },
  startPasskey: { body: { password: demoPassword } },
  addPasskey: {
    body: {
      name: 'Celular',
      credential: { ...ceremony, response: { clientDataJSON: 'YQ', attestationObject: 'YQ' } },
    },
  },
  renamePasskey: { params: { id: passkeyId }, body: { name: 'Celular' }, arrange: addWaysIn },
  removePasskey: { params: { id: passkeyId }, body: { password: demoPassword }, arrange: addWaysIn },
  startPasskeyLogin: {},
  loginByPasskey: {
    body: {
      credential: {
        ...ceremony,
        response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
      },
    },
  },
  logout: {},
  listSessions: {},
  endOtherSessions: {},
  endSession: { params: { id: '01989d2e-0008-7000-8000-000000000000' } },
  startSocialLogin: { body: { providerType: 'STEAM' } },
  socialLogin: { body: { token: 'id-token', providerType: 'GOOGLE' } },
  completeSocialLogin: {
    body: socialPerson,
    arrange: (database) => database.socialRegistrations.push({ token: socialToken, email: null }),
  },
  linkSocialLogin: {
    body: { token: socialToken, password: demoPassword },
    arrange: (database) =>
      database.socialRegistrations.push({ token: socialToken, email: ana?.email ?? null }),
  },
  listLinkedAccounts: { params: { id: ana?.id } },
  linkAccount: {
    params: { id: ana?.id },
    body: { token: 'id-token', providerType: 'GOOGLE', proof: { password: demoPassword } },
  },
  unlinkAccount: { params: { id: ana?.id, providerType: 'STEAM' }, body: { password: demoPassword } },
  resetPassword: { body: { email: person.email } },
  changePassword: { body: { email: ana?.email, token: 'mailed', password: 'outra-senha-2026' } },
  listRecoveryWaysIn: { body: { token: 'mailed' } },
  createPassword: {
    body: { password: 'outra-senha-2026', code: '7KQ2-MX9P' },
    arrange: (database) => {
      const [user] = database.users
      if (user) user.password = ''
    },
  },
  updatePassword: { body: { currentPassword: demoPassword, password: 'outra-senha-2026' } },
  confirmEmail: { body: { token: 'mailed' } },
} satisfies SampleRequests
