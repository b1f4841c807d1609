// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListPlayerRankingParams,
  ListTeamRankingParams,
} from '../inputs.ts'
import type {
  PlayerRankingPage,
  TeamRankingPage,
} from '../models.ts'

/**
 * Lists the players of a game by rating.
 *
 * A page has the places from `(page - 1) * limit + 1` on. Minors and users with a hidden profile have a place, but are omitted,
 * unless they are the caller.
 *
 * `GET /ranking/players`
 */
export const listPlayerRanking: (convoca: Convoca, input: ListPlayerRankingParams, options?: CallOptions) => ConvocaPromise<PlayerRankingPage> = /* @__PURE__ */ operation('listPlayerRanking', 'GET', '/ranking/players', 'gameId page? limit?')

/**
 * Lists the teams of a game by rating.
 *
 * `GET /ranking/teams`
 */
export const listTeamRanking: (convoca: Convoca, input: ListTeamRankingParams, options?: CallOptions) => ConvocaPromise<TeamRankingPage> = /* @__PURE__ */ operation('listTeamRanking', 'GET', '/ranking/teams', 'gameId page? limit?')
