import {
  decideRosterChange,
  listRosterChanges,
  requestRosterChange,
  substitutePlayer,
  updateRoster,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type RosterChange = Schemas['RosterChange']

export const rosterChangesAtom = atomsWithQuery((convoca: Convoca, id: string) =>
  queryOptions({
    // A registration that changes is read again with everything below it.
    queryKey: ['championship', id, 'teams', 'roster-changes'],
    queryFn: ({ signal }) => listRosterChanges(convoca, { id }, { signal }),
  }),
)

interface Target {
  id: string
  registrationId: string
}

/** Everything of the championship: rosters are on its page, in its matches and in their logs. */
const refreshed = refetchOnSettled(({ id }: { id: string }) => [['championship', id]])

export const updateRosterAtom = atomWithWrite(
  'updateRoster',
  (convoca, { id, registrationId, ...body }: Target & Input<'updateRoster'>['body']) =>
    updateRoster(convoca, { id, registrationId, body }),
  refreshed,
)

export const substitutePlayerAtom = atomWithWrite(
  'substitutePlayer',
  (convoca, { id, registrationId, ...body }: Target & Input<'substitutePlayer'>['body']) =>
    substitutePlayer(convoca, { id, registrationId, body }),
  refreshed,
)

export const requestRosterChangeAtom = atomWithWrite(
  'requestRosterChange',
  (convoca, { id, registrationId, ...body }: Target & Input<'requestRosterChange'>['body']) =>
    requestRosterChange(convoca, { id, registrationId, body }),
  refreshed,
)

export const decideRosterChangeAtom = atomWithWrite(
  'decideRosterChange',
  (
    convoca,
    { id, changeId, ...body }: { id: string; changeId: string } & Input<'decideRosterChange'>['body'],
  ) => decideRosterChange(convoca, { id, changeId, body }),
  refreshed,
)
