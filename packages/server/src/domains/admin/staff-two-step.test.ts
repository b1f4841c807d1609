import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { newTeam } from '../../../test/teams.ts'
import { enableTwoStep } from '../../../test/two-step.ts'
import { operations } from '../../contract/document.ts'
import { makeAdminByEmail } from './users-repository.ts'

let server: TestServer
let now = new Date()
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())

/** Makes a member of the staff as the command line does. */
async function newStaff(): Promise<Person> {
  const person = await server.registerUser()
  expect(await makeAdminByEmail(server.db, person.email)).toBe(person.id)
  return person
}

const reads = operations.filter(
  ({ path, method, parameters }) =>
    path.startsWith('/admin/') &&
    method === 'GET' &&
    parameters.every((parameter) => parameter.in !== 'path'),
)
// The one query that is required among them is the queue's.
const read = ({ token }: Person, path: string) =>
  server.inject({
    url: path === '/admin/tickets' ? `/api${path}?queue=OPEN` : `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
const ends_at = () => new Date(now.getTime() + 86_400_000).toISOString()
const reason = 'Ofensas em comunicados.'

test('what the staff reads needs two-step log-in', async () => {
  expect(reads.length).toBeGreaterThan(2)
  const staff = await newStaff()
  for (const { path } of reads)
    expect([path, ...codeOf(await read(staff, path))]).toEqual([path, 403, 'STAFF_TWO_STEP_REQUIRED'])
  await enableTwoStep(server, staff)
  for (const { path } of reads) expect([path, (await read(staff, path)).status]).toEqual([path, 200])
})

test('what the staff does needs it, and a stranger learns nothing of it', async () => {
  const [staff, ana, stranger] = [await newStaff(), await server.registerUser(), await server.registerUser()]
  const calls = ({ token }: Person) => [
    server.call('warnUser', { token, path: { id: ana.id }, body: { reason } }),
    server.call('suspendUser', { token, path: { id: ana.id }, body: { reason, ends_at: ends_at() } }),
    server.call('restoreUser', { token, path: { id: ana.id } }),
  ]
  for (const response of await Promise.all(calls(staff)))
    expect(codeOf(response)).toEqual([403, 'STAFF_TWO_STEP_REQUIRED'])
  for (const response of await Promise.all(calls(stranger)))
    expect(codeOf(response)).toEqual([403, 'FORBIDDEN'])
  expect((await server.call('readMyProfile', { token: ana.token })).status).toBe(200)
  await enableTwoStep(server, staff)
  const warned = await server.call('warnUser', { token: staff.token, path: { id: ana.id }, body: { reason } })
  expect(warned.status).toBe(200)
})

test('the place of an organiser needs it, too', async () => {
  const { owner, gameId } = await newTeam(server)
  const { id } = await newDraft(server, owner, { game_id: gameId })
  const staff = await newStaff()
  const open = () =>
    server.call('changeChampionshipStatus', {
      token: staff.token,
      path: { id },
      body: { status: 'REGISTRATION' },
    })
  expect(codeOf(await open())).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
  await enableTwoStep(server, staff)
  expect((await open()).status).toBe(200)
})

test('it counts no longer once it is switched off, or only set up', async () => {
  const staff = await enableTwoStep(server, await newStaff())
  const list = () => server.call('listUsers', { token: staff.token })
  expect((await list()).status).toBe(200)
  const body = { password: PASSWORD, code: staff.recoveryCodes[0] ?? '' }
  expect((await server.call('disableTwoStep', { token: staff.token, body })).status).toBe(204)
  await server.call('startTwoStep', { token: staff.token, body: { password: PASSWORD } })
  expect(codeOf(await list())).toEqual([403, 'STAFF_TWO_STEP_REQUIRED'])
  now = new Date(now.getTime() + 60_000)
  await enableTwoStep(server, staff)
  expect((await list()).status).toBe(200)
})
