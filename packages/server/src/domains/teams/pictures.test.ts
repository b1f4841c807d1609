import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestResponse, type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import { prepareSaveFile, saveFile } from '../picture-slots/service.ts'
import { deleteTeam } from '../team-deletion/service.ts'

let server: TestServer
let team: TestTeam

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
})

const logo = async (colour: string) => (await plain(500, 500, colour).png().toBuffer()).toString('base64')
const banner = async (colour: string) => (await plain(1200, 400, colour).png().toBuffer()).toString('base64')

const inputOf = (
  base64: string,
  businessType: 'TEAM_PROFILE_PHOTO' | 'TEAM_BANNER_PHOTO',
  entityId: string,
) => ({
  base64,
  businessType,
  entityId,
  extension: 'PNG' as const,
  entityType: 'TEAM' as const,
  fileType: 'IMAGE' as const,
})

function saveLogo(base64: string, owner: Person = team.owner, teamId = team.id): Promise<TestResponse> {
  return server.call('saveFile', {
    token: owner.token,
    body: inputOf(base64, 'TEAM_PROFILE_PHOTO', teamId),
  })
}

const isServed = async (url: string) => (await server.app.inject({ url })).statusCode === 200

const removeTeam = () => server.call('deleteTeam', { token: team.owner.token, path: { id: team.id } })

/** The bytes on disk and the rows that show them; a sweep that finds nothing proves them the same. */
async function expectNoOrphans(): Promise<void> {
  const entries = await readdir(server.config.filesDir, { recursive: true, withFileTypes: true })
  const onDisk = entries.filter((entry) => entry.isFile()).map((entry) => entry.name.replace('.jpg', ''))
  const rows = await server.db.selectFrom('files').select('hash').distinct().execute()
  expect(onDisk.toSorted()).toEqual(rows.map((row) => row.hash).toSorted())
  expect(await server.services.storage.removeUnused()).toBe(0)
}

describe('replacing a logo', () => {
  test('the old one is shown until the new one is stored, and then gone', async () => {
    const old = await saveLogo(await logo('#aa0000'))
    const refused = await saveLogo(Buffer.from('no picture').toString('base64'))
    expect(refused.status).toBe(415)
    const shown = await server.call('readPublicTeam', { path: { teamTag: team.tag } })
    expect(shown.body.files[0].url).toBe(old.body.url)
    expect(await isServed(old.body.url)).toBe(true)
    const next = await saveLogo(await logo('#00aa00'))
    expect([await isServed(old.body.url), await isServed(next.body.url)]).toEqual([false, true])
    await expectNoOrphans()
  })

  test('a call that fails after the new one was written keeps the old one; the sweep takes the new one', async () => {
    const old = await saveLogo(await logo('#5522ff'))
    let written = ''
    const failing = server.runAs(team.owner, async (context) => {
      const input = inputOf(await logo('#ffaa55'), 'TEAM_PROFILE_PHOTO', team.id)
      written = (await saveFile(context, input, await prepareSaveFile(context, input))).url
      throw new Error('too late')
    })
    await expect(failing).rejects.toThrow('too late')
    // No row uses it.
    expect([await isServed(old.body.url), await isServed(written)]).toEqual([true, false])
    expect(await server.services.storage.removeUnused()).toBe(1)
    expect([await isServed(old.body.url), await isServed(written)]).toEqual([true, false])
    await expectNoOrphans()
  })
})

describe('deleting a team', () => {
  test('takes its logo and banner off the disk, and leaves what another team shows', async () => {
    const other = await newTeam(server)
    const shared = await logo('#0000aa')
    const kept = await saveLogo(shared, other.owner, other.id)
    expect((await saveLogo(shared)).body.url).toBe(kept.body.url)
    const own = await server.call('saveFile', {
      token: team.owner.token,
      body: inputOf(await banner('#117733'), 'TEAM_BANNER_PHOTO', team.id),
    })
    expect((await removeTeam()).status).toBe(204)
    expect([await isServed(own.body.url), await isServed(kept.body.url)]).toEqual([false, true])
    await expectNoOrphans()
  })

  test('that fails in the end leaves the team its pictures', async () => {
    const own = await saveLogo(await logo('#993377'))
    const failing = server.runAs(team.owner, async (context) => {
      await deleteTeam(context, team.id)
      throw new Error('too late')
    })
    await expect(failing).rejects.toThrow('too late')
    const shown = await server.call('readPublicTeam', { path: { teamTag: team.tag } })
    expect(shown.body.files).toMatchObject([{ url: own.body.url }])
    expect(await isServed(own.body.url)).toBe(true)
    await expectNoOrphans()
  })

  test('while pictures are put up leaves none behind', async () => {
    const colours = ['#a10000', '#a20000', '#a30000', '#a40000', '#a50000', '#a60000', '#a70000']
    const logos = await Promise.all(colours.map(logo))
    for (let round = 0; round < 5; round += 1) {
      team = await newTeam(server)
      const responses = await Promise.all([...logos.map((each) => saveLogo(each)), removeTeam()])
      expect(responses.filter((response) => ![201, 204, 404].includes(response.status))).toEqual([])
      expect(responses[7]!.status).toBe(204)
      const rows = server.db.selectFrom('files').select('id').where('entity_id', '=', team.id)
      expect(await rows.execute()).toEqual([])
    }
    // An upload that came too late was refused before it wrote anything.
    await expectNoOrphans()
  })
})
