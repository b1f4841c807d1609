/**
 * Six pay at once while the server, its database and the provider fail again and again, and everything is counted afterwards.
 * @module-tag night
 */

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { runPaymentClock } from '../../src/domains/payments/clock.ts'
import { proveLedger } from '../../src/domains/payments/proof.ts'
import { workReport } from '../../src/domains/payments/reports.ts'
import { type TestServer, startServer } from '../harness.ts'
import type { Fault } from '../payment-providers/stand-in.ts'
import { createRandom } from '../stages.ts'
import { type Bank, startMercadoPagoBank, startWooviBank } from './banks.ts'
import { findFaults, readBooks } from './books.ts'
import { newPayers } from './cast.ts'
import { createDeliveries } from './deliveries.ts'
import { type Run, runPayer } from './payers.ts'
import { type Site, createCaller, startSite } from './site.ts'

const PAYERS = 6
const CHARGES = Number(process.env['MONEY_CHARGES'] ?? 300)
/** The number of times that the server and its database are killed, in turns. */
const KILLS = Number(process.env['MONEY_KILLS'] ?? 60)
const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_128)

const MINUTE = 60_000
/** Minutes by which the clock is ahead after so many kills: looks are due, at times codes are over, and twice gifts, entries and finals. */
const minutesAhead = (kills: number): number => (kills % 30 === 29 ? 3000 : kills % 10 === 5 ? 31 : 3)
const FAULTS: readonly Fault[] = ['HANGS_UP', 'BUSY', 'SLOW', 'FAILS_AFTER', 'FAILS_AFTER', 'LOST', 'NO_JSON']

/** Kills in turns what the money depends on, each time so many charges exist. */
function createKiller(site: Site) {
  let chain: Promise<void> = Promise.resolve()
  let waiting = 0
  const done = { server: 0, database: 0, clock: 0 }
  const killOne = async (number: number): Promise<void> => {
    done.clock += 1
    await site.restartClock(minutesAhead(number))
    if (number % 2 === 0) {
      done.database += 1
      await site.killDatabase()
    } else {
      done.server += 1
      await site.killServer()
    }
    waiting -= 1
  }
  let charges = 0
  return {
    done,
    get charges() {
      return charges
    },
    onCharge: async (): Promise<void> => {
      charges += 1
      const number = done.server + done.database + waiting
      if (charges * KILLS >= (number + 1) * CHARGES && number < KILLS) {
        waiting += 1
        chain = chain.then(() => killOne(number))
      }
      // Else all that is left would be killed at the end.
      if (waiting > 1) await chain
    },
    end: () => chain,
  }
}

/** Time passes without a fault until nothing is under way. */
async function settle(server: TestServer, bank: Bank, later: (minutes: number) => void): Promise<void> {
  const findOpen = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select concat_ws(' ', 'payment', id, status, purpose) as name from payment_charges where status in ('PENDING', 'REFUNDING')
      union all
      select concat_ws(' ', 'share', id, status, key_value) from prize_shares where status <> 'PAID'
      union all
      select concat_ws(' ', 'gift', id, status) from payment_gifts where status = 'OFFERED'
    `.execute(server.db)
    return rows.map(({ name }) => name)
  }
  const reports = await server.db
    .selectFrom('payment_events')
    .selectAll()
    .where('outcome', 'is', null)
    .execute()
  for (const { provider, event_id: eventId, reference } of reports)
    await workReport(server.services, { provider, eventId, reference })
  for (const minutes of [3, 8, 31, 120, 25 * 60, 49 * 60]) {
    later(minutes)
    for (let run = 0; run < 3; run += 1) {
      await runPaymentClock(server.services)
      bank.settle(() => false)
    }
  }
  // A run of the clock sends a certain number of payouts at most.
  for (let day = 0; day < 60 && (await findOpen()).length > 0; day += 1) {
    later(25 * 60)
    await runPaymentClock(server.services)
    bank.settle(() => false)
  }
  expect(await findOpen()).toEqual([])
}

function newRun(bank: Bank, site: Site) {
  const random = createRandom(SEED)
  const killer = createKiller(site)
  const answers: Record<string, number> = {}
  const deliveries = createDeliveries(bank, { origin: () => site.origin, random })
  const run: Run = {
    call: createCaller(site, (status) => {
      const name = status === null ? 'none' : String(status)
      answers[name] = (answers[name] ?? 0) + 1
    }),
    bank,
    deliveries,
    random,
    forgotten: [],
    onCharge: killer.onCharge,
    isOver: () => killer.charges >= CHARGES,
  }
  return { run, killer, answers }
}

describe.each([
  { name: 'woovi', start: startWooviBank },
  { name: 'mercadopago', start: startMercadoPagoBank },
])('$name', ({ start }) => {
  test(
    'no centavo is lost or paid twice, whatever is killed',
    async () => {
      const started = performance.now()
      const bank = await start()
      const site = await startSite(bank.variables)
      const { run, killer, answers } = newRun(bank, site)
      let now = new Date()
      try {
        const first = await startServer({ database: await site.connect(), config: { payments: bank.config } })
        const payers = await newPayers(first, {
          count: PAYERS,
          cups: Math.ceil(CHARGES / 20),
          random: run.random,
        })
        await first.close()
        await first.database.close()
        bank.setFaults(() =>
          run.random() < 0.25 ? FAULTS[Math.floor(run.random() * FAULTS.length)] : undefined,
        )
        const settling = setInterval(() => bank.settle(() => run.random() < 0.3), 1000)
        await Promise.all(payers.map((payer) => runPayer(run, payer)))
        await killer.end()
        clearInterval(settling)
        for (const id of run.forgotten) {
          bank.pay(id)
          await run.deliveries.deliver(id)
        }
        await run.deliveries.flush()
        await site.killClock()
        bank.setFaults(() => undefined)

        const database = await site.connect()
        const server = await startServer({ database, config: { payments: bank.config }, now: () => now })
        await settle(server, bank, (minutes) => {
          now = new Date(now.getTime() + minutes * MINUTE)
        })
        const books = await readBooks(server.db, bank)
        const faults = await findFaults(server.db, bank)
        const report = { seed: SEED, charges: killer.charges, kills: killer.done, answers }
        const seconds = Math.round((performance.now() - started) / 1000)
        process.stdout.write(
          `${JSON.stringify({ provider: bank.name, seconds, ...report, reports: run.deliveries.fates, books }, null, 2)}\n`,
        )
        expect(faults).toEqual({
          placesWithoutMoney: [],
          moneyWithoutPlace: [],
          unknownMoney: [],
          refundedTwice: [],
          paidTwice: [],
        })
        expect(books.received).toBe(books.places + books.sentBack + books.paidOut + books.pool + books.owed)
        expect(await proveLedger(server.services)).toBe(0)
        // A server that is there, whose database or provider is away, says so.
        expect(Object.keys(answers).filter((name) => name !== 'none' && name !== '503')).toEqual([])
        expect([run.deliveries.believed, run.deliveries.strange]).toEqual([0, []])
        expect(killer.done.server + killer.done.database).toBe(KILLS)
        await server.close()
        await database.close()
      } finally {
        await site.close()
        await bank.close()
      }
    },
    60 * MINUTE,
  )
})
