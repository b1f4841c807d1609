// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListSponsorsParams,
  CreateSponsorParams,
  ReadSponsorParams,
  DeleteSponsorParams,
  UpdateSponsorParams,
} from '../inputs.ts'
import type {
  Sponsor,
  SponsorPage,
} from '../models.ts'

/**
 * Lists the sponsors of a team.
 *
 * `GET /teams/{id}/sponsors`
 */
export const listSponsors: (convoca: Convoca, input: ListSponsorsParams, options?: CallOptions) => ConvocaPromise<SponsorPage> = /* @__PURE__ */ operation('listSponsors', 'GET', '/teams/{id}/sponsors', 'page? limit?')

/**
 * Adds a sponsor.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `POST /teams/{id}/sponsors`
 */
export const createSponsor: (convoca: Convoca, input: CreateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('createSponsor', 'POST', '/teams/{id}/sponsors', 'body', { idempotencyKey: true })

/**
 * Reads a sponsor.
 *
 * `GET /teams/{id}/sponsors/{sid}`
 */
export const readSponsor: (convoca: Convoca, input: ReadSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('readSponsor', 'GET', '/teams/{id}/sponsors/{sid}')

/**
 * Removes a sponsor.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `DELETE /teams/{id}/sponsors/{sid}`
 */
export const deleteSponsor: (convoca: Convoca, input: DeleteSponsorParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteSponsor', 'DELETE', '/teams/{id}/sponsors/{sid}', '', { responseKind: 'none' })

/**
 * Updates a sponsor.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `PATCH /teams/{id}/sponsors/{sid}`
 */
export const updateSponsor: (convoca: Convoca, input: UpdateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('updateSponsor', 'PATCH', '/teams/{id}/sponsors/{sid}', 'body')
