import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { openPage } from '../../../test/sockets.ts'
import { type TestTeam, fingerprint, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'

let server: TestServer
let origin: string
let team: TestTeam
let captain: Person
let player: Person
let third: Person

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  captain = await newMember(server, team, 'CAPTAIN')
  player = await newMember(server, team, 'PLAYER')
  third = await newMember(server, team, 'PLAYER')
})

const notice = {
  title: 'Treino de hoje',
  body: 'Começamos às 20h.',
  messageType: 'INFO',
  isGlobal: true,
  recipientId: null,
}
const whisper = (to: Person) => ({
  ...notice,
  title: 'Só entre nós',
  messageType: 'PRIVATE',
  isGlobal: false,
  recipientId: to.id,
})

const send = (from: Person, body: object) =>
  server.call('createCommunication', { token: from.token, path: { id: team.id }, body: { ...body } })

async function sendCommunication(from: Person, body: object): Promise<string> {
  const response = await send(from, body)
  expect([response.status, response.body.code]).toEqual([201, undefined])
  return response.body.id
}

const one = (cid: string) => ({ id: team.id, cid })
const as = ({ token }: Person) => ({ token, path: { id: team.id } })

async function countUnread(person: Person): Promise<number> {
  return (await server.call('countUnreadCommunications', as(person))).body.count
}

async function titlesFor(person: Person, query: object = {}): Promise<string[]> {
  const response = await server.call('listCommunications', { ...as(person), query })
  return response.body.data.map((each: { title: string }) => each.title)
}

describe('to the whole team', () => {
  test('is unread for every other member until each reads it', async () => {
    const cid = await sendCommunication(captain, notice)
    expect(await Promise.all([captain, player, third, team.owner].map(countUnread))).toEqual([0, 1, 1, 1])
    const read = () => server.call('markCommunicationRead', { token: player.token, path: one(cid) })
    expect((await read()).body).toMatchObject({ isRead: true, read_count: 1 })
    expect((await read()).body).toMatchObject({ isRead: true, read_count: 1 })
    expect(await Promise.all([player, third].map(countUnread))).toEqual([0, 1])
    const own = await server.call('markCommunicationRead', { token: captain.token, path: one(cid) })
    expect(own.body).toMatchObject({ isRead: true, read_count: 1 })
  })

  test('counts one reading, however often it is sent at once', async () => {
    const cid = await sendCommunication(captain, notice)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call('markCommunicationRead', { token: player.token, path: one(cid) }),
      ),
    )
    const { body } = await server.call('readCommunication', { token: captain.token, path: one(cid) })
    expect(body.read_count).toBe(1)
  })

  test('is nothing to catch up on for who joins later, and can be read by them', async () => {
    const cid = await sendCommunication(captain, notice)
    const late = await newMember(server, team, 'PLAYER')
    expect(await countUnread(late)).toBe(0)
    expect(await titlesFor(late)).toEqual(['Treino de hoje'])
    const { body } = await server.call('markCommunicationRead', { token: late.token, path: one(cid) })
    expect(body).toMatchObject({ isRead: true, read_count: 1 })
  })

  test('reaches the members by a stored notification, an activity and their open pages', async () => {
    const page = await openPage(origin, { token: player.token, userId: player.id })
    const arriving = page.next()
    await sendCommunication(captain, notice)
    expect(await arriving).toMatchObject({ type: 'ANNOUNCE_NEW', body: 'Treino de hoje', teamId: team.id })
    await expect.poll(() => page.changes).toEqual([`${team.id} COMMUNICATIONS`])
    page.socket.disconnect()
    const own = await server.call('listUnreadNotifications', { token: captain.token })
    expect(own.body).toEqual([])
    const { body } = await server.call('listActivities', as(player))
    expect(body.data[0]).toMatchObject({ actionType: 'COMMUNICATION_SENT', target: 'Treino de hoje' })
  })

  test('notifies nobody where the team has switched that off', async () => {
    await server.db
      .updateTable('teams')
      .set({ notifications_enabled: false })
      .where('id', '=', team.id)
      .execute()
    await sendCommunication(captain, notice)
    expect((await server.call('listUnreadNotifications', { token: player.token })).body).toEqual([])
    expect(await countUnread(player)).toBe(1)
  })

  test('is written into the history as it is sent, changed and removed', async () => {
    const cid = await sendCommunication(captain, notice)
    const path = one(cid)
    const body = { ...notice, title: 'Treino de amanhã' }
    await server.call('updateCommunication', { token: captain.token, path, body })
    await server.call('deleteCommunication', { token: team.owner.token, path })
    const { body: history } = await server.call('listActivities', as(player))
    const activities = history.data.map((activity: { actionType: string; target: string; actor: Person }) => [
      activity.actionType,
      activity.target,
      activity.actor.id,
    ])
    expect(activities.slice(0, 3)).toEqual([
      ['COMMUNICATION_DELETED', 'Treino de amanhã', team.owner.id],
      ['COMMUNICATION_UPDATED', 'Treino de amanhã', captain.id],
      ['COMMUNICATION_SENT', 'Treino de hoje', captain.id],
    ])
  })

  test('is changed and removed by its sender or whoever edits the team', async () => {
    const cid = await sendCommunication(captain, notice)
    const change = (person: Person, body: object = { ...notice, messageType: 'URGENT' }) =>
      server.call('updateCommunication', { token: person.token, path: one(cid), body: { ...body } })
    const remove = (person: Person) =>
      server.call('deleteCommunication', { token: person.token, path: one(cid) })
    expect((await change(captain)).body).toMatchObject({ messageType: 'URGENT', isRead: true })
    expect((await change(team.owner)).status).toBe(200)
    const coach = await newMember(server, team, 'COACH')
    const before = await fingerprint(server.db)
    expect((await change(coach)).body.code).toBe('FORBIDDEN')
    expect((await remove(player)).body.code).toBe('FORBIDDEN')
    expect((await change(captain, whisper(player))).body.errors[0].path).toBe('recipientId')
    expect(await fingerprint(server.db)).toBe(before)
    expect((await remove(captain)).status).toBe(204)
    expect((await remove(captain)).body.code).toBe('NOT_FOUND')
    expect(await countUnread(player)).toBe(0)
  })
})

