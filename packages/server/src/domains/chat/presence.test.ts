import { beforeEach, describe, expect, test } from 'vitest'
import { setUpChat } from '../../../test/chat.ts'
import { type Person, startServer } from '../../../test/harness.ts'
import type { ChatPage } from '../../../test/sockets.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

const chat = setUpChat()
const { open } = chat

const read = async ({ token }: Person): Promise<Schemas['Conversation']> =>
  (await chat.server.call('readConversation', { token, path: { id: chat.id } })).body
/** The presence of Bruno, as Ana sees it. */
const status = async () => (await read(chat.ana)).status
/** The presences that the page shows of a person, one after the other; the shown one may be told again. */
const presencesOf = ({ presences }: ChatPage, { id: userId }: Person) => {
  const seen = presences.filter((presence) => presence.userId === userId).map(({ presence }) => presence)
  return seen.filter((presence, place) => presence !== seen[place - 1])
}
const prefer = ({ token, id: userId }: Person, given: Partial<Schemas['Preferences']>) =>
  chat.server.call('updatePreferences', {
    token,
    path: { id: userId },
    body: { notifications: [], theme: 'dark', visibility: 'PUBLIC', chat: 'EVERYBODY', ...given },
  })

test('somebody is online with one active page, away with idle ones only, offline without; in every process', async () => {
  const own = await open(chat.ana)
  expect(await status()).toBe('offline')
  const expected: string[] = []
  /** An event is read when it is sent on: the next change waits for it. */
  const becomes = async (presence: string) => {
    expected.push(presence)
    await expect.poll(() => presencesOf(own, chat.bruno)).toEqual(expected)
    expect(await status()).toBe(presence)
  }
  const first = await open(chat.bruno)
  await becomes('online')
  const other = await open(chat.bruno, chat.origins[1])
  const connections = () =>
    chat.server.db.selectFrom('chat_connections').select('id').where('user_id', '=', chat.bruno.id).execute()
  await expect.poll(async () => (await connections()).length).toBe(2)
  first.socket.emit('presence', { presence: 'away' })
  other.socket.emit('presence', { presence: 'away' })
  await becomes('away')
  other.socket.emit('presence', { presence: 'online' })
  await becomes('online')
  other.socket.close()
  await becomes('away')
  first.socket.close()
  await becomes('offline')
})

