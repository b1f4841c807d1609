import { fixtureId } from '@convoca/fixtures'
import type { SampleRequests } from './samples.ts'

const partnerSite = { name: 'Blog da Ana', origins: ['https://blog-da-ana.example'] }
const partnerRequest = {
  key: 'Ym9sZXRpbS1kYS1hbmEtMQ',
  origin: 'https://blog-da-ana.example',
  scope: 'notifications',
}

export const partners = {
  listPartnerSites: {},
  createPartnerSite: { body: partnerSite },
  updatePartnerSite: { params: { id: fixtureId('session', 910) }, body: partnerSite },
  deletePartnerSite: { params: { id: fixtureId('session', 910) } },
  listPartnerGrants: {},
  revokePartnerGrant: { params: { id: fixtureId('session', 911) } },
  readPartnerRequest: {
    query: `?key=${partnerRequest.key}&origin=${partnerRequest.origin}&scope=${partnerRequest.scope}`,
  },
  authorizePartner: { body: { ...partnerRequest, method: 'S256', challenge: '0'.repeat(43) } },
  exchangePartnerCode: {
    body: { key: partnerRequest.key, code: '0'.repeat(43), verifier: '0'.repeat(43) },
  },
  renewPartnerToken: { body: { renewal: `cvr_${'0'.repeat(43)}` } },
  endPartnerToken: { body: { renewal: `cvr_${'0'.repeat(43)}` } },
} satisfies SampleRequests
