import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain, withPlace } from '../../../test/images.ts'
import { oggRecording } from '../../../test/recordings/ogg.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { deleteExpiredAttachments } from './attachments.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let now = new Date()
let ana: Person
let bruno: Person
let id: string

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
  bruno = await server.registerUser()
  id = await begin(ana, bruno)
})

async function begin({ token }: Person, other: Person): Promise<string> {
  const body = { userIds: [other.id], name: null }
  return (await server.call('createConversation', { token, body })).body.id
}

const upload = ({ token }: Person, bytes: Buffer, kind: 'IMAGE' | 'VOICE' = 'IMAGE', conversation = id) =>
  server.call('uploadAttachment', {
    token,
    path: { id: conversation },
    body: { kind, base64: bytes.toString('base64') },
  })

const send = ({ token }: Person, attachmentIds: string[], given: Partial<Schemas['MessageInput']> = {}) =>
  server.call('sendMessage', {
    token,
    path: { id },
    body: { clientId: newId(), content: '', attachmentIds, replyTo: null, ...given },
  })

const read = ({ token }: Person, attachmentId: string) =>
  server.call('readAttachment', { token, path: { id: attachmentId } })

const picture = (background = '#bdee63') => plain(640, 480, background).png().toBuffer()

async function uploadAttachment(person: Person, bytes: Buffer): Promise<string> {
  const { status, body } = await upload(person, bytes)
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}

const readStored = (messageId: string) =>
  server.db.selectFrom('message_attachments').select('id').where('message_id', '=', messageId).execute()

describe('pictures', () => {
  test('several are sent with a message, in their order and without text', async () => {
    const ids = [
      await uploadAttachment(ana, await picture('#ff0000')),
      await uploadAttachment(ana, await picture('#00ff00')),
    ]
    const { body } = await send(ana, ids.toReversed())
    expect(body.content).toBe('')
    expect(body.attachments).toEqual(
      ids.toReversed().map((each) => ({
        id: each,
        kind: 'IMAGE',
        url: `/chat/attachments/${each}`,
        width: 640,
        height: 480,
        seconds: null,
      })),
    )
    const listed = await server.call('listMessages', { token: bruno.token, path: { id } })
    expect(listed.body.data[0].attachments).toEqual(body.attachments)
    const [row] = (await server.call('listConversations', { token: bruno.token })).body.data
    expect(row.message).toBe('2 fotos')
  })

  test('is encoded again: where it was taken is gone', async () => {
    const attachmentId = await uploadAttachment(ana, await withPlace(plain(2400, 1200, '#335577')))
    const { body } = await read(ana, attachmentId)
    const { exif, width, format } = await sharp(Buffer.from(body.base64, 'base64')).metadata()
    expect([body.contentType, format, width, exif]).toEqual(['image/jpeg', 'jpeg', 1600, undefined])
  })

  test.each([
    ['a text', Buffer.from('oi'.repeat(100)), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    [
      'a vector graphic',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), [400, 'IMAGE_UNREADABLE']],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 3, 0xff), [413, 'FILE_TOO_LARGE']],
  ])('%s is refused', async (_what, bytes, expected) => {
    expect(codeOf(await upload(ana, bytes))).toEqual(expected)
  })
})

