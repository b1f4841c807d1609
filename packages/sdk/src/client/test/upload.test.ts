import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createConvoca, uploadFile } from '../../index.ts'
import { base, failure, fakeClient, json, problem } from './fake-client.ts'

const target = { entityType: 'TEAM', entityId: 't1', businessType: 'TEAM_PROFILE_PHOTO' } as const
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff])
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

test.each([
  ['a Blob', new Blob([png]), png, 'PNG'],
  ['a File', new File([jpeg], 'foto.jpg', { type: 'image/jpeg' }), jpeg, 'JPEG'],
  ['a Buffer', png, png, 'PNG'],
  ['a Uint8Array', new Uint8Array(jpeg), jpeg, 'JPEG'],
  ['an ArrayBuffer', new Uint8Array(jpeg).buffer, jpeg, 'JPEG'],
  ['a DataView', new DataView(new Uint8Array([0, ...png, 0]).buffer, 1, png.length), png, 'PNG'],
  ['a Uint16Array', new Uint16Array([0xd8ff, 0xe0ff]), jpeg, 'JPEG'],
  ['a picture of 5 MB', Buffer.alloc(5_000_000, 7), Buffer.alloc(5_000_000, 7), 'JPEG'],
])('uploads %s', async (_name, file, bytes, extension) => {
  const { convoca, requests } = fakeClient(() => json({ id: 'f1' }, { status: 201 }))
  const { data, response } = await uploadFile(convoca, file, target).withResponse()
  expect([data, response.status]).toEqual([{ id: 'f1' }, 201])
  const { base64, ...rest } = JSON.parse(requests[0]?.body ?? '')
  expect(base64 === bytes.toString('base64')).toBe(true)
  expect(rest).toEqual({ ...target, extension, fileType: 'IMAGE' })
})

test('is a method of files, with the options of every call', async () => {
  const convoca = createConvoca({
    baseUrl: base,
    fetch: async ({ url, headers }) => json({ url, key: headers.get('idempotency-key') }),
  })
  expect(await convoca.files.upload(png, target, { idempotencyKey: 'a-key-of-mine' })).toEqual({
    url: `${base}/file/save`,
    key: 'a-key-of-mine',
  })
})

test('rejects as every call', async () => {
  const { convoca } = fakeClient(() => problem(415, 'UNSUPPORTED_MEDIA_TYPE'), { retry: 0 })
  expect(await failure(uploadFile(convoca, jpeg, target))).toMatchObject({
    name: 'UnsupportedMediaTypeError',
    operation: 'saveFile',
  })
})

test('uploads a file by its path and by its URL in Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'convoca-upload-'))
  const path = join(folder, 'foto com espaço.png')
  await writeFile(path, png)
  const { convoca, requests } = fakeClient(() => json({ id: 'f1' }, { status: 201 }))
  await uploadFile(convoca, path, target)
  await uploadFile(convoca, pathToFileURL(path), target)
  const sent = requests.map(({ body }) => JSON.parse(body).base64)
  expect(sent).toEqual([png.toString('base64'), png.toString('base64')])
  await rm(folder, { recursive: true })
  expect(await failure(uploadFile(convoca, path, target))).toMatchObject({ code: 'ENOENT' })
  expect(requests).toHaveLength(2)
})

test('a path outside Node is refused in words', async () => {
  const { convoca, requests } = fakeClient(() => json({}))
  vi.stubGlobal('process', undefined)
  const error = await failure(uploadFile(convoca, '/tmp/foto.png', target))
  vi.unstubAllGlobals()
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toContain('in Node only')
  expect(requests).toEqual([])
})

test.each<[string, unknown, unknown, string]>([
  ['nothing', undefined, target, 'takes a Blob'],
  ['null', null, target, 'takes a Blob'],
  ['a number', 5, target, 'takes a Blob'],
  ['a list of bytes', [0x89, 0x50], target, 'takes a Blob'],
  ['a stream', new Blob([png]).stream(), target, 'new Response(stream).blob()'],
  ['no target', png, undefined, 'lacks entityType, entityId, businessType'],
  ['a target without an entity', png, { ...target, entityId: undefined }, 'lacks entityId'],
])('refuses %s with a TypeError', async (_name, file, of, text) => {
  const { convoca, requests } = fakeClient(() => json({}))
  const error = await failure(uploadFile(convoca, file as never, of as never))
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toContain(text)
  expect(requests).toEqual([])
})
