import { afterEach, expect, test, vi } from 'vitest'
import { createConvoca, readHealth } from '../../index.ts'
import { json } from './fake-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a fetch that is replaced after the client was made is used', async () => {
  const convoca = createConvoca({ baseUrl: 'https://api.test' })
  vi.stubGlobal('fetch', () => Promise.resolve(json({ status: 'mocked' })))
  expect(await readHealth(convoca)).toEqual({ status: 'mocked' })
})
