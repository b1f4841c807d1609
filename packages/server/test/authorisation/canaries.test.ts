/**
 * Calls every operation as everybody, and finds nobody's private data in another person's answers.
 * @module-tag night
 */

import { sql } from 'kysely'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/types.ts'
import { type CallOptions, type TestResponse, type TestServer, startServer } from '../harness.ts'
import { startSmtp } from '../smtp-stand-in.ts'
import { openChatPage, openPage } from '../sockets.ts'
import { type ActorName, type PersonName, actors } from './actors.ts'
import { PASSWORD } from '../registrations.ts'
import { type Canaries, addCanaries } from './canaries.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type Scenario, credentialsOf, makeScenario } from './scenario.ts'
import { type SavedStore, saveStore } from './store.ts'

/**
 * Everybody has a value of their own in every personal field. Every reading operation is called as everybody about
 * everybody, every other one as two who may, the first and the last of the actors: no value is in an answer, a frame of a socket or a mail to somebody else,
 * and none at all in the log.
 */
let server: TestServer
let scenario: Scenario
let canaries: Canaries
let store: SavedStore
/** The fields of others that each operation showed. */
const leaks = new Map<string, string[]>()
const frames: { reader: PersonName; namespace: string; text: string }[] = []
const mails: { to: string; text: string }[] = []
let logged: string
let origin: string

const people = () => Object.entries(scenario.people) as [PersonName, Scenario['people'][PersonName]][]

const namespaces = ['notifications', 'chat'] as const
const sockets = new Map<string, Socket>()

async function open(reader: PersonName, namespace: (typeof namespaces)[number]): Promise<Socket> {
  const handshake = { token: scenario.people[reader].token }
  const record = (frame: unknown) => void frames.push({ reader, namespace, text: JSON.stringify(frame) })
  if (namespace === 'chat') {
    const { socket } = await openChatPage(origin, handshake)
    return socket.onAny((...frame) => record(frame))
  }
  const { socket, ask } = await openPage(origin, handshake)
  record(await ask({}))
  return socket.onAny((...frame) => record(frame))
}

/** Everybody listens all the time; some operations end sessions. */
async function keepPagesOpen(): Promise<void> {
  for (const [reader] of people())
    for (const namespace of namespaces) {
      const key = `${reader} ${namespace}`
      if (sockets.get(key)?.connected !== true) sockets.set(key, await open(reader, namespace))
    }
}

/** The call itself and, where it names a person, the same about each of the others. */
function aboutEverybody<K extends OperationId>(options: CallOptions<K>): CallOptions<K>[] {
  const text = JSON.stringify(options)
  const named = people().find(([, { id, nick }]) => text.includes(`"${id}"`) || text.includes(`"${nick}"`))
  if (named === undefined) return [options]
  const [, { id, nick }] = named
  return people().map(([, other]) =>
    JSON.parse(text.replaceAll(`"${id}"`, `"${other.id}"`).replaceAll(`"${nick}"`, `"${other.nick}"`)),
  )
}

const callAs = <K extends OperationId>(id: K, options: CallOptions<K>, actor: ActorName) =>
  server.call(id, {
    ...options,
    ...credentialsOf(scenario, actor),
    ...(actor !== 'guest' && { remoteAddress: canaries.addressOf(readerOf(actor)) }),
  })

/** The person who may see what is answered: a partner's page belongs to the invitee. */
const readerOf = <A extends ActorName>(actor: A) =>
  (actor === 'partner' ? 'invitee' : actor) as Exclude<A, 'partner'>

const textOf = ({ body, headers }: TestResponse) => JSON.stringify([body ?? null, headers])

async function sweep(id: keyof Matrix, isReading: boolean): Promise<string[]> {
  const row = matrix[id] as Row<typeof id>
  const found = new Set<string>()
  const mayCall = actors.filter((actor) => typeof row.outcomes[actor] === 'number')
  const callers = isReading ? actors : new Set([...mayCall.slice(0, 1), ...mayCall.slice(-1)])
  for (const actor of callers) {
    const options = row.call(scenario, actor)
    for (const call of isReading ? aboutEverybody(options) : [options]) {
      const response = await callAs(id, call, actor)
      if (response.status >= 500) found.add(`${actor}: ${response.status}`)
      for (const leak of canaries.leaksIn(textOf(response), readerOf(actor))) found.add(`${actor}: ${leak}`)
    }
    if (!isReading) await store.restore()
  }
  return [...found]
}

