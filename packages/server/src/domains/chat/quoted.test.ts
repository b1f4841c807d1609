import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationCalls } from '../../../test/conversations.ts'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { openPage } from '../../../test/sockets.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'

const secret = 'A senha do servidor é tatu-bola'
const gone = 'A mensagem não está mais disponível.'

let server: TestServer
let origin: string
let team: TestTeam
let ana: Person
let bruno: Person
let carla: Person
let groupId: string

const { direct, sent, conversations } = conversationCalls(() => server)

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  ana = await newMember(server, team, 'PLAYER')
  bruno = await newMember(server, team, 'PLAYER')
  carla = await newMember(server, team, 'COACH')
  const [group] = await conversations(ana, { filter: 'groups' })
  groupId = group!.id
})

const edit = ({ token }: Person, id: string, content: string) =>
  server.call('editMessage', { token, path: { id }, body: { content } })
const remove = ({ token }: Person, id: string) => server.call('deleteMessage', { token, path: { id } })
async function bell({ token }: Person): Promise<Schemas['Notification'][]> {
  const { body } = await server.call('listUnreadNotifications', { token })
  return body.filter(({ type }: Schemas['Notification']) => type === 'ANNOUNCE_NEW')
}
const bodies = async (person: Person) => (await bell(person)).map(({ body }) => body)
async function readListed({ token }: Person) {
  const { body } = await server.call('listNotifications', { token, query: { page: 1, limit: 20 } })
  return body.data.map((one: Schemas['Notification']) => one.body)
}
/** Whether a text stands anywhere in the notifications or in jobs that wait. */
async function isCopied(text: string): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    `select exists (select from notifications where strpos(notifications::text, $1) > 0)
      or exists (select from jobs.job where strpos(data::text, $1) > 0) as "isCopied"`,
    [text],
  )
  return rows[0].isCopied
}

describe('a message in the bell', () => {
  test('is the message as it is now', async () => {
    const id = await direct(ana, bruno)
    const { id: messageId } = await sent(ana, id, secret)
    expect(await bodies(bruno)).toEqual([secret])
    expect(await isCopied(secret)).toBe(false)
    await edit(ana, messageId, 'Nada')
    expect([await bodies(bruno), await readListed(bruno)]).toEqual([
      ['Nada'],
      expect.arrayContaining(['Nada']),
    ])
    await remove(ana, messageId)
    expect([await bodies(bruno), await readListed(bruno)]).toEqual([[gone], expect.arrayContaining([gone])])
  })

  test('is replaced where it was read, too, and in pages that are open', async () => {
    const id = await direct(ana, bruno)
    const { id: messageId } = await sent(ana, id, secret)
    const [notification] = await bell(bruno)
    await server.call('markNotificationRead', { token: bruno.token, path: { id: notification!.id } })
    const page = await openPage(origin, { token: bruno.token })
    const changed = new Promise((resolve) => page.socket.once('notificationsChanged', resolve))
    await remove(ana, messageId)
    await changed
    page.socket.close()
    expect(await readListed(bruno)).toContain(gone)
    expect(await readListed(bruno)).not.toContain(secret)
  })

  test.each([
    ['a moderator deletes it', (messageId: string) => remove(team.owner, messageId)],
    ['its team is gone', () => server.call('deleteTeam', { token: team.owner.token, path: { id: team.id } })],
    [
      'its reader has left the team',
      () => server.db.deleteFrom('team_members').where('user_id', '=', bruno.id).execute(),
    ],
  ])('is no longer readable when %s', async (_, act) => {
    const { id: messageId } = await sent(ana, groupId, `@${bruno.nick} ${secret}`)
    expect((await bodies(bruno))[0]).toContain(secret)
    await act(messageId)
    expect(await bodies(bruno)).toEqual([gone])
  })

  test('that was deleted makes room for the next one, without filling the bell', async () => {
    const id = await direct(ana, bruno)
    for (const text of ['Um', 'Dois', 'Três']) await remove(ana, (await sent(ana, id, text)).id)
    await sent(ana, id, 'Quatro')
    await sent(ana, id, 'Cinco')
    expect(await bodies(bruno)).toEqual(['Quatro'])
    const { rows } = await server.database.pool.query(
      'select count(*)::int as total from notifications where user_id = $1 and conversation_id = $2',
      [bruno.id, id],
    )
    expect(rows[0].total).toBe(1)
  })
})

