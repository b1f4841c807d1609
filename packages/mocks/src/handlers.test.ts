import {
  acceptInvitation,
  createConvoca,
  completeLogin,
  createTeam,
  listMyInvitations,
  listTeams,
  login,
  operations,
  readHealth,
  readMyProfile,
  readPublicTeam,
  register,
  saveFile,
  searchPlayers,
  sendInvitations,
  type OperationId,
} from '@convoca/sdk'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isEmail } from '@convoca/sdk/text'
import addFormats from 'ajv-formats'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract, readOperation } from './contract.ts'
import { createHandlers, createMockDatabase, mockTokenOf, operationIds, type MockOptions } from './index.ts'
import { sampleRequests } from './test/sample-requests/index.ts'
import { newTeam, person, team, upload } from './test/sample-requests/samples.ts'
import { demoPassword, seedGames, seedPlayers } from '@convoca/fixtures'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addFormat('idn-email', isEmail)
ajv.addSchema(contract, 'contract')

const origin = 'http://convoca.test/api'

function mocked(options: MockOptions = {}, player: number | null = 0) {
  server.use(...createHandlers(options))
  return createConvoca({ baseUrl: origin, retry: 0, token: player === null ? null : mockTokenOf(player) })
}

/** Validates a response by the contract's schema for its status. */
async function validate(id: OperationId, response: Response): Promise<unknown> {
  const content = readOperation(id).responses.get(response.status)
  expect(content, `${id} declares ${response.status}`).toBeDefined()
  if (response.headers.get('content-type') === 'application/zip') return response.blob()
  const text = await response.text()
  if (text === '') {
    expect(content, `${id} ${response.status} has content`).toEqual([])
    return undefined
  }
  const type = response.headers.get('content-type')?.split(';')[0]
  const media = content?.find((one) => one.type === type)
  expect(media, `${id} ${response.status} declares ${type}`).toBeDefined()
  if (type === 'text/calendar') return text
  const check = ajv.getSchema(`contract${media?.schemaPointer}`)
  if (!check) throw new Error(`no schema for ${id} ${response.status}`)
  const body: unknown = JSON.parse(text)
  void check(body)
  expect(check.errors ?? [], `${id} ${response.status}`).toEqual([])
  return body
}

