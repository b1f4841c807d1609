import {
  exportChampionshipPayments,
  exportOwnPayments,
  listChampionshipPayments,
  listOwnPayments,
  listTeamPayments,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithWrite } from './mutation.ts'
import { atomsWithPagedQuery, cursorQueryOptions } from './query.ts'

export type PaymentHistoryPage = Schemas['PaymentHistory']

/** The owner of the payments: the user, a team, or a championship. */
export type PaymentHistoryOf = { of: 'me' } | { of: 'team' | 'championship'; id: string }

const paymentsPerPage = 20

export const paymentHistoryAtom = atomsWithPagedQuery((convoca: Convoca, key: PaymentHistoryOf) =>
  cursorQueryOptions({
    queryKey: ['payment', 'history', key],
    queryFn: ({ pageParam, signal }): Promise<PaymentHistoryPage> => {
      const page = { cursor: pageParam ?? undefined, limit: paymentsPerPage }
      if (key.of === 'me') return listOwnPayments(convoca, page, { signal })
      const input = { ...page, id: key.id }
      return key.of === 'team'
        ? listTeamPayments(convoca, input, { signal })
        : listChampionshipPayments(convoca, input, { signal })
    },
    staleTime: 0,
  }),
)

export const exportPaymentsAtom = atomWithWrite('exportChampionshipPayments', (convoca, id: string) =>
  exportChampionshipPayments(convoca, { id }),
)

export const exportOwnPaymentsAtom = atomWithWrite('exportOwnPayments', (convoca, _all: 'all') =>
  exportOwnPayments(convoca),
)
