import { makeAdmin } from '../../../test/authorisation/support.ts'
import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type TestResponse,
  type Person,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { noise, plain, withPlace } from '../../../test/images.ts'
import { type PictureBody, refusedPictures } from '../../../test/refused-pictures.ts'
import { type Crowd, fingerprint, newCrowd, newTeam } from '../../../test/teams.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { newId } from '../../database/id.ts'

let server: TestServer
let crowd: Crowd

beforeAll(async () => {
  server = await startServer()
  crowd = await newCrowd(server)
})
afterAll(() => server.close())

function fileBody({ bytes, ...given }: PictureBody) {
  return {
    base64: bytes?.toString('base64') ?? '',
    extension: 'JPEG',
    entityType: 'TEAM',
    entityId: crowd.team.id,
    businessType: 'TEAM_PROFILE_PHOTO',
    fileType: 'IMAGE',
    ...given,
  }
}

function save(who: Person, given: PictureBody): Promise<TestResponse> {
  return server.call('saveFile', { token: who.token, body: fileBody(given) })
}

/** Every picture on disk, by hash. */
async function onDisk(): Promise<string[]> {
  const entries = await readdir(server.config.filesDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name.replace('.jpg', ''))
    .toSorted()
}

async function inStore(): Promise<string[]> {
  const rows = await server.db.selectFrom('files').select('hash').distinct().execute()
  return rows.map((row) => row.hash).toSorted()
}

const owner = () => crowd.team.owner
const logo = (colour: string) => plain(500, 500, colour).png().toBuffer()

describe('storing a picture', () => {
  test('re-encodes it, serves it and shows it on the team', async () => {
    const response = await save(owner(), { bytes: await noise(1600, 1200).jpeg().toBuffer() })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      business_type: 'TEAM_PROFILE_PHOTO',
      entity_type: 'TEAM',
      entity_id: crowd.team.id,
      width: 400,
      height: 400,
    })
    expect(response.body.url).toMatch(/^\/files\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.jpg$/)
    const served = await server.app.inject({ url: response.body.url })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(served.headers['cache-control']).toContain('immutable')
    const facts = await sharp(served.rawPayload).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 400, 400])
    const team = await server.call('readTeam', { token: owner().token, path: { id: crowd.team.id } })
    expect(team.body.files).toEqual([
      { id: response.body.id, business_type: 'TEAM_PROFILE_PHOTO', url: response.body.url },
    ])
  })

  test('strips where and with what a photograph was taken', async () => {
    const bytes = await withPlace(noise(800, 800))
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    expect(bytes.includes('SegredoCam')).toBe(true)
    const response = await save(owner(), { bytes })
    const stored = await readFile(join(server.config.dataDir, response.body.url))
    const facts = await sharp(stored).metadata()
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored.includes('SegredoCam')).toBe(false)
  })

  test.each([
    ['PNG', () => noise(400, 400).png().toBuffer()],
    ['WebP', () => noise(400, 400).webp().toBuffer()],
    ['transparent PNG', () => plain(400, 400, '#fff').ensureAlpha(0).png().toBuffer()],
    ['large 4 MB photograph', () => noise(2300, 1800).jpeg({ quality: 96 }).toBuffer()],
  ])('accepts a %s', async (_, make) => {
    const response = await save(owner(), { bytes: await make(), extension: 'PDF' })
    expect([response.status, response.body.url?.endsWith('.jpg')]).toEqual([201, true])
  })

  test('keeps a banner at 1200 × 400', async () => {
    const bytes = await noise(1920, 1080).jpeg().toBuffer()
    const response = await save(owner(), { bytes, businessType: 'TEAM_BANNER_PHOTO' })
    expect(response.body).toMatchObject({ width: 1200, height: 400 })
  })
})

describe('refusing a file', () => {
  test.each(refusedPictures)('%s: nothing is stored', async (_, make, status, code) => {
    const before = [await fingerprint(server.db), await onDisk()]
    const response = await save(owner(), await make())
    expect(codeOf(response)).toEqual([status, code])
    expect([await fingerprint(server.db), await onDisk()]).toEqual(before)
  })
})

