import type { OperationId } from '../../src/contract/types.ts'
import type { ErrorCode } from '../../src/errors.ts'
import type { CallOptions } from '../harness.ts'
import type { ActorName, PersonName } from './actors.ts'
import type { Scenario } from './scenario.ts'

/** A success status, or the code of the refusal. */
export type Outcome = 200 | 201 | 202 | 204 | ErrorCode

export interface Row<K extends OperationId> {
  call: (scenario: Scenario, actor: ActorName) => CallOptions<K>
  outcomes: Record<ActorName, Outcome>
}

export type Rows = { [K in OperationId]?: Row<K> }

type Exceptions = Partial<Record<PersonName | 'partner', Outcome>>

function people(outcome: Outcome): Record<PersonName, Outcome> {
  return {
    stranger: outcome,
    invitee: outcome,
    applicant: outcome,
    exMember: outcome,
    player: outcome,
    captain: outcome,
    coach: outcome,
    manager: outcome,
    owner: outcome,
    otherOwner: outcome,
    admin: outcome,
  }
}

/** One outcome for everybody, guests included. */
export function everybody(outcome: Outcome): Record<ActorName, Outcome> {
  return { guest: outcome, partner: outcome, ...people(outcome) }
}

/** One outcome for everybody with a session, unless said otherwise; nothing for a partner. */
export function signedIn(outcome: Outcome, except: Exceptions = {}): Record<ActorName, Outcome> {
  return { guest: 'UNAUTHENTICATED', partner: 'FORBIDDEN', ...people(outcome), ...except }
}

/** Every member; to others the resource does not exist. */
export function members(
  outcome: Outcome,
  except: Exceptions = {},
  hidden: ErrorCode = 'TEAM_NOT_FOUND',
): Record<ActorName, Outcome> {
  const inside = { player: outcome, captain: outcome, coach: outcome, manager: outcome, owner: outcome }
  return signedIn(hidden, { ...inside, ...except })
}

/** OWNER, MANAGER, COACH and CAPTAIN; players get 403, and to others the resource does not exist. */
export function staff(
  outcome: Outcome,
  except: Exceptions = {},
  hidden: ErrorCode = 'TEAM_NOT_FOUND',
): Record<ActorName, Outcome> {
  return members(outcome, { player: 'FORBIDDEN', ...except }, hidden)
}

/** OWNER and MANAGER; members get 403, and to others the resource does not exist. */
export function leaders(
  outcome: Outcome,
  except: Exceptions = {},
  hidden: ErrorCode = 'TEAM_NOT_FOUND',
): Record<ActorName, Outcome> {
  return staff(outcome, { captain: 'FORBIDDEN', coach: 'FORBIDDEN', ...except }, hidden)
}

/** Only the OWNER; other members get NOT_TEAM_OWNER, and to others the resource does not exist. */
export function ownerOnly(outcome: Outcome): Record<ActorName, Outcome> {
  return members('NOT_TEAM_OWNER', { owner: outcome })
}

/** Only the platform's staff. */
export function adminOnly(outcome: Outcome): Record<ActorName, Outcome> {
  return signedIn('FORBIDDEN', { admin: outcome })
}

export const nothing = (): Record<never, never> => ({})
