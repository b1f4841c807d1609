import {
  answerPrizeDivision,
  namePrizeReceiver,
  proposePrizeDivision,
  readTeamPrize,
  remindTeamPrize,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type TeamPrize = Schemas['TeamPrize']

/** The prize that a team has won, and the state of each part. */
export const teamPrizeAtom = atomsWithQuery(
  (convoca: Convoca, { championshipId: id, teamId }: { championshipId: string; teamId: string }) =>
    queryOptions({
      queryKey: ['payment', 'team-prize', id, teamId],
      queryFn: ({ signal }) => readTeamPrize(convoca, { id, teamId }, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
)

const refetchPrize = refetchOnSettled(() => [['payment', 'team-prize']])

export const namePrizeReceiverAtom = atomWithWrite(
  'namePrizeReceiver',
  (convoca, { shareId, nick }: { shareId: string; nick: string }) =>
    namePrizeReceiver(convoca, { shareId, body: { nick } }),
  refetchPrize,
)

interface TeamPrizeKey {
  id: string
  teamId: string
}

export const proposePrizeDivisionAtom = atomWithWrite(
  'proposePrizeDivision',
  (convoca, { body, ...key }: TeamPrizeKey & { body: Schemas['PrizeDivisionInput'] }) =>
    proposePrizeDivision(convoca, { ...key, body }),
  refetchPrize,
)

export const answerPrizeDivisionAtom = atomWithWrite(
  'answerPrizeDivision',
  (convoca, { body, ...key }: TeamPrizeKey & { body: Schemas['PrizeAgreementInput'] }) =>
    answerPrizeDivision(convoca, { ...key, body }),
  refetchPrize,
)

export const remindTeamPrizeAtom = atomWithWrite('remindTeamPrize', (convoca, key: TeamPrizeKey) =>
  remindTeamPrize(convoca, key),
)