describe('who may store a picture', () => {
  const refused = {
    stranger: 404,
    invitee: 404,
    exMember: 404,
    otherOwner: 404,
    COACH: 403,
    CAPTAIN: 403,
    PLAYER: 403,
  } as const

  test.each(Object.entries(refused))('for a team not the %s (%i)', async (who, status) => {
    const before = [await fingerprint(server.db), await onDisk()]
    const person = crowd.people[who as keyof typeof refused]
    const bytes = await logo('#123456')
    expect((await save(person, { bytes })).status).toBe(status)
    const [file] = await server.db
      .selectFrom('files')
      .select('id')
      .where('entity_id', '=', crowd.team.id)
      .execute()
    const replaced = await server.call('replaceFile', {
      token: person.token,
      path: { id: file!.id },
      body: fileBody({ bytes }),
    })
    expect(replaced.status).toBe(status)
    expect([await fingerprint(server.db), await onDisk()]).toEqual(before)
  })

  test('a manager may', async () => {
    expect((await save(crowd.people.MANAGER, { bytes: await logo('#00ff00') })).status).toBe(201)
  })

  test('a guest may not', async () => {
    const body = fileBody({ bytes: await logo('#00ff00') })
    expect((await server.call('saveFile', { body })).status).toBe(401)
    expect((await server.call('replaceFile', { body, path: { id: newId() } })).status).toBe(401)
  })

  test('users store their own photo and nobody else’s', async () => {
    const { stranger, PLAYER } = crowd.people
    const photo = {
      bytes: await logo('#ff00ff'),
      entityType: 'USER',
      entityId: stranger.id,
      businessType: 'USER_PROFILE_PHOTO',
    }
    expect((await save(PLAYER, photo)).status).toBe(403)
    const saved = await save(stranger, photo)
    expect(saved.status).toBe(201)
    const profile = await server.call('readMyProfile', { token: stranger.token })
    expect(profile.body.entity.picture).toBe(saved.body.url)
  })

  test.each([
    ['GAME', 'GAMES_ICON'],
    ['GAME', 'GAMES_IMAGE'],
    ['BADGET', 'BADGET_ICON'],
  ])('pictures of %s are the staff’s: %s', async (entityType, businessType) => {
    const staff = await makeAdmin(server)
    const badge = await server.call('createBadge', {
      token: staff.token,
      body: { name: `Insígnia ${businessType}`, description: 'Com imagem.', icon: null },
    })
    const entityId = entityType === 'GAME' ? crowd.team.gameId : badge.body.id
    const bytes = await logo('#ff00ff')
    const slot = { bytes, entityType, entityId, businessType }
    for (const person of [owner(), crowd.people.stranger])
      expect(codeOf(await save(person, slot))).toEqual([403, 'FORBIDDEN'])
    const saved = await save(staff, slot)
    expect(saved.status).toBe(201)
    const shown =
      entityType === 'GAME'
        ? (await server.call('readGame', { path: { id: entityId } })).body
        : (await server.call('listStaffBadges', { token: staff.token })).body.find(
            ({ id }: { id: string }) => id === entityId,
          )
    expect((businessType === 'GAMES_IMAGE' ? shown.image : shown.icon).url).toBe(saved.body.url)
    const action = entityType === 'GAME' ? 'GAME_CHANGED' : 'BADGE_CHANGED'
    const log = await server.call('listAuditLog', { token: staff.token, query: { action } })
    expect(log.body.data[0]).toMatchObject({ actor: { nick: staff.nick }, subject_id: entityId })
    expect((await save(staff, { ...slot, entityId: staff.id })).status).toBe(404)
    const path = { id: saved.body.id }
    expect((await server.call('deleteFile', { token: owner().token, path })).status).toBe(403)
    expect((await server.call('deleteFile', { token: staff.token, path })).status).toBe(204)
  })

  test('a picture of no kind of its entity is refused', async () => {
    const bytes = await logo('#ff00ff')
    for (const [entityType, businessType] of [
      ['BADGET', 'GAMES_ICON'],
      ['GAME', 'BADGET_ICON'],
      ['BADGET', 'EVENT_BANNER'],
    ] as const)
      expect((await save(owner(), { bytes, entityType, entityId: crowd.team.id, businessType })).status).toBe(
        400,
      )
  })
})

describe('removing a picture', () => {
  const remove = (person: Person, id: string) =>
    server.call('deleteFile', { token: person.token, path: { id } })

  test('empties the slot and takes the bytes from the disk; it can be filled again', async () => {
    const team = await newTeam(server)
    const bytes = await logo('#31a354')
    const { body: saved } = await save(team.owner, { bytes, entityId: team.id })
    expect((await remove(team.owner, saved.id)).status).toBe(204)
    expect((await server.app.inject({ url: saved.url })).statusCode).toBe(404)
    expect(await onDisk()).toEqual(await inStore())
    const { body } = await server.call('readTeam', { token: team.owner.token, path: { id: team.id } })
    expect(body.files).toEqual([])
    expect(codeOf(await remove(team.owner, saved.id))).toEqual([404, 'FILE_NOT_FOUND'])
    expect((await save(team.owner, { bytes, entityId: team.id })).status).toBe(201)
  })

  test('leaves bytes that another entity shows', async () => {
    const [one, two] = [await newTeam(server), await newTeam(server)]
    const bytes = await logo('#756bb1')
    const { body: first } = await save(one.owner, { bytes, entityId: one.id })
    const { body: second } = await save(two.owner, { bytes, entityId: two.id })
    expect((await remove(one.owner, first.id)).status).toBe(204)
    expect((await server.app.inject({ url: second.url })).statusCode).toBe(200)
  })

  test('and storing it at once leave nothing orphaned', async () => {
    const team = await newTeam(server)
    const colours = ['#500000', '#600000', '#700000', '#800000']
    const bytes = await Promise.all(colours.map(logo))
    for (let round = 0; round < 5; round += 1) {
      const { body: saved } = await save(team.owner, { bytes: await logo('#900000'), entityId: team.id })
      const responses = await Promise.all(
        bytes.flatMap((byte) => [
          save(team.owner, { bytes: byte, entityId: team.id }),
          remove(team.owner, saved.id),
        ]),
      )
      for (const { status } of responses) expect([201, 204, 404]).toContain(status)
      expect(await onDisk()).toEqual(await inStore())
    }
  })
})

