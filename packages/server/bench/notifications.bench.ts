import { expect, test } from 'vitest'
import { countBadges } from '../test/badges.ts'
import { connect, countDeliveries, openClient, send, until } from '../test/deliveries.ts'
import { startServer } from '../test/harness.ts'
import { PASSWORD } from '../test/registrations.ts'

const SEQUENCES = Number(process.env['BENCH_SEQUENCES'] ?? 1000)
const RECONNECTS = Number(process.env['BENCH_RECONNECTS'] ?? 100)
const RESTARTS = Number(process.env['BENCH_RESTARTS'] ?? 20)
const ACTS = Number(process.env['BENCH_ACTS'] ?? 200)

test('notifications over reconnects and restarts', async () => {
  const counts = await countDeliveries({ reconnects: RECONNECTS, restarts: RESTARTS })
  console.log('deliveries', counts)
  expect(counts).toMatchObject({ lost: 0, doubled: 0 })
})

test('the badge after random acts, cuts and failures', async () => {
  const counts = await countBadges({ sequences: SEQUENCES, acts: 8, seed: 20_261_122 })
  console.log('badges', counts)
  expect(counts.differing).toEqual([])
})

test('how soon two tabs on two devices agree', async () => {
  const server = await startServer()
  const origin = await server.listen()
  const ana = await server.registerUser()
  const phone = await server.call('login', { body: { email: ana.email, password: PASSWORD } })
  const tokens = [ana.token, ana.token, phone.body.token, phone.body.token]
  const clients = tokens.map((token) => openClient(origin, { id: ana.id, token }))
  await Promise.all(clients.map(connect))
  const times: number[] = []
  try {
    for (let act = 0; act < ACTS; act += 1) {
      const title = `n${act}`
      const started = performance.now()
      if (act % 2 === 0) {
        await send(server, ana, title)
        await until(`${title} is everywhere`, () =>
          clients.every(({ received }) => received.at(-1) === title),
        )
      } else {
        for (const client of clients) client.unread = null
        await server.call('markAllNotificationsRead', { token: ana.token })
        await until('all are read everywhere', () => clients.every(({ unread }) => unread === 0))
      }
      times.push(performance.now() - started)
    }
  } finally {
    for (const client of clients) client.close()
    await server.close()
  }
  expect(times).toHaveLength(ACTS)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  console.log('agreement in ms', { acts: ACTS, median: at(0.5), p99: at(0.99), longest: at(1) })
})
