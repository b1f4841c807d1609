import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDraft } from '../../test/championships.ts'
import { conversationCalls } from '../../test/conversations.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../test/harness.ts'
import { type TestTeam, newTeam } from '../../test/teams.ts'
import { newId } from '../database/id.ts'
import { text as drawn } from './embeds/drawing.ts'
import { insertGame } from './games/repository.ts'

let server: TestServer
let ana: Person
let gameId: string
let team: TestTeam
const { direct, send, sent } = conversationCalls(() => server)
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  team = await newTeam(server, { owner: ana, gameId, name: '3ª Divisão' })
})
afterAll(() => server.close())

let made = 0
const createTeam = (name: string) =>
  server.call('createTeam', {
    token: ana.token,
    body: { name, teamTag: `Q${(made += 1)}`, game_id: gameId, description: 'Um time feito para os testes.' },
  })

describe('what is typed is what is stored', () => {
  test.each(['1º lugar', '½ final', 'Time™ 100 m²', 'Ｔｉｍｅ cheio', '👩‍💻 Devs ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 FC', '①②③ Ⅳ'])(
    'the name %s',
    async (name) => expect((await createTeam(name)).body.entity.name).toBe(name),
  )

  test('a championship, with its prizes and rules', async () => {
    const rules = '# Art. 1º\n\n- Área de 100 m²\n    - ½ hora, 3ª sala\n\n```\n  a  b\n```'
    const prizes = [{ place: 1, description: '1º lugar: ½ prêmio™' }]
    const name = '1ª Copa m²'
    const draft = await newDraft(server, ana, {
      game_id: gameId,
      name,
      rules,
      prizes,
      description: 'A 1ª das ½…',
    })
    expect(draft).toMatchObject({ name, rules, prizes, description: 'A 1ª das ½…', url: '1a-copa-m2' })
  })

  test('a message, a ticket and an event in the calendar', async () => {
    const text = 'O 1º  mapa,\n\ta ½ do 2º: m² ™ ª "…"'
    const bruno = await server.registerUser()
    expect((await sent(ana, await direct(ana, bruno), text)).content).toBe(text)
    const ticket = await server.call('createTicket', {
      token: ana.token,
      body: { category: 'OTHER', text, picture: null },
    })
    expect(ticket.body.messages[0].text).toBe(text)
    const schedule = await server.call('createSchedule', {
      token: ana.token,
      path: { id: team.id },
      body: {
        title: '1º treino ½™',
        description: text,
        type: 'TRAINING',
        starts_at: new Date(Date.now() + 86_400_000).toISOString(),
        ends_at: new Date(Date.now() + 90_000_000).toISOString(),
        location: 'Sala 3ª, 20 m²',
        url: null,
        recurrence: 'NONE',
        memberIds: [],
      },
    })
    expect([schedule.status, schedule.body.title]).toEqual([201, '1º treino ½™'])
    expect(schedule.body).toMatchObject({ location: 'Sala 3ª, 20 m²', description: text })
  })
})

test('a preview draws every sign that its fonts have', () => {
  expect(drawn('1º ½ m² ™ © 👩‍💻🇧🇷 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', {})).toMatchObject({ text: '1º ½ m² ™ ©  1' })
})

describe('what is compared is folded', () => {
  test.each([
    ['100 m² FC', '100 M2 fc'],
    ['Ｌａｒｇｏ FC', 'Largo FC'],
    ['2ª Linha', '2a linha'],
    ['Oculto FC', 'O\u2060cul\u200eto FC'],
    ['ﬁrme FC', 'Firme FC'],
  ])('the name %s is that of %j', async (first, second) => {
    expect((await createTeam(first)).status).toBe(201)
    expect(codeOf(await createTeam(second))).toEqual([409, 'TEAM_NAME_TAKEN'])
  })

  test.each(['3a divisao', '3ª DIVISÃO', '３ª divisão', '3\u2060a di'])(
    '%j finds the team',
    async (search) => {
      const { body } = await server.call('searchTeams', { token: ana.token, query: { search } })
      expect(body.data.map(({ entity }: { entity: { name: string } }) => entity.name)).toContain('3ª Divisão')
    },
  )

  test('a message is found by its letters', async () => {
    const carla = await server.registerUser()
    const id = await direct(ana, carla)
    const { id: messageId } = await sent(ana, id, 'Subimos para a ２ª colocação')
    const found = await server.call('searchMessages', {
      token: ana.token,
      query: { search: '2a colocacao', conversationId: id },
    })
    expect(found.body.data.map((message: { id: string }) => message.id)).toEqual([messageId])
  })
})

test('what shows nothing is empty', async () => {
  const davi = await server.registerUser()
  const id = await direct(ana, davi)
  for (const nothing of [
    '\u2800\u2800\u2800\u2800',
    '\u3164\u200b\u2060\ufeff',
    '\u200e \u00ad\u034f',
    '\u{e0041}\u{e0042}\ufe0f',
  ]) {
    const errors = [
      (await createTeam(nothing)).body.errors[0].path,
      (await send(ana, id, { content: nothing })).body.errors[0].path,
      (
        await server.call('createTicket', {
          token: ana.token,
          body: { category: 'OTHER', text: nothing, picture: null },
        })
      ).body.errors[0].path,
      (
        await server.call('createConversation', {
          token: ana.token,
          body: { userIds: [davi.id], name: nothing },
        })
      ).body.errors[0].path,
    ]
    expect(errors).toEqual(['name', 'content', 'text', 'name'])
  }
})
