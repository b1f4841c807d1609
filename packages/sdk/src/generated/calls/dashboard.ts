// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ReadDashboardParams,
} from '../inputs.ts'
import type {
  Dashboard,
} from '../models.ts'

/**
 * Reads what the signed-in user has to do next.
 *
 * All of it is from one snapshot of the data.
 *
 * `GET /dashboard`
 */
export const readDashboard: (convoca: Convoca, input?: ReadDashboardParams, options?: CallOptions) => ConvocaPromise<Dashboard> = /* @__PURE__ */ operation('readDashboard', 'GET', '/dashboard')
