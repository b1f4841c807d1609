import {
  checkPayment,
  createPayment,
  listRegistrationPayments,
  readPayment,
  simulatePayment,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { atomWithWrite, storeAnswer } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Payment = Schemas['Payment']

/** Milliseconds between two looks at a payment that changes: in case no event of the socket arrives. */
const every = 10_000
const changes: ReadonlySet<Payment['status'] | undefined> = new Set(['PENDING', 'LATE', 'REFUNDING'])

export const paymentAtom = atomsWithQuery((convoca: Convoca, paymentId: string) =>
  queryOptions({
    queryKey: ['payment', paymentId],
    queryFn: ({ signal }) => readPayment(convoca, { paymentId }, { signal }),
    // Somebody who comes back from the bank's app sees the answer at once.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (changes.has(state.data?.status) ? every : false),
  }),
)

export interface EntryKey {
  championshipId: string
  registrationId: string
}

/** The payments of an entry, the latest first. */
export const entryPaymentsAtom = atomsWithQuery(
  (convoca: Convoca, { championshipId: id, registrationId }: EntryKey) =>
    queryOptions({
      queryKey: ['payment', 'of', id, registrationId],
      queryFn: ({ signal }) => listRegistrationPayments(convoca, { id, registrationId }, { signal }),
      staleTime: 0,
    }),
)

const store = (client: QueryClient, payment: Payment) => {
  storeAnswer(client, ['payment', payment.id], payment)
  return client.invalidateQueries({ queryKey: ['payment', 'of'] })
}

export const createPaymentAtom = atomWithWrite(
  'createPayment',
  (convoca, { championshipId: id, registrationId }: EntryKey) =>
    createPayment(convoca, { id, registrationId }),
  {
    onSuccess: (payment, _variables, _result, { client }) => store(client, payment),
    // Somebody else of the team may have been first.
    onError: (_error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['payment', 'of'] }),
  },
)

export const checkPaymentAtom = atomWithWrite(
  'checkPayment',
  (convoca, paymentId: string) => checkPayment(convoca, { paymentId }),
  { onSuccess: (payment, _variables, _result, { client }) => store(client, payment) },
)

export const simulatePaymentAtom = atomWithWrite(
  'simulatePayment',
  (convoca, paymentId: string) => simulatePayment(convoca, { paymentId, body: { outcome: 'PAID' } }),
  { onSuccess: (payment, _variables, _result, { client }) => store(client, payment) },
)
