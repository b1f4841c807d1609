/**
 * The full text search among 1,000,000 messages: of a user in 50 conversations with 20,000 messages, of one in a single
 * conversation with 20,000, and within that one; for frequent and rare words. In an embedded PostgreSQL of its own; prints
 * milliseconds of the query and its rows, without HTTP.
 *
 * On two cores, p99 with load average 2: one word 3 to 15 ms; two frequent words 21 to 23 ms in one conversation, 155 in all 50 (median 59)
 * before whole words were looked up first (docs/decisions/0113). Since, with load average 7 and other work: 26 to 70 ms in one conversation, 135 in all 50 (median 19 to 24), and
 * one word, whose query is as it was, 10 to 110 ms.
 */
import { sql } from 'kysely'
import { findConversationIds } from '../src/domains/chat/repository.ts'
import { findMessagesWith } from '../src/domains/chat/search-repository.ts'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { fillDatabase, withDatabase } from './bench-database.ts'

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 200)
const WARM_UP = 20
/** p99 in milliseconds that is still reported as good. */
const EXPECTED = 50
/** The numbers of messages in the conversation that both users have. */
const LARGE = 20_000
const SMALL = 400
const words = [
  'treino',
  'scrim',
  'amanhã',
  'partida',
  'ranqueada',
  'servidor',
  'ação',
  'campeonato',
  'horário',
  'vitória',
]

async function insertUsers(db: Db): Promise<[string, string]> {
  const ids: [string, string] = [newId(), newId()]
  for (const [index, id] of ids.entries()) {
    await sql`
      insert into users (id, email, nick, name, cpf, phone, birth)
      values (${id}, ${`b${index}@convoca.example`}, ${`bench_${index}`}, 'Bench', ${`0000000000${index}`}, '11999999999', '1990-01-01')
    `.execute(db)
  }
  return ids
}

/** The first user is in the large conversation and in 49 small ones, the second in the large one alone. */
async function insertMessages(db: Db): Promise<{ users: [string, string]; large: string }> {
  const users = await insertUsers(db)
  const count = Math.max(50, Math.floor((MESSAGES - LARGE) / SMALL))
  const ids = Array.from({ length: count + 1 }, () => newId())
  await sql`
    insert into conversations (id, kind, name)
    select id, 'GROUP', 'Grupo' from unnest(${ids}::uuid[]) as id
  `.execute(db)
  const large = ids[0] ?? ''
  await sql`
    insert into conversation_members (conversation_id, user_id)
    select id, ${users[0]}::uuid from unnest(${ids.slice(0, 50)}::uuid[]) as id
    union all select ${large}::uuid, ${users[1]}::uuid
  `.execute(db)
  // Every tenth message has each frequent word, one in 10,000 a rare one.
  await sql`
    insert into messages (id, conversation_id, sequence, change, client_id, sender_id, content)
    select gen_random_uuid(), id, n, n, gen_random_uuid(), ${users[0]}::uuid,
      (${words}::text[])[1 + (random() * 9)::integer] || ' ' || (${words}::text[])[1 + (random() * 9)::integer] || ' palavra'
        || (random() * 10000)::integer || ' no mapa'
    from unnest(${ids}::uuid[]) with ordinality as conversation (id, place),
      generate_series(1, case when place = 1 then ${LARGE}::integer else ${SMALL}::integer end) as n
  `.execute(db)
  await sql`vacuum analyze messages`.execute(db)
  return { users, large }
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

async function measure(
  db: Db,
  name: string,
  { userId, only, text }: { userId: string; only: string | null; text: (round: number) => string },
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const started = performance.now()
    const conversationIds = only === null ? await findConversationIds(db, userId) : [only]
    await findMessagesWith(db, { text: text(round), conversationIds, beforeId: null, limit: 21 })
    if (round >= WARM_UP) times.push(performance.now() - started)
  }
  const p99 = at(times, 0.99)
  console.log(
    `${name}: median ${at(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${p99 > EXPECTED ? ' (!)' : ''}`,
  )
}

await withDatabase(2, async ({ url, connection: { db } }) => {
  const { users, large } = await fillDatabase(url, insertMessages)
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  console.log(`${count} messages, ${ROUNDS} searches each`)
  const frequent = (round: number): string => words[round % words.length] ?? ''
  const rare = (round: number): string => `palavra${(round * 37) % 10_000}`
  const two = (round: number): string => `${frequent(round)} ${frequent(round + 3)}`
  for (const [label, text] of Object.entries({ frequent, rare, two })) {
    await measure(db, `50 conversations, ${label}`, { userId: users[0], only: null, text })
    await measure(db, `one conversation of 20,000, ${label}`, { userId: users[1], only: null, text })
    await measure(db, `within it, ${label}`, { userId: users[0], only: large, text })
  }
})
