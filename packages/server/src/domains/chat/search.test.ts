import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

type Message = Schemas['Message']

let server: TestServer
let ana: Person
let bruno: Person
let id: string

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.registerUser()
  bruno = await server.registerUser()
  id = await begin(ana, bruno)
})

async function begin({ token }: Person, other: Person): Promise<string> {
  const body = { userIds: [other.id], name: null }
  return (await server.call('createConversation', { token, body })).body.id
}

async function sendMessage({ token }: Person, content: string, conversation = id): Promise<Message> {
  const body = { clientId: newId(), content, attachmentIds: [], replyTo: null }
  const response = await server.call('sendMessage', { token, path: { id: conversation }, body })
  expect(response.status).toBe(201)
  return response.body
}

const search = ({ token }: Person, text: string, given: object = {}) =>
  server.call('searchMessages', { token, query: { search: text, ...given } })
const findMessages = async (person: Person, text: string, given: object = {}) =>
  (await search(person, text, given)).body.data.map(({ content }: Message) => content)

describe('the search', () => {
  test('finds words in any form, without accents and case, and unfinished ones', async () => {
    await sendMessage(ana, 'Treinamos amanhã às oito')
    await sendMessage(bruno, 'A AÇÃO do último jogo foi ótima')
    await sendMessage(ana, 'Nada a ver')
    for (const text of ['treinar', 'TREINO', 'amanha', 'trein', 'amanhã treinando'])
      expect(await findMessages(ana, text), text).toEqual(['Treinamos amanhã às oito'])
    for (const text of ['acao', 'Ação', 'ultimo', 'jogos otimas', 'aca'])
      expect(await findMessages(bruno, text), text).toEqual(['A AÇÃO do último jogo foi ótima'])
    expect(await findMessages(ana, 'treino jogo')).toEqual([])
  })

  test('is newest first, in one conversation or all of one’s own, and paged', async () => {
    const other = await begin(ana, await server.registerUser())
    await sendMessage(ana, 'Scrim um')
    await sendMessage(ana, 'Scrim dois', other)
    await sendMessage(bruno, 'Scrim três')
    expect(await findMessages(ana, 'scrim')).toEqual(['Scrim três', 'Scrim dois', 'Scrim um'])
    expect(await findMessages(ana, 'scrim', { conversationId: id })).toEqual(['Scrim três', 'Scrim um'])
    expect(await findMessages(bruno, 'scrim')).toEqual(['Scrim três', 'Scrim um'])
    expect(codeOf(await search(bruno, 'scrim', { conversationId: other }))).toEqual([
      404,
      'CONVERSATION_NOT_FOUND',
    ])
    const all: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await search(ana, 'scrim', cursor === null ? { limit: 1 } : { limit: 1, cursor })
      all.push(...body.data.map(({ content }: Message) => content))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(all).toEqual(['Scrim três', 'Scrim dois', 'Scrim um'])
  })

  test('finds neither deleted messages nor the text before an edit', async () => {
    const edited = await sendMessage(ana, 'Segredo antigo')
    const deleted = await sendMessage(ana, 'Outro segredo')
    const { token } = ana
    await server.call('editMessage', { token, path: { id: edited.id }, body: { content: 'Novidade' } })
    await server.call('deleteMessage', { token, path: { id: deleted.id } })
    expect(await findMessages(bruno, 'segredo')).toEqual([])
    expect(await findMessages(bruno, 'novidade')).toEqual(['Novidade'])
  })

  test.each([`'`, ':*', '!', 'a & | b', '<->', '\\', 'de a o', '🔥', '(', "x' & 'y", 'bate-papo', '%_%'])(
    'takes %s for words and never fails',
    async (text) => {
      await sendMessage(ana, 'Vamos jogar')
      const response = await search(ana, text)
      expect([response.status, response.body.data]).toEqual([200, []])
    },
  )
})

