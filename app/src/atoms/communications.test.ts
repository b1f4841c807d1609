import { seedPlayers, seedTeams } from '@convoca/fixtures'
import type { MockOptions } from '@convoca/mocks'
import type { Atom } from 'jotai'
import { expect, test } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { createCommunications } from '../../test/team-overrides.ts'
import { achievementsAtom, removeAchievementAtom } from './achievements.ts'
import {
  communicationsAtom,
  readCommunicationAtom,
  removeCommunicationAtom,
  saveCommunicationAtom,
  threadAtom,
  unreadCommunicationsAtom,
} from './communications.ts'
import type { AppStore } from './store.ts'

const openMocked = mockApi()
const openStore = (options: MockOptions = {}) => openMocked({ overrides: createCommunications(), ...options })

const teamId = seedTeams[0]?.id ?? ''

const failures: Record<string, NonNullable<MockOptions['fail']>[keyof NonNullable<MockOptions['fail']>]> = {
  'a server error': { status: 500, code: 'INTERNAL_ERROR' },
  'a lost connection': 'network',
  'a conflict': { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
}

async function openPage(store: AppStore) {
  const list = await mountQuery(store, communicationsAtom({ teamId, messageType: null }))
  const unread = await mountQuery(store, unreadCommunicationsAtom(teamId))
  const items = () => list().data?.pages.flatMap((page) => page.data) ?? []
  const count = () => unread().data?.count ?? -1
  const unreadItem = items().find((item) => !item.isRead)
  if (!unreadItem) throw new Error('the demo data has nothing to read')
  return { items, count, unreadItem }
}

/** Every value from here on: an optimistic update is rolled back before it could be polled. */
function recordValues<T>(store: AppStore, query: Atom<unknown>, value: () => T): T[] {
  const values: T[] = []
  store.sub(query, () => values.push(value()))
  return values
}

test('opening one marks it as read in the list and lowers the count', async () => {
  const store = openStore()
  const { items, count, unreadItem } = await openPage(store)
  const before = count()
  await store.set(readCommunicationAtom, { teamId, communication: unreadItem })
  await expect.poll(count).toBe(before - 1)
  await expect.poll(() => items().find(({ id }) => id === unreadItem.id)?.isRead).toBe(true)
})

test.each(Object.entries(failures))('a read one is unread again after %s', async (_name, failure) => {
  const fail = failure === undefined ? {} : { markCommunicationRead: failure }
  const store = openStore({ fail, delay: { markCommunicationRead: 50 } })
  const { items, count, unreadItem } = await openPage(store)
  const before = { items: items(), count: count() }
  const counts = recordValues(store, unreadCommunicationsAtom(teamId), count)
  const refused = store.set(readCommunicationAtom, { teamId, communication: unreadItem })
  await expect(refused).rejects.toBeInstanceOf(Error)
  expect(counts).toContain(before.count - 1)
  await expect.poll(count).toBe(before.count)
  await expect.poll(items).toEqual(before.items)
})

test.each(Object.entries(failures))('a removed one is restored after %s', async (_name, failure) => {
  const fail = failure === undefined ? {} : { deleteCommunication: failure, deleteAchievement: failure }
  const store = openStore({ fail, delay: { deleteCommunication: 50, deleteAchievement: 50 } })
  const listQuery = communicationsAtom({ teamId, messageType: 'INFO' })
  const list = await mountQuery(store, listQuery)
  const wonQuery = achievementsAtom(teamId)
  const won = await mountQuery(store, wonQuery)
  const items = () => list().data?.pages.flatMap((page) => page.data) ?? []
  const before = { items: items(), won: won().data ?? [] }
  const [communication] = before.items
  const [achievement] = before.won
  if (!communication || !achievement) throw new Error('the demo team has said or won nothing')
  const lengths = {
    items: recordValues(store, listQuery, () => items().length),
    won: recordValues(store, wonQuery, () => won().data?.length),
  }
  const results = await Promise.allSettled([
    store.set(removeCommunicationAtom, { teamId, communication }),
    store.set(removeAchievementAtom, { teamId, id: achievement.id }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(lengths.items).toContain(before.items.length - 1)
  expect(lengths.won).toContain(before.won.length - 1)
  await expect.poll(items).toEqual(before.items)
  await expect.poll(() => won().data).toEqual(before.won)
})

test('a private communication appears in its thread', async () => {
  const store = openStore()
  const otherUserId = seedPlayers[1]?.id ?? ''
  const thread = await mountQuery(store, threadAtom({ teamId, otherUserId }))
  await store.set(saveCommunicationAtom, {
    teamId,
    body: {
      title: 'Só entre nós',
      body: 'Posso chegar mais tarde?',
      messageType: 'PRIVATE',
      isGlobal: false,
      recipientId: otherUserId,
    },
  })
  await expect.poll(() => thread().data?.pages[0]?.data[0]?.title).toBe('Só entre nós')
})
