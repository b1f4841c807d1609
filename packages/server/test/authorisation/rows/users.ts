import { PASSWORD, newRegistrant } from '../../registrations.ts'
import { type Rows, everybody, leaders, nothing, signedIn } from '../row.ts'

const NEW_PASSWORD = 'onca-pintada-2027'

export const userRows = {
  register: { call: () => ({ body: { ...newRegistrant() } }), outcomes: everybody(201) },
  login: {
    call: (scenario) => ({ body: { email: scenario.people.owner.email, password: PASSWORD } }),
    outcomes: everybody(200),
  },
  logout: { call: nothing, outcomes: signedIn(204) },
  resetPassword: {
    call: (scenario) => ({ body: { email: scenario.people.owner.email } }),
    outcomes: everybody(204),
  },
  // The holder of the link is the owner.
  changePassword: {
    call: ({ people, recoveryToken }) => ({
      body: { email: people.owner.email, token: recoveryToken, password: NEW_PASSWORD },
    }),
    outcomes: everybody(204),
  },
  listRecoveryWaysIn: {
    call: ({ recoveryToken }) => ({ body: { token: recoveryToken } }),
    outcomes: everybody(200),
  },
  confirmEmail: {
    call: (scenario) => ({ body: { token: scenario.confirmationToken } }),
    outcomes: everybody(204),
  },
  // Each of them has a password.
  createPassword: {
    call: () => ({ body: { password: NEW_PASSWORD, code: '7KQ2-MX9P' } }),
    outcomes: signedIn('WRONG_PASSWORD'),
  },
  updatePassword: {
    call: () => ({ body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }),
    outcomes: signedIn(204),
  },
  endOtherSessions: { call: nothing, outcomes: signedIn(204) },
  listSessions: { call: nothing, outcomes: signedIn(200) },
  endSession: {
    call: (scenario) => ({ path: { id: scenario.sessionId } }),
    outcomes: signedIn('SESSION_NOT_FOUND', { owner: 204 }),
  },
  readMyProfile: { call: nothing, outcomes: signedIn(200) },
  readPublicProfile: {
    call: (scenario) => ({ path: { nickname: scenario.people.owner.nick } }),
    outcomes: everybody(200),
  },
  readPublicUser: {
    call: (scenario) => ({ path: { id: scenario.people.owner.id } }),
    outcomes: everybody(200),
  },
  listPlayersByName: { call: () => ({ query: { name: 'conceição' } }), outcomes: everybody(200) },
  updateProfile: {
    call: ({ people: { owner } }) => ({
      path: { id: owner.id },
      body: {
        id: owner.id,
        name: owner.name,
        nick: owner.nick,
        gender: null,
        phone: '11987654321',
        cpf: '52998224725',
        about: 'Suporte.',
        birth: '2001-03-14',
      },
    }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  // The owner of a team hands it over first.
  deleteAccount: {
    call: ({ people: { stranger } }) => ({ path: { id: stranger.id }, body: { password: PASSWORD } }),
    outcomes: signedIn('FORBIDDEN', { stranger: 202 }),
  },
  restoreAccount: {
    call: ({ people: { stranger } }) => ({ path: { id: stranger.id } }),
    // Nothing is to be undone.
    outcomes: signedIn('FORBIDDEN', { stranger: 'USER_NOT_FOUND' }),
  },
  sendIdentityCode: {
    call: ({ people: { stranger } }) => ({ path: { id: stranger.id } }),
    outcomes: signedIn('FORBIDDEN', { stranger: 204 }),
  },
  requestEmailChange: {
    call: ({ people: { stranger } }) => ({
      path: { id: stranger.id },
      body: { email: 'outro.endereco@convoca.example', password: PASSWORD },
    }),
    outcomes: signedIn('FORBIDDEN', { stranger: 204 }),
  },
  exportAccount: {
    call: ({ people: { owner } }) => ({ path: { id: owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  requestAccountArchive: {
    call: ({ people: { owner } }) => ({ path: { id: owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 202 }),
  },
  readAccountArchive: {
    call: ({ people: { owner } }) => ({ path: { id: owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  // Before one was asked for.
  downloadAccountArchive: {
    call: ({ people: { owner } }) => ({ path: { id: owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 'NOT_FOUND' }),
  },
  // A team that hides its members gets this answer, because the missing players would reveal who they are.
  // The other forms are open to guests, and a partner is one there.
  searchPlayers: {
    call: (scenario) => ({ query: { entityId: scenario.teamId } }),
    outcomes: { ...leaders(200), partner: 'UNAUTHENTICATED' },
  },
  readHealth: { call: nothing, outcomes: everybody(200) },
  readReadiness: { call: nothing, outcomes: everybody(200) },
} satisfies Rows
