import { seedTeams } from '@convoca/fixtures'
import { override, readExample } from '@convoca/mocks'
import { environmentManager, focusManager } from '@tanstack/query-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { watchWindowAtom } from './client.ts'
import { communicationsAtom } from './communications.ts'
import { vacanciesAtom } from './recruitment.ts'

const openStore = mockApi()

// Pretends to be a browser: on a server, queries are not refetched.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

/** Two mounted queries whose data changes without an event. */
async function openQueries() {
  const communications = readExample('listCommunications')
  const vacancies = readExample('listVacancies')
  const store = openStore({
    overrides: [
      override('listCommunications', () => communications),
      override('listVacancies', () => vacancies),
    ],
  })
  store.set(watchWindowAtom)
  const [written] = communications.data
  if (!written) throw new Error('the example has nothing to show')
  const list = await mountQuery(
    store,
    communicationsAtom({ teamId: seedTeams[0]?.id ?? '', messageType: null }),
  )
  const jobs = await mountQuery(store, vacanciesAtom({ page: 1 }))
  return {
    readers: () =>
      list()
        .data?.pages.flatMap(({ data }) => data)
        .find(({ id }) => id === written.id)?.read_count,
    vacancies: () => jobs().data?.total,
    change: () => {
      written.read_count += 1
      vacancies.total -= 1
    },
  }
}

test('readers of a communication and open vacancies are refetched on window focus', async () => {
  const { readers, vacancies, change } = await openQueries()
  const before = { readers: readers() ?? 0, vacancies: vacancies() ?? 0 }
  change()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(readers).toBe(before.readers + 1)
  await expect.poll(vacancies).toBe(before.vacancies - 1)
})

test('and every minute while mounted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { readers, vacancies, change } = await openQueries()
  const before = { readers: readers() ?? 0, vacancies: vacancies() ?? 0 }
  change()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(readers()).toBe(before.readers)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(readers).toBe(before.readers + 1)
  await expect.poll(vacancies).toBe(before.vacancies - 1)
})
