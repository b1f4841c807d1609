import { type Rows, everybody, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const toPlayed = ({ rosterChampionshipId: id, rosterRegistrationId: registrationId }: Scenario) => ({
  path: { id, registrationId },
})
/** The outcomes of the team's leaders. */
const ownTeam = (outcome: 200 | 201) =>
  signedIn('FORBIDDEN', { captain: outcome, manager: outcome, owner: outcome })

export const rosterRows = {
  updateRoster: {
    call: ({ enteredId: id, registrationId, starterId }) => ({
      path: { id, registrationId },
      body: { roster: [{ user_id: starterId, role: 'STARTER' }] },
    }),
    outcomes: ownTeam(200),
  },
  substitutePlayer: {
    call: (scenario) => ({
      ...toPlayed(scenario),
      body: { out_user_id: scenario.starterId, in_user_id: scenario.benchId },
    }),
    outcomes: ownTeam(200),
  },
  requestRosterChange: {
    call: (scenario) => ({
      ...toPlayed(scenario),
      body: { out_user_id: scenario.starterId, in_user_id: scenario.comerId, reason: 'Ficou sem internet.' },
    }),
    outcomes: ownTeam(201),
  },
  listRosterChanges: {
    call: ({ rosterChampionshipId: id }) => ({ path: { id } }),
    outcomes: everybody(200),
  },
  decideRosterChange: {
    call: ({ rosterChampionshipId: id, rosterChangeId: changeId }) => ({
      path: { id, changeId },
      body: { is_approved: true },
    }),
    // The organiser's own team plays against it.
    outcomes: signedIn('FORBIDDEN', { admin: 200, owner: 'OWN_MATCH' }),
  },
} satisfies Rows
