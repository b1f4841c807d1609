import { archiveAtom, requestArchiveAtom } from './account.ts'
import { mockTokenOf } from '@convoca/mocks'
import type { Atom } from 'jotai'
import { expect, test } from 'vitest'
import { createConvoca } from './api-client.ts'
import { announcementsAtom, deleteAnnouncementAtom } from './championship-announcements.ts'
import { blockAtom, blocksAtom } from './chat/conversations.ts'
import { convocaAtom, queryClientAtom, tokenAtom } from './client.ts'
import { ownEventsAtom, setEventInterestAtom } from './events.ts'
import { inviteLinkAtom, resetInviteLinkAtom } from './invitations.ts'
import { checkPaymentAtom, paymentAtom } from './payments.ts'
import { deletePixKeyAtom, pixKeysAtom, pixKeysQuery } from './pix-keys.ts'
import { saveAvailabilityAtom, availabilityAtom } from './schedules.ts'
import { createAppStore } from './store.ts'
import type { AppStore } from './store.ts'

const json = (body: unknown) => Response.json(body)

/** Reads wait until the test answers them; writes are answered at once, by `written`. */
function openPage(written: unknown = null) {
  const reads: PromiseWithResolvers<Response>[] = []
  const store = createAppStore({
    createClient: createConvoca,
    baseUrl: 'http://convoca.test/api',
    storage: null,
    fetch: ({ method, signal }) => {
      if (method !== 'GET')
        return Promise.resolve(written === null ? new Response(null, { status: 204 }) : json(written))
      const read = Promise.withResolvers<Response>()
      signal.addEventListener('abort', () => read.reject(signal.reason as Error))
      reads.push(read)
      return read.promise
    },
  })
  store.set(tokenAtom, mockTokenOf(0))
  const awaitReads = (count: number) => expect.poll(() => reads).toHaveLength(count)
  return { store, reads, sent: awaitReads }
}

const ref = { userId: 'u', pixId: 'p' }

type Case = [read: Atom<{ data: unknown }>, write: (store: AppStore) => Promise<unknown>]

/** A query, and a write that changes it. */
const invalidating: Record<string, Case> = {
  'Pix keys': [pixKeysAtom('u'), (store) => store.set(deletePixKeyAtom, ref)],
  announcements: [
    announcementsAtom('c'),
    (store) => store.set(deleteAnnouncementAtom, { id: 'c', announcementId: 'a' }),
  ],
  'blocked users': [blocksAtom, (store) => store.set(blockAtom, 'u')],
  'own events': [
    ownEventsAtom,
    (store) => store.set(setEventInterestAtom, { context: 'community', name: 'e', reminders: null }),
  ],
}

test.each(Object.entries(invalidating))(
  '%s are read again when a write invalidates them while their first answer is under way',
  async (_name, [queryAtom, write]) => {
    const { store, reads, sent } = openPage()
    store.sub(queryAtom, () => undefined)
    await sent(1)
    await Promise.all([write(store), sent(2).then(() => reads[1]?.resolve(json(['after'])))])
    reads[0]?.resolve(json(['before']))
    await expect.poll(() => store.get(queryAtom).data).toEqual(['after'])
    expect(reads).toHaveLength(2)
  },
)

test('a read that nothing shows yet, such as of a loader, gets the answer after the write', async () => {
  const { store, reads, sent } = openPage()
  const queries = store.get(queryClientAtom)
  const read = queries.fetchQuery(pixKeysQuery(store.get(convocaAtom), 'u'))
  await sent(1)
  await store.set(deletePixKeyAtom, ref)
  await sent(2)
  reads[0]?.resolve(json(['before']))
  reads[1]?.resolve(json(['after']))
  await expect(read).resolves.toEqual(['after'])
})

/** A query, and a write whose answer is its new state. */
const storing: Record<string, Case> = {
  payment: [paymentAtom('one'), (store) => store.set(checkPaymentAtom, 'one')],
  'invite link': [inviteLinkAtom('one'), (store) => store.set(resetInviteLinkAtom, 'one')],
  availability: [
    availabilityAtom('one'),
    (store) => store.set(saveAvailabilityAtom, { teamId: 'one', hours: [] }),
  ],
  archive: [archiveAtom('one'), (store) => store.set(requestArchiveAtom, 'one')],
}

test.each(Object.entries(storing))(
  'the %s that a write answers stays when an older answer comes after it',
  async (_name, [queryAtom, write]) => {
    const after = { id: 'one', status: 'AFTER' }
    const { store, reads, sent } = openPage(after)
    store.sub(queryAtom, () => undefined)
    await sent(1)
    await write(store)
    reads[0]?.resolve(json({ id: 'one', status: 'BEFORE' }))
    await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0)
    await expect.poll(() => store.get(queryAtom).data).toEqual(after)
  },
)
