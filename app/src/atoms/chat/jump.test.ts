import { listConversations, sendMessage } from '@convoca/sdk/core'
import { expect, test } from 'vitest'
import { mockApi, mountQuery } from '../../../test/mock-api.ts'
import { convocaAtom } from '../client.ts'
import { loadUntilAtom, threadAtom } from './messages.ts'

const openStore = mockApi()

test('a message far back is read with what is around it, and without a gap until what is known', async () => {
  const store = openStore()
  const convoca = store.get(convocaAtom)
  const { data } = await listConversations(convoca, {})
  const id = data.find(({ isGroup }) => isGroup)?.id ?? ''
  const ids: string[] = []
  for (let number = 1; number <= 110; number += 1) {
    const body = {
      clientId: crypto.randomUUID(),
      content: `Linha ${number}`,
      attachmentIds: [],
      replyTo: null,
    }
    ids.push((await sendMessage(convoca, { id, body })).id)
  }
  const thread = await mountQuery(store, threadAtom(id))
  const messages = () => thread().data?.messages ?? []
  const [first = ''] = ids
  expect(messages().some((message) => message.id === first)).toBe(false)

  expect(await store.set(loadUntilAtom, id, first)).toBe(true)
  await expect.poll(() => messages().filter((message) => ids.includes(message.id)).length).toBe(110)
  const sequences = messages().map(({ sequence }) => sequence)
  const [oldest = 0] = sequences
  expect(sequences).toEqual(sequences.map((_sequence, index) => oldest + index))
  await expect(store.set(loadUntilAtom, id, crypto.randomUUID())).rejects.toThrow()
})
