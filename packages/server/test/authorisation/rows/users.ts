import { PASSWORD, newRegistrant } from '../../registrations.ts'
import { type Rows, everybody, leaders, nothing, signedIn } from '../row.ts'

export const userRows = {
  register: { call: () => ({ body: { ...newRegistrant() } }), outcomes: everybody(201) },
  login: {
    call: (world) => ({ body: { email: world.people.owner.email, password: PASSWORD } }),
    outcomes: everybody(200),
  },
  logout: { call: nothing, outcomes: signedIn(204) },
  listSessions: { call: nothing, outcomes: signedIn(200) },
  endSession: {
    call: (world) => ({ path: { id: world.sessionId } }),
    outcomes: signedIn('SESSION_NOT_FOUND', { owner: 204 }),
  },
  readMyProfile: { call: nothing, outcomes: signedIn(200) },
  readPublicProfile: {
    call: (world) => ({ path: { nickname: world.people.owner.nick } }),
    outcomes: everybody(200),
  },
  // For a team that hides its members: who is missing from the answer tells who they are.
  searchPlayers: { call: (world) => ({ query: { entityId: world.teamId } }), outcomes: leaders(200) },
  readHealth: { call: nothing, outcomes: everybody(200) },
  readReadiness: { call: nothing, outcomes: everybody(200) },
} satisfies Rows
