import { type Rows, leaders, members } from '../row.ts'
import type { World } from '../scenario.ts'

const team = (world: World) => ({ path: { id: world.teamId } })
const own = (world: World) => ({ path: { id: world.teamId, sid: world.sponsorId } })

const sponsor = {
  name: 'Mate Gelado',
  url: 'https://mate.example',
  description: 'Energia para o quinto mapa.',
  is_active: true,
}

export const sponsorRows = {
  listSponsors: { call: team, outcomes: members(200) },
  readSponsor: { call: own, outcomes: members(200) },
  createSponsor: { call: (world) => ({ ...team(world), body: sponsor }), outcomes: leaders(201) },
  updateSponsor: { call: (world) => ({ ...own(world), body: sponsor }), outcomes: leaders(200) },
  deleteSponsor: { call: own, outcomes: leaders(204) },
} satisfies Rows
