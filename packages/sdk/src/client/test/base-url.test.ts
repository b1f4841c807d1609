import { afterEach, expect, test, vi } from 'vitest'
import { createConvoca } from '../../core/index.ts'
import { json } from './fake-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['convoca.example/api'],
  ['localhost:3000/api'],
  ['/api'],
  [''],
  ['ftp://convoca.example'],
  ['https://convoca.example/api?key=1'],
  ['https://convoca.example/#api'],
  [undefined as never],
])('outside a browser %j is refused when the client is created', (baseUrl) => {
  expect(() => createConvoca({ baseUrl })).toThrow(TypeError)
  expect(() => createConvoca({ baseUrl })).toThrow(
    `baseUrl must be a URL such as https://convoca.example/api, not ${JSON.stringify(baseUrl)}`,
  )
})

test('a password in it is refused, and not repeated', () => {
  const create = () => createConvoca({ baseUrl: 'https://ana:segredo@convoca.example' })
  expect(create).toThrow('not "https://…@convoca.example"')
})

test('in a browser it may be relative', async () => {
  vi.stubGlobal('location', { href: 'https://convoca.example/teams?x=1#y' })
  const convoca = createConvoca({ baseUrl: '/api', fetch: async () => json({}) })
  expect([convoca.baseUrl, convoca.fileUrl('/files/7c/1.jpg')]).toEqual([
    '/api',
    'https://convoca.example/files/7c/1.jpg',
  ])
  expect(() => createConvoca({ baseUrl: 'localhost:3000/api' })).toThrow(TypeError)
})

test.each([
  ['/files/7c/1.jpg', 'https://convoca.example/files/7c/1.jpg'],
  ['https://cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
])('fileUrl resolves %s', (url, resolved) => {
  const convoca = createConvoca({ baseUrl: 'https://convoca.example/api' })
  expect(convoca.fileUrl(url)).toBe(resolved)
})
