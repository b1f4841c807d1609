import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestResponse, type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'

let server: TestServer
let team: TestTeam
let other: TestTeam

beforeAll(async () => {
  server = await startServer()
  team = await newTeam(server)
  other = await newTeam(server)
})
afterAll(() => server.close())

const sponsor: Schemas['SponsorInput'] = {
  name: 'Mate Gelado',
  url: 'https://mate.example/energia',
  description: 'Energia para o quinto mapa.',
  is_active: true,
}

function add(given: Partial<Schemas['SponsorInput']> = {}, to = team): Promise<TestResponse> {
  return server.call('createSponsor', {
    token: to.owner.token,
    path: { id: to.id },
    body: { ...sponsor, ...given },
  })
}

async function saveLogo(
  who: Person,
  sponsorId: string,
  colour: string,
  given?: Buffer,
): Promise<TestResponse> {
  const bytes = given ?? (await plain(400, 400, colour).png().toBuffer())
  return server.call('saveFile', {
    token: who.token,
    body: {
      base64: bytes.toString('base64'),
      extension: 'PNG',
      entityType: 'TEAM_SPONSOR',
      entityId: sponsorId,
      businessType: 'SPONSOR_LOGO',
      fileType: 'IMAGE',
    },
  })
}

async function onDisk(): Promise<number> {
  const entries = await readdir(server.config.filesDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

const lastActivity = () =>
  server.db
    .selectFrom('team_activities')
    .select(['action_type', 'target'])
    .where('team_id', '=', team.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('a sponsor', () => {
  test('is added, read, changed and removed, each action logged', async () => {
    const made = await add()
    expect([made.status, made.body]).toEqual([
      201,
      { ...sponsor, id: expect.any(String), team_id: team.id, files: [], created_at: expect.any(String) },
    ])
    expect(await lastActivity()).toEqual({ action_type: 'SPONSOR_ADDED', target: 'Mate Gelado' })
    const call = { token: team.owner.token, path: { id: team.id, sid: made.body.id } }
    const changed = await server.call('updateSponsor', {
      ...call,
      body: { ...sponsor, name: 'Mate Quente', url: null, description: '  ', is_active: false },
    })
    expect(changed.body).toMatchObject({
      name: 'Mate Quente',
      url: null,
      description: null,
      is_active: false,
    })
    expect((await server.call('readSponsor', call)).body).toEqual(changed.body)
    expect((await server.call('deleteSponsor', call)).status).toBe(204)
    expect(await lastActivity()).toEqual({ action_type: 'TEAM_UPDATED', target: 'Mate Quente' })
    expect((await server.call('readSponsor', call)).body.code).toBe('NOT_FOUND')
  })

  test('is changed in parts: what is left out stays as it is', async () => {
    const { body: made } = await add()
    const path = { id: team.id, sid: made.id }
    const change = (body: object) =>
      server.call('updateSponsor', { token: team.owner.token, path, body: { ...body } })
    const responses = await Promise.all([
      change({ name: 'Mate Morno' }),
      change({ url: null }),
      change({ is_active: false }),
    ])
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
    const { body } = await server.call('readSponsor', { token: team.owner.token, path })
    expect(body).toEqual({ ...made, name: 'Mate Morno', url: null, is_active: false })
    const refused = await change({ name: ' x ' })
    expect(refused.body.errors).toMatchObject([{ path: 'name', code: 'TOO_SHORT' }])
    expect((await change({ id: made.id })).body.code).toBe('UNKNOWN_FIELD')
  })

  test('of another team is not reached through the own one', async () => {
    const { body: foreign } = await add({}, other)
    const call = { token: team.owner.token, path: { id: team.id, sid: foreign.id } }
    const refusals = [
      await server.call('readSponsor', call),
      await server.call('updateSponsor', { ...call, body: sponsor }),
      await server.call('deleteSponsor', call),
    ]
    expect(refusals.map((response) => response.body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect((await saveLogo(team.owner, foreign.id, '#123456')).body.code).toBe('TEAM_NOT_FOUND')
  })

  test('is seen by everybody unless it is hidden', async () => {
    const shown = await newTeam(server)
    await add({ name: 'Visível' }, shown)
    await add({ name: 'Oculto', is_active: false }, shown)
    const { body } = await server.call('readPublicTeam', { path: { teamTag: shown.tag } })
    expect(body.sponsors.map((one: Schemas['Sponsor']) => one.name)).toEqual(['Visível'])
  })

  test('is listed in the order in which it came', async () => {
    const full = await newTeam(server)
    for (const name of ['Primeiro', 'Segundo', 'Terceiro']) await add({ name }, full)
    const pages = await Promise.all(
      [1, 2].map((page) =>
        server.call('listSponsors', {
          token: full.owner.token,
          path: { id: full.id },
          query: { page, limit: 2 },
        }),
      ),
    )
    expect(pages.map((page) => page.body.data.map((one: Schemas['Sponsor']) => one.name))).toEqual([
      ['Primeiro', 'Segundo'],
      ['Terceiro'],
    ])
    expect(pages[0]?.body).toMatchObject({ total: 3, totalPage: 2 })
  })

  test.each([
    ['http://mate.example', 'INVALID_FORMAT'],
    ['javascript:alert(1)', 'INVALID_FORMAT'],
    ['https://mate', 'INVALID_FORMAT'],
    ['https://banco.example@mau.example', 'INVALID_FORMAT'],
    ['https://', 'INVALID_FORMAT'],
    ['https://merda.example', 'PROFANITY'],
    ['https://mate.example/p%6frra', 'PROFANITY'],
    [`https://mate.example/${'a'.repeat(300)}`, 'TOO_LONG'],
  ])('with the address %s is refused at its field', async (url, code) => {
    const response = await add({ url })
    expect([response.status, response.body.errors[0]]).toEqual([
      400,
      expect.objectContaining({ path: 'url', code }),
    ])
  })

  test.each([
    ['name', { name: '\u200bA' }, 'TOO_SHORT'],
    ['name', { name: 'Merda Gelada' }, 'PROFANITY'],
    ['description', { description: 'Uma porra de bebida' }, 'PROFANITY'],
  ])('with a bad %s is refused there', async (path, given, code) => {
    const response = await add(given)
    expect(response.body.errors[0]).toMatchObject({ path, code })
  })
})

describe('the logo', () => {
  test('is shown beside the sponsor, replaced, and leaves the disk with it', async () => {
    const { body: made } = await add()
    const before = await onDisk()
    const first = await saveLogo(team.owner, made.id, '#aa0000')
    expect([first.status, first.body.width, first.body.height]).toEqual([201, 400, 400])
    const second = await saveLogo(team.owner, made.id, '#00aa00')
    const call = { token: team.owner.token, path: { id: team.id, sid: made.id } }
    expect((await server.call('readSponsor', call)).body.files).toEqual([
      { id: first.body.id, business_type: 'SPONSOR_LOGO', url: second.body.url },
    ])
    expect(await onDisk()).toBe(before + 1)
    expect((await server.call('deleteSponsor', call)).status).toBe(204)
    expect(await onDisk()).toBe(before)
    expect(
      await server.db.selectFrom('files').select('id').where('entity_id', '=', made.id).execute(),
    ).toEqual([])
  })

  test('keeps the shape that was chosen for it', async () => {
    const { body: made } = await add()
    const bytes = await plain(1200, 300, '#aa00aa').png().toBuffer()
    const response = await saveLogo(team.owner, made.id, '#aa00aa', bytes)
    expect([response.status, response.body.width, response.body.height]).toEqual([201, 400, 100])
  })

  test('is for who may show sponsors', async () => {
    const { body: made } = await add()
    const responses = await Promise.all(
      [
        await newMember(server, team, 'MANAGER'),
        await newMember(server, team, 'COACH'),
        await newMember(server, team, 'PLAYER'),
        other.owner,
      ].map((who) => saveLogo(who, made.id, '#0000aa')),
    )
    expect(responses.map((response) => response.body.code ?? response.status)).toEqual([
      201,
      'FORBIDDEN',
      'FORBIDDEN',
      'TEAM_NOT_FOUND',
    ])
  })

  test('sent while its sponsor goes is never left behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { body: made } = await add()
      const call = { token: team.owner.token, path: { id: team.id, sid: made.id } }
      const colour = `#${(0x111111 * (round + 1)).toString(16).slice(0, 6)}`
      await Promise.all([saveLogo(team.owner, made.id, colour), server.call('deleteSponsor', call)])
    }
    const left = await server.db
      .selectFrom('files')
      .leftJoin('sponsors', 'sponsors.id', 'files.entity_id')
      .select('files.id')
      .where('entity_type', '=', 'TEAM_SPONSOR')
      .where('sponsors.id', 'is', null)
      .execute()
    expect(left).toEqual([])
  })

  test('goes with the team', async () => {
    const gone = await newTeam(server)
    const { body: made } = await add({}, gone)
    await saveLogo(gone.owner, made.id, '#c0ffee')
    await server.db.deleteFrom('teams').where('id', '=', gone.id).execute()
    expect(
      await server.db.selectFrom('files').select('id').where('entity_id', '=', made.id).execute(),
    ).toEqual([])
  })
})
