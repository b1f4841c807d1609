import {
  checkPayment,
  createPayment,
  extendEntryPayment,
  listOwnPayments,
  listRegistrationPayments,
  readEntryPayment,
  readPayment,
  remindEntryPayment,
  simulatePayment,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { atomWithWrite, storeAnswer } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Payment = Schemas['Payment']
export type EntryPayment = Schemas['EntryPayment']

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

/** The parts of an entry, and who has paid each. */
export const entryPaymentAtom = atomsWithQuery(
  (convoca: Convoca, { championshipId: id, registrationId }: EntryKey) =>
    queryOptions({
      queryKey: ['payment', 'entry', id, registrationId],
      queryFn: ({ signal }) => readEntryPayment(convoca, { id, registrationId }, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.pay_until == null ? false : every),
    }),
)

/** The visitor's latest payment; null where there is none. */
export const latestPaymentAtom = atomsWithQuery((convoca: Convoca, _key: 'own') =>
  queryOptions({
    queryKey: ['payment', 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await listOwnPayments(convoca, { limit: 1 }, { signal })
      return data[0]?.id ?? null
    },
    staleTime: 0,
  }),
)

const invalidateEntries = (client: QueryClient) =>
  Promise.all(
    ['of', 'entry', 'latest'].map((kind) => client.invalidateQueries({ queryKey: ['payment', kind] })),
  )

const store = (client: QueryClient, payment: Payment) => {
  storeAnswer(client, ['payment', payment.id], payment)
  return invalidateEntries(client)
}

const storeEntry = (
  client: QueryClient,
  { championshipId, registrationId }: EntryKey,
  entry: EntryPayment,
) => {
  storeAnswer(client, ['payment', 'entry', championshipId, registrationId], entry)
}

export interface NewPayment extends EntryKey {
  /** The players whose parts are paid; without it all that are left. */
  userIds?: readonly string[] | undefined
}

export const createPaymentAtom = atomWithWrite(
  'createPayment',
  (convoca, { championshipId: id, registrationId, userIds }: NewPayment) =>
    createPayment(convoca, {
      id,
      registrationId,
      ...(userIds !== undefined && { body: { user_ids: [...userIds] } }),
    }),
  {
    onSuccess: (payment, _variables, _result, { client }) => store(client, payment),
    // Somebody else of the team may have been first.
    onError: (_error, _variables, _result, { client }) => invalidateEntries(client),
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

export const remindEntryPaymentAtom = atomWithWrite(
  'remindEntryPayment',
  (convoca, { championshipId: id, registrationId }: EntryKey) =>
    remindEntryPayment(convoca, { id, registrationId }),
  { onSuccess: (entry, key, _result, { client }) => storeEntry(client, key, entry) },
)

export const extendEntryPaymentAtom = atomWithWrite(
  'extendEntryPayment',
  (convoca, { championshipId: id, registrationId }: EntryKey) =>
    extendEntryPayment(convoca, { id, registrationId }),
  { onSuccess: (entry, key, _result, { client }) => storeEntry(client, key, entry) },
)
