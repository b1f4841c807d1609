import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { openPage } from '../../../test/sockets.ts'

let server: TestServer
let origin: string
let admin: Person
let ana: Person
let leo: Person

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
  admin = await makeAdmin(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.registerUser()
  leo = await server.registerUser()
})

const open = (person: Person, given: object = {}) =>
  server.call('createTicket', {
    token: person.token,
    body: { category: 'ACCOUNT', text: 'Não consigo trocar o meu e-mail.', picture: null, ...given },
  })
const as = ({ token }: Person, id: string) => ({ token, path: { id } })
const reply = (person: Person, id: string, text = 'Continua igual.') =>
  server.call('replyToTicket', { ...as(person, id), body: { text, picture: null } })
const answer = (id: string, text = 'Já está liberado.') =>
  server.call('answerTicket', { ...as(admin, id), body: { text } })

describe('a ticket', () => {
  test('goes from open to answered, back by a reply, to closed, and is opened again', async () => {
    const { body: ticket } = await open(ana)
    expect(ticket).toMatchObject({ status: 'OPEN', messages: [{ is_staff: false, author: { id: ana.id } }] })
    await answer(ticket.id)
    const answered = await server.call('readTicket', as(ana, ticket.id))
    expect(answered.body).toMatchObject({
      status: 'ANSWERED',
      messages: [{}, { is_staff: true, author: null }],
    })
    expect((await reply(ana, ticket.id)).body).toMatchObject({ status: 'OPEN', messages: [{}, {}, {}] })
    expect((await server.call('closeTicket', as(ana, ticket.id))).body.status).toBe('CLOSED')
    expect((await server.call('closeTicket', as(ana, ticket.id))).body.status).toBe('CLOSED')
    expect(codeOf(await reply(ana, ticket.id))).toEqual([409, 'TICKET_CLOSED'])
    expect(codeOf(await answer(ticket.id))).toEqual([409, 'TICKET_CLOSED'])
    expect((await server.call('reopenTicket', as(ana, ticket.id))).body.status).toBe('OPEN')
    expect((await reply(ana, ticket.id)).status).toBe(201)
  })

  test('stays answered where an answered one is opened again', async () => {
    const { body: ticket } = await open(ana)
    await answer(ticket.id)
    expect((await server.call('reopenTicket', as(ana, ticket.id))).body.status).toBe('ANSWERED')
  })

  test('of another user does not exist', async () => {
    const { body: ticket } = await open(ana)
    for (const operation of ['readTicket', 'closeTicket', 'reopenTicket'] as const) {
      expect(codeOf(await server.call(operation, as(leo, ticket.id)))).toEqual([404, 'NOT_FOUND'])
    }
    expect(codeOf(await reply(leo, ticket.id))).toEqual([404, 'NOT_FOUND'])
    expect((await server.call('listTickets', { token: leo.token })).body.total).toBe(0)
    expect((await server.call('readTicket', as(ana, ticket.id))).body.status).toBe('OPEN')
  })

  test('is listed by its last change, with the beginning of its text', async () => {
    const { body: first } = await open(ana, { text: 'a'.repeat(300) })
    const { body: second } = await open(ana)
    await reply(ana, first.id)
    const { body } = await server.call('listTickets', { token: ana.token })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(body.data[0].excerpt).toBe(`${'a'.repeat(199)}…`)
  })

  test('keeps every message of replies and answers that arrive at once', async () => {
    const { body: ticket } = await open(ana)
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? reply(ana, ticket.id, `r${index}`) : answer(ticket.id, `a${index}`),
      ),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const { body } = await server.call('readTicket', as(ana, ticket.id))
    expect(body.messages).toHaveLength(11)
    const last = body.messages.at(-1)
    expect(body.status).toBe(last.is_staff ? 'ANSWERED' : 'OPEN')
  })

  test('takes no message of nothing but spaces', async () => {
    const response = await open(ana, { text: ' \u200b ' })
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors[0].path).toBe('text')
  })
})

