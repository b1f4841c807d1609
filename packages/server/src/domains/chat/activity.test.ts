import { expect, test } from 'vitest'
import { setUpChat } from '../../../test/chat.ts'
import type { Person } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

const chat = setUpChat()

const begin = async ({ token }: Person, userIds: string[], name: string | null): Promise<string> =>
  (await chat.server.call('createConversation', { token, body: { userIds, name } })).body.id
const read = async ({ token }: Person, id: string): Promise<Schemas['Conversation']> =>
  (await chat.server.call('readConversation', { token, path: { id } })).body
const mark = ({ token }: Person, id: string, sequence: number) =>
  chat.server.call('markConversationRead', { token, path: { id }, body: { sequence } })
const send = ({ token }: Person, id: string) =>
  chat.server.call('sendMessage', {
    token,
    path: { id },
    body: { clientId: newId(), content: 'Oi', attachmentIds: [], replyTo: null },
  })

test('what one types and has read is not told where one has blocked the other', async () => {
  const carla = await chat.server.registerUser()
  const id = await begin(chat.ana, [chat.bruno.id, carla.id], 'Trio de treino')
  await send(carla, id)
  await chat.server.call('blockUser', { token: chat.ana.token, path: { userId: chat.bruno.id } })
  const [blocking, other] = [await chat.open(chat.ana), await chat.open(carla)]
  const blocked = await chat.open(chat.bruno, chat.origins[1])
  const eventsOf = ({ received }: typeof other) => received.map(({ event }) => event)
  blocked.socket.emit('typing', { conversationId: id, isTyping: true })
  await expect.poll(() => eventsOf(other)).toEqual(['typing'])
  await mark(chat.bruno, id, 1)
  await expect.poll(() => eventsOf(other)).toEqual(['typing', 'read'])
  await send(carla, id)
  await expect.poll(() => eventsOf(blocking)).toEqual(['message'])
  expect((await read(carla, id)).reads).toContainEqual({ userId: chat.bruno.id, sequence: 1 })
  const readersFor = async (person: Person) => (await read(person, id)).reads.map(({ userId }) => userId)
  expect(await readersFor(chat.ana)).toEqual([carla.id])
  expect(await readersFor(chat.bruno)).toEqual([carla.id])
})