function send(id: OperationId, { token = true } = {}): Promise<Response> {
  const { method, path } = operations[id]
  const { params = {}, query = '', body, as = 0 } = sampleRequests[id]
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${mockTokenOf(as)}`)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(`${origin}${url}${query}`, { method, headers, ...sent })
}

describe.each([...operationIds])('%s', (id) => {
  test('succeeds with a response that the contract allows', async () => {
    const database = createMockDatabase()
    sampleRequests[id].arrange?.(database)
    server.use(...createHandlers({ database }))
    const response = await send(id)
    expect(response.status).toBe(operations[id].successStatus)
    await validate(id, response)
  })

  test('fails on demand with a problem', async () => {
    server.use(...createHandlers({ fail: { [id]: { status: 500, code: 'INTERNAL_ERROR' } } }))
    const response = await send(id)
    expect(response.status).toBe(500)
    expect(await validate(id, response)).toMatchObject({ code: 'INTERNAL_ERROR' })
  })

  test.runIf(operations[id].security)('refuses a caller without a session', async () => {
    server.use(...createHandlers())
    const response = await send(id, { token: false })
    expect(response.status).toBe(401)
    await validate(id, response)
  })
})

test('a response that violates the contract is detected', async () => {
  const broken = Response.json({ status: 'ok', extra: true })
  await expect(validate('readHealth', broken)).rejects.toThrow(/readHealth 200/)
})

test('a log-in with two steps', async () => {
  const database = createMockDatabase()
  const [ana] = database.users
  database.waysIn.set(ana?.id ?? '', { twoStep: database.now(), recoveryCodes: [], passkeys: [] })
  const guest = mocked({ database }, null)
  const body = { email: ana?.email ?? '', password: demoPassword }
  await expect(login(guest, { body })).rejects.toMatchObject({ code: 'TWO_STEP_REQUIRED' })
  const first = await login(guest, { body: { ...body, secondStep: true } }).withResponse()
  expect(first.response.status).toBe(202)
  if ('token' in first.data) throw new Error('There is a session already')
  const { challenge } = first.data
  await expect(completeLogin(guest, { body: { challenge, code: '000000' } })).rejects.toMatchObject({
    code: 'CODE_INVALID',
  })
  const session = await completeLogin(guest, { body: { challenge, code: '123456' } })
  expect(session.token).toHaveLength(43)
})

test('the path from registering to an accepted invitation', async () => {
  const database = createMockDatabase()
  const guest = mocked({ database }, null)
  await register(guest, { body: { ...person, provider: null } })
  const session = await login(guest, { body: { email: person.email, password: demoPassword } })
  const token = 'token' in session ? session.token : null
  const ana = createConvoca({ baseUrl: origin, token, retry: 0 })
  const bruno = createConvoca({ baseUrl: origin, token: mockTokenOf(1), retry: 0 })
  const made = await createTeam(ana, { body: { ...newTeam, game_id: newTeam.game_id ?? '' } })
  expect(made).toMatchObject({ team_tag: 'NOVO', role: 'OWNER' })
  await sendInvitations(ana, { id: made.id, body: [{ userId: seedPlayers[1]?.id ?? '', role: 'PLAYER' }] })
  const mine = await listMyInvitations(bruno, { status: 'PENDING' })
  const invite = mine.data.find((one) => one.team.id === made.id)
  await acceptInvitation(bruno, { id: made.id, inviteId: invite?.id ?? '' })
  const shown = await readPublicTeam(guest, { teamTag: 'NOVO' })
  expect(shown.members.map((member) => member.entity.user_name)).toEqual(['novapessoa', 'brunocv'])
  await expect(acceptInvitation(bruno, { id: made.id, inviteId: invite?.id ?? '' })).rejects.toMatchObject({
    code: 'INVITATION_NOT_PENDING',
  })
})

test('duplicates, profanity and unknown parameters are refused as by the server', async () => {
  const convoca = mocked()
  const game_id = seedGames[0]?.id ?? ''
  const body = { ...newTeam, game_id }
  await expect(createTeam(convoca, { body: { ...body, teamTag: 'PRO' } })).rejects.toMatchObject({
    code: 'TEAM_TAG_TAKEN',
  })
  await expect(createTeam(convoca, { body: { ...body, name: 'Time da Puta' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fieldErrors: [{ path: 'name', code: 'PROFANITY' }],
  })
  await expect(
    register(convoca, { body: { ...person, nick: 'Convoca_Suporte', provider: null } }),
  ).rejects.toMatchObject({ code: 'NICK_TAKEN' })
  await expect(
    register(convoca, { body: { ...person, nick: 'ANA_BIA', provider: null } }),
  ).rejects.toMatchObject({
    code: 'NICK_TAKEN',
  })
  const response = await fetch(`${origin}/teams?sarch=x`, {
    headers: { authorization: `Bearer ${mockTokenOf(0)}` },
  })
  expect(response.status).toBe(400)
})

test('search ignores case and accents and leaves out members of the team', async () => {
  const convoca = mocked()
  const found = await listTeams(convoca, { search: 'ONCAS' })
  expect(found.data.map((one) => one.entity.team_tag)).toEqual(['ONCA'])
  const players = await searchPlayers(convoca, { limit: 80, entityId: team?.id })
  const nicks = players.data.map((player) => player.nick)
  // A member, an invitee and an applicant; somebody with an expired invitation is found.
  for (const nick of ['ana_bia', 'fabx', 'otaleal']) expect(nicks).not.toContain(nick)
  expect(nicks).toContain('ingridt')
})

test.each([
  ['a guest', null, 'UNAUTHENTICATED'],
  ['a stranger', 1, 'TEAM_NOT_FOUND'],
  ['one of its players', 14, 'FORBIDDEN'],
])('the player search does not reveal to %s who is in a team', async (_, seat, code) => {
  const asked = searchPlayers(mocked({}, seat), { entityId: team?.id })
  await expect(asked).rejects.toMatchObject({ code })
})

test('an uploaded picture replaces the earlier one and is served', async () => {
  const convoca = mocked()
  const input = { ...upload, entityId: team?.id ?? '' }
  const file = await saveFile(convoca, { body: input as Parameters<typeof saveFile>[1]['body'] })
  const shown = await readPublicTeam(convoca, { teamTag: 'PRO' })
  expect(shown.files.filter((one) => one.business_type === 'TEAM_PROFILE_PHOTO')).toEqual([
    { id: file.id, business_type: 'TEAM_PROFILE_PHOTO', url: file.url },
  ])
  const picture = await fetch(`http://convoca.test${file.url}`)
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(upload.base64)
})

test('leaders upload the pictures of achievements and sponsors', async () => {
  const database = createMockDatabase()
  const ana = mocked({ database })
  const shown = [
    { entityType: 'AWARD', businessType: 'AWARD_ICON', of: database.achievements },
    { entityType: 'TEAM_SPONSOR', businessType: 'SPONSOR_LOGO', of: database.sponsors },
  ] as const
  for (const { of, ...slot } of shown) {
    const one = of.find(({ team_id }) => team_id === team?.id)
    const body = { ...upload, ...slot, entityId: one?.id ?? '' } as Parameters<typeof saveFile>[1]['body']
    const { id, business_type, url } = await saveFile(ana, { body })
    expect(one?.files).toEqual([{ id, business_type, url }])
    const stranger = createConvoca({ baseUrl: origin, retry: 0, token: mockTokenOf(40) })
    await expect(saveFile(stranger, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('generated pictures are served', async () => {
  mocked()
  const picture = await fetch('http://convoca.test/files/mock/logo-0.svg')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toContain('PRO')
})

test('two sets of handlers share no data, and the signed-in player can be chosen', async () => {
  const first = mocked({ signedInAs: 3 }, null)
  expect((await readMyProfile(first)).entity.nick).toBe(seedPlayers[3]?.nick)
  server.resetHandlers()
  const second = mocked({ signedInAs: null })
  await expect(readMyProfile(second)).rejects.toMatchObject({ status: 401 })
})

test('delays and network errors can be chosen by operation', async () => {
  const convoca = mocked({ delay: { readHealth: 'infinite' }, fail: { listTeams: 'network' } })
  await expect(readHealth(convoca, {}, { timeout: 30 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  await expect(listTeams(convoca)).rejects.toMatchObject({ code: 'NETWORK_FAILURE' })
})
