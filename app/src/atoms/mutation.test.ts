import { createConvoca } from './api-client.ts'
import { expect, test } from 'vitest'
import { queryClientAtom } from './client.ts'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import { createAppStore } from './store.ts'

const key = ['team', 'one', 'members']

/** A write that promotes everybody, whose request the test settles. */
function openPage(cached: Record<string, readonly string[]> = { all: ['PLAYER'] }) {
  const store = createAppStore({
    createClient: createConvoca,
    baseUrl: 'http://convoca.test/api',
    storage: null,
  })
  const queries = store.get(queryClientAtom)
  for (const [page, roles] of Object.entries(cached)) queries.setQueryData([...key, page], roles)
  const requests: PromiseWithResolvers<string>[] = []
  const promoteAtom = atomWithWrite(
    'promote',
    (_convoca, _member: string) => {
      const request = Promise.withResolvers<string>()
      requests.push(request)
      return request.promise
    },
    optimistic((_member: string) => [
      cacheUpdate<readonly string[]>(key, (roles) => roles.map(() => 'COACH')),
    ]),
  )
  const roles = (page = 'all') => queries.getQueryData([...key, page])
  const request = async (index: number) => {
    await expect.poll(() => requests.length).toBeGreaterThan(index)
    return requests[index]!
  }
  return { store, queries, promoteAtom, roles, request }
}

test('shows the change before the call responds', async () => {
  const { store, promoteAtom, roles, request } = openPage()
  const done = store.set(promoteAtom, 'ana')
  const { resolve } = await request(0)
  expect(roles()).toEqual(['COACH'])
  resolve('response')
  await expect(done).resolves.toBe('response')
  expect(roles()).toEqual(['COACH'])
})

test('restores the old state and rejects with the error', async () => {
  const { store, promoteAtom, roles, request } = openPage()
  const failed = store.set(promoteAtom, 'ana')
  const { reject } = await request(0)
  reject(new Error('down'))
  await expect(failed).rejects.toThrow('down')
  expect(roles()).toEqual(['PLAYER'])
})

test('changes every cached page under the key, and refetches them all', async () => {
  const { store, queries, promoteAtom, roles, request } = openPage({ 1: ['PLAYER'], 2: ['CAPTAIN'] })
  const done = store.set(promoteAtom, 'ana')
  const { resolve } = await request(0)
  resolve('response')
  await done
  expect([roles('1'), roles('2')]).toEqual([['COACH'], ['COACH']])
  expect(queries.getQueryState([...key, '1'])?.isInvalidated).toBe(true)
})

test('keeps what is in flight of each run apart, from the very click on', async () => {
  const { store, promoteAtom, request } = openPage()
  store.sub(promoteAtom, () => undefined)
  const first = store.set(promoteAtom, 'ana')
  expect(store.get(promoteAtom)).toEqual(['ana'])
  const second = store.set(promoteAtom, 'bia')
  expect(store.get(promoteAtom)).toEqual(['ana', 'bia'])
  const requests = [await request(0), await request(1)]
  requests[0]?.resolve('first')
  await expect(first).resolves.toBe('first')
  expect(store.get(promoteAtom)).toEqual(['bia'])
  requests[1]?.reject(new Error('down'))
  await expect(second).rejects.toThrow('down')
  expect(store.get(promoteAtom)).toEqual([])
})

test('runs to its end without the screen that started it, which finds it in flight when mounted again', async () => {
  const { store, promoteAtom, roles, request } = openPage()
  const unmount = store.sub(promoteAtom, () => undefined)
  const failed = store.set(promoteAtom, 'ana')
  const { reject } = await request(0)
  unmount()
  const snapshots: (readonly string[])[] = []
  store.sub(promoteAtom, () => snapshots.push(store.get(promoteAtom)))
  expect(store.get(promoteAtom)).toEqual(['ana'])
  reject(new Error('down'))
  await expect(failed).rejects.toThrow('down')
  expect(roles()).toEqual(['PLAYER'])
  expect(snapshots).toEqual([[]])
})

test('shows nothing in flight once it ended while no screen was mounted', async () => {
  const { store, promoteAtom, request } = openPage()
  const unmount = store.sub(promoteAtom, () => undefined)
  const done = store.set(promoteAtom, 'ana')
  const { resolve } = await request(0)
  unmount()
  resolve('response')
  await done
  store.sub(promoteAtom, () => undefined)
  expect(store.get(promoteAtom)).toEqual([])
})

test('mounting again and again, and twice at once, leaves no subscription behind', async () => {
  const { store, queries, promoteAtom, request } = openPage()
  const cache = queries.getMutationCache()
  for (let mounts = 0; mounts < 3; mounts += 1) {
    const unmount = [store.sub(promoteAtom, () => undefined), store.sub(promoteAtom, () => undefined)]
    const done = store.set(promoteAtom, 'ana')
    const { resolve } = await request(mounts)
    resolve('response')
    await done
    for (const end of unmount) end()
  }
  expect(cache.hasListeners()).toBe(false)
})

test('fails at once while the browser is offline, instead of waiting for the connection', async () => {
  const { queries } = openPage()
  expect(queries.getDefaultOptions().mutations?.networkMode).toBe('always')
})
