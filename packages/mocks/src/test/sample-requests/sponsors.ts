import { id, type SampleRequests } from './samples.ts'
import { fixtureId } from '@convoca/fixtures'

const sponsor = { name: 'Café Ipanema', url: 'https://cafe.example', description: null, is_active: true }

export const sponsors = {
  listSponsors: { params: { id } },
  createSponsor: { params: { id }, body: sponsor },
  readSponsor: { params: { id, sid: fixtureId('sponsor', 0) } },
  deleteSponsor: { params: { id, sid: fixtureId('sponsor', 0) } },
  updateSponsor: { params: { id, sid: fixtureId('sponsor', 0) }, body: sponsor },
} satisfies SampleRequests