describe('a private one', () => {
  test('is there for its two people and for nobody else, the owner included', async () => {
    const cid = await sendCommunication(player, whisper(captain))
    expect(await Promise.all([captain, player].map((person) => titlesFor(person)))).toEqual([
      ['Só entre nós'],
      ['Só entre nós'],
    ])
    const before = await fingerprint(server.db)
    for (const other of [third, team.owner]) {
      expect(await titlesFor(other)).toEqual([])
      expect(await countUnread(other)).toBe(0)
      const target = { token: other.token, path: one(cid) }
      const body = { ...whisper(captain) }
      const responses = [
        await server.call('readCommunication', target),
        await server.call('markCommunicationRead', target),
        await server.call('updateCommunication', { ...target, body }),
        await server.call('deleteCommunication', target),
      ]
      expect(responses.map((response) => response.body.code)).toEqual(Array(4).fill('NOT_FOUND'))
      const thread = await server.call('listPrivateCommunications', {
        token: other.token,
        path: { id: team.id, otherUserId: player.id },
      })
      expect(thread.body).toMatchObject({ data: [], total: 0 })
      const { body: activities } = await server.call('listActivities', as(other))
      expect(JSON.stringify(activities)).not.toContain('Só entre nós')
    }
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('reaches only the recipient’s page', async () => {
    const open = (person: Person) => openPage(origin, { token: person.token, userId: person.id })
    const [recipient, other] = [await open(captain), await open(third)]
    const arriving = recipient.next()
    await sendCommunication(player, whisper(captain))
    const notification = await arriving
    expect(notification).toMatchObject({ title: `Mensagem de ${player.nick}`, body: 'Só entre nós' })
    const next = other.next()
    await sendCommunication(team.owner, notice)
    await next
    expect(other.received.map((each) => each.title)).toEqual([`Comunicado do ${team.name}`])
    await expect.poll(() => other.changes).toEqual([`${team.id} COMMUNICATIONS`])
    recipient.socket.disconnect()
    other.socket.disconnect()
  })

  test('reaches the open pages of its two people alone, made, changed and removed, even in a silent team', async () => {
    await server.db
      .updateTable('teams')
      .set({ notifications_enabled: false })
      .where('id', '=', team.id)
      .execute()
    const open = (person: Person) => openPage(origin, { token: person.token, userId: person.id })
    const [sender, recipient, other] = [await open(player), await open(captain), await open(third)]
    const changed = `${team.id} COMMUNICATIONS`
    const bothHeard = async (times: number) => {
      for (const page of [sender, recipient])
        await expect.poll(() => page.changes).toEqual(Array.from({ length: times }, () => changed))
    }
    const cid = await sendCommunication(player, whisper(captain))
    await bothHeard(1)
    await expect.poll(() => recipient.received.map((each) => each.body)).toEqual(['Só entre nós'])
    const target = { token: player.token, path: one(cid) }
    await server.call('updateCommunication', {
      ...target,
      body: { ...whisper(captain), body: 'Outra coisa.' },
    })
    await bothHeard(2)
    await server.call('deleteCommunication', target)
    await bothHeard(3)
    // The team's next change comes after all of these.
    await sendCommunication(team.owner, notice)
    await bothHeard(4)
    await expect.poll(() => other.changes).toEqual([changed])
    const { body: history } = await server.call('listActivities', as(third))
    expect(JSON.stringify(history)).not.toContain('Só entre nós')
    for (const page of [sender, recipient, other]) page.socket.disconnect()
  })

  test('is its sender’s alone to change; the recipient reads and answers', async () => {
    const cid = await sendCommunication(player, whisper(captain))
    const target = { token: captain.token, path: one(cid) }
    const refused = await server.call('deleteCommunication', target)
    expect(refused.body.code).toBe('FORBIDDEN')
    const changed = await server.call('updateCommunication', {
      token: player.token,
      path: one(cid),
      body: { ...whisper(captain), body: 'Outra coisa.' },
    })
    expect(changed.body).toMatchObject({ body: 'Outra coisa.', recipient: { id: captain.id } })
    await sendCommunication(captain, { ...whisper(player), title: 'Resposta' })
    await sendCommunication(captain, { ...whisper(third), title: 'A outro' })
    const thread = await server.call('listPrivateCommunications', {
      token: player.token,
      path: { id: team.id, otherUserId: captain.id },
    })
    expect(thread.body.data.map((each: { title: string }) => each.title)).toEqual([
      'Resposta',
      'Só entre nós',
    ])
    const waiting = await server.call('listUnreadCommunicationsOf', {
      token: player.token,
      path: { id: team.id, senderId: captain.id },
    })
    expect(waiting.body.map((each: { title: string }) => each.title)).toEqual(['Resposta'])
  })

  test('leaves the sight of whoever leaves the team', async () => {
    const cid = await sendCommunication(player, whisper(captain))
    await server.db.deleteFrom('team_members').where('user_id', '=', captain.id).execute()
    const response = await server.call('readCommunication', { token: captain.token, path: one(cid) })
    expect(response.body.code).toBe('TEAM_NOT_FOUND')
    const kept = await server.call('readCommunication', { token: player.token, path: one(cid) })
    expect(kept.body.recipient).toMatchObject({ id: captain.id })
  })

  test('goes only to another member of the team', async () => {
    const other = await newTeam(server)
    const before = await fingerprint(server.db)
    for (const body of [
      whisper(player),
      whisper(other.owner),
      { ...whisper(captain), isGlobal: true },
      { ...whisper(captain), messageType: 'INFO' },
      { ...notice, recipientId: captain.id },
      { ...notice, isGlobal: false },
    ]) {
      expect((await send(player, body)).body.code).toBe('VALIDATION_FAILED')
    }
    expect((await send(player, notice)).body.code).toBe('FORBIDDEN')
    expect(await fingerprint(server.db)).toBe(before)
  })
})

test('pages and filters, newest first', async () => {
  for (const [index, messageType] of ['INFO', 'WARNING', 'URGENT', 'INFO'].entries()) {
    await sendCommunication(captain, { ...notice, messageType, title: `Aviso ${index}` })
  }
  await sendCommunication(player, whisper(captain))
  expect(await titlesFor(captain, { page: 2, limit: 2 })).toEqual(['Aviso 2', 'Aviso 1'])
  expect(await titlesFor(captain, { messageType: 'INFO' })).toEqual(['Aviso 3', 'Aviso 0'])
  expect(await titlesFor(captain, { isGlobal: false })).toEqual(['Só entre nós'])
  const { body } = await server.call('listGlobalCommunications', { ...as(captain), query: { limit: 3 } })
  expect(body).toMatchObject({ total: 4, totalPage: 2, page: 1, limit: 3 })
})

test('checks what the team reads, not what two members write to each other', async () => {
  const offensive = { body: 'Seu merda.' }
  const refused = await send(captain, { ...notice, ...offensive })
  expect(refused.body.errors).toMatchObject([{ path: 'body', code: 'PROFANITY' }])
  expect((await send(captain, { ...whisper(player), ...offensive })).status).toBe(201)
  const empty = await send(captain, { ...notice, title: '\u200b\u200b\u200b' })
  expect(empty.body.code).toBe('VALIDATION_FAILED')
})

test('counts the unread by the index of unread rows, not by the team’s history', async () => {
  const plan = await server.db.transaction().execute(async (transaction) => {
    // The tables of a test are too small to be worth an index.
    await sql`set local enable_seqscan = off`.execute(transaction)
    return sql`explain select count(*) from communication_readers
      where user_id = ${player.id} and team_id = ${team.id} and read_at is null`.execute(transaction)
  })
  expect(JSON.stringify(plan.rows)).toContain('communication_readers_unread_idx')
})

test('does not find what is not there, or is in another team', async () => {
  const cid = await sendCommunication(captain, notice)
  const other = await newTeam(server, { owner: team.owner })
  const before = await fingerprint(server.db)
  const elsewhere = { token: team.owner.token, path: { id: other.id, cid } }
  const responses = [
    await server.call('readCommunication', elsewhere),
    await server.call('markCommunicationRead', elsewhere),
    await server.call('updateCommunication', { ...elsewhere, body: { ...notice } }),
    await server.call('deleteCommunication', elsewhere),
  ]
  expect(responses.map((response) => response.body.code)).toEqual(Array(4).fill('NOT_FOUND'))
  expect(await fingerprint(server.db)).toBe(before)
  const { body } = await server.call('readCommunication', { token: player.token, path: one(newId()) })
  expect(body.code).toBe('NOT_FOUND')
})