describe('in a group', () => {
  let carla: Person
  /** The group of Ana, Bruno and Carla, of whom only Ana and Bruno have a conversation otherwise. */
  let groupId: string
  beforeEach(async () => {
    carla = await chat.server.registerUser()
    const body = { userIds: [chat.bruno.id, carla.id], name: 'Trio de treino' }
    groupId = (await chat.server.call('createConversation', { token: chat.ana.token, body })).body.id
  })
  const readGroup = async ({ token }: Person): Promise<Schemas['Conversation']> =>
    (await chat.server.call('readConversation', { token, path: { id: groupId } })).body

  test('members see who is there, who is in no conversation with them is not told', async () => {
    const stranger = await open(await chat.server.registerUser())
    const own = await open(chat.ana)
    const page = await open(carla)
    await expect.poll(() => presencesOf(own, carla)).toEqual(['online'])
    expect(await readGroup(chat.ana)).toMatchObject({
      status: null,
      presences: [{ userId: carla.id, presence: 'online' }],
    })
    page.socket.emit('presence', { presence: 'away' })
    await expect.poll(() => presencesOf(own, carla)).toEqual(['online', 'away'])
    expect((await readGroup(chat.bruno)).presences).toContainEqual({ userId: carla.id, presence: 'away' })
    page.socket.close()
    await expect.poll(() => presencesOf(own, carla)).toEqual(['online', 'away', 'offline'])
    expect((await readGroup(chat.ana)).presences).toEqual([])
    expect(stranger.presences).toEqual([])
  })

  test('not who hides it, nor who has blocked one or is blocked', async () => {
    await prefer(chat.bruno, { presence: false })
    await chat.server.call('blockUser', { token: chat.ana.token, path: { userId: carla.id } })
    const own = await open(chat.ana)
    const other = await open(carla)
    await open(chat.bruno)
    await prefer(chat.bruno, { presence: true })
    await expect.poll(() => presencesOf(own, chat.bruno).at(-1)).toBe('online')
    await prefer(chat.bruno, { presence: false })
    await expect.poll(() => presencesOf(own, chat.bruno).at(-1)).toBe('offline')
    expect([(await readGroup(chat.ana)).presences, (await readGroup(carla)).presences]).toEqual([[], []])
    expect(presencesOf(own, carla)).not.toContain('online')
    expect(presencesOf(other, chat.ana)).not.toContain('online')
  })

  test('who has left it is not seen in it any more', async () => {
    const page = await open(chat.bruno)
    const { socket } = await open(carla)
    await open(chat.ana)
    const readSeen = async () => (await readGroup(chat.bruno)).presences.map(({ userId }) => userId)
    await expect.poll(async () => (await readSeen()).toSorted()).toEqual([chat.ana.id, carla.id].toSorted())
    await chat.server.call('leaveConversation', { token: carla.token, path: { id: groupId } })
    expect(await readSeen()).toEqual([chat.ana.id])
    socket.emit('presence', { presence: 'away' })
    const isAway = chat.server.db
      .selectFrom('chat_connections')
      .select('is_active')
      .where('user_id', '=', carla.id)
    await expect.poll(() => isAway.execute()).toEqual([{ is_active: false }])
    // Events about Ana come after it.
    await prefer(chat.ana, { presence: false })
    await expect.poll(() => presencesOf(page, chat.ana).at(-1)).toBe('offline')
    expect(presencesOf(page, carla)).not.toContain('away')
  })
})

test('a request of a stranger shows no presence, nor does a block that is ended', async () => {
  const stranger = await chat.server.registerUser()
  const body = { userIds: [chat.bruno.id], name: null }
  const { body: request } = await chat.server.call('createConversation', { token: stranger.token, body })
  const page = await open(stranger)
  const own = await open(chat.ana)
  await open(chat.bruno)
  const path = { userId: chat.bruno.id }
  await chat.server.call('blockUser', { token: stranger.token, path })
  await chat.server.call('unblockUser', { token: stranger.token, path })
  await prefer(chat.bruno, { presence: false })
  await expect.poll(() => presencesOf(own, chat.bruno).at(-1)).toBe('offline')
  expect(presencesOf(page, chat.bruno)).not.toContain('online')
  const asked = await chat.server.call('readConversation', {
    token: stranger.token,
    path: { id: request.id },
  })
  expect(asked.body).toMatchObject({ status: 'offline', presences: [] })
})

test('who hides it is offline for others, and shown again at once', async () => {
  await prefer(chat.bruno, { presence: false })
  const own = await open(chat.ana)
  await open(chat.bruno)
  await expect.poll(async () => (await read(chat.bruno)).status).toBe('online')
  expect(await status()).toBe('offline')
  expect(presencesOf(own, chat.bruno)).not.toContain('online')
  await prefer(chat.bruno, { presence: true })
  // The page may have been told that he is offline.
  const latest = () => presencesOf(own, chat.bruno).at(-1)
  await expect.poll(latest).toBe('online')
  expect(await status()).toBe('online')
  await prefer(chat.bruno, { presence: false })
  await expect.poll(latest).toBe('offline')
  expect(presencesOf(own, chat.bruno).filter((presence) => presence === 'online')).toHaveLength(1)
})

test('preferences of a client that does not know it leave it hidden', async () => {
  await prefer(chat.bruno, { presence: false, read_marks: false, mask_profanity: true })
  const { body } = await prefer(chat.bruno, { theme: 'light' })
  expect(body).toMatchObject({ theme: 'light', presence: false, read_marks: false, mask_profanity: true })
})