describe('the pictures of a conversation', () => {
  const list = ({ token }: Person, query: { cursor?: string; limit?: number } = {}) =>
    server.call('listConversationImages', { token, path: { id }, query })

  test('are listed newest first with their number, in pages; voice notes, unsent and deleted ones are not', async () => {
    const first = await send(ana, [await uploadAttachment(ana, await picture())], { content: 'Uma' })
    await send(ana, [], { content: 'Só texto' })
    const two = [
      await uploadAttachment(ana, await picture('#ff0000')),
      await uploadAttachment(ana, await picture('#00ff00')),
    ]
    const second = await send(ana, two, { content: 'Duas' })
    const voice = await upload(ana, oggRecording(2), 'VOICE')
    await send(ana, [voice.body.id])
    await uploadAttachment(ana, await picture())
    const deleted = await send(ana, [await uploadAttachment(ana, await picture())])
    await server.call('deleteMessage', { token: ana.token, path: { id: deleted.body.id } })

    const { status, body } = await list(bruno, { limit: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({ data: [second.body], nextCursor: expect.any(String), total: 3 })
    const next = await list(bruno, { limit: 1, cursor: body.nextCursor })
    expect(next.body).toEqual({ data: [first.body], nextCursor: null, total: 3 })
  })

  test('are for the people in it', async () => {
    expect(codeOf(await list(await server.registerUser()))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })
})

describe('voice notes', () => {
  test('what a browser records is measured by its blocks', async () => {
    const bytes = await readFile(new URL('../../../test/recordings/two-seconds.webm', import.meta.url))
    const { body: note } = await upload(ana, bytes, 'VOICE')
    expect(note).toMatchObject({ kind: 'VOICE', seconds: 2, width: null, height: null })
    expect((await send(ana, [note.id])).status).toBe(201)
    const { body } = await read(bruno, note.id)
    expect([body.contentType, body.base64]).toEqual(['audio/webm', bytes.toString('base64')])
    const [row] = (await server.call('listConversations', { token: bruno.token })).body.data
    expect(row.message).toBe('Mensagem de voz')
  })

  test('lasts 60 seconds and a moment at most', async () => {
    expect((await upload(ana, oggRecording(60.3), 'VOICE')).body.seconds).toBe(60)
    const { body } = await upload(ana, oggRecording(61), 'VOICE')
    expect(body.errors).toMatchObject([{ path: 'base64', code: 'OUT_OF_RANGE' }])
  })

  test.each([
    ['a picture', () => picture(), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['a broken one', async () => Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]), [400, 'VALIDATION_FAILED']],
    ['an empty one', async () => oggRecording(0), [400, 'VALIDATION_FAILED']],
    [
      'more than 2 MB',
      async () => Buffer.concat([oggRecording(3), Buffer.alloc(2 * 1024 * 1024)]),
      [413, 'FILE_TOO_LARGE'],
    ],
  ])('%s is refused', async (_what, make, expected) => {
    expect(codeOf(await upload(ana, await make(), 'VOICE'))).toEqual(expected)
  })
})

describe('who may read one', () => {
  test('its uploader until it is sent, then the people of the conversation, and nobody by an address', async () => {
    const attachmentId = await uploadAttachment(ana, await picture())
    expect((await read(ana, attachmentId)).status).toBe(200)
    expect(codeOf(await read(bruno, attachmentId))).toEqual([404, 'FILE_NOT_FOUND'])
    const { body: message } = await send(ana, [attachmentId])
    expect((await read(bruno, attachmentId)).status).toBe(200)
    const stranger = await server.registerUser()
    expect(codeOf(await read(stranger, attachmentId))).toEqual([404, 'FILE_NOT_FOUND'])
    const open = await server.inject({ method: 'GET', url: `/api${message.attachments[0].url}` })
    expect(codeOf(open)).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('not who has left the group', async () => {
    const body = { userIds: [bruno.id], name: 'Dupla de treino' }
    const { body: group } = await server.call('createConversation', { token: ana.token, body })
    const { body: attachment } = await upload(ana, await picture(), 'IMAGE', group.id)
    const message = { clientId: newId(), content: '', attachmentIds: [attachment.id], replyTo: null }
    await server.call('sendMessage', { token: ana.token, path: { id: group.id }, body: message })
    expect((await read(bruno, attachment.id)).status).toBe(200)
    await server.call('leaveConversation', { token: bruno.token, path: { id: group.id } })
    expect(codeOf(await read(bruno, attachment.id))).toEqual([404, 'FILE_NOT_FOUND'])
  })
})

describe('sending', () => {
  test("neither another's, nor of another conversation, nor one that was sent", async () => {
    const others = await uploadAttachment(bruno, await picture())
    const elsewhere = await begin(ana, await server.registerUser())
    const { body: foreign } = await upload(ana, await picture(), 'IMAGE', elsewhere)
    const sent = await uploadAttachment(ana, await picture())
    expect((await send(ana, [sent])).status).toBe(201)
    for (const each of [others, foreign.id, sent, newId()])
      expect(codeOf(await send(ana, [each]))).toEqual([404, 'FILE_NOT_FOUND'])
    const { body } = await server.call('listMessages', { token: ana.token, path: { id } })
    expect(body.data).toHaveLength(1)
  })

  test('two messages at once do not share one', async () => {
    const attachmentId = await uploadAttachment(ana, await picture())
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(ana, [attachmentId])))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(5)
  })

  test('the same message sent again has its picture', async () => {
    const attachmentId = await uploadAttachment(ana, await picture())
    const clientId = newId()
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => send(ana, [attachmentId], { clientId })),
    )
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const { body } of responses) expect(body.attachments).toHaveLength(1)
  })

  test('who is blocked uploads nothing', async () => {
    await server.call('blockUser', { token: bruno.token, path: { userId: ana.id } })
    expect(codeOf(await upload(ana, await picture()))).toEqual([403, 'USER_BLOCKED'])
  })
})

