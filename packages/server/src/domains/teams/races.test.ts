/**
 * Changes the members of one team in several ways at once, again and again.
 * @module-tag night
 */

import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { insertGame } from '../games/repository.ts'
import { insertMember, insertTeam } from './repository.ts'
import type { TeamRole } from '@convoca/contract/rules'

/** Each round is eight requests at once over real connections, on a team of its own; `pnpm release:check` runs 200. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50)

let server: TestServer
let origin: string
let gameId: string
let people: Person[]
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

beforeAll(async () => {
  server = await startServer({ config: { logLevel: 'silent' } })
  origin = await server.listen()
  gameId = await insertGame(server.db, 'VALORANT')
  people = []
  for (let index = 0; index < 8; index += 1) people.push(await server.registerUser())
})
afterAll(async () => {
  agent.destroy()
  await server.close()
})

interface Sent {
  as: number
  method: 'PUT' | 'PATCH' | 'POST' | 'DELETE'
  path: string
  body?: object
}

function send({ as, method, path, body }: Sent): Promise<{ status: number; code: string | undefined }> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/teams${path}`, {
      agent,
      method,
      headers: {
        authorization: `Bearer ${people[as]!.token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const parsed: { code?: string } = text === '' ? {} : JSON.parse(text)
        resolve({ status: response.statusCode ?? 0, code: parsed.code })
      })
    })
    call.end(payload)
  })
}

let teams = 0

/** Members in the order of `people`, the owner first. */
async function newTeamOf(roles: readonly TeamRole[]): Promise<{ id: string; memberIds: string[] }> {
  teams += 1
  const teamTag = teams.toString(36).toUpperCase().padStart(4, '0')
  const colours = { primary: '#7c3aed', secondary: '#22d3ee' }
  const id = await insertTeam(server.db, {
    name: `Corrida ${teams}`,
    teamTag,
    description: 'Um time feito para as corridas.',
    gameId,
    colours,
  })
  for (const [index, role] of roles.entries()) {
    await insertMember(server.db, { teamId: id, userId: people[index]!.id, role, rosterStatus: 'STARTER' })
  }
  const members = await membersOf(id)
  return { id, memberIds: roles.map((_, index) => members.get(people[index]!.id)!.id) }
}

