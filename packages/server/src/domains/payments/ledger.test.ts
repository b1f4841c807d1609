import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { newEntry } from '../../../test/payments.ts'
import { newId } from '../../database/id.ts'
import { findBalance, findDifferences, postTransaction, writeCheckpoints } from './ledger-repository.ts'
import { insertCharge } from './repository.ts'

let server: TestServer
let entry: Awaited<ReturnType<typeof newEntry>>
beforeAll(async () => {
  server = await startServer()
  entry = await newEntry(server)
}, 120_000)
afterAll(() => server.close())

async function newCharge(amount = 100): Promise<string> {
  const id = newId()
  const at = new Date()
  await insertCharge(server.db, {
    id,
    championship_id: entry.id,
    registration_id: null,
    team_id: null,
    payer_id: entry.team.owner.id,
    amount,
    provider: 'ledger-test',
    reference: id,
    pix_code: 'x',
    expires_at: at,
    created_at: at,
    next_look_at: new Date(at.getTime() + 1e9),
  })
  return id
}
const inTransaction = <T>(run: (db: typeof server.db) => Promise<T>) => server.db.transaction().execute(run)

describe('the ledger', () => {
  test.each([
    ['one entry', [5]],
    ['two of one sign', [5, 5]],
    ['a centavo too much', [500, -499]],
    ['three that differ', [500, -300, -199]],
  ])('refuses a transaction with %s when it commits', async (_, amounts) => {
    const chargeId = await newCharge()
    const entries = amounts.map((amount) => ({ account: 'OWED' as const, owner: 'unbalanced', amount }))
    const posted = inTransaction((db) => postTransaction(db, { kind: 'ENTRY_PAID', chargeId }, entries))
    await expect(posted).rejects.toThrow('sum to zero')
    expect(await findBalance(server.db, { account: 'OWED', owner: 'unbalanced' })).toBe(0)
  })

  test('refuses an entry of nothing', async () => {
    const chargeId = await newCharge()
    const entries = [{ account: 'OWED' as const, owner: 'nothing', amount: 0 }]
    await expect(postTransaction(server.db, { kind: 'ENTRY_PAID', chargeId }, entries)).rejects.toThrow(
      'ledger_entries_amount_check',
    )
  })

  test.each([
    ['a changed amount', sql`update ledger_entries set amount = amount + 1`],
    ['a changed account', sql`update ledger_entries set owner = 'me'`],
    ['a deleted entry', sql`delete from ledger_entries`],
    ['a changed transaction', sql`update ledger_transactions set kind = 'REFUNDED'`],
    ['a deleted transaction', sql`delete from ledger_transactions`],
    ['an emptied table', sql`truncate ledger_entries`],
    ['both emptied', sql`truncate ledger_transactions, ledger_entries`],
    ['a change of no row', sql`update ledger_entries set amount = 1 where false`],
  ])('refuses %s', async (_, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('only added to')
  })

  test('posts once, also where eight do it at once', async () => {
    const chargeId = await newCharge()
    const owner = newId()
    const post = () =>
      inTransaction((db) =>
        postTransaction(db, { kind: 'ENTRY_PAID', chargeId }, [
          { account: 'ENTRIES', owner, amount: -700 },
          { account: 'PROVIDER', owner: 'once', amount: 700 },
        ]),
      )
    await Promise.all(Array.from({ length: 8 }, post))
    expect(await findBalance(server.db, { account: 'ENTRIES', owner })).toBe(-700)
  })

  test('sums the same with a checkpoint at any place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constant('checkpoint' as const)), {
          maxLength: 12,
        }),
        async (steps) => {
          const owner = newId()
          let expected = 0
          for (const step of steps) {
            if (step === 'checkpoint') await inTransaction(writeCheckpoints)
            else {
              const chargeId = await newCharge()
              const entries = [
                { account: 'ENTRIES' as const, owner, amount: -step },
                { account: 'PROVIDER' as const, owner, amount: step },
              ]
              await inTransaction((db) => postTransaction(db, { kind: 'ENTRY_PAID', chargeId }, entries))
              expected += step
            }
            expect(await findBalance(server.db, { account: 'PROVIDER', owner })).toBe(expected)
            expect(await findBalance(server.db, { account: 'ENTRIES', owner })).toBe(-expected || 0)
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  test('counts every posting where checkpoints are moved at the same time', async () => {
    const owner = newId()
    const charges = await Promise.all(Array.from({ length: 24 }, () => newCharge()))
    const posts = charges.map((chargeId) =>
      inTransaction((db) =>
        postTransaction(db, { kind: 'ENTRY_PAID', chargeId }, [
          { account: 'OWED', owner, amount: -3 },
          { account: 'PROVIDER', owner, amount: 3 },
        ]),
      ),
    )
    const checkpoints = Array.from({ length: 6 }, () => inTransaction(writeCheckpoints))
    await Promise.all([...posts, ...checkpoints])
    expect(await findBalance(server.db, { account: 'PROVIDER', owner })).toBe(72)
    await inTransaction(writeCheckpoints)
    expect(await findBalance(server.db, { account: 'OWED', owner })).toBe(-72)
  })

  test('is read from its index, however much was posted', async () => {
    const { rows } = await inTransaction(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      return sql<{ 'QUERY PLAN': string }>`explain select sum(amount) from ledger_entries
        where account = 'OWED' and owner = 'x' and id > 5`.execute(db)
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('ledger_entries_account_idx')
  })

  test('shows what the charges do not explain', async () => {
    const owner = newId()
    const chargeId = await newCharge()
    await inTransaction((db) =>
      postTransaction(db, { kind: 'ENTRY_PAID', chargeId }, [
        { account: 'OWED', owner, amount: -9 },
        { account: 'PROVIDER', owner, amount: 9 },
      ]),
    )
    const found = await findDifferences(server.db)
    expect(found.filter((one) => one.owner === owner)).toEqual([
      { account: 'OWED', owner, booked: -9, expected: 0 },
      { account: 'PROVIDER', owner, booked: 9, expected: 0 },
    ])
  })
})
