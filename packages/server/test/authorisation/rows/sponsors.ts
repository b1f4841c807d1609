import { type Rows, leaders, members } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const team = (scenario: Scenario) => ({ path: { id: scenario.teamId } })
const own = (scenario: Scenario) => ({ path: { id: scenario.teamId, sid: scenario.sponsorId } })

const sponsor = {
  name: 'Mate Gelado',
  url: 'https://mate.example',
  description: 'Energia para o quinto mapa.',
  is_active: true,
}

export const sponsorRows = {
  listSponsors: { call: team, outcomes: members(200) },
  readSponsor: { call: own, outcomes: members(200) },
  createSponsor: { call: (scenario) => ({ ...team(scenario), body: sponsor }), outcomes: leaders(201) },
  updateSponsor: { call: (scenario) => ({ ...own(scenario), body: sponsor }), outcomes: leaders(200) },
  deleteSponsor: { call: own, outcomes: leaders(204) },
} satisfies Rows
