// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListPartnerSitesParams,
  CreatePartnerSiteParams,
  UpdatePartnerSiteParams,
  DeletePartnerSiteParams,
  ListPartnerGrantsParams,
  RevokePartnerGrantParams,
  ReadPartnerRequestParams,
  AuthorizePartnerParams,
  ExchangePartnerCodeParams,
  RenewPartnerTokenParams,
  EndPartnerTokenParams,
} from '../inputs.ts'
import type {
  PartnerCode,
  PartnerGrant,
  PartnerRequest,
  PartnerSite,
  PartnerToken,
} from '../models.ts'

/**
 * Lists the sites that the user has registered.
 *
 * Newest first.
 *
 * `GET /partner/sites`
 */
export const listPartnerSites: (convoca: Convoca, input?: ListPartnerSitesParams, options?: CallOptions) => ConvocaPromise<PartnerSite[]> = /* @__PURE__ */ operation('listPartnerSites', 'GET', '/partner/sites')

/**
 * Registers a site.
 *
 * Its pages may then show the bell and ask users for a grant. Origins are `https:`, without a path, of hosts that everybody can reach:
 *   wildcards, IP addresses, single labels and names of inner networks are refused with ADDRESS_NOT_PUBLIC. A name or host that looks like
 *   this platform's is refused with NAME_RESERVED. A server for development takes `http://localhost` and `http://127.0.0.1`, too.
 *
 * `POST /partner/sites`
 */
export const createPartnerSite: (convoca: Convoca, input: CreatePartnerSiteParams, options?: CallOptions) => ConvocaPromise<PartnerSite> = /* @__PURE__ */ operation('createPartnerSite', 'POST', '/partner/sites', 'body')

/**
 * Changes a registered site.
 *
 * The grants of an origin that is taken away end.
 *
 * `PUT /partner/sites/{id}`
 */
export const updatePartnerSite: (convoca: Convoca, input: UpdatePartnerSiteParams, options?: CallOptions) => ConvocaPromise<PartnerSite> = /* @__PURE__ */ operation('updatePartnerSite', 'PUT', '/partner/sites/{id}', 'body')

/**
 * Deletes a registered site.
 *
 * All its grants end.
 *
 * `DELETE /partner/sites/{id}`
 */
export const deletePartnerSite: (convoca: Convoca, input: DeletePartnerSiteParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deletePartnerSite', 'DELETE', '/partner/sites/{id}', '', { responseKind: 'none' })

/**
 * Lists the sites that the user has let in.
 *
 * Those used last first.
 *
 * `GET /partner/grants`
 */
export const listPartnerGrants: (convoca: Convoca, input?: ListPartnerGrantsParams, options?: CallOptions) => ConvocaPromise<PartnerGrant[]> = /* @__PURE__ */ operation('listPartnerGrants', 'GET', '/partner/grants')

/**
 * Takes a grant back.
 *
 * Its tokens and connections end at once.
 *
 * `DELETE /partner/grants/{id}`
 */
export const revokePartnerGrant: (convoca: Convoca, input: RevokePartnerGrantParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('revokePartnerGrant', 'DELETE', '/partner/grants/{id}', '', { responseKind: 'none' })

/**
 * Reads what a site asks for.
 *
 * The page on which the user consents calls this. The origin must be exactly one of the site's.
 *
 * `GET /partner/authorization`
 */
export const readPartnerRequest: (convoca: Convoca, input: ReadPartnerRequestParams, options?: CallOptions) => ConvocaPromise<PartnerRequest> = /* @__PURE__ */ operation('readPartnerRequest', 'GET', '/partner/authorization', 'key origin scope')

/**
 * Lets a site in.
 *
 * Answers a code for the origin alone: for one use within a minute, and only with the verifier of the challenge (PKCE, S256).
 *
 * `POST /partner/authorization`
 */
export const authorizePartner: (convoca: Convoca, input: AuthorizePartnerParams, options?: CallOptions) => ConvocaPromise<PartnerCode> = /* @__PURE__ */ operation('authorizePartner', 'POST', '/partner/authorization', 'body')

/**
 * Exchanges a code for a token.
 *
 * The call comes from the origin that the code is for. A code that comes again ends the grant.
 *
 * `POST /partner/token`
 */
export const exchangePartnerCode: (convoca: Convoca, input: ExchangePartnerCodeParams, options?: CallOptions) => ConvocaPromise<PartnerToken> = /* @__PURE__ */ operation('exchangePartnerCode', 'POST', '/partner/token', 'body')

/**
 * Renews a token.
 *
 * Answers the next renewal with it; the one that is sent is used up. One that comes again, or from another origin, ends the grant.
 *
 * `POST /partner/token/renew`
 */
export const renewPartnerToken: (convoca: Convoca, input: RenewPartnerTokenParams, options?: CallOptions) => ConvocaPromise<PartnerToken> = /* @__PURE__ */ operation('renewPartnerToken', 'POST', '/partner/token/renew', 'body')

/**
 * Ends a token.
 *
 * The page signs out; the grant itself stays. An unknown renewal is ignored.
 *
 * `POST /partner/token/end`
 */
export const endPartnerToken: (convoca: Convoca, input: EndPartnerTokenParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('endPartnerToken', 'POST', '/partner/token/end', 'body', { responseKind: 'none' })
