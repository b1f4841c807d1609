/** The time that the server takes to answer a provider's reports, while it works those before: each is stored, and its charge is read from the provider by a job. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { insertGame } from '../src/domains/games/repository.ts'
import type { WebhookRequest } from '../src/payment-provider.ts'
import { chargeCompleted, startWoovi } from '../test/payment-providers/woovi.ts'
import { withDatabase } from './bench-database.ts'
import { insertPeople } from './chat-site.ts'
import { startServer } from './server-process.ts'

const REPORTS = Number(process.env['BENCH_REPORTS'] ?? 2000)
/** Reports that come at once. */
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 4)
/** Milliseconds in which 99 of 100 are to be answered. */
const MAX_ANSWER = 100

/** A championship whose prize is deposited by so many charges, of a centavo each. One code waits at a time: the time of these is over, and their money counts while it is missing. */
async function insertCharges(db: Db): Promise<string[]> {
  const [payer] = await insertPeople(db, 1)
  const championshipId = newId()
  const gameId = await insertGame(db, `Jogo ${championshipId}`)
  const prizes = JSON.stringify([{ place: 1, description: 'Campeão', amount: REPORTS }])
  await sql`
    insert into championships (id, url, name, game_id, organizer_id, description, rules, format, best_of, team_size, max_substitutes, min_teams, max_teams,
      entry_fee, prizes, registration_opens_at, registration_closes_at, check_in_opens_at, starts_at, status)
    values (${championshipId}, 'bench', 'Copa', ${gameId}, ${payer?.id ?? null}, 'Uma copa.', 'Melhor de três.', 'SINGLE_ELIMINATION', '[3]', 1, 0, 2, 8,
      0, ${prizes}::jsonb, now(), now() + interval '1 day', now() + interval '2 days', now() + interval '3 days', 'REGISTRATION')
  `.execute(db)
  const ids = Array.from({ length: REPORTS }, () => newId())
  await sql`
    insert into payment_charges (id, championship_id, purpose, payer_id, amount, status, provider, reference, pix_code, expires_at, created_at, next_look_at)
    select id, ${championshipId}, 'DEPOSIT', ${payer?.id ?? null}, 1, 'EXPIRED', 'woovi', id::text, '000201', now() + interval '1 hour', now(), now() + interval '1 day'
    from unnest(${ids}::uuid[]) as id
  `.execute(db)
  return ids
}

const agent = new Agent({ keepAlive: true })

/** Milliseconds until the answer. */
async function post(origin: string, { rawBody, headers }: WebhookRequest): Promise<number> {
  const started = performance.now()
  const call = request(`${origin}/api/webhooks/payments/woovi`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
  })
  call.end(rawBody)
  const [response] = await once(call, 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`A report was answered with ${response.statusCode}`)
  return performance.now() - started
}

await withDatabase(4, async ({ folder, url, connection: { db } }) => {
  const api = await startWoovi()
  const ids = await insertCharges(db)
  for (const id of ids) {
    api.charges.set(id, { value: 1, status: 'ACTIVE', refunds: [] })
    api.pay(id)
  }
  const { config } = api
  const server = await startServer({
    env: {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'false',
      PIX_PROVIDER: 'woovi',
      WOOVI_APP_ID: config.appId,
      WOOVI_PUBLIC_KEY: config.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      WOOVI_URL: config.url,
    },
  })
  try {
    const waiting = ids.map((id) => api.webhook(chargeCompleted(id)))
    const times: number[] = []
    const send = async (): Promise<void> => {
      for (let report = waiting.pop(); report !== undefined; report = waiting.pop())
        times.push(await post(server.origin, report))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, send))
    const { count } = await db
      .selectFrom('payment_charges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'PAID')
      .executeTakeFirstOrThrow()
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
    process.stdout.write(
      `${REPORTS} reports, ${CONNECTIONS} at once: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; ${count} were worked by then\n`,
    )
    if (at(0.99) > MAX_ANSWER) {
      process.stdout.write(`That is more than ${MAX_ANSWER} ms\n`)
      process.exitCode = 1
    }
  } finally {
    await server.stop()
    await api.close()
    agent.destroy()
  }
})