async function membersOf(teamId: string) {
  const members = server.db.selectFrom('team_members').select(['id', 'user_id', 'role'])
  const rows = await members.where('team_id', '=', teamId).execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

async function actionsOf(teamId: string) {
  const written = server.db.selectFrom('team_activities').select(['action_type', 'role'])
  return written.where('team_id', '=', teamId).execute()
}

async function rounds(run: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await run()
}

const eight = Array.from({ length: 8 }, (_, index) => index)
const codes = (responses: { status: number; code: string | undefined }[]) =>
  responses.map((response) => response.code ?? String(response.status)).toSorted()

test('an owner who leaves eight times at once stays', async () => {
  await rounds(async () => {
    const { id } = await newTeamOf(['OWNER', 'PLAYER'])
    const responses = await Promise.all(
      eight.map(() => send({ as: 0, method: 'POST', path: `/${id}/leave` })),
    )
    expect(codes(responses)).toEqual(Array(8).fill('LAST_OWNER'))
    expect((await membersOf(id)).get(people[0]!.id)?.role).toBe('OWNER')
  })
})

test('a team handed to several heirs who leave meanwhile has exactly one owner', async () => {
  await rounds(async () => {
    const { id, memberIds } = await newTeamOf(['OWNER', 'MANAGER', 'COACH', 'CAPTAIN'])
    const hand = (heir: number): Sent => ({
      as: 0,
      method: 'POST',
      path: `/${id}/transfer`,
      body: { memberId: memberIds[heir] },
    })
    const leave = (as: number): Sent => ({ as, method: 'POST', path: `/${id}/leave` })
    const sent = [hand(1), leave(1), hand(2), leave(2), hand(3), leave(3), leave(0), leave(0)]
    const responses = await Promise.all(sent.map(send))
    const handed = [0, 2, 4].filter((index) => responses[index]!.status === 200)
    const members = await membersOf(id)
    const owners = [...members.values()].filter((member) => member.role === 'OWNER')
    expect(owners).toHaveLength(1)
    expect(handed.length).toBeLessThanOrEqual(1)
    const owner = handed.length === 0 ? 0 : handed[0]! / 2 + 1
    expect(owners[0]!.user_id).toBe(people[owner]!.id)
    expect(responses.filter((response) => response.status >= 500)).toEqual([])
    // A caller who got a 204 has left, everybody else is a member; nobody leaves twice.
    const left = [1, 3, 5].filter((index) => responses[index]!.status === 204)
    const gone = [6, 7].filter((index) => responses[index]!.status === 204)
    expect(gone.length).toBeLessThanOrEqual(1)
    expect(members.size).toBe(4 - left.length - gone.length)
  })
})

test('a role that several leaders change at once is what the last of them wrote, and never beyond their reach', async () => {
  await rounds(async () => {
    const { id, memberIds } = await newTeamOf(['OWNER', 'MANAGER', 'MANAGER', 'PLAYER'])
    const change = (as: number, newRole: TeamRole): Sent => ({
      as,
      method: 'PATCH',
      path: `/${id}/team-member/${memberIds[3]}`,
      body: { newRole },
    })
    const sent = [
      change(1, 'COACH'),
      change(2, 'CAPTAIN'),
      change(0, 'MANAGER'),
      change(1, 'CAPTAIN'),
      change(2, 'COACH'),
      change(1, 'MANAGER'),
      change(1, 'PLAYER'),
      change(2, 'OWNER'),
    ]
    const responses = await Promise.all(sent.map(send))
    expect(responses[2]!.status).toBe(200)
    expect([responses[5]!.status, responses[7]!.status]).toEqual([403, 403])
    // Once the owner has made them a manager, no manager touches them.
    expect((await membersOf(id)).get(people[3]!.id)!.role).toBe('MANAGER')
    const written = await actionsOf(id)
    const done = responses.filter((response) => response.status === 200).length
    expect(written.length).toBeLessThanOrEqual(done)
    expect(written.filter((one) => one.role === 'MANAGER')).toHaveLength(1)
  })
})

test('a member who leaves while being removed goes once', async () => {
  await rounds(async () => {
    const { id, memberIds } = await newTeamOf(['OWNER', 'MANAGER', 'PLAYER'])
    const member = `/${id}/team-member/${memberIds[2]}`
    const remove = (as: number): Sent => ({ as, method: 'DELETE', path: member })
    const leave: Sent = { as: 2, method: 'POST', path: `/${id}/leave` }
    const role: Sent = { as: 0, method: 'PATCH', path: member, body: { newRole: 'COACH' } }
    const place: Sent = {
      as: 1,
      method: 'PATCH',
      path: `/${id}/assign/${memberIds[2]}/roster`,
      body: { rosterStatus: 'INACTIVE' },
    }
    const responses = await Promise.all(
      [remove(0), leave, remove(1), leave, role, remove(0), place, leave].map(send),
    )
    expect(responses.filter((response) => response.status === 204)).toHaveLength(1)
    expect(responses.filter((response) => ![200, 204, 404].includes(response.status))).toEqual([])
    expect((await membersOf(id)).has(people[2]!.id)).toBe(false)
    const going = (await actionsOf(id)).filter((one) => /REMOVED|LEFT/.test(one.action_type))
    expect(going).toHaveLength(1)
  })
})

test('a tag that four teams and four founders take at once goes to one of them', async () => {
  const ids: string[] = []
  for (let index = 0; index < 4; index += 1) ids.push((await newTeamOf(['OWNER'])).id)
  let round = 0
  await rounds(async () => {
    round += 1
    const teamTag = `Z${round.toString(36).toUpperCase().padStart(3, '0')}`
    const description = `Rodada número ${round}.`
    const change = (id: string, index: number): Sent => ({
      as: 0,
      method: 'PUT',
      path: `/${id}`,
      body: { id, name: `Time ${round} de ${index}`, teamTag, description },
    })
    const toFound = (index: number): Sent => ({
      as: index,
      method: 'POST',
      path: '',
      body: {
        name: `Novo ${round} de ${index}`,
        teamTag: teamTag.toLowerCase(),
        game_id: gameId,
        description,
      },
    })
    const sent = ids.flatMap((id, index) => [change(id, index), toFound(index)])
    const responses = await Promise.all(sent.map(send))
    expect(responses.filter((response) => response.status < 300)).toHaveLength(1)
    expect(responses.filter((response) => response.code === 'TEAM_TAG_TAKEN')).toHaveLength(7)
    const holders = server.db.selectFrom('teams').select('id').where('team_tag', '=', teamTag)
    expect(await holders.execute()).toHaveLength(1)
  })
})

test('a team deleted eight times at once goes once, whatever its members do meanwhile', async () => {
  await rounds(async () => {
    const { id, memberIds } = await newTeamOf(['OWNER', 'MANAGER', 'PLAYER'])
    const remove: Sent = { as: 0, method: 'DELETE', path: `/${id}` }
    const leave: Sent = { as: 2, method: 'POST', path: `/${id}/leave` }
    const role: Sent = {
      as: 1,
      method: 'PATCH',
      path: `/${id}/team-member/${memberIds[2]}`,
      body: { newRole: 'COACH' },
    }
    const recruit: Sent = {
      as: 1,
      method: 'PATCH',
      path: `/${id}/recruitment-status`,
      body: { isRecruiting: true },
    }
    const responses = await Promise.all(
      [remove, leave, remove, role, remove, recruit, remove, leave].map(send),
    )
    expect([0, 2, 4, 6].filter((index) => responses[index]!.status === 204)).toHaveLength(1)
    expect(responses.filter((response) => ![200, 204, 404].includes(response.status))).toEqual([])
    expect((await membersOf(id)).size).toBe(0)
  })
})
