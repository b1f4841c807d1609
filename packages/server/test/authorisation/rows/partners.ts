import { createPkce } from '../../partners.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const site = ({ partner }: Scenario) => ({ path: { id: partner.id } })
const input = { name: 'Jornal da Vila', origins: ['https://jornal-da-vila.example'] }
/** The origin of the partner's page, whoever sends it. */
const headers = ({ partner }: Scenario) => ({ origin: partner.origin })

export const partnerRows = {
  listPartnerSites: { call: nothing, outcomes: signedIn(200) },
  createPartnerSite: { call: () => ({ body: input }), outcomes: signedIn(201) },
  updatePartnerSite: {
    call: (scenario) => ({ ...site(scenario), body: input }),
    outcomes: signedIn('PARTNER_SITE_NOT_FOUND', { owner: 200 }),
  },
  deletePartnerSite: { call: site, outcomes: signedIn('PARTNER_SITE_NOT_FOUND', { owner: 204 }) },
  listPartnerGrants: { call: nothing, outcomes: signedIn(200) },
  revokePartnerGrant: {
    call: ({ partner }) => ({ path: { id: partner.grantId } }),
    outcomes: signedIn('GRANT_NOT_FOUND', { invitee: 204 }),
  },
  readPartnerRequest: {
    call: ({ partner: { key, origin } }) => ({ query: { key, origin, scope: 'notifications' } }),
    outcomes: signedIn(200),
  },
  authorizePartner: {
    call: ({ partner: { key, origin } }) => ({
      body: { key, origin, scope: 'notifications', method: 'S256', challenge: createPkce().challenge },
    }),
    outcomes: signedIn(201),
  },
  // The holder of the secret is the page that it was given to.
  exchangePartnerCode: {
    call: (scenario) => ({ headers: headers(scenario), body: scenario.partner.code }),
    outcomes: everybody(200),
  },
  renewPartnerToken: {
    call: (scenario) => ({ headers: headers(scenario), body: { renewal: scenario.partner.renewal } }),
    outcomes: everybody(200),
  },
  endPartnerToken: {
    call: (scenario) => ({ headers: headers(scenario), body: { renewal: scenario.partner.renewal } }),
    outcomes: everybody(204),
  },
} satisfies Rows
