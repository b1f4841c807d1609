/**
 * The mails of whole weeks.
 * @module-tag night
 */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, quickJobs, startServer } from '../../../test/harness.ts'
import { type SmtpStandIn, startSmtp } from '../../../test/smtp-stand-in.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { dueWeek, toWeek } from './rules.ts'
import { queueDigests } from './service.ts'

const publicUrl = 'https://convoca.example'
/** 8:30 in São Paulo on a Monday. */
const monday = new Date('2030-11-25T11:30:00Z')
const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let smtp: SmtpStandIn
let now: Date
beforeEach(async () => {
  now = monday
  smtp = await startSmtp()
  server = await startServer({
    now: () => now,
    jobTiming: quickJobs,
    config: { smtpUrl: smtp.url, publicUrl },
  })
})
afterEach(async () => {
  await server.close()
  await smtp.close()
})

const preferences = { notifications: [], theme: 'dark', visibility: 'PUBLIC', chat: 'EVERYBODY' } as const

async function prefer({ id, token }: Person, given: object): Promise<void> {
  const body = { ...preferences, ...given }
  const response = await server.call('updatePreferences', { token, path: { id }, body })
  if (response.status !== 200) throw new Error(JSON.stringify(response.body))
}

/** Everybody's, whatever it says. */
const digestsTo = ({ email }: Person) =>
  smtp.mailsTo(email).filter(({ subject }) => subject === 'A sua semana na Convoca')

const queue = () =>
  queueDigests({
    ...server.services,
    onError: (error) => {
      throw error
    },
  })

/** Until every queued mail was sent or dropped. */
async function deliver(): Promise<void> {
  const countLeft = () =>
    server.database.pool
      .query("select count(*)::integer as count from jobs.job where name = 'mail' and state <> 'completed'")
      .then(({ rows }) => rows[0].count)
  await expect.poll(countLeft).toBe(0)
}

/** A player with an event in this week. */
async function newPlayer(given: object = { weekly_digest: true }): Promise<{ team: TestTeam; ana: Person }> {
  const team = await newTeam(server)
  const ana = await newMember(server, team, 'PLAYER')
  const { id: memberId } = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  const made = await server.call('createSchedule', {
    token: team.owner.token,
    path: { id: team.id },
    body: {
      title: 'Treino <tático>',
      description: null,
      type: 'TRAINING',
      starts_at: '2030-11-27T23:00:00.000Z',
      ends_at: '2030-11-28T01:00:00.000Z',
      location: null,
      url: null,
      recurrence: 'NONE',
      memberIds: [memberId],
    },
  })
  expect(made.status).toBe(201)
  await prefer(ana, given)
  return { team, ana }
}

describe('the week', () => {
  test.each([
    ['2030-11-25T10:59:59Z', null],
    ['2030-11-25T11:00:00Z', '2030-11-25'],
    ['2030-11-25T22:59:59Z', '2030-11-25'],
    ['2030-11-25T23:00:00Z', null],
    // Still Sunday, and already Tuesday, in São Paulo.
    ['2030-11-25T02:00:00Z', null],
    ['2030-11-26T12:00:00Z', null],
    ['2030-12-30T12:00:00Z', '2030-12-30'],
  ])('at %s the digests of %s are due', (at, week) => {
    expect(dueWeek(new Date(at))).toBe(week)
  })

  test('is from Monday to Monday at midnight in São Paulo', () => {
    expect(Object.values(toWeek('2030-11-25')).map((at) => at.toISOString())).toEqual([
      '2030-11-18T03:00:00.000Z',
      '2030-11-25T03:00:00.000Z',
      '2030-12-02T03:00:00.000Z',
    ])
  })
})

test('who wants it is mailed the week, as text and as HTML', async () => {
  const { team, ana } = await newPlayer()
  const other = await newTeam(server, { name: 'Lobos & Cia' })
  await invite(server, other, ana)
  await server.db
    .insertInto('team_matches')
    .values({
      id: newId(),
      team_id: team.id,
      opponent: 'Onças',
      starts_at: new Date('2030-11-20T23:00:00Z'),
      result: 'WIN',
      score: '2 x 1',
    } as never)
    .execute()
  expect(await queue()).toBe(1)
  await deliver()
  const [mail] = digestsTo(ana)
  expect(mail?.text).toContain(
    `NESTA SEMANA, NO HORÁRIO DE BRASÍLIA\n- quarta-feira, 27/11, às 20h: Treino <tático> (${team.name})\n\n` +
      'CONVITES QUE ESPERAM A SUA RESPOSTA\n- Lobos & Cia\n\n' +
      `RESULTADOS DA SEMANA PASSADA\n- ${team.name}: vitória contra Onças (2 x 1)\n\n` +
      'AINDA NÃO LIDOS\n',
  )
  expect(mail?.html).toContain('Treino &lt;tático&gt;')
  expect(mail?.html).toContain('<li style="margin:0 0 4px">Lobos &amp; Cia</li>')
  expect(mail?.link).toBe(`${publicUrl}/dashboard`)
})

