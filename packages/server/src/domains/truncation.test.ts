import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../test/authorisation/support.ts'
import { startChampionship } from '../../test/championships.ts'
import { conversationCalls } from '../../test/conversations.ts'
import { type Person, type TestServer, startServer } from '../../test/harness.ts'
import { newTeam } from '../../test/teams.ts'
import { newId } from '../database/id.ts'
import { toMessage } from './push/rules.ts'
import { addLinkedAccount } from './auth/social/linked-accounts.ts'
import { toTrophyTitle } from './achievements/rules.ts'
import { insertGame } from './games/repository.ts'

let server: TestServer
let ana: Person
let bruno: Person
let admin: Person
const { direct, sent } = conversationCalls(() => server)
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser()
  bruno = await server.registerUser()
  admin = await makeAdmin(server)
})
afterAll(() => server.close())

/** Graphemes of which a cut by UTF-16 units or characters leaves a half, at one offset or another. */
const graphemes = ['😀', '👨‍👩‍👧‍👦', '🇧🇷', '👍🏽', 'a\u0303']
const offsets = ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']
const texts = (characters: number): string[] =>
  graphemes.flatMap((grapheme) =>
    offsets.map(
      (offset) => offset + grapheme.repeat(Math.floor((characters - offset.length) / [...grapheme].length)),
    ),
  )

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
const split = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The fault of a text's beginning, which has to end between two of its graphemes; null where it does. */
function findCut(cut: string, whole: string): string | null {
  const parts = split(cut.replace(/…$/, ''))
  const beginning = split(whole).slice(0, parts.length)
  const isWhole = parts.join('').normalize('NFC') === beginning.join('').normalize('NFC')
  return isWhole && parts.length > 5 ? null : cut
}

const latestBody = async ({ token }: Person): Promise<string | string[]> =>
  (await server.call('listNotifications', { token })).body.data[0].body

describe('what is cut is cut between two graphemes', () => {
  test('a message to somebody who is away', async () => {
    const id = await direct(ana, bruno)
    await server.db.updateTable('conversation_members').set({ request: null }).execute()
    for (const text of [`${'a'.repeat(199)}😀`, ...texts(2000)]) {
      await sent(ana, id, text)
      expect(findCut(String(await latestBody(bruno)), text)).toBeNull()
      await server.db.deleteFrom('notifications').execute()
    }
  })

  test('a reported message', async () => {
    const id = await direct(ana, bruno)
    for (const text of [`a${'😀'.repeat(1900)}`, ...texts(2000)]) {
      const message = await sent(ana, id, text)
      const reported = await server.call('reportMessage', {
        token: bruno.token,
        path: { id: message.id },
        body: { reason: 'SPAM', text: null },
      })
      expect(reported.status).toBe(204)
      const { context } = await server.db.selectFrom('reports').select('context').executeTakeFirstOrThrow()
      const line = context.find(({ label }) => label === 'Mensagem')!
      expect(findCut(line.text.replace('Outra pessoa: ', '').replace('Denunciado: ', ''), text)).toBeNull()
      await server.db.deleteFrom('reports').execute()
      await server.db.deleteFrom('messages').execute()
    }
  })

  test('a ticket in the list, and its answer in the bell', async () => {
    for (const text of texts(400)) {
      const ticket = await server.call('createTicket', {
        token: ana.token,
        body: { category: 'OTHER', text, picture: null },
      })
      expect(ticket.status).toBe(201)
      const { body } = await server.call('listTickets', { token: ana.token })
      expect(findCut(body.data[0].excerpt, text)).toBeNull()
      await server.call('answerTicket', {
        token: admin.token,
        path: { id: ticket.body.id },
        body: { text },
      })
      expect(findCut(String(await latestBody(ana)), text)).toBeNull()
      await server.db.deleteFrom('support_tickets').execute()
    }
  })

  test('a name that comes from elsewhere', async () => {
    for (const [index, name] of texts(400).entries()) {
      const person = await server.registerUser()
      const account = { provider: 'STEAM', subject: `s${index}`, name } as const
      const linked = await server.runAs(person, (context) => addLinkedAccount(context, person.id, account))
      expect(findCut(linked.name, name)).toBeNull()
    }
  })

  test('a push message', () => {
    const body = (text: string) =>
      toMessage({ id: 'n', title: 't', body: text, type: 'ANNOUNCE_NEW', teamTag: null } as never).body
    for (const text of texts(2000)) expect(findCut(body(text), text)).toBeNull()
  })
})

test('a championship of emoji has a trophy, a chat and announcements', async () => {
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  const teams = [
    await newTeam(server, { gameId, name: `a${'😀'.repeat(49)}` }),
    await newTeam(server, { gameId, name: `ab${'👍🏽'.repeat(24)}` }),
  ]
  const organizer = await server.registerUser()
  const name = `a${'😀'.repeat(99)}`
  const { id } = await startChampionship(server, organizer, { game_id: gameId, name, teams })
  const [match] = (await server.call('listMatches', { path: { id } })).body
  const chat = await server.db
    .selectFrom('conversations')
    .select('name')
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow()
  expect(findCut(chat.name!, `${match.home.name} × ${match.away.name}`)).toBeNull()
  for (const text of texts(2000)) {
    const announced = await server.call('createAnnouncement', {
      token: organizer.token,
      path: { id },
      body: { title: 'Aviso', body: text },
    })
    expect(announced.status).toBe(201)
    expect(findCut(((await latestBody(teams[0]!.owner)) as string[])[1]!, text)).toBeNull()
    await server.db.deleteFrom('championship_announcements').execute()
  }
  const ruled = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: match.id },
    body: { home_score: 2, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.' },
  })
  expect(ruled.status).toBe(200)
  for (const text of [name, ...texts(100)])
    expect(findCut(toTrophyTitle(text), `Campeão: ${text}`)).toBeNull()
})
