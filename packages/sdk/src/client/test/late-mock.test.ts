import { afterEach, expect, test, vi } from 'vitest'
import { createConvoca, readHealth } from '../../index.ts'
import { json } from './fake-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('uses a fetch that replaces the global one after the client was created', async () => {
  const convoca = createConvoca({ baseUrl: 'https://api.test' })
  vi.stubGlobal('fetch', () => Promise.resolve(json({ status: 'mocked' })))
  expect(await readHealth(convoca)).toEqual({ status: 'mocked' })
})