test('a block hides each from the other, its end shows them', async () => {
  const own = await open(chat.ana)
  await open(chat.bruno)
  // An event is read when it is sent on: the block waits for it.
  await expect.poll(() => presencesOf(own, chat.bruno)).toEqual(['online'])
  await chat.server.call('blockUser', { token: chat.bruno.token, path: { userId: chat.ana.id } })
  expect([await status(), (await read(chat.bruno)).status]).toEqual(['offline', 'offline'])
  await expect.poll(() => presencesOf(own, chat.bruno)).toEqual(['online', 'offline'])
  await chat.server.call('unblockUser', { token: chat.bruno.token, path: { userId: chat.ana.id } })
  await expect.poll(() => presencesOf(own, chat.bruno)).toEqual(['online', 'offline', 'online'])
})

test('nonsense changes nothing', async () => {
  const page = await open(chat.bruno)
  for (const nonsense of [
    null,
    1,
    'away',
    {},
    { presence: 'offline' },
    { presence: 'away', conversationId: 'x' },
  ])
    page.socket.emit('presence', nonsense)
  page.socket.emit('presence', { presence: 'online', conversationId: chat.id })
  const onScreen = () =>
    chat.server.db
      .selectFrom('chat_connections')
      .select(['conversation_id', 'is_active'])
      .where('user_id', '=', chat.bruno.id)
  await expect.poll(() => onScreen().execute()).toEqual([{ conversation_id: chat.id, is_active: true }])
})

test('what a crashed process has left is removed, a closed one leaves nothing', async () => {
  const own = await open(chat.ana)
  const crashed = { id: newId(), user_id: chat.bruno.id, process_id: newId(), conversation_id: null }
  await chat.server.db
    .insertInto('chat_connections')
    .values({ ...crashed, seen_at: new Date(Date.now() - 120_000) })
    .execute()
  expect(await status()).toBe('online')
  await chat.server.services.realtime.keepPresence()
  expect(await status()).toBe('offline')
  await expect.poll(() => presencesOf(own, chat.bruno)).toEqual(['offline'])
  const third = await startServer({ database: chat.server.database })
  await open(chat.bruno, await third.listen())
  await expect.poll(status).toBe('online')
  await third.close()
  expect(await status()).toBe('offline')
})

test('marks of what is read are seen where both have them on', async () => {
  const body = { clientId: newId(), content: 'Oi', attachmentIds: [], replyTo: null }
  await chat.server.call('sendMessage', { token: chat.ana.token, path: { id: chat.id }, body })
  const own = await open(chat.ana)
  const reads = () =>
    own.received.filter(({ event }) => event === 'read').map(({ payload }) => payload['userId'])
  const mark = ({ token }: Person, sequence: number) =>
    chat.server.call('markConversationRead', { token, path: { id: chat.id }, body: { sequence } })
  await mark(chat.bruno, 1)
  await expect.poll(reads).toEqual([chat.bruno.id])
  expect((await read(chat.ana)).reads).toEqual([{ userId: chat.bruno.id, sequence: 1 }])
  for (const silent of [chat.ana, chat.bruno]) {
    await prefer(silent, { read_marks: false })
    expect((await read(chat.ana)).reads).toEqual([])
    await prefer(silent, { read_marks: true })
  }
  await prefer(chat.bruno, { read_marks: false })
  const again = { ...body, clientId: newId() }
  await chat.server.call('sendMessage', { token: chat.ana.token, path: { id: chat.id }, body: again })
  await mark(chat.bruno, 2)
  await chat.server.call('sendMessage', {
    token: chat.bruno.token,
    path: { id: chat.id },
    body: { ...body, clientId: newId() },
  })
  await mark(chat.ana, 3)
  await expect.poll(reads).toEqual([chat.bruno.id, chat.ana.id])
})
