import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import { writeCalendar } from '../icalendar.ts'

const moment = new Date('2027-03-01T12:00:00Z')

describe('a calendar that another program wrote a parser for', () => {
  const hard = {
    id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0a04',
    title: 'Treino; mapas 1, 2 \\ "final" 🏆',
    description: `Primeira linha\nSegunda: ${'ação de 🐆 '.repeat(40)}fim`,
    type: 'MEETING' as const,
    startsAt: new Date('2027-03-02T23:00:00Z'),
    endsAt: new Date('2027-03-03T01:00:00Z'),
    location: 'BEGIN:VEVENT, sala; 2',
    url: 'https://discord.example/a?b=1,2;3',
    recurrence: 'WEEKLY' as const,
    createdAt: moment,
    updatedAt: new Date('2027-03-01T13:00:00Z'),
  }
  const plain = {
    ...hard,
    id: 'x',
    recurrence: 'NONE' as const,
    description: null,
    location: null,
    url: null,
  }
  const written = writeCalendar('Trovão, o time', [hard, plain])
  const calendar = new ICAL.Component(ICAL.parse(written))
  const [event, single] = calendar
    .getAllSubcomponents('vevent')
    .map((subcomponent) => new ICAL.Event(subcomponent))

  test('keeps every text, however it had to be escaped and folded', () => {
    expect(event?.summary).toBe(hard.title)
    expect(event?.description).toBe(hard.description)
    expect(event?.location).toBe(hard.location)
    expect(event?.component.getFirstPropertyValue('url')).toBe(hard.url)
    expect(event?.component.getFirstPropertyValue('categories')).toBe('Reunião')
    // A property that no RFC knows is handed over as it was written.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Trovão\\, o time')
    expect(single?.description).toBeNull()
  })

  test('carries the time zone, so that each week has the same time of day', () => {
    expect(written).toContain('DTSTART;TZID=America/Sao_Paulo:20270302T200000')
    const zone = calendar.getFirstSubcomponent('vtimezone')
    expect(zone?.getFirstPropertyValue('tzid')).toBe('America/Sao_Paulo')
    // A program with a table of its own, in which summer time is back.
    const summer = written.replace(
      'END:STANDARD',
      [
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:20270307T000000',
        'TZOFFSETFROM:-0300',
        'TZOFFSETTO:-0200',
        'END:DAYLIGHT',
      ].join('\r\n'),
    )
    const [weekly] = new ICAL.Component(ICAL.parse(summer)).getAllSubcomponents('vevent')
    const starts = new ICAL.Event(weekly).iterator()
    expect([1, 2].map(() => starts.next().toString())).toEqual(['2027-03-02T20:00:00', '2027-03-09T20:00:00'])
  })

  test('leaves out a cancelled week and has a moved one at its own time', () => {
    const exceptions = [
      { occursAt: new Date('2027-03-09T23:00:00Z'), times: null },
      {
        occursAt: new Date('2027-03-16T23:00:00Z'),
        times: { startsAt: new Date('2027-03-18T21:00:00Z'), endsAt: new Date('2027-03-18T22:00:00Z') },
      },
    ]
    const text = writeCalendar('Trovão', [{ ...hard, exceptions }])
    const [series, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    const weekly = new ICAL.Event(series, { exceptions: others })
    const starts = weekly.iterator()
    const shown = [1, 2, 3].map(() => {
      const { startDate, endDate } = weekly.getOccurrenceDetails(starts.next())
      return [startDate, endDate].map((at) => at.toJSDate().toISOString())
    })
    expect(shown).toEqual([
      ['2027-03-02T23:00:00.000Z', '2027-03-03T01:00:00.000Z'],
      ['2027-03-18T21:00:00.000Z', '2027-03-18T22:00:00.000Z'],
      ['2027-03-23T23:00:00.000Z', '2027-03-24T01:00:00.000Z'],
    ])
    expect(text).toContain('EXDATE;TZID=America/Sao_Paulo:20270309T200000')
    expect(text).toContain('RECURRENCE-ID;TZID=America/Sao_Paulo:20270316T200000')
  })

  test('has ids, stamps and the instants of its times', () => {
    expect(event?.uid).toBe(`${hard.id}@convoca`)
    expect(event?.startDate.toJSDate()).toEqual(hard.startsAt)
    expect(event?.endDate.toJSDate()).toEqual(hard.endsAt)
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2027-03-01T13:00:00Z')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Convoca//PT-BR')
  })

  test('repeats weekly, or not at all', () => {
    const starts = event?.iterator()
    const first = Array.from({ length: 3 }, () => starts?.next().toJSDate().toISOString())
    expect(first).toEqual([
      '2027-03-02T23:00:00.000Z',
      '2027-03-09T23:00:00.000Z',
      '2027-03-16T23:00:00.000Z',
    ])
    expect(single?.isRecurring()).toBe(false)
  })

  test('has lines of at most 75 bytes that end in CRLF, none cut inside a character', () => {
    const lines = written.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => /[\r\n]/.test(line) || !line.isWellFormed())).toEqual([])
  })
})

