// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  PreviewBracketParams,
} from '../inputs.ts'
import type {
  ChampionshipMatchList,
} from '../models.ts'

/**
 * Shows the bracket as it would start now.
 *
 * Only the organiser and co-organisers may call this, before it begins. It has the teams with a confirmed place by their seeds; its ids are those of no matches. A team that goes on without an opponent has a BYE.
 *
 * `GET /championships/{id}/bracket-preview`
 */
export const previewBracket: (convoca: Convoca, input: PreviewBracketParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList> = /* @__PURE__ */ operation('previewBracket', 'GET', '/championships/{id}/bracket-preview')
