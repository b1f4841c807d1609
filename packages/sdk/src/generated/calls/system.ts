// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ReadConfigParams,
  ReadHealthParams,
  ReadReadinessParams,
} from '../inputs.ts'
import type {
  Health,
  PublicConfig,
} from '../models.ts'

/**
 * Reads the public configuration of this server.
 *
 * Clients offer only the social providers that are configured.
 *
 * `GET /public/config`
 */
export const readConfig: (convoca: Convoca, input?: ReadConfigParams, options?: CallOptions) => ConvocaPromise<PublicConfig> = /* @__PURE__ */ operation('readConfig', 'GET', '/public/config')

/**
 * Checks that the process is running.
 *
 * The database is not queried.
 *
 * `GET /health`
 */
export const readHealth: (convoca: Convoca, input?: ReadHealthParams, options?: CallOptions) => ConvocaPromise<Health> = /* @__PURE__ */ operation('readHealth', 'GET', '/health')

/**
 * Checks that the service is ready.
 *
 * Queries the database. After a write that failed because the disk was full, it answers 503 until one succeeds.
 *
 * `GET /ready`
 */
export const readReadiness: (convoca: Convoca, input?: ReadReadinessParams, options?: CallOptions) => ConvocaPromise<Health> = /* @__PURE__ */ operation('readReadiness', 'GET', '/ready')
