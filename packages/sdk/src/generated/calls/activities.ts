// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListActivitiesParams,
  ReadActivityParams,
} from '../inputs.ts'
import type {
  Activity,
  ActivityPage,
} from '../models.ts'

/**
 * Lists the activities of a team.
 *
 * `GET /teams/{id}/activities`
 */
export const listActivities: (convoca: Convoca, input: ListActivitiesParams, options?: CallOptions) => ConvocaPromise<ActivityPage> = /* @__PURE__ */ operation('listActivities', 'GET', '/teams/{id}/activities', 'page? limit? actionType? timeFilter?')

/**
 * Reads an activity.
 *
 * `GET /teams/{id}/activities/{activityId}`
 */
export const readActivity: (convoca: Convoca, input: ReadActivityParams, options?: CallOptions) => ConvocaPromise<Activity> = /* @__PURE__ */ operation('readActivity', 'GET', '/teams/{id}/activities/{activityId}')