describe('the bytes go', () => {
  test('with the deleted message', async () => {
    const attachmentId = await uploadAttachment(ana, await picture())
    const { body: message } = await send(ana, [attachmentId])
    await server.call('deleteMessage', { token: ana.token, path: { id: message.id } })
    expect(await readStored(message.id)).toEqual([])
    expect(codeOf(await read(bruno, attachmentId))).toEqual([404, 'FILE_NOT_FOUND'])
  })

  test('a day after an upload that was never sent', async () => {
    const kept = await uploadAttachment(ana, await picture())
    const { body: message } = await send(ana, [kept])
    const unsent = await uploadAttachment(ana, await picture())
    now = new Date(Date.now() + DAY + 1000)
    await deleteExpiredAttachments(server.services)
    expect(codeOf(await read(ana, unsent))).toEqual([404, 'FILE_NOT_FOUND'])
    expect(await readStored(message.id)).toHaveLength(1)
  })
})

describe('reports', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await makeAdmin(server)
  })
  const reportsOf = async (targetId: string): Promise<Schemas['ModerationReport'][]> => {
    const { body } = await server.call('listReports', { token: admin.token, query: { limit: 80 } })
    return body.data.filter((each: Schemas['ModerationReport']) => each.target_id === targetId)
  }
  const report = ({ token }: Person, messageId: string) =>
    server.call('reportMessage', {
      token,
      path: { id: messageId },
      body: { reason: 'HARASSMENT', text: 'Ofensa' },
    })
  const say = async (person: Person, content: string) => (await send(person, [], { content })).body.id

  test('reach the staff once, with what was written around and without names', async () => {
    await say(bruno, 'Perdeu de novo')
    await say(ana, 'Calma')
    const bad = await say(bruno, 'Mensagem ofensiva')
    await say(ana, 'Chega')
    const answers = await Promise.all([report(ana, bad), report(ana, bad)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const found = await reportsOf(bad)
    expect(found).toMatchObject([
      { target_type: 'MESSAGE', target_label: bruno.nick, reason: 'HARASSMENT', text: 'Ofensa' },
    ])
    expect(found[0]?.context).toEqual([
      { label: 'Onde', text: 'Conversa direta' },
      { label: 'Antes 2', text: 'Denunciado: Perdeu de novo' },
      { label: 'Antes 1', text: 'Denunciante: Calma' },
      { label: 'Mensagem', text: 'Denunciado: Mensagem ofensiva' },
      { label: 'Depois 1', text: 'Denunciante: Chega' },
    ])
  })

  test('are about what others wrote, where one can read it', async () => {
    const own = await say(ana, 'Oi')
    expect(codeOf(await report(ana, own))).toEqual([400, 'VALIDATION_FAILED'])
    expect(codeOf(await report(await server.registerUser(), own))).toEqual([404, 'MESSAGE_NOT_FOUND'])
  })
  test('of a whole conversation reach the staff once, with what was written last and without names', async () => {
    const reportAll = ({ token }: Person, conversationId: string) =>
      server.call('reportConversation', {
        token,
        path: { id: conversationId },
        body: { reason: 'SPAM', text: 'Só propaganda' },
      })
    for (let number = 1; number <= 11; number += 1) await say(bruno, `Compre ${number}`)
    await say(ana, 'Pare')
    const answers = await Promise.all([reportAll(ana, id), reportAll(ana, id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const found = await reportsOf(id)
    expect(found).toMatchObject([
      { target_type: 'CONVERSATION', target_label: bruno.nick, target_key: null, text: 'Só propaganda' },
    ])
    expect(found[0]?.context).toHaveLength(11)
    expect(found[0]?.context.slice(0, 2)).toEqual([
      { label: 'Onde', text: 'Conversa direta' },
      { label: 'Mensagem 1 de 10', text: 'Denunciado: Compre 3' },
    ])
    expect(found[0]?.context.at(-1)).toEqual({ label: 'Mensagem 10 de 10', text: 'Denunciante: Pare' })

    const body = { userIds: [bruno.id], name: 'Dupla de treino' }
    const { body: group } = await server.call('createConversation', { token: ana.token, body })
    expect((await reportAll(bruno, group.id)).status).toBe(204)
    expect(await reportsOf(group.id)).toMatchObject([
      { target_label: 'Dupla de treino', context: [{ label: 'Onde', text: 'Grupo Dupla de treino' }] },
    ])
    expect(codeOf(await reportAll(await server.registerUser(), group.id))).toEqual([
      404,
      'CONVERSATION_NOT_FOUND',
    ])
  })
})