describe('replacing a picture', () => {
  test('keeps one picture in the slot and removes the old bytes', async () => {
    const team = await newTeam(server)
    const first = await save(team.owner, { bytes: await logo('#aa0000'), entityId: team.id })
    const second = await save(team.owner, { bytes: await logo('#00aa00'), entityId: team.id })
    expect(second.body.id).toBe(first.body.id)
    const third = await server.call('replaceFile', {
      token: team.owner.token,
      path: { id: first.body.id },
      body: fileBody({ bytes: await logo('#0000aa'), entityId: team.id }),
    })
    expect([third.status, third.body.id]).toEqual([200, first.body.id])
    expect(await onDisk()).toEqual(await inStore())
    expect((await server.app.inject({ url: first.body.url })).statusCode).toBe(404)
    expect((await server.app.inject({ url: third.body.url })).statusCode).toBe(200)
  })

  test('leaves bytes that another entity shows', async () => {
    const [one, two] = [await newTeam(server), await newTeam(server)]
    const same = await logo('#abcdef')
    const first = await save(one.owner, { bytes: same, entityId: one.id })
    const second = await save(two.owner, { bytes: same, entityId: two.id })
    expect(second.body.url).toBe(first.body.url)
    await save(one.owner, { bytes: await logo('#fedcba'), entityId: one.id })
    expect((await server.app.inject({ url: second.body.url })).statusCode).toBe(200)
  })

  test('refuses an unknown file and another slot', async () => {
    const team = await newTeam(server)
    const saved = await save(team.owner, { bytes: await logo('#aa0000'), entityId: team.id })
    const replace = (id: string, given: PictureBody) =>
      server.call('replaceFile', { token: team.owner.token, path: { id }, body: fileBody(given) })
    const bytes = await noise(1200, 400).png().toBuffer()
    expect(codeOf(await replace(newId(), { bytes, entityId: team.id }))).toEqual([404, 'FILE_NOT_FOUND'])
    const moved = await replace(saved.body.id, {
      bytes,
      entityId: team.id,
      businessType: 'TEAM_BANNER_PHOTO',
    })
    expect(codeOf(moved)).toEqual([400, 'VALIDATION_FAILED'])
    expect(codeOf(await replace(saved.body.id, { bytes }))).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('many at once leave one picture and nothing orphaned', async () => {
    const team = await newTeam(server)
    const colours = ['#100000', '#200000', '#300000', '#400000', '#100000', '#200000', '#300000', '#400000']
    const bytes = await Promise.all(colours.map(logo))
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        bytes.map((byte) => save(team.owner, { bytes: byte, entityId: team.id })),
      )
      expect(responses.map((response) => response.status)).toEqual(Array(8).fill(201))
      expect(await onDisk()).toEqual(await inStore())
    }
  })
})

describe('the sweep', () => {
  test('removes what no row shows and old unfinished uploads, and nothing else', async () => {
    const kept = await inStore()
    const orphan = 'ab'.repeat(32)
    const shard = join(server.config.filesDir, 'ab')
    await mkdir(shard, { recursive: true })
    await writeFile(join(shard, `${orphan}.jpg`), 'x')
    await writeFile(join(shard, 'old.part'), 'x')
    await utimes(join(shard, 'old.part'), 0, 0)
    await writeFile(join(shard, 'fresh.part'), 'x')
    expect(await server.services.storage.removeUnused()).toBe(1)
    expect(await onDisk()).toEqual([...kept, 'fresh.part'].toSorted())
  })

  test('clears up after a call that failed when its picture was written', async () => {
    const { storage } = server.services
    const hash = 'cd'.repeat(32)
    const failing = runInTransaction(
      server.db,
      async (unit) => {
        await storage.write(unit, hash, Buffer.from('x'))
        throw new Error('too late')
      },
      () => undefined,
    )
    await expect(failing).rejects.toThrow('too late')
    expect(await onDisk()).toContain(hash)
    await storage.removeUnused()
    expect(await onDisk()).not.toContain(hash)
  })
})
