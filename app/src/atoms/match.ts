import {
  addMatchProof,
  callReferee,
  checkInMatch,
  forfeitMatch,
  listChampionshipStaff,
  proposeReschedule,
  readChampionship,
  readMatch,
  readMatchProof,
  readMatchRoom,
  reportMatch,
  respondToReschedule,
  reopenMatch,
  ruleMatch,
  scheduleMatch,
  updateMatchScore,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type MatchDetail = Schemas['ChampionshipMatchDetail']
export type MatchRoom = Schemas['MatchRoom']

export interface MatchTarget {
  /** Id of the championship. */
  id: string
  matchId: string
}

// The key has the match's id, so that what happens in the match invalidates exactly these queries.
const keyOf = ({ id, matchId }: MatchTarget, part: string) => ['championship', id, part, matchId] as const

/** The part of a match that everybody may read. */
export const matchQuery = (convoca: Convoca, target: MatchTarget) =>
  queryOptions({
    queryKey: keyOf(target, 'match'),
    queryFn: ({ signal }) => readMatch(convoca, target, { signal }),
    ...polledEveryMinute,
  })
export const matchAtom = atomsWithQuery(matchQuery)

/** The part of a match that the two teams and the staff read; others must not ask for it. */
export const matchRoomQuery = (convoca: Convoca, { isMine, ...target }: MatchTarget & { isMine: boolean }) =>
  queryOptions({
    queryKey: keyOf(target, 'room'),
    queryFn: ({ signal }) => readMatchRoom(convoca, target, { signal }),
    enabled: isMine,
    ...polledEveryMinute,
  })
export const matchRoomAtom = atomsWithQuery(matchRoomQuery)

/** A private picture, which never changes. */
export const matchProofQuery = (convoca: Convoca, target: MatchTarget & { proofId: string }) =>
  queryOptions({
    // The key leaves out the match's id, with which it would be read again at every change.
    queryKey: ['match-proof', target.proofId],
    queryFn: ({ signal }) => readMatchProof(convoca, target, { signal }),
    staleTime: Infinity,
  })
export const matchProofAtom = atomsWithQuery(matchProofQuery)

/** The staff's list as everybody reads it: the server renders it as a guest's. */
export const championshipStaffQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'staff'],
    queryFn: ({ signal }) => listChampionshipStaff(convoca, { id }, { signal }),
  })
export const championshipStaffAtom = atomsWithQuery(championshipStaffQuery)

/** A member's own reading of the list: the organiser, and whoever is asked, read also who has not answered. */
export const askedStaffAtom = atomsWithQuery(
  (convoca: Convoca, { id, userId }: { id: string; userId: string | undefined }) =>
    queryOptions({
      queryKey: ['championship', id, 'staff', userId],
      queryFn: ({ signal }) => listChampionshipStaff(convoca, { id }, { signal }),
    }),
)

/** The user's role in the championship: the server renders the page as a guest's, which has none. */
export const championshipRoleQuery = (
  convoca: Convoca,
  { id, userId }: { id: string; userId: string | undefined },
) =>
  queryOptions({
    queryKey: ['championship', id, 'role', userId],
    queryFn: async ({ signal }) => (await readChampionship(convoca, { id }, { signal })).role,
    enabled: userId !== undefined,
  })
export const championshipRoleAtom = atomsWithQuery(championshipRoleQuery)

/** A result changes the whole championship. */
const refetched = refetchOnSuccess(() => [['championship']])

/** Only of the match: the lists have it by the event of what changed. */
const refetchedMatch = refetchOnSuccess((target: MatchTarget) => [
  keyOf(target, 'match'),
  keyOf(target, 'room'),
])

export const checkInMatchAtom = atomWithWrite(
  'checkInMatch',
  (convoca, target: MatchTarget) => checkInMatch(convoca, target),
  refetched,
)

export const forfeitMatchAtom = atomWithWrite(
  'forfeitMatch',
  (convoca, target: MatchTarget) => forfeitMatch(convoca, target),
  refetched,
)

/** A write with the body of its operation. */
type With<
  Operation extends
    | 'reopenMatch'
    | 'reportMatch'
    | 'updateMatchScore'
    | 'ruleMatch'
    | 'scheduleMatch'
    | 'proposeReschedule',
> = MatchTarget & Input<Operation>['body']

export const reportMatchAtom = atomWithWrite(
  'reportMatch',
  (convoca, { id, matchId, ...body }: With<'reportMatch'>) => reportMatch(convoca, { id, matchId, body }),
  refetched,
)

export const updateMatchScoreAtom = atomWithWrite(
  'updateMatchScore',
  (convoca, { id, matchId, ...body }: With<'updateMatchScore'>) =>
    updateMatchScore(convoca, { id, matchId, body }),
  refetchedMatch,
)

export const callRefereeAtom = atomWithWrite(
  'callReferee',
  (convoca, target: MatchTarget) => callReferee(convoca, target),
  refetchedMatch,
)

export const ruleMatchAtom = atomWithWrite(
  'ruleMatch',
  (convoca, { id, matchId, ...body }: With<'ruleMatch'>) => ruleMatch(convoca, { id, matchId, body }),
  refetched,
)

export const reopenMatchAtom = atomWithWrite(
  'reopenMatch',
  (convoca, { id, matchId, ...body }: With<'reopenMatch'>) => reopenMatch(convoca, { id, matchId, body }),
  refetched,
)

export const scheduleMatchAtom = atomWithWrite(
  'scheduleMatch',
  (convoca, { id, matchId, ...body }: With<'scheduleMatch'>) => scheduleMatch(convoca, { id, matchId, body }),
  refetched,
)

export const proposeRescheduleAtom = atomWithWrite(
  'proposeReschedule',
  (convoca, { id, matchId, ...body }: With<'proposeReschedule'>) =>
    proposeReschedule(convoca, { id, matchId, body }),
  refetched,
)

export const respondToRescheduleAtom = atomWithWrite(
  'respondToReschedule',
  (convoca, { id, matchId, accept }: MatchTarget & { accept: boolean }) =>
    respondToReschedule(convoca, { id, matchId, body: { accept } }),
  refetched,
)

export const addMatchProofAtom = atomWithWrite(
  'addMatchProof',
  (convoca, { id, matchId, picture }: MatchTarget & { picture: string }) =>
    addMatchProof(convoca, { id, matchId, body: { picture } }),
  refetched,
)
