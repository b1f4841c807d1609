import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestServer } from './harness.ts'
import { paymentCalls } from './payment-calls.ts'
import { type Entry, workReports } from './payments.ts'

interface Steps {
  /** Sets the clock to the present and makes another entry. */
  renewEntry: () => Promise<void>
  passMinutes: (minutes: number) => void
}

/** The tests of what may happen at once to the payment of an entry, on the server of a file. */
export function paymentRaces(getTest: () => { server: TestServer; entry: Entry }, steps: Steps): void {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 6)
  const { renewEntry, passMinutes } = steps
  const calls = paymentCalls(getTest)
  const acts = {
    pay: (id: string) => calls.simulate(id).then(() => workReports(getTest().server)),
    check: (id: string) => calls.check(id).then(() => undefined),
    expire: async () => {
      passMinutes(31)
      await calls.clock()
    },
    clock: () => calls.clock().then(() => undefined),
    withdraw: () => calls.withdraw().then(() => undefined),
    cancel: () => calls.setStatus('CANCELLED').then(() => undefined),
    again: () => calls.pay().then(() => undefined),
  }
  const names = Object.keys(acts) as (keyof typeof acts)[]

  test('eight who ask for a code get one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await renewEntry()
      const answers = await Promise.all(Array.from({ length: 8 }, () => calls.pay()))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    }
  })

  test('payment, expiry, withdrawal and cancellation leave a place with money or money that is back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 6 }),
        async (chosen) => {
          await renewEntry()
          const { server, entry } = getTest()
          const { id } = await calls.newPayment()
          await Promise.all(chosen.map((name) => acts[name](id)))
          await workReports(server)
          for (let run = 0; run < 2; run += 1) {
            passMinutes(3)
            await calls.clock()
          }
          const charges = await server.db
            .selectFrom('payment_charges')
            .select(['status', 'amount'])
            .where('championship_id', '=', entry.id)
            .execute()
          const kept = charges.filter(({ status }) => status === 'PAID')
          const { status } = await server.db
            .selectFrom('championships')
            .select('status')
            .where('id', '=', entry.id)
            .executeTakeFirstOrThrow()
          const hasPlace = status !== 'CANCELLED' && (await calls.registrationOf()) === 'CONFIRMED'
          expect(kept.length).toBe(hasPlace ? 1 : 0)
          expect(await calls.entries()).toBe(-2500 * kept.length || 0)
          expect(await calls.owed()).toBe(0)
        },
      ),
      { numRuns: rounds },
    )
  }, 120_000)
}