describe('the feed', () => {
  let server: TestServer
  let team: TestTeam

  beforeAll(async () => {
    server = await startServer({ now: () => moment })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    team = await newTeam(server)
  })

  const keyOf = async (token: string, of = team): Promise<{ key: string; url: string }> =>
    (await server.call('resetCalendarKey', { token, path: { id: of.id } })).body

  const read = (key: string, of = team) =>
    server.call('readCalendarFeed', { path: { id: of.id }, query: { key } })

  async function schedule(title: string, startsAt: string, endsAt: string) {
    const body = {
      title,
      description: null,
      type: 'TRAINING',
      starts_at: startsAt,
      ends_at: endsAt,
      location: null,
      url: null,
      recurrence: 'NONE',
      memberIds: [],
    }
    const made = await server.call('createSchedule', { token: team.owner.token, path: { id: team.id }, body })
    expect(made.status).toBe(201)
  }

  test('is text/calendar for whoever has the address, and nothing is asked but the key', async () => {
    await schedule('Treino de abertura', '2027-03-02T23:00:00Z', '2027-03-03T01:00:00Z')
    await schedule('Muito antigo', '2025-03-02T23:00:00Z', '2025-03-03T01:00:00Z')
    const { url } = await keyOf(team.owner.token)
    const feed = await server.inject({ url })
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.headers).toMatchObject({
      'content-disposition': 'attachment',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const events = new ICAL.Component(ICAL.parse(feed.body)).getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Treino de abertura'])
  })

  test('ends with a new key, with the key taken back and with the membership', async () => {
    const member = await newMember(server, team, 'PLAYER')
    const first = await keyOf(member.token)
    const second = await keyOf(member.token)
    const owners = await keyOf(team.owner.token)
    expect((await read(first.key)).body.code).toBe('TEAM_NOT_FOUND')
    expect((await read(second.key)).status).toBe(200)
    await server.call('deleteCalendarKey', { token: member.token, path: { id: team.id } })
    expect((await read(second.key)).status).toBe(404)
    const third = await keyOf(member.token)
    await server.db.deleteFrom('team_members').where('user_id', '=', member.id).execute()
    expect((await read(third.key)).status).toBe(404)
    expect((await read(owners.key)).status).toBe(200)
  })

  test("opens one team's calendar only, and its key is neither stored nor logged", async () => {
    const other = await newTeam(server)
    const { key } = await keyOf(team.owner.token)
    expect((await read(key, other)).status).toBe(404)
    expect((await read(key)).status).toBe(200)
    expect((await read('x'.repeat(21))).status).toBe(400)
    const rows = await server.db
      .selectFrom('calendar_keys')
      .selectAll()
      .where('team_id', '=', team.id)
      .execute()
    expect(rows.map((row) => row.key_hash.length)).toEqual([32])
    const kept = await server.db.selectFrom('idempotency_keys').select('body').execute()
    expect(JSON.stringify([rows, kept])).not.toContain(key)
    expect(server.logged.join('\n')).toContain('/schedules.ics')
    expect(server.logged.join('\n')).not.toContain(key)
  })
})
