import { expect, test } from 'vitest'
import { createConvoca, lazyConvoca, listTeams, readHealth } from '../../core/index.ts'
import { AbortedError } from '../errors.ts'
import { base, fakeClient, json } from './fake-client.ts'

test('loads the client with the first call, once for several', async () => {
  const { convoca, requests } = fakeClient(() => json({ status: 'ok' }))
  let loads = 0
  const lazy = lazyConvoca({
    baseUrl: base,
    load: () => {
      loads += 1
      return Promise.resolve(convoca)
    },
  })
  expect(loads).toBe(0)
  await Promise.all([readHealth(lazy), listTeams(lazy, {})])
  expect([loads, requests.length]).toEqual([1, 2])
})

test('passes the failed load on, and loads again with the next call', async () => {
  const { convoca } = fakeClient(() => json({ status: 'ok' }))
  const loads = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(convoca)]
  const lazy = lazyConvoca({ baseUrl: base, load: () => loads.shift()?.() ?? Promise.resolve(convoca) })
  await expect(readHealth(lazy)).rejects.toThrow('Failed to fetch')
  expect(await readHealth(lazy)).toEqual({ status: 'ok' })
  expect(loads).toEqual([])
})

test('cancels calls that still wait for the client', async () => {
  const lazy = lazyConvoca({
    baseUrl: base,
    load: () =>
      Promise.resolve(createConvoca({ baseUrl: base, fetch: () => Promise.reject(new Error('Sent')) })),
  })
  const call = readHealth(lazy)
  lazy.cancelAll()
  await expect(call).rejects.toBeInstanceOf(AbortedError)
})

test('has the token and the addresses of the client that it loads', async () => {
  const lazy = lazyConvoca({
    baseUrl: base,
    load: () => Promise.resolve(createConvoca({ baseUrl: base, token: 'secret' })),
  })
  expect(() => lazy.fileUrl('/files/a.png')).toThrow('has not loaded')
  expect(await lazy.token()).toBe('secret')
  expect(lazy.fileUrl('/files/a.png')).toBe('https://api.test/files/a.png')
})
