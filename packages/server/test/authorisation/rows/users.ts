import { PASSWORD, newRegistrant } from '../../registrations.ts'
import { type Rows, everybody, leaders, nothing, signedIn } from '../row.ts'

export const userRows = {
  register: { call: () => ({ body: { ...newRegistrant() } }), outcomes: everybody(201) },
  login: {
    call: (scenario) => ({ body: { email: scenario.people.owner.email, password: PASSWORD } }),
    outcomes: everybody(200),
  },
  logout: { call: nothing, outcomes: signedIn(204) },
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
  // For a team that hides its members: who is missing from the response reveals who they are.
  searchPlayers: { call: (scenario) => ({ query: { entityId: scenario.teamId } }), outcomes: leaders(200) },
  readHealth: { call: nothing, outcomes: everybody(200) },
  readReadiness: { call: nothing, outcomes: everybody(200) },
} satisfies Rows