/** Sends what the sweep has queued, by a process with a mail server. */
async function deliverMails(): Promise<void> {
  const smtp = await startSmtp()
  // Those of browsers would leave the machine.
  await sql`delete from jobs.job where name = 'push'`.execute(server.db)
  const mailing = await startServer({
    database: server.database,
    jobTiming: { polling: 0.5 },
    config: { smtpUrl: smtp.url, publicUrl: 'https://convoca.example' },
  })
  const countLeft = () =>
    sql<{ count: number }>`select count(*)::integer as count from jobs.job
      where name = 'mail' and state <> 'completed'`
      .execute(server.db)
      .then(({ rows }) => rows[0]?.count)
  await vi.waitFor(async () => expect(await countLeft()).toBe(0), { timeout: 180_000, interval: 250 })
  for (const { to, subject, headers, text, html } of smtp.received)
    for (const address of to) mails.push({ to: address, text: [subject, headers, text, html].join('\n') })
  logged = [...server.logged, ...mailing.logged].join('')
  await mailing.close()
  await smtp.close()
}

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  canaries = await addCanaries(server, scenario)
  store = await saveStore(server.db)
  origin = await server.listen()
  for (const { id, method } of operations) {
    if (!(id in matrix)) continue
    await keepPagesOpen()
    leaks.set(id, await sweep(id as keyof Matrix, method === 'GET'))
  }
  await vi.waitFor(() => expect(new Set(frames.map(({ namespace }) => namespace)).size).toBe(2), {
    timeout: 60_000,
  })
  for (const socket of sockets.values()) socket.close()
  await deliverMails()
}, 600_000)
afterAll(() => server.close())

test.each(operations.map(({ id }) => id))('%s shows nothing personal to others', (id) =>
  expect(leaks.get(id)).toEqual([]),
)

test('no frame of a socket shows anything personal of others', () => {
  for (const namespace of namespaces)
    expect(frames.filter((frame) => frame.namespace === namespace).length).toBeGreaterThan(10)
  expect(frames.flatMap(({ reader, text }) => canaries.leaksIn(text, reader))).toEqual([])
})

test('no mail shows anything personal of others', () => {
  const readers = new Map(people().map(([name, { email }]) => [email, name]))
  expect(mails.filter(({ to }) => readers.has(to)).length).toBeGreaterThan(people().length)
  const found = mails.flatMap(({ to, text }) => canaries.leaksIn(text, readers.get(to) ?? null))
  expect(found).toEqual([])
})

test('the log shows nothing personal of anybody', () => {
  expect(logged.split('\n').length).toBeGreaterThan(1000)
  // The security log names the network of a refused caller.
  const found = canaries.leaksIn(logged, null).filter((leak) => !leak.endsWith(' network'))
  expect(found).toEqual([])
})

test('what a person reads of themselves is recognised as personal', async () => {
  const { owner } = scenario.people
  const { id: pixId } = await server.db
    .selectFrom('pix_keys')
    .select('id')
    .where('user_id', '=', owner.id)
    .where('type', '=', 'KEYRANDOM')
    .executeTakeFirstOrThrow()
  const answers = [
    await callAs('revealPixKey', { path: { id: owner.id, pixId }, body: { password: PASSWORD } }, 'owner'),
    await callAs('readMyProfile', {}, 'owner'),
    await callAs('exportAccount', { path: { id: owner.id } }, 'owner'),
    await callAs('listSessions', {}, 'owner'),
    await callAs('readTicket', { path: { id: scenario.ticketId } }, 'owner'),
  ]
  const found = canaries.leaksIn(answers.map(textOf).join(''), 'stranger')
  const known = ['email', 'cpf', 'phone', 'birth', 'gender', 'Pix key', 'Google subject']
  const fields = [...known, 'network', 'session', 'ticket']
  expect(found).toEqual(expect.arrayContaining(fields.map((field) => `owner ${field}`)))
  // An open session reads no whole Pix key without a proof.
  const unproven = canaries.leaksIn(answers.slice(1).map(textOf).join(''), 'stranger')
  expect(unproven).not.toContain('owner Pix key')
  const minor = canaries.leaksIn(textOf(await callAs('readMyProfile', {}, 'stranger')), 'owner')
  expect(minor).toEqual(expect.arrayContaining(['stranger name of a minor', 'stranger birth of a minor']))
})
