import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type Page, openPage } from '../../../test/sockets.ts'
import { type Crowd, newCrowd } from '../../../test/teams.ts'

let server: TestServer
let origin: string
let crowd: Crowd
let pages: Page[] = []

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  crowd = await newCrowd(server)
  await waitForOwnChanges()
})
afterEach(() => {
  for (const page of pages) page.socket.close()
  pages = []
})

async function open(person: Person): Promise<Page> {
  const page = await openPage(origin, { token: person.token, userId: person.id })
  pages.push(page)
  return page
}

/** Changes are published in their order: once this one is received, none of those that made the team is still to come. */
async function waitForOwnChanges(): Promise<void> {
  const { OWNER } = crowd.people
  const { changes } = await open(OWNER)
  const recruiting = { path: { id: crowd.team.id }, body: { isRecruiting: true } }
  await server.call('changeRecruitmentStatus', { token: OWNER.token, ...recruiting })
  await expect.poll(() => changes).toContain(`${crowd.team.id} RECRUITMENT`)
}

async function memberId(person: Person): Promise<string> {
  const members = server.db.selectFrom('team_members').select('id').where('user_id', '=', person.id)
  return (await members.where('team_id', '=', crowd.team.id).executeTakeFirstOrThrow()).id
}

/** The parts are sorted, because changes of two parts by one action may arrive either way. */
const partsOf = (page: Page) => () =>
  page.changes
    .filter((change) => change.startsWith(crowd.team.id))
    .map((change) => change.slice(crowd.team.id.length + 1))
    .toSorted()

test('a changed role reaches the open pages of the team, and nobody outside', async () => {
  const { OWNER, MANAGER, PLAYER, stranger, exMember } = crowd.people
  const player = await open(PLAYER)
  const manager = await open(MANAGER)
  const outside = [await open(stranger), await open(exMember)]
  const path = { id: crowd.team.id, memberId: await memberId(PLAYER) }
  await server.call('changeMemberRole', { token: OWNER.token, path, body: { newRole: 'CAPTAIN' } })
  await expect.poll(partsOf(player)).toEqual(['MEMBERS', 'TEAM'])
  await expect.poll(partsOf(manager)).toEqual(['MEMBERS', 'TEAM'])
  await expect.poll(() => player.received.map((one) => one.type)).toEqual(['TEAM_UPDATE'])
  const read = await server.call('readTeam', { token: PLAYER.token, path: { id: crowd.team.id } })
  expect([read.body.role, read.body.permissions.manageSchedules]).toEqual(['CAPTAIN', true])
  expect(outside.map((page) => page.changes)).toEqual([[], []])
})

test('a removed member hears it once and nothing of the team afterwards', async () => {
  const { OWNER, PLAYER, COACH } = crowd.people
  const player = await open(PLAYER)
  const coach = await open(COACH)
  const path = { id: crowd.team.id, memberId: await memberId(PLAYER) }
  await server.call('removeMember', { token: OWNER.token, path })
  await expect.poll(partsOf(player)).toEqual(['MEMBERS', 'TEAM'])
  await expect.poll(() => player.received.map((one) => one.type)).toEqual(['TEAM_KICK'])
  const recruiting = { path: { id: crowd.team.id }, body: { isRecruiting: false } }
  await server.call('changeRecruitmentStatus', { token: OWNER.token, ...recruiting })
  await expect.poll(partsOf(coach)).toEqual(['MEMBERS', 'RECRUITMENT', 'TEAM', 'TEAM'])
  expect(partsOf(player)()).toEqual(['MEMBERS', 'TEAM'])
})

test('everybody who was in a deleted team hears that it is gone', async () => {
  const { OWNER, PLAYER } = crowd.people
  const player = await open(PLAYER)
  await server.call('deleteTeam', { token: OWNER.token, path: { id: crowd.team.id } })
  await expect.poll(partsOf(player)).toEqual(['TEAM'])
  await expect
    .poll(() => player.received.map((one) => [one.type, one.teamId]))
    .toEqual([['TEAM_DELETE', null]])
})

test('a refused change is published to nobody', async () => {
  const { COACH, PLAYER, OWNER } = crowd.people
  const owner = await open(OWNER)
  const path = { id: crowd.team.id, memberId: await memberId(PLAYER) }
  const refused = await server.call('removeMember', { token: COACH.token, path })
  expect(refused.status).toBe(403)
  const recruiting = { path: { id: crowd.team.id }, body: { isRecruiting: false } }
  await server.call('changeRecruitmentStatus', { token: OWNER.token, ...recruiting })
  await expect.poll(partsOf(owner)).toEqual(['RECRUITMENT', 'TEAM'])
  expect(owner.received).toEqual([])
})
