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
  listPartnerSites: async ({ context }) => ({ status: 200, body: await listPartnerSites(context) }),
  createPartnerSite: async ({ context, body }) => ({
    status: 201,
    body: await createPartnerSite(context, body),
  }),
  updatePartnerSite: async ({ context, path, body }) => ({
    status: 200,
    body: await updatePartnerSite(context, path.id, body),
  }),
  deletePartnerSite: async ({ context, path }) => {
    await deletePartnerSite(context, path.id)
    return { status: 204 }
  },
  listPartnerGrants: async ({ context }) => ({ status: 200, body: await listPartnerGrants(context) }),
  revokePartnerGrant: async ({ context, path }) => {
    await revokePartnerGrant(context, path.id)
    return { status: 204 }
  },
  readPartnerRequest: async ({ context, query }) => ({
    status: 200,
    body: await readPartnerRequest(context, query),
  }),
  authorizePartner: async ({ context, body }) => ({
    status: 201,
    body: await authorizePartner(context, body),
  }),
  exchangePartnerCode: {
    // The code is used up, even where the request fails.
    prepare: async ({ context, body, origin }) => {
      const grantId = await redeemCode(context, body, origin)
      return async (request) => ({ status: 200, body: await issueToken(request.context, grantId) })
    },
  },
  renewPartnerToken: async ({ context, body, origin }) => ({
    status: 200,
    body: await renewPartnerToken(context, body.renewal, origin),
  }),
  endPartnerToken: async ({ context, body, origin }) => {
    await endPartnerToken(context, body.renewal, origin)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