describe('its picture', () => {
  const withPicture = async (width: number, height: number) => {
    const bytes = await plain(width, height, '#336699').png().withMetadata().toBuffer()
    return open(ana, { picture: bytes.toString('base64') })
  }

  test('is encoded again, and no larger than needed', async () => {
    const { body: ticket } = await withPicture(2400, 1200)
    const { attachment } = ticket.messages[0]
    expect(attachment).toMatchObject({ width: 1600, height: 800 })
    const { body } = await server.call('readTicketAttachment', as(ana, attachment.id))
    const metadata = await sharp(Buffer.from(body.base64, 'base64')).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])
  })

  test('is read by its author and the staff alone, and has no address', async () => {
    const { body: ticket } = await withPicture(40, 30)
    const { attachment } = ticket.messages[0]
    const read = (person: Person) => server.call('readTicketAttachment', as(person, attachment.id))
    expect((await read(ana)).status).toBe(200)
    expect((await read(admin)).status).toBe(200)
    expect(codeOf(await read(leo))).toEqual([404, 'NOT_FOUND'])
    const guest = await server.call('readTicketAttachment', { path: { id: attachment.id } })
    expect(codeOf(guest)).toEqual([401, 'UNAUTHENTICATED'])
    expect(JSON.stringify(ticket)).not.toContain('/files/')
    const files = await server.db.selectFrom('files').selectAll().execute()
    expect(files).toEqual([])
  })

  test.each([
    ['that is none', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['that is broken', Buffer.from([0xff, 0xd8, 0xff, 0x00]), 400, 'IMAGE_UNREADABLE'],
  ])('%s is refused, and nothing is stored', async (_what, bytes, status, code) => {
    const response = await open(ana, { picture: bytes.toString('base64') })
    expect(codeOf(response)).toEqual([status, code])
    expect((await server.call('listTickets', { token: ana.token })).body.total).toBe(0)
  })
})

describe('an answer', () => {
  test('reaches the open page of the author with a link to the ticket', async () => {
    const page = await openPage(origin, { token: ana.token, userId: ana.id })
    const { body: ticket } = await open(ana)
    const arriving = page.next()
    await answer(ticket.id)
    expect(await arriving).toMatchObject({
      type: 'ANNOUNCE_NEW',
      context_type: 'PLATFORM',
      title: 'Resposta do suporte',
      body: 'Já está liberado.',
      ticketId: ticket.id,
    })
    page.socket.disconnect()
  })

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('follows the preferences: in the app %s, by mail %s', async (inApp, email) => {
    const mails: string[] = []
    const { send } = server.services.mails
    Object.assign(server.services.mails, {
      send: async (...given: Parameters<typeof send>) => {
        mails.push('path' in given[1] ? given[1].path : given[1].template)
        return send(...given)
      },
    })
    try {
      const { body: ticket } = await open(ana)
      const { body: preferences } = await server.call('readPreferences', as(ana, ana.id))
      const notifications = [{ type: 'ANNOUNCE_NEW', inApp, email }]
      await server.call('updatePreferences', { ...as(ana, ana.id), body: { ...preferences, notifications } })
      await answer(ticket.id)
      const { body } = await server.call('listUnreadNotifications', { token: ana.token })
      expect(body).toHaveLength(inApp ? 1 : 0)
      expect(mails).toEqual(email ? [`/support/${ticket.id}`] : [])
    } finally {
      Object.assign(server.services.mails, { send })
    }
  })
})

test('the eleventh ticket of an hour is refused with the time to wait', async () => {
  const limited = await startServer({ config: { rateLimit: true } })
  const person = await limited.registerUser()
  const body = { category: 'BUG', text: 'A agenda não abre.', picture: null } as const
  const send = () => limited.call('createTicket', { token: person.token, body })
  const statuses = (await Promise.all(Array.from({ length: 12 }, send))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  const refused = await send()
  expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  await limited.close()
})
