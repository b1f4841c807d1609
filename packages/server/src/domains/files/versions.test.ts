/**
 * Scales pictures to every width.
 * @module-tag night
 */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestResponse, type TestServer, startServer } from '../../../test/harness.ts'
import { noise } from '../../../test/images.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import { DomainError } from '../../errors.ts'

let server: TestServer
let team: TestTeam

beforeAll(async () => {
  server = await startServer()
  team = await newTeam(server)
})
afterAll(() => server.close())

/** Uploads a new logo and returns its address without the ending. */
async function uploadLogo(): Promise<{ id: string; stem: string; hash: string }> {
  const bytes = await noise(400, 400).jpeg().toBuffer()
  const { body } = await server.call('saveFile', {
    token: team.owner.token,
    body: {
      base64: bytes.toString('base64'),
      extension: 'JPEG',
      entityType: 'TEAM',
      entityId: team.id,
      businessType: 'TEAM_PROFILE_PHOTO',
      fileType: 'IMAGE',
    },
  })
  const stem = String(body.url).replace('.jpg', '')
  return { id: body.id, stem, hash: stem.slice(-64) }
}

async function measure(url: string): Promise<{ type: unknown; width: number; height: number }> {
  const response = await server.app.inject({ url })
  const { width, height } = await sharp(response.rawPayload).metadata()
  return { type: response.headers['content-type'], width, height }
}

const versionsOnDisk = (hash: string): string[] =>
  readdirSync(join(server.config.filesDir, hash.slice(0, 2))).filter(
    (name) => name.startsWith(hash) && name.endsWith('.webp'),
  )

/** Replaces the decoder's part for the time of a test. */
async function withResize<T>(
  resize: TestServer['services']['pictures']['resize'],
  run: () => Promise<T>,
): Promise<T> {
  const { pictures } = server.services
  const original = pictures.resize
  Object.assign(pictures, { resize })
  try {
    return await run()
  } finally {
    Object.assign(pictures, { resize: original })
  }
}

test('a stored picture is there as WebP in the known widths, none enlarged', async () => {
  const { stem } = await uploadLogo()
  expect(await measure(`${stem}-144.webp`)).toEqual({ type: 'image/webp', width: 144, height: 144 })
  expect(await measure(`${stem}-1200.webp`)).toEqual({ type: 'image/webp', width: 400, height: 400 })
  const response = await server.inject({ url: `${stem}-144.webp` })
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a version is made once, however many ask for it', async () => {
  const { stem } = await uploadLogo()
  const { resize } = server.services.pictures
  let made = 0
  const counting: typeof resize = (...args) => {
    made += 1
    return resize(...args)
  }
  await withResize(counting, async () => {
    const ask = (): Promise<TestResponse> => server.inject({ url: `${stem}-256.webp` })
    const responses = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ask()).status).toBe(200)
  })
  expect(made).toBe(1)
})

test('other widths, pictures and folders are not found', async () => {
  const { stem, hash } = await uploadLogo()
  const other = hash.startsWith('00') ? '01' : '00'
  const urls = [
    `${stem}-65.webp`,
    `${stem}-0064.webp`,
    `${stem}-99999.webp`,
    `${stem}-64.avif`,
    `/files/${other}/${hash}-64.webp`,
    `/files/ab/ab${'0'.repeat(62)}-64.webp`,
    `/files/7c/7c2f-64.webp`,
  ]
  for (const url of urls) expect.soft((await server.inject({ url })).status, url).toBe(404)
  expect(versionsOnDisk(hash)).toEqual([])
})

test('the JPEG is shown while the decoder is busy, and the version after that', async () => {
  const { stem } = await uploadLogo()
  await withResize(
    () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE')),
    async () => {
      const response = await server.inject({ url: `${stem}-64.webp` })
      expect(response.status).toBe(307)
      expect(response.headers).toMatchObject({ location: `${stem}.jpg`, 'cache-control': 'no-store' })
    },
  )
  expect((await server.inject({ url: `${stem}-64.webp` })).status).toBe(200)
})

test('versions go with their picture', async () => {
  const { id, stem, hash } = await uploadLogo()
  for (const width of [64, 400]) await server.inject({ url: `${stem}-${width}.webp` })
  expect(versionsOnDisk(hash)).toHaveLength(2)
  await server.call('deleteFile', { token: team.owner.token, path: { id } })
  await expect.poll(() => versionsOnDisk(hash)).toEqual([])
  expect((await server.inject({ url: `${stem}-64.webp` })).status).toBe(404)
})

test('none is left of a picture that is deleted while the version is made', async () => {
  const { id, stem, hash } = await uploadLogo()
  const { resize } = server.services.pictures
  const deleting: typeof resize = async (...args) => {
    await server.call('deleteFile', { token: team.owner.token, path: { id } })
    const jpeg = join(server.config.filesDir, hash.slice(0, 2), `${hash}.jpg`)
    await expect.poll(() => existsSync(jpeg)).toBe(false)
    return resize(...args)
  }
  const response = await withResize(deleting, () => server.inject({ url: `${stem}-64.webp` }))
  expect(response.status).toBe(404)
  expect(versionsOnDisk(hash)).toEqual([])
})
