import type { Schemas } from '../src/contract/types.ts'
import { workReport } from '../src/domains/payments/reports.ts'
import type { Person, TestServer } from './harness.ts'
import type { Entry } from './payments.ts'

/** The calls about gifts; `getTest` returns the server, the entry and the sender of the running test. */
export function giftCalls(getTest: () => { server: TestServer; entry: Entry; sender: Person }) {
  const give = (
    { token }: Person = getTest().sender,
    message: string | null = null,
    of: Entry = getTest().entry,
  ) =>
    getTest().server.call('createGift', {
      token,
      path: { id: of.id, registrationId: of.registrationId },
      body: { message },
    })

  let events = 0
  async function settle(paymentId: string, person: Person = getTest().sender): Promise<void> {
    const path = { paymentId }
    await getTest().server.call('simulatePayment', { token: person.token, path, body: { outcome: 'PAID' } })
    events += 1
    await workReport(getTest().server.services, {
      provider: 'sandbox',
      eventId: `${paymentId}-${events}`,
      reference: paymentId,
    })
  }

  async function newGift(
    message: string | null = null,
    person: Person = getTest().sender,
  ): Promise<Schemas['Gift']> {
    const { status, body } = await give(person, message)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  /** Made and paid. */
  async function offer(
    message: string | null = null,
    person: Person = getTest().sender,
  ): Promise<Schemas['Gift']> {
    const gift = await newGift(message, person)
    await settle(gift.payment_id ?? '', person)
    return gift
  }

  const accept = (giftId: string, { token }: Person = getTest().entry.team.owner) =>
    getTest().server.call('acceptGift', { token, path: { giftId } })
  const decline = (giftId: string, { token }: Person = getTest().entry.team.owner) =>
    getTest().server.call('declineGift', { token, path: { giftId } })
  const listReceived = async ({ token }: Person = getTest().entry.team.owner): Promise<Schemas['Gift'][]> =>
    (
      await getTest().server.call('listRegistrationGifts', {
        token,
        path: { id: getTest().entry.id, registrationId: getTest().entry.registrationId },
      })
    ).body
  const listSent = async (): Promise<Schemas['Gift'][]> =>
    (await getTest().server.call('listSentGifts', { token: getTest().sender.token })).body
  const paymentOf = async ({ payment_id: id }: Schemas['Gift']) => {
    const row = await getTest()
      .server.db.selectFrom('payment_charges')
      .select(['status', 'refund_reason', 'registration_id'])
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
    return row
  }
  const listTold = async ({ token }: Person): Promise<string[]> => {
    const { body } = await getTest().server.call('listUnreadNotifications', { token })
    return body
      .filter(({ type }: Schemas['Notification']) => type === 'CHAMPIOSHIP_GIFT_RECEIVE')
      .map(({ title }: Schemas['Notification']) => title)
  }

  return { give, settle, newGift, offer, accept, decline, listReceived, listSent, listTold, paymentOf }
}
