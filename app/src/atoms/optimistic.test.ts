import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { updateOptimistically } from './optimistic.ts'

const key = ['team', 'one', 'members']

function cacheOf(roles: readonly string[]) {
  const queries = new QueryClient()
  queries.setQueryData(key, roles)
  return queries
}

const promote = (roles: readonly string[]) => roles.map(() => 'COACH')

test('shows the change before the call answers', async () => {
  const queries = cacheOf(['PLAYER'])
  const { promise, resolve } = Promise.withResolvers<string>()
  const done = updateOptimistically(queries, key, promote, () => {
    expect(queries.getQueryData(key)).toEqual(['COACH'])
    return promise
  })
  resolve('answered')
  await expect(done).resolves.toBe('answered')
  expect(queries.getQueryData(key)).toEqual(['COACH'])
})

test('puts the old state back and passes the error on', async () => {
  const queries = cacheOf(['PLAYER'])
  const failed = updateOptimistically(queries, key, promote, () => Promise.reject(new Error('down')))
  await expect(failed).rejects.toThrow('down')
  expect(queries.getQueryData(key)).toEqual(['PLAYER'])
})

test('changes every cached page under the key, and reads them all again', async () => {
  const queries = new QueryClient()
  queries.setQueryData([...key, 1], ['PLAYER'])
  queries.setQueryData([...key, 2], ['CAPTAIN'])
  await updateOptimistically(queries, key, promote, () => Promise.resolve())
  expect(queries.getQueryData([...key, 1])).toEqual(['COACH'])
  expect(queries.getQueryData([...key, 2])).toEqual(['COACH'])
  expect(queries.getQueryState([...key, 1])?.isInvalidated).toBe(true)
})
