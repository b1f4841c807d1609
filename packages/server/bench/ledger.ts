/** The time that a balance takes to read at 1 million entries of one account, with its checkpoint of the night before. */
import { sql } from 'kysely'
import { findBalance, writeCheckpoints } from '../src/domains/payments/ledger-repository.ts'
import { fillDatabase, withDatabase } from './bench-database.ts'

const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)
/** Entries of a day on which much is paid, which no checkpoint counts yet. */
const LATER = 1000
const READS = 500
/** Milliseconds that a read may take. */
const MAX_READ = 5

await withDatabase(4, async ({ url, connection: { db } }) => {
  const fill = (count: number) =>
    fillDatabase(url, async (filling) => {
      // The triggers and foreign keys prove entries one by one, which is not what is measured.
      await sql`set session_replication_role = replica`.execute(filling)
      await sql`
        insert into ledger_entries (transaction_id, account, owner, amount)
        select gen_random_uuid(), side.account, side.owner, side.sign * (1 + n % 50000)
        from generate_series(1, ${count}::integer) n,
          (values ('PROVIDER', 'woovi', 1), ('OWED', 'somebody', -1)) as side (account, owner, sign)
      `.execute(filling)
    })
  await fill(ENTRIES)
  // The server never counts so many at once: its statements have a time limit.
  await fillDatabase(url, async (filling) => {
    await sql`vacuum analyze ledger_entries`.execute(filling)
    await filling.transaction().execute(writeCheckpoints)
  })
  const account = { account: 'PROVIDER', owner: 'woovi' } as const
  const measure = async (): Promise<number> => {
    const times: number[] = []
    for (let read = 0; read < READS; read += 1) {
      const started = performance.now()
      await findBalance(db, account)
      times.push(performance.now() - started)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(READS / 2)] ?? 0
  }
  await fill(LATER)
  const taken = await measure()
  process.stdout.write(
    `A balance at ${ENTRIES} entries, ${LATER} of them after the checkpoint: ${taken.toFixed(2)} ms (median)\n`,
  )
  if (taken > MAX_READ) {
    process.stdout.write(`That is more than ${MAX_READ} ms\n`)
    process.exitCode = 1
  }
})