test('a week has one digest, whichever process asks how often', async () => {
  const { ana } = await newPlayer()
  const counts = await Promise.all(Array.from({ length: 8 }, queue))
  expect(counts.filter((count) => count === 1)).toHaveLength(1)
  expect(counts.filter((count) => count === 0)).toHaveLength(7)
  await deliver()
  expect(digestsTo(ana)).toHaveLength(1)
  now = new Date(monday.getTime() + 60 * 60 * 1000)
  expect(await queue()).toBe(0)
  now = new Date(monday.getTime() + DAY)
  expect(await queue()).toBe(0)
  now = new Date(monday.getTime() + 7 * DAY)
  expect(await queue()).toBe(1)
  // Nothing happens in the second one.
  await deliver()
  expect(digestsTo(ana)).toHaveLength(1)
})

test('nobody who has not asked gets one, nor anybody with an empty week', async () => {
  const { ana } = await newPlayer({})
  const idle = await server.registerUser()
  await prefer(idle, { weekly_digest: true })
  expect(await queue()).toBe(1)
  await deliver()
  expect([...digestsTo(ana), ...digestsTo(idle)]).toEqual([])
})

test('an event that is declined or of a later week is no news', async () => {
  const { team, ana } = await newPlayer()
  const path = { id: team.id }
  const { body: schedules } = await server.call('listSchedules', { token: ana.token, path })
  const [{ id: sid }] = schedules.data ?? schedules
  const { body: checkIns } = await server.call('listCheckIns', { token: ana.token, path: { ...path, sid } })
  await server.call('answerCheckIn', {
    token: ana.token,
    path: { ...path, sid, cid: checkIns[0].id },
    body: { is_confirmed: false },
  })
  await queue()
  await deliver()
  expect(digestsTo(ana)).toEqual([])
})

test('who turns it off, or asks to be erased, before it is sent gets none', async () => {
  const { ana } = await newPlayer({ weekly_digest: true, quiet_hours: { from: '06:00', until: '12:00' } })
  expect(await queue()).toBe(1)
  const held = await server.database.pool.query(
    "select start_after from jobs.job where data ->> 'template' = 'weeklyDigest'",
  )
  expect(held.rows.map((row) => row.start_after.toISOString())).toEqual(['2030-11-25T15:00:00.000Z'])
  await prefer(ana, { weekly_digest: false })
  now = new Date('2030-11-25T15:00:00Z')
  await server.database.pool.query("update jobs.job set start_after = now() where state = 'created'")
  await deliver()
  expect(digestsTo(ana)).toEqual([])
  await prefer(ana, { weekly_digest: true })
  await server.db.updateTable('users').set({ erase_at: now }).where('id', '=', ana.id).execute()
  now = new Date(monday.getTime() + 7 * DAY)
  expect(await queue()).toBe(0)
})

describe('unsubscribing', () => {
  async function unsubscribeUrl(): Promise<{ ana: Person; url: string; headers: string }> {
    const { ana } = await newPlayer()
    await queue()
    await deliver()
    const headers = digestsTo(ana)[0]?.headers ?? ''
    return { ana, headers, url: /^List-Unsubscribe: <(.+)>$/m.exec(headers)?.[1] ?? '' }
  }
  const isOn = async ({ id, token }: Person) =>
    (await server.call('readPreferences', { token, path: { id } })).body.weekly_digest

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail program does it with one %s, without a session', async (type, payload) => {
    const { ana, url, headers } = await unsubscribeUrl()
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(new URL(url).origin).toBe(publicUrl)
    expect(await isOn(ana)).toBe(true)
    const post = () =>
      server.inject({
        method: 'POST',
        url: url.slice(publicUrl.length),
        headers: { 'content-type': type },
        payload,
      })
    expect([(await post()).status, (await post()).status]).toEqual([204, 204])
    expect(await isOn(ana)).toBe(false)
    const token = new URL(url).searchParams.get('token') ?? 'none'
    expect(server.logged.join('')).not.toContain(token)
  })

  test('a token of somebody else, a changed or a cut one does nothing', async () => {
    const { ana, url } = await unsubscribeUrl()
    const token = new URL(url).searchParams.get('token') ?? ''
    const eva = await server.registerUser()
    const idOf = ({ id }: Person) => Buffer.from(id.replaceAll('-', ''), 'hex')
    const bytes = Buffer.from(token, 'base64url')
    const forged = Buffer.concat([idOf(eva), bytes.subarray(16)]).toString('base64url')
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, changed, token.slice(0, 40), 'x', `${token}A`]) {
      const refused = await server.call('unsubscribeFromDigest', { query: { token: wrong } })
      expect(codeOf(refused)).toEqual([400, 'LINK_INVALID'])
    }
    expect(await isOn(ana)).toBe(true)
  })

  test('no other operation takes a form', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a&password=b',
    })
    expect(response.status).toBe(415)
  })
})
