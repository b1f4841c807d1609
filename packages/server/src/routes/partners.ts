import { listPartnerGrants, revokePartnerGrant } from '../domains/partners/grants.ts'
import {
  createPartnerSite,
  deletePartnerSite,
  listPartnerSites,
  updatePartnerSite,
} from '../domains/partners/sites.ts'
import {
  authorizePartner,
  endPartnerToken,
  issueToken,
  readPartnerRequest,
  redeemCode,
  renewPartnerToken,
} from '../domains/partners/tokens.ts'
import type { Handlers } from './handler.ts'

export const partnerHandlers = {
  listPartnerSites: ({ context }) => listPartnerSites(context),
  createPartnerSite: ({ context, body }) => createPartnerSite(context, body),
  updatePartnerSite: ({ context, path, body }) => updatePartnerSite(context, path.id, body),
  deletePartnerSite: ({ context, path }) => deletePartnerSite(context, path.id),
  listPartnerGrants: ({ context }) => listPartnerGrants(context),
  revokePartnerGrant: ({ context, path }) => revokePartnerGrant(context, path.id),
  readPartnerRequest: ({ context, query }) => readPartnerRequest(context, query),
  authorizePartner: ({ context, body }) => authorizePartner(context, body),
  exchangePartnerCode: {
    // The code is used up, even where the request fails.
    prepare: async ({ context, body, origin }) => {
      const grantId = await redeemCode(context, body, origin)
      return (request) => issueToken(request.context, grantId)
    },
  },
  renewPartnerToken: ({ context, body, origin }) => renewPartnerToken(context, body.renewal, origin),
  endPartnerToken: ({ context, body, origin }) => endPartnerToken(context, body.renewal, origin),
} satisfies Partial<Handlers>
