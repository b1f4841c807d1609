// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListAchievementsParams,
  CreateAchievementParams,
  ReadAchievementParams,
  UpdateAchievementParams,
  DeleteAchievementParams,
} from '../inputs.ts'
import type {
  Achievement,
} from '../models.ts'

/**
 * Lists the achievements of a team.
 *
 * `GET /teams/{id}/achievements`
 */
export const listAchievements: (convoca: Convoca, input: ListAchievementsParams, options?: CallOptions) => ConvocaPromise<Achievement[]> = /* @__PURE__ */ operation('listAchievements', 'GET', '/teams/{id}/achievements')

/**
 * Adds an achievement.
 *
 * Only OWNER and MANAGER may call this. The picture is uploaded as AWARD / AWARD_ICON with the id of the achievement.
 *
 * `POST /teams/{id}/achievements`
 */
export const createAchievement: (convoca: Convoca, input: CreateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('createAchievement', 'POST', '/teams/{id}/achievements', 'body', { idempotencyKey: true })

/**
 * Reads an achievement.
 *
 * `GET /teams/{id}/achievements/{achievementId}`
 */
export const readAchievement: (convoca: Convoca, input: ReadAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('readAchievement', 'GET', '/teams/{id}/achievements/{achievementId}')

/**
 * Updates an achievement.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `PUT /teams/{id}/achievements/{achievementId}`
 */
export const updateAchievement: (convoca: Convoca, input: UpdateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('updateAchievement', 'PUT', '/teams/{id}/achievements/{achievementId}', 'body')

/**
 * Removes an achievement.
 *
 * Only OWNER and MANAGER may call this. The picture is deleted too.
 *
 * `DELETE /teams/{id}/achievements/{achievementId}`
 */
export const deleteAchievement: (convoca: Convoca, input: DeleteAchievementParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteAchievement', 'DELETE', '/teams/{id}/achievements/{achievementId}', '', { responseKind: 'none' })
