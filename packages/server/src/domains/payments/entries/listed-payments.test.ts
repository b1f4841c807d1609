import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appoint } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { type SharedEntry, newSharedEntry } from '../../../../test/payments.ts'
import { newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { applyState } from '../settlement.ts'

let server: TestServer
let now: Date
let entry: SharedEntry
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  entry = await newSharedEntry(server, { size: 2, fee: 2500 })
})

const path = () => ({ id: entry.id, registrationId: entry.registrationId })
const list = async (person?: Person): Promise<Schemas['ChampionshipRegistration'][]> =>
  (
    await server.call('listChampionshipRegistrations', {
      path: { id: entry.id },
      ...(person !== undefined && { token: person.token }),
    })
  ).body
const paymentFor = async (person?: Person) =>
  (await list(person)).find(({ id }) => id === entry.registrationId)?.payment
const toPaid = (given: Partial<Schemas['RegistrationPayment']>) =>
  expect.objectContaining({ amount: 2500, paid: 0, returned: 0, ...given })

async function arrive(payer: Person, amount?: number): Promise<void> {
  const { body } = await server.call('createPayment', {
    token: payer.token,
    path: path(),
    body: { user_ids: [payer.id] },
  })
  const state = { status: 'PAID' as const, amount: amount ?? body.amount, paidAt: now }
  await server.runAs(payer, (context) => applyState(context, body.id, state))
}

test('the organiser’s list has what an entry paid, still owes and got back', async () => {
  const [owner, captain] = entry.players
  if (owner === undefined || captain === undefined) throw new Error('no roster')
  expect(await paymentFor(entry.organizer)).toEqual(toPaid({ status: 'UNPAID' }))
  await arrive(owner)
  expect(await paymentFor(entry.organizer)).toEqual(toPaid({ status: 'PARTLY_PAID', paid: 1250 }))
  // The wrong amount counts as what goes back, and pays nothing.
  await arrive(captain, 9999)
  expect(await paymentFor(entry.organizer)).toEqual(
    toPaid({ status: 'PARTLY_PAID', paid: 1250, returned: 9999 }),
  )
  await arrive(captain)
  expect(await paymentFor(entry.organizer)).toEqual(
    toPaid({ status: 'PAID', paid: 2500, returned: 9999, pay_until: null }),
  )
  await server.call('withdrawRegistration', { token: owner.token, path: path() })
  for (let run = 0; run < 2; run += 1) await runPaymentClock(server.services)
  expect(await paymentFor(entry.organizer)).toEqual(toPaid({ status: 'REFUNDED', returned: 2500 + 9999 }))
})

test('a team that is accepted without the rest, and one that never pays, are told apart', async () => {
  await server.call('decideRegistration', {
    token: entry.organizer.token,
    path: path(),
    body: { status: 'CONFIRMED' },
  })
  expect(await paymentFor(entry.organizer)).toEqual(toPaid({ status: 'WAIVED' }))
  entry = await newSharedEntry(server, { size: 2, fee: 2500 })
  now = new Date(now.getTime() + 25 * 60 * 60_000)
  await runPaymentClock(server.services)
  expect(await paymentFor(entry.organizer)).toEqual(toPaid({ status: 'EXPIRED', pay_until: null }))
})

test('the amounts are for the team and the staff, and name no payer', async () => {
  const [owner] = entry.players
  if (owner === undefined) throw new Error('no roster')
  await arrive(owner)
  const helper = await server.registerUser()
  await appoint(server, entry.organizer, { id: entry.id, person: helper, role: 'CO_ORGANIZER' })
  const stranger = await server.registerUser()
  const other = await newTeam(server, { gameId: entry.team.gameId })
  for (const person of [entry.organizer, helper, ...entry.players])
    expect(await paymentFor(person)).toEqual(toPaid({ status: 'PARTLY_PAID', paid: 1250 }))
  for (const person of [stranger, other.owner, undefined]) expect(await paymentFor(person)).toBeNull()
  expect(JSON.stringify((await list(helper)).map(({ payment }) => payment))).not.toMatch(/nick|payer|user/)
})