describe('jumping to a message', () => {
  const around = async ({ token }: Person, messageId: string, limit: number, given: object = {}) =>
    server.call('listMessages', { token, path: { id }, query: { around: messageId, limit, ...given } })

  test('shows what was written before and after it, and goes on in both directions', async () => {
    const all: Message[] = []
    for (let index = 1; index <= 9; index += 1) all.push(await sendMessage(ana, `Mensagem ${index}`))
    const { body } = await around(bruno, all[4]!.id, 5)
    const sequences = body.data.map(({ sequence }: Message) => sequence)
    expect(sequences).toEqual([7, 6, 5, 4, 3])
    const older = await around(bruno, all[4]!.id, 5, { cursor: body.nextCursor })
    expect(older.body.data.map(({ sequence }: Message) => sequence)).toEqual([2, 1])
    expect((await around(bruno, all[0]!.id, 4)).body.data.at(-1)).toMatchObject({ sequence: 1 })
    expect((await around(bruno, all[8]!.id, 4)).body.data[0]).toMatchObject({ sequence: 9 })
  })

  test('of another conversation is refused', async () => {
    const carla = await server.registerUser()
    const other = await begin(carla, bruno)
    const { id: messageId } = await sendMessage(carla, 'Aqui não', other)
    expect(codeOf(await around(bruno, messageId, 5))).toEqual([404, 'MESSAGE_NOT_FOUND'])
  })
})

describe('pins', () => {
  const pin = (
    { token }: Person,
    messageId: string,
    operation: 'pinMessage' | 'unpinMessage' = 'pinMessage',
  ) => server.call(operation, { token, path: { id: messageId } })
  const listPinned = async ({ token }: Person) =>
    (await server.call('listPinnedMessages', { token, path: { id } })).body.map(
      ({ content }: Message) => content,
    )

  test('are listed for all, numbered as changes, and go with the message', async () => {
    const first = await sendMessage(ana, 'Endereço do servidor')
    const second = await sendMessage(bruno, 'Horário')
    expect((await pin(bruno, first.id)).body).toMatchObject({ change: 3, pinned_at: expect.any(String) })
    await pin(ana, second.id)
    // Again changes nothing.
    expect((await pin(ana, second.id)).body.change).toBe(4)
    expect(await listPinned(bruno)).toEqual(['Horário', 'Endereço do servidor'])
    await pin(ana, first.id, 'unpinMessage')
    await server.call('deleteMessage', { token: bruno.token, path: { id: second.id } })
    expect(await listPinned(ana)).toEqual([])
  })

  test('are made by owner and managers in the group of a team', async () => {
    const team = await newTeam(server, { owner: ana })
    const player = await newMember(server, team, 'PLAYER')
    const manager = await newMember(server, team, 'MANAGER')
    const { body } = await server.call('listConversations', {
      token: player.token,
      query: { filter: 'groups' },
    })
    const message = await sendMessage(player, 'Regras do time', body.data[0].id)
    expect(codeOf(await pin(player, message.id))).toEqual([403, 'FORBIDDEN'])
    expect((await pin(manager, message.id)).status).toBe(200)
  })

  test('are at most 50, also at once', async () => {
    const messages = await Promise.all(Array.from({ length: 3 }, () => sendMessage(ana, 'Aviso')))
    const pinnedAt = new Date()
    await server.db
      .insertInto('messages')
      .values(
        Array.from({ length: 49 }, (_, index) => ({
          id: newId(),
          conversation_id: id,
          sequence: 1000 + index,
          change: 1000 + index,
          client_id: newId(),
          sender_id: ana.id,
          content: 'Aviso',
          reply_to: null,
          edited_at: null,
          deleted_at: null,
          pinned_at: pinnedAt,
        })),
      )
      .execute()
    const answers = await Promise.all(messages.map((message) => pin(ana, message.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'PIN_LIMIT')).toHaveLength(2)
    expect(await listPinned(ana)).toHaveLength(50)
  })
})
