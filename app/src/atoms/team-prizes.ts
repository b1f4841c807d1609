import {
  answerPrizeDivision,
  answerPrizeReceiver,
  approvePrize,
  listHeldPrizes,
  listOwnPrizes,
  namePrizeReceiver,
  proposePrizeDivision,
  readTeamPrize,
  remindTeamPrize,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { adminKey } from './admin.ts'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type OwnPrize = Schemas['PrizeShare']
export type TeamPrize = Schemas['TeamPrize']
export type HeldPrize = Schemas['HeldPrize']

/** What the visitor has won. */
export const ownPrizesAtom = atomsWithQuery((convoca: Convoca, _key: 'own') =>
  queryOptions({
    queryKey: ['payment', 'own-prizes'],
    queryFn: ({ signal }) => listOwnPrizes(convoca, {}, { signal }),
    staleTime: 0,
  }),
)

/** High parts of prizes that wait for the staff. */
export const heldPrizesAtom = atomsWithQuery((convoca: Convoca, _key: 'all') =>
  queryOptions({
    queryKey: [...adminKey, 'prizes'],
    queryFn: ({ signal }) => listHeldPrizes(convoca, {}, { signal }),
    staleTime: 0,
    ...polledEveryMinute,
  }),
)

export const approvePrizeAtom = atomWithWrite(
  'approvePrize',
  (convoca, shareId: string) => approvePrize(convoca, { shareId }),
  refetchOnSettled(() => [adminKey]),
)

/** What a team has won, and what has become of each part. */
export const teamPrizeAtom = atomsWithQuery(
  (convoca: Convoca, { championshipId: id, teamId }: { championshipId: string; teamId: string }) =>
    queryOptions({
      queryKey: ['payment', 'team-prize', id, teamId],
      queryFn: ({ signal }) => readTeamPrize(convoca, { id, teamId }, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
)

const refetchPrizes = refetchOnSettled(() => [['payment', 'team-prize'], ['payment', 'own-prizes'], adminKey])

export const namePrizeReceiverAtom = atomWithWrite(
  'namePrizeReceiver',
  (convoca, { shareId, nick }: { shareId: string; nick: string }) =>
    namePrizeReceiver(convoca, { shareId, body: { nick } }),
  refetchPrizes,
)

export const answerPrizeReceiverAtom = atomWithWrite(
  'answerPrizeReceiver',
  (convoca, { shareId, accepts }: { shareId: string; accepts: boolean }) =>
    answerPrizeReceiver(convoca, { shareId, body: { accepts } }),
  refetchPrizes,
)

export interface TeamPrizeKey {
  id: string
  teamId: string
}

export const proposePrizeDivisionAtom = atomWithWrite(
  'proposePrizeDivision',
  (convoca, { body, ...key }: TeamPrizeKey & { body: Schemas['PrizeDivisionInput'] }) =>
    proposePrizeDivision(convoca, { ...key, body }),
  refetchPrizes,
)

export const answerPrizeDivisionAtom = atomWithWrite(
  'answerPrizeDivision',
  (convoca, { body, ...key }: TeamPrizeKey & { body: Schemas['PrizeAgreementInput'] }) =>
    answerPrizeDivision(convoca, { ...key, body }),
  refetchPrizes,
)

export const remindTeamPrizeAtom = atomWithWrite('remindTeamPrize', (convoca, key: TeamPrizeKey) =>
  remindTeamPrize(convoca, key),
)
