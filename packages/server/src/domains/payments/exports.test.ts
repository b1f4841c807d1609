import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type Entry, newEntry } from '../../../test/payments.ts'
import { depositPrize, newPrizeCup } from '../../../test/prizes.ts'
import { newTeam } from '../../../test/teams.ts'
import { workReport } from './reports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 120_000)
afterAll(() => server.close())

async function pay({ team, id, registrationId }: Entry): Promise<string> {
  const { token } = team.owner
  const { body } = await server.call('createPayment', { token, path: { id, registrationId } })
  await server.call('simulatePayment', { token, path: { paymentId: body.id }, body: { outcome: 'PAID' } })
  await workReport(server.services, { provider: 'sandbox', eventId: body.id, reference: body.id })
  return body.id
}
const exportOwn = ({ token }: Person) => server.call('exportOwnPayments', { token })

test('the own payments are a file with entries and deposits, and nothing of others', async () => {
  const entry = await newEntry(server, { fee: 105 })
  const id = await pay(entry)
  const foreign = await pay(await newEntry(server, { fee: 200 }))
  const { body } = await exportOwn(entry.team.owner)
  expect([body.media_type, body.filename]).toEqual(['text/csv; charset=utf-8', 'meus-pagamentos.csv'])
  expect(body.content).toContain(`${id},inscrição,`)
  expect(body.content).toContain(',"1,05",PAID,')
  expect(body.content).not.toContain(foreign)
  const winner = await newTeam(server)
  const cup = await newPrizeCup(server, {
    prizes: [{ place: 1, description: 'Campeão', amount: 1250 }],
    teams: [winner, await newTeam(server, { gameId: winner.gameId })],
  })
  const depositId = await depositPrize(server, cup, 1250)
  const file = await exportOwn(cup.organizer)
  expect(file.body.content).toContain(`${depositId},depósito do prêmio,`)
  expect(file.body.content.split('\r\n')).toHaveLength(3)
  expect(codeOf(await server.call('exportOwnPayments', {}))).toEqual([401, 'UNAUTHENTICATED'])
})

test.each(['=1+1', '+1', '-1', '@x', 'a;=1', 'b,=1', '  =1', '＝1', '\t=1', '"=1'])(
  'computes nothing of a team or championship called %j',
  async (name) => {
    const entry = await newEntry(server, { fee: 105 })
    await pay(entry)
    await server.db.updateTable('teams').set({ name }).where('id', '=', entry.team.id).execute()
    await server.db.updateTable('championships').set({ name }).where('id', '=', entry.id).execute()
    const { body } = await exportOwn(entry.team.owner)
    expect(body.content).not.toMatch(/(^|[,;])[\s"]*[=+\-@＝]/m)
    expect(body.content.trimEnd().split('\r\n')).toHaveLength(2)
  },
)

test('somebody who has paid nothing gets the heading alone', async () => {
  const { body } = await exportOwn(await server.registerUser())
  expect(body.content.split('\r\n')).toHaveLength(2)
})
