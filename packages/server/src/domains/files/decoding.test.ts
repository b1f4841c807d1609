/**
 * Decodes the largest pictures, and measures the memory of it.
 * @module-tag night
 */

import { readFile, readdir } from 'node:fs/promises'
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
import { noise, plain } from '../../../test/images.ts'
import { newMember, newTeam } from '../../../test/teams.ts'

/** The number of pictures that the decoder works on at a time: `adapters/image-queue.ts`. */
const DECODING = 2
const WAITING = 24
const WAITING_OF_ACCOUNT = 8

let server: TestServer
let photo: Buffer

beforeAll(async () => {
  server = await startServer()
  photo = await plain(400, 400, '#123456').png().toBuffer()
})
afterAll(() => server.close())

function savePhoto(person: Person, bytes: Buffer = photo): Promise<TestResponse> {
  const slot = { entityType: 'USER', entityId: person.id, businessType: 'USER_PROFILE_PHOTO' }
  return saveFile(person, slot, bytes)
}

function saveFile(person: Person, slot: Record<string, string>, bytes: Buffer): Promise<TestResponse> {
  return server.call('saveFile', {
    token: person.token,
    body: { ...slot, base64: bytes.toString('base64'), extension: 'PNG', fileType: 'IMAGE' },
  })
}

function registerUsers(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => server.registerUser()))
}

