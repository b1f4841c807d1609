import { runPaymentClock } from '../src/domains/payments/clock.ts'
import { findBalance } from '../src/domains/payments/ledger-repository.ts'
import type { Schemas } from '../src/contract/types.ts'
import type { Person, TestServer } from './harness.ts'
import { type Entry, findPaymentStatus, workReports } from './payments.ts'

/** The calls about the payments of an entry; `getTest` returns the server and the entry of the running test. */
export function paymentCalls(getTest: () => { server: TestServer; entry: Entry }) {
  const call: TestServer['call'] = (...given) => getTest().server.call(...given)
  const getOwner = () => getTest().entry.team.owner
  const pathOf = ({ id, registrationId }: Entry = getTest().entry) => ({ id, registrationId })

  /** Asks for a code; for the parts of `members` where they are given. */
  const pay = ({ token }: Person = getOwner(), entry?: Entry, members?: readonly Person[]) =>
    call('createPayment', {
      token,
      path: pathOf(entry),
      ...(members !== undefined && { body: { user_ids: members.map(({ id }) => id) } }),
    })
  async function newPayment(
    payer?: Person,
    entry?: Entry,
    members?: readonly Person[],
  ): Promise<Schemas['Payment']> {
    const { status, body } = await pay(payer, entry, members)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  async function simulate(
    paymentId: string,
    outcome: Schemas['PaymentSimulation']['outcome'] = 'PAID',
  ): Promise<void> {
    const { status, body } = await call('simulatePayment', {
      token: getOwner().token,
      path: { paymentId },
      body: { outcome },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  async function settle(paymentId: string): Promise<void> {
    await simulate(paymentId)
    await workReports(getTest().server, paymentId)
  }
  const readRegistration = (registrationId = getTest().entry.registrationId) =>
    getTest()
      .server.db.selectFrom('championship_registrations')
      .select(['status', 'reason'])
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow()

  return {
    pathOf,
    pay,
    newPayment,
    simulate,
    readRegistration,
    settle,
    payAndSettle: async (payer: Person, members?: readonly Person[]): Promise<string> => {
      const { id } = await newPayment(payer, undefined, members)
      await settle(id)
      return id
    },
    /** The notifications of a person with this title. */
    listTitled: async ({ token }: Person, title: string): Promise<Schemas['Notification'][]> => {
      const { body } = await call('listNotifications', { token })
      return body.data.filter((notification: Schemas['Notification']) => notification.title === title)
    },
    read: (paymentId: string, { token }: Person = getOwner()) =>
      call('readPayment', { token, path: { paymentId } }),
    readEntry: async ({ token }: Person = getOwner()): Promise<Schemas['EntryPayment']> => {
      const { status, body } = await call('readEntryPayment', { token, path: pathOf() })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    extend: ({ token }: Person) => call('extendEntryPayment', { token, path: pathOf() }),
    remind: ({ token }: Person) => call('remindEntryPayment', { token, path: pathOf() }),
    check: (paymentId: string, { token }: Person = getOwner()) =>
      call('checkPayment', { token, path: { paymentId } }),
    statusOf: (paymentId: string) => findPaymentStatus(getTest().server, paymentId),
    registrationOf: async (registrationId?: string): Promise<string> =>
      (await readRegistration(registrationId)).status,
    clock: () => runPaymentClock(getTest().server.services),
    setStatus: (status: 'CHECK_IN' | 'CANCELLED') =>
      call('changeChampionshipStatus', {
        token: getTest().entry.organizer.token,
        path: { id: getTest().entry.id },
        body: { status, ...(status === 'CANCELLED' && { reason: 'Poucos times.' }) },
      }),
    withdraw: () => call('withdrawRegistration', { token: getOwner().token, path: pathOf() }),
    entries: (id = getTest().entry.id) => findBalance(getTest().server.db, { account: 'ENTRIES', owner: id }),
    owed: ({ id }: Person = getOwner()) => findBalance(getTest().server.db, { account: 'OWED', owner: id }),
  }
}
