// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListGamesParams,
  ListAllGamesParams,
  ReadGameParams,
} from '../inputs.ts'
import type {
  Game,
  GamePage,
} from '../models.ts'

/**
 * Lists the games, page by page.
 *
 * `GET /game`
 */
export const listGames: (convoca: Convoca, input?: ListGamesParams, options?: CallOptions) => ConvocaPromise<GamePage> = /* @__PURE__ */ operation('listGames', 'GET', '/game', 'search? page? limit?')

/**
 * Lists every game.
 *
 * All of them at once, cacheable for 10 minutes; `listGames` has pages and a search.
 *
 * `GET /public/games/all`
 */
export const listAllGames: (convoca: Convoca, input?: ListAllGamesParams, options?: CallOptions) => ConvocaPromise<Game[]> = /* @__PURE__ */ operation('listAllGames', 'GET', '/public/games/all')

/**
 * Reads a game.
 *
 * `GET /public/game/{id}`
 */
export const readGame: (convoca: Convoca, input: ReadGameParams, options?: CallOptions) => ConvocaPromise<Game> = /* @__PURE__ */ operation('readGame', 'GET', '/public/game/{id}')
