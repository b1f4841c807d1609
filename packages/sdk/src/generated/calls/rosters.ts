// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  UpdateRosterParams,
  SubstitutePlayerParams,
  RequestRosterChangeParams,
  DecideRosterChangeParams,
  ListRosterChangesParams,
} from '../inputs.ts'
import type {
  ChampionshipRegistration,
  RosterChange,
  RosterChangeList,
} from '../models.ts'

/**
 * Names the roster of a registered team anew.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this, until the roster is locked, as `roster_lock` of the championship says. Who stays keeps a confirmed place; who is new is asked.
 *
 * `PUT /championships/{id}/registrations/{registrationId}/roster`
 */
export const updateRoster: (convoca: Convoca, input: UpdateRosterParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('updateRoster', 'PUT', '/championships/{id}/registrations/{registrationId}/roster', 'body')

/**
 * Lets a substitute of the roster play for a starter.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the championship is played, also between two games of a match. It holds for the open match, whose log tells everybody, and for those to come; the starter is a substitute then.
 *
 * `POST /championships/{id}/registrations/{registrationId}/substitutions`
 */
export const substitutePlayer: (convoca: Convoca, input: SubstitutePlayerParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('substitutePlayer', 'POST', '/championships/{id}/registrations/{registrationId}/substitutions', 'body')

/**
 * Asks for a change of a roster that is locked.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this, from the lock to the end of the championship. The organisers and referees are told, and one of them decides. A team has one such request at a time.
 *
 * `POST /championships/{id}/registrations/{registrationId}/roster-changes`
 */
export const requestRosterChange: (convoca: Convoca, input: RequestRosterChangeParams, options?: CallOptions) => ConvocaPromise<RosterChange> = /* @__PURE__ */ operation('requestRosterChange', 'POST', '/championships/{id}/registrations/{registrationId}/roster-changes', 'body')

/**
 * Approves or declines a change of a roster.
 *
 * Only the organiser, co-organisers and referees may call this, and none who has a part in a match of the team. The player who comes in is asked and plays once the place is confirmed; the log of the team's match tells everybody, with the team's reason.
 *
 * `PATCH /championships/{id}/roster-changes/{changeId}`
 */
export const decideRosterChange: (convoca: Convoca, input: DecideRosterChangeParams, options?: CallOptions) => ConvocaPromise<RosterChange> = /* @__PURE__ */ operation('decideRosterChange', 'PATCH', '/championships/{id}/roster-changes/{changeId}', 'body')

/**
 * Lists the changes of rosters that were asked for after the lock.
 *
 * The latest first, at most 200. Everybody reads those that were approved, with their reasons; the team and the staff of the championship read the others as well.
 *
 * `GET /public/championships/{id}/roster-changes`
 */
export const listRosterChanges: (convoca: Convoca, input: ListRosterChangesParams, options?: CallOptions) => ConvocaPromise<RosterChangeList> = /* @__PURE__ */ operation('listRosterChanges', 'GET', '/public/championships/{id}/roster-changes')
