import { expect, test } from 'vitest'
import { createConvoca } from '../../index.ts'
import { listMessages, listTeams, paginate } from '../../core/index.ts'
import { failure, fakeClient, json, problem } from './fake-client.ts'

const getQueries = (requests: { request: Request }[]) =>
  requests.map(({ request }) => new URL(request.url).search)

/** Three numbered pages of two. */
const numbered = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return json({ data: [`${page}a`, `${page}b`], page, limit: 2, total: 6, totalPage: 3 })
}

const withCursor = (request: Request) => {
  const cursor = new URL(request.url).searchParams.get('cursor')
  return json(cursor === null ? { data: [1, 2], nextCursor: 'two' } : { data: [3], nextCursor: null })
}

test('iterates over the items of all pages, fetching each page lazily', async () => {
  const { convoca, requests } = fakeClient(numbered)
  const items: unknown[] = []
  for await (const item of paginate(listTeams, convoca, { search: 'on', limit: 2 })) {
    items.push(item)
    if (items.length === 3) expect(requests).toHaveLength(2)
  }
  expect(items).toEqual(['1a', '1b', '2a', '2b', '3a', '3b'])
  expect(getQueries(requests)).toEqual([
    '?search=on&limit=2',
    '?search=on&limit=2&page=2',
    '?search=on&limit=2&page=3',
  ])
})

test('starts at the given page', async () => {
  const { convoca } = fakeClient(numbered)
  expect(await paginate(listTeams, convoca, { page: 3 }).toArray()).toEqual(['3a', '3b'])
})

test('iterates over the pages themselves', async () => {
  const { convoca } = fakeClient(numbered)
  const numbers: number[] = []
  for await (const { page, total } of paginate(listTeams, convoca).pages()) numbers.push(page, total)
  expect(numbers).toEqual([1, 6, 2, 6, 3, 6])
})

test('toArray stops at its limit and fetches no further page', async () => {
  const { convoca, requests } = fakeClient(numbered)
  const teams = paginate(listTeams, convoca)
  expect(await teams.toArray({ limit: 2 })).toEqual(['1a', '1b'])
  expect(await teams.toArray({ limit: 0 })).toEqual([])
  expect(requests).toHaveLength(1)
})

test('follows cursors until there is none', async () => {
  const { convoca, requests } = fakeClient(withCursor)
  expect(await paginate(listMessages, convoca, { id: 'c1' }).toArray()).toEqual([1, 2, 3])
  expect(getQueries(requests)).toEqual(['', '?cursor=two'])
})

test('stops when the server repeats a cursor', async () => {
  const { convoca, requests } = fakeClient(() => json({ data: [1], nextCursor: 'same' }))
  expect(await paginate(listMessages, convoca, { id: 'c1' }).toArray()).toEqual([1, 1])
  expect(requests).toHaveLength(2)
})

test('stops at an empty page whatever the total says', async () => {
  const { convoca, requests } = fakeClient(() =>
    json({ data: [], page: 1, limit: 2, total: 9, totalPage: 5 }),
  )
  expect(await paginate(listTeams, convoca).toArray()).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a failing page fails the loop after the items before it', async () => {
  const { convoca } = fakeClient((request, index) =>
    index === 0 ? numbered(request) : problem(403, 'FORBIDDEN'),
  )
  const items: unknown[] = []
  const loop = (async () => {
    for await (const item of paginate(listTeams, convoca)) items.push(item)
  })()
  expect(await failure(loop)).toMatchObject({ code: 'FORBIDDEN' })
  expect(items).toEqual(['1a', '1b'])
})

test('an abort between pages ends the loop', async () => {
  const { convoca, requests } = fakeClient(numbered)
  const leaving = new AbortController()
  const loop = (async () => {
    for await (const item of paginate(listTeams, convoca, {}, { signal: leaving.signal })) {
      if (Object.is(item, '1b')) leaving.abort()
    }
  })()
  expect(await failure(loop)).toMatchObject({ code: 'ABORTED' })
  expect(requests).toHaveLength(1)
})

test('the client with methods has a method for each paged operation', async () => {
  const convoca = createConvoca({
    baseUrl: 'https://api.test/api',
    fetch: async (request) => numbered(request),
  })
  const names: unknown[] = []
  for await (const team of convoca.teams.iterate({ limit: 2 })) names.push(team)
  expect(names).toHaveLength(6)
  expect(await convoca.users.iterateSearchPlayers({ search: 'ana' }).toArray({ limit: 3 })).toHaveLength(3)
})
