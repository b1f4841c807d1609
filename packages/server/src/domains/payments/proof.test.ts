import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { newEntry } from '../../../test/payments.ts'
import { newId } from '../../database/id.ts'
import type { LedgerKind } from '../../database/tables/payments.ts'
import { type LedgerEntry, findBalance, postTransaction } from './ledger-repository.ts'
import { proveLedger } from './proof.ts'
import { insertCharge } from './repository.ts'

let server: TestServer
let admin: Person
let entry: Awaited<ReturnType<typeof newEntry>>
beforeAll(async () => {
  server = await startServer()
  admin = await server.registerUser()
  await server.db.updateTable('users').set({ platform_role: 'ADMIN' }).where('id', '=', admin.id).execute()
  entry = await newEntry(server)
}, 120_000)
afterAll(() => server.close())

async function newCharge(): Promise<string> {
  const id = newId()
  const at = new Date()
  await insertCharge(server.db, {
    id,
    championship_id: entry.id,
    registration_id: null,
    team_id: null,
    payer_id: entry.team.owner.id,
    amount: 100,
    provider: 'proof-test',
    reference: id,
    pix_code: 'x',
    expires_at: at,
    created_at: at,
    next_look_at: new Date(at.getTime() + 1e9),
  })
  return id
}
const post = async (entries: readonly LedgerEntry[], kind: LedgerKind = 'ENTRY_PAID') => {
  const chargeId = await newCharge()
  await server.db.transaction().execute((db) => postTransaction(db, { kind, chargeId }, entries))
}
const unexplained = (owner: string, amount: number) =>
  post([
    { account: 'OWED', owner, amount: -amount },
    { account: 'PROVIDER', owner, amount },
  ])
const tickets = async () => {
  const { body } = await server.call('listTickets', { token: admin.token })
  const { data } = body as { data: { id: string; category: string }[] }
  return data
}
const alarms = () => server.db.selectFrom('ledger_alarms').selectAll().execute()

describe('the proof of the ledger', () => {
  test('finds nothing where nothing differs, and opens no ticket', async () => {
    expect(await proveLedger(server.services)).toBe(0)
    expect([await tickets(), await alarms()]).toEqual([[], []])
  })

  test('opens one ticket for what differs, however often and by how many it is proved', async () => {
    const owner = newId()
    await unexplained(owner, 1234)
    const found = await Promise.all(Array.from({ length: 4 }, () => proveLedger(server.services)))
    expect(new Set(found)).toEqual(new Set([2]))
    await proveLedger(server.services)
    const [ticket, ...others] = await tickets()
    expect([ticket?.category, others]).toEqual(['PAYMENT', []])
    const { body } = await server.call('readTicket', {
      token: admin.token,
      path: { id: ticket?.id ?? '' },
    })
    const text = String(body.messages[0]?.text)
    expect(text).toContain(
      `PROVIDER ${owner}: lançado R$ 12,34, esperado R$ 0,00`.replaceAll('R$ ', 'R$\u00A0'),
    )
    expect((await alarms()).map((one) => one.ticket_id)).toEqual([ticket?.id, ticket?.id])
  })

  test('opens another one for what differs later, and none for what is known', async () => {
    const before = (await tickets()).length
    await unexplained(newId(), 7)
    await proveLedger(server.services)
    await proveLedger(server.services)
    expect((await tickets()).length).toBe(before + 1)
  })

  test('forgets what is right again, and says how many differ, never whose or how much', async () => {
    const owner = newId()
    await unexplained(owner, 4321)
    await proveLedger(server.services)
    await unexplained(owner, -4321)
    await proveLedger(server.services)
    expect((await alarms()).filter((one) => one.owner === owner)).toEqual([])
    const lines = server.logged.filter((line) => line.includes('ledger.differences'))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes(owner) || line.includes('4321'))).toEqual([])
  })

  test('is only a line of the log where there is no staff', async () => {
    const setRole = (platform_role: 'ADMIN' | 'USER') =>
      server.db.updateTable('users').set({ platform_role }).where('id', '=', admin.id).execute()
    await setRole('USER')
    const owner = newId()
    await unexplained(owner, 5)
    expect(await proveLedger(server.services)).toBeGreaterThan(0)
    expect((await alarms()).find((one) => one.owner === owner)?.ticket_id).toBeNull()
    await setRole('ADMIN')
  })
})

describe('any transaction', () => {
  const accounts = fc.constantFrom('PROVIDER' as const, 'ENTRIES' as const, 'OWED' as const)
  const amounts = fc.array(
    fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
    {
      minLength: 1,
      maxLength: 6,
    },
  )

  test('is posted if its entries sum to zero, whole, and otherwise not at all', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, accounts, fc.boolean(), async (given, account, isBalanced) => {
        const owner = newId()
        const sum = given.reduce((total, amount) => total + amount, 0)
        const entries = given.map((amount) => ({ account, owner, amount }))
        if (isBalanced && sum !== 0) entries.push({ account, owner, amount: -sum })
        const isZero = entries.reduce((total, { amount }) => total + amount, 0) === 0
        const posted = await post(entries).then(
          () => true,
          () => false,
        )
        expect(posted).toBe(isZero)
        const { count } = await server.db
          .selectFrom('ledger_entries')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('owner', '=', owner)
          .executeTakeFirstOrThrow()
        expect(count).toBe(isZero ? entries.length : 0)
        expect(await findBalance(server.db, { account, owner })).toBe(0)
      }),
      { numRuns: 40 },
    )
  })
})