describe('an edit that adds a mention', () => {
  test('notifies who was not mentioned before', async () => {
    const { id } = await sent(ana, groupId, `@${bruno.nick} treino às oito`)
    await edit(ana, id, `@${bruno.nick} @${carla.nick} treino às nove`)
    expect(await bodies(carla)).toEqual([`@${bruno.nick} @${carla.nick} treino às nove`])
    expect((await bell(carla))[0]).toMatchObject({
      title: `${ana.nick} mencionou você em ${team.name}`,
      conversationId: groupId,
    })
    expect(await bell(bruno)).toHaveLength(1)
  })

  test('notifies each one once, however often it comes and goes and is read', async () => {
    const { id } = await sent(ana, groupId, 'Treino')
    for (let round = 0; round < 4; round += 1) {
      await edit(ana, id, `@${carla.nick} treino ${round}`)
      await server.call('markAllNotificationsRead', { token: carla.token })
      await edit(ana, id, 'Treino')
    }
    const all: string[] = await readListed(carla)
    expect(all.filter((body) => body === 'Treino')).toHaveLength(1)
  })

  test('also when both edits come at once', async () => {
    const { id } = await sent(ana, groupId, 'Treino')
    await Promise.all([1, 2, 3, 4].map((round) => edit(ana, id, `@${carla.nick} treino ${round}`)))
    expect(await bell(carla)).toHaveLength(1)
  })

  test('is quiet for who has muted the conversation, for the author and for strangers', async () => {
    const stranger = await server.registerUser()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await server.call('muteConversation', { token: carla.token, path: { id: groupId }, body: { until } })
    const { id } = await sent(ana, groupId, 'Treino')
    await edit(ana, id, `@${carla.nick} @${ana.nick} @${stranger.nick} treino`)
    for (const person of [carla, ana, stranger]) expect(await bell(person)).toEqual([])
  })

  test('notifies nobody in a direct conversation', async () => {
    const id = await direct(ana, bruno)
    const { id: messageId } = await sent(ana, id, 'Oi')
    await server.call('markAllNotificationsRead', { token: bruno.token })
    await edit(ana, messageId, `Oi, @${bruno.nick}`)
    expect(await bell(bruno)).toEqual([])
  })
})

describe('a communication in the bell', () => {
  const input = {
    title: secret,
    body: 'Texto.',
    messageType: 'INFO',
    isGlobal: true,
    recipientId: null,
  } as const
  const create = async (body: Schemas['CommunicationInput']) => {
    const { token } = team.owner
    return (await server.call('createCommunication', { token, path: { id: team.id }, body })).body.id
  }

  test.each([
    ['for the team', () => input],
    [
      'for one member',
      () => ({ ...input, messageType: 'PRIVATE' as const, isGlobal: false, recipientId: ana.id }),
    ],
  ])('%s follows its edit and its deletion', async (_, write) => {
    const { token } = team.owner
    const path = { id: team.id, cid: await create(write()) }
    expect(await bodies(ana)).toEqual([secret])
    expect(await isCopied(secret)).toBe(false)
    await server.call('updateCommunication', { token, path, body: { ...write(), title: 'Outro título' } })
    expect(await bodies(ana)).toEqual(['Outro título'])
    await server.call('deleteCommunication', { token, path })
    expect(await bodies(ana)).toEqual(['O comunicado não está mais disponível.'])
  })
})