/** The ids of this process's children that decode pictures. */
async function findDecoders(): Promise<number[]> {
  const tasks = await readdir('/proc/self/task')
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8')))
  const children = lists.flatMap((list) =>
    list
      .split(' ')
      .filter((id) => id !== '')
      .map(Number),
  )
  const commands = await Promise.all(children.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8')))
  return children.filter((_, index) => commands[index]?.includes('image-worker'))
}

/** Stops the decoder in the middle of whatever it does while `during` runs, then lets it go on. */
async function whileDecodingStands<T>(during: () => Promise<T>): Promise<T> {
  expect((await savePhoto(await server.registerUser())).status).toBe(201)
  const [decoder] = await findDecoders()
  process.kill(decoder!, 'SIGSTOP')
  try {
    return await during()
  } finally {
    process.kill(decoder!, 'SIGCONT')
  }
}

/** The first responses, while the others are waiting. */
async function waitForRefusals(
  uploads: readonly Promise<TestResponse>[],
  count: number,
): Promise<TestResponse[]> {
  const responses: TestResponse[] = []
  for (const upload of uploads) void upload.then((response) => responses.push(response))
  await expect.poll(() => responses).toHaveLength(count)
  return responses
}

describe('while a picture is decoded', () => {
  test('its team can be changed, and no connection to the database is held', async () => {
    const team = await newTeam(server)
    const slot = { entityType: 'TEAM', entityId: team.id, businessType: 'TEAM_PROFILE_PHOTO' }
    // More than there are connections.
    const others = await registerUsers(20)
    const { uploads, settings } = await whileDecodingStands(async () => {
      const started = [saveFile(team.owner, slot, photo), ...others.map((person) => savePhoto(person))]
      const response = await server.call('changeMembersVisibility', {
        token: team.owner.token,
        path: { id: team.id },
        body: { statusVisibilityMembers: false },
      })
      return { uploads: started, settings: response }
    })
    expect(settings.status).toBe(200)
    for (const upload of uploads) expect((await upload).status).toBe(201)
  })

  test('who loses the permission stores it no more', async () => {
    const team = await newTeam(server)
    const manager = await newMember(server, team, 'MANAGER')
    const slot = { entityType: 'TEAM', entityId: team.id, businessType: 'TEAM_PROFILE_PHOTO' }
    const late = await whileDecodingStands(async () => {
      const upload = saveFile(manager, slot, photo)
      await server.db.deleteFrom('team_members').where('user_id', '=', manager.id).execute()
      return { upload }
    })
    expect(codeOf(await late.upload)).toEqual([404, 'TEAM_NOT_FOUND'])
  })

  test('a second one of the account waits, and a long queue of it is refused', async () => {
    const person = await server.registerUser()
    const responses = await whileDecodingStands(async () => {
      const uploads = Array.from({ length: 1 + WAITING_OF_ACCOUNT + 3 }, () => savePhoto(person))
      for (const response of await waitForRefusals(uploads, 3)) {
        expect(codeOf(response)).toEqual([429, 'RATE_LIMITED'])
        expect(response.headers['retry-after']).toBe('5')
      }
      return { uploads }
    })
    const statuses = (await Promise.all(responses.uploads)).map((response) => response.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1 + WAITING_OF_ACCOUNT)
  })

  test('a long queue of everybody is refused', async () => {
    const people = await registerUsers(DECODING + WAITING + 3)
    const responses = await whileDecodingStands(async () => {
      const uploads = people.map((person) => savePhoto(person))
      for (const response of await waitForRefusals(uploads, 3)) {
        expect(codeOf(response)).toEqual([503, 'SERVICE_UNAVAILABLE'])
        expect(response.headers['retry-after']).toBe('5')
      }
      return { uploads }
    })
    const statuses = (await Promise.all(responses.uploads)).map((response) => response.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(DECODING + WAITING)
  })

  test('the end of its process is a 503, and the next upload starts a new one', async () => {
    const person = await server.registerUser()
    expect((await savePhoto(person)).status).toBe(201)
    const [decoder] = await findDecoders()
    process.kill(decoder!, 'SIGSTOP')
    const uploads = Array.from({ length: 1 + WAITING_OF_ACCOUNT + 1 }, () => savePhoto(person))
    // The queue is full, so one of them is being decoded.
    await waitForRefusals(uploads, 1)
    process.kill(decoder!, 'SIGKILL')
    const statuses = (await Promise.all(uploads)).map((response) => response.status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(WAITING_OF_ACCOUNT).fill(201), 429, 503])
  })
})

test('the memory of decoding is given back: its process ends when nothing is left to decode', async () => {
  expect((await savePhoto(await server.registerUser())).status).toBe(201)
  expect(await findDecoders()).toHaveLength(1)
  await expect.poll(findDecoders).toEqual([])
})

test('a replaced picture is not decoded for who may not replace it', async () => {
  const team = await newTeam(server)
  const slot = { entityType: 'TEAM', entityId: team.id, businessType: 'TEAM_PROFILE_PHOTO' }
  await expect.poll(findDecoders).toEqual([])
  const response = await saveFile(await server.registerUser(), slot, photo)
  expect(codeOf(response)).toEqual([404, 'TEAM_NOT_FOUND'])
  expect(await findDecoders()).toEqual([])
})

test('turns a photograph upright', async () => {
  // Lies on its side: the red half is on the left and belongs on top.
  const red = await plain(600, 600, '#ff0000').png().toBuffer()
  const bytes = await plain(1200, 600, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const response = await savePhoto(await server.registerUser(), bytes)
  const stored = sharp(await readFile(join(server.config.dataDir, response.body.url)))
  const [r, , b] = await stored.clone().extract({ left: 190, top: 10, width: 4, height: 4 }).raw().toBuffer()
  expect([r! > 200, b! < 60]).toEqual([true, true])
})

describe('the largest picture', () => {
  const withPixels = (width: number, height: number, chromaSubsampling = '4:2:0') =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg({ progressive: true, chromaSubsampling })
      .toBuffer()

  test('has 24 megapixels', async () => {
    expect((await savePhoto(await server.registerUser(), await withPixels(6000, 4000))).status).toBe(201)
  })

  test('one row more is refused', async () => {
    const response = await savePhoto(await server.registerUser(), await withPixels(6000, 4001))
    expect(codeOf(response)).toEqual([400, 'IMAGE_TOO_LARGE'])
  })

  test('has 12 megapixels where the decoder must hold it whole', async () => {
    const save = async (bytes: Buffer) => savePhoto(await server.registerUser(), bytes)
    expect((await save(await withPixels(4000, 3000, '4:4:4'))).status).toBe(201)
    expect(codeOf(await save(await withPixels(6000, 4000, '4:4:4')))).toEqual([400, 'IMAGE_TOO_LARGE'])
    const create = { width: 6000, height: 4000, channels: 4 as const, background: '#336699' }
    const interlaced = sharp({ create }).png({ progressive: true })
    expect(codeOf(await save(await interlaced.toBuffer()))).toEqual([400, 'IMAGE_TOO_LARGE'])
    expect((await save(await sharp({ create }).png().toBuffer())).status).toBe(201)
  })

  test('a whole photograph of 12 megapixels and 5 MB passes', async () => {
    const bytes = await noise(4000, 3000).jpeg({ quality: 40, progressive: true }).toBuffer()
    expect((await savePhoto(await server.registerUser(), bytes)).status).toBe(201)
  })
})
