import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationCalls } from '../../../test/conversations.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

type Message = Schemas['Message']

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50)

let server: TestServer
let now = new Date()
let ana: Person
let bruno: Person

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
  bruno = await server.registerUser()
})

const calls = conversationCalls(() => server)
const { send, sent, conversations, messages } = calls
const direct = (from = ana, to = bruno) => calls.direct(from, to)

describe('messages', () => {
  test('one that is sent often at once is stored once', async () => {
    const id = await direct()
    const clientId = newId()
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(ana, id, { clientId })))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(await messages(bruno, id)).toHaveLength(1)
    // The id of another sender names another message.
    expect((await send(bruno, id, { clientId })).body.sequence).toBe(2)
  })

  test('a client id that comes again with another text changes nothing, and is no other sender’s', async () => {
    const id = await direct()
    const clientId = newId()
    const first = await send(ana, id, { clientId, content: 'Treino às oito' })
    const again = await send(ana, id, { clientId: clientId.toUpperCase(), content: 'Treino cancelado' })
    expect(again.body).toEqual(first.body)
    const theirs = await send(bruno, id, { clientId, content: 'Combinado' })
    expect((await messages(bruno, id)).map(({ content }) => content)).toEqual(['Combinado', 'Treino às oito'])
    await server.call('deleteMessage', { token: ana.token, path: { id: first.body.id } })
    expect((await send(ana, id, { clientId, content: 'De novo' })).body).toMatchObject({
      id: first.body.id,
      content: '',
      deleted_at: expect.any(String),
    })
    expect(await messages(ana, id)).toHaveLength(2)
    expect(theirs.body.sender.id).toBe(bruno.id)
  })

  test('numbers are without gaps, and the changes tell everything once', async () => {
    const id = await direct()
    const seen = new Map<string, Message>()
    let change = 0
    const catchUp = async () => {
      for (;;) {
        const page = await messages(bruno, id, { changedAfter: change, limit: 3 })
        for (const message of page) seen.set(message.id, message)
        if (page.length === 0) return
        change = page.at(-1)!.change
      }
    }
    for (let round = 0; round < ROUNDS / 5; round += 1) {
      const writing = Array.from({ length: 6 }, (_, index) => sent(index % 2 === 0 ? ana : bruno, id))
      await Promise.all([...writing, catchUp()])
      const [latest] = await messages(ana, id, { limit: 1 })
      const own = (await messages(ana, id, { limit: 8 })).find(({ sender }) => sender.id === ana.id)!
      await Promise.all([
        server.call('editMessage', {
          token: ana.token,
          path: { id: own.id },
          body: { content: `Edição ${round}` },
        }),
        server.call('addReaction', { token: bruno.token, path: { id: latest!.id, emoji: '🔥' } }),
        sent(ana, id),
        catchUp(),
      ])
    }
    await catchUp()
    const all: Message[] = []
    for (let after = 0; ; after = all.at(-1)!.sequence) {
      const page = await messages(ana, id, { after, limit: 80 })
      if (page.length === 0) break
      all.push(...page)
    }
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect([...seen.values()].toSorted((a, b) => a.sequence - b.sequence)).toEqual(all)
  })

  test('is edited and deleted by its sender for 15 minutes, and keeps its place', async () => {
    const id = await direct()
    const message = await sent(ana, id)
    const path = { id: message.id }
    const edit = ({ token }: Person, content: string) =>
      server.call('editMessage', { token, path, body: { content } })
    expect(codeOf(await edit(bruno, 'Outra coisa'))).toEqual([403, 'FORBIDDEN'])
    expect((await edit(ana, '  Bora? ')).body).toMatchObject({ content: 'Bora?', sequence: 1, change: 2 })
    now = new Date(Date.now() + 16 * 60_000)
    expect(codeOf(await edit(ana, 'Tarde'))).toEqual([409, 'EDIT_WINDOW_CLOSED'])
    now = new Date()
    const remove = () => server.call('deleteMessage', { token: ana.token, path })
    expect((await remove()).status).toBe(204)
    expect(codeOf(await remove())).toEqual([404, 'MESSAGE_NOT_FOUND'])
    const [gone] = await messages(bruno, id)
    expect(gone).toMatchObject({ content: '', sequence: 1, change: 3, deleted_at: now.toISOString() })
    expect((await conversations(bruno))[0]).toMatchObject({ message: null, unreadCount: 0 })
    const stored = await server.db
      .selectFrom('messages')
      .select('content')
      .where('id', '=', message.id)
      .execute()
    expect(stored).toEqual([{ content: '' }])
  })

  test('a reaction counts once a person, and only emoji are reactions', async () => {
    const id = await direct()
    const { id: messageId } = await sent(ana, id)
    const react = (who: Person, emoji: string, operation: 'addReaction' | 'removeReaction' = 'addReaction') =>
      server.call(operation, { token: who.token, path: { id: messageId, emoji } })
    await Promise.all([react(ana, '🔥'), react(ana, '🔥'), react(bruno, '🔥'), react(bruno, '👍🏽')])
    const { body } = await react(ana, '🔥')
    const fire = body.reactions.find(({ emoji }: { emoji: string }) => emoji === '🔥')
    expect(fire.userIds.toSorted()).toEqual([ana.id, bruno.id].toSorted())
    expect(body.change).toBe(4)
    expect((await react(ana, '🔥', 'removeReaction')).body.reactions).toHaveLength(2)
    expect(codeOf(await react(ana, 'oi'))).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('a reply answers a message of its conversation', async () => {
    const id = await direct()
    const { id: replyTo } = await sent(ana, id)
    expect((await send(bruno, id, { replyTo })).body.replyTo).toBe(replyTo)
    const carla = await server.registerUser()
    const elsewhere = await direct(carla, bruno)
    expect(codeOf(await send(carla, elsewhere, { replyTo }))).toEqual([400, 'VALIDATION_FAILED'])
  })

  test.each(['', ' \n ', '\u200b'])('an empty text (%j) is refused', async (content) => {
    const response = await send(ana, await direct(), { content })
    expect(response.body.errors).toMatchObject([{ path: 'content', code: 'REQUIRED' }])
  })

  test('nothing comes after a number that no message has', async () => {
    const id = await direct()
    await sent(ana, id)
    const query = { after: 2 ** 31 }
    const listed = await server.call('listMessages', { token: ana.token, path: { id }, query })
    expect([listed.status, listed.body]).toEqual([200, { data: [], nextCursor: null }])
  })

  test('what others write is for the people of the conversation alone', async () => {
    const id = await direct()
    const { id: messageId } = await sent(ana, id)
    const { token } = await server.registerUser()
    const path = { id }
    const refused = await Promise.all([
      server.call('readConversation', { token, path }),
      server.call('listMessages', { token, path }),
      server.call('markConversationRead', { token, path, body: { sequence: 1 } }),
    ])
    expect(refused.map(codeOf)).toEqual(refused.map(() => [404, 'CONVERSATION_NOT_FOUND']))
    const reacted = await server.call('addReaction', { token, path: { id: messageId, emoji: '🔥' } })
    expect(codeOf(reacted)).toEqual([404, 'MESSAGE_NOT_FOUND'])
  })
})
