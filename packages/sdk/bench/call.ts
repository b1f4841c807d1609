/**
 * What one call costs: the SDK (function and method), openapi-fetch and axios beside a bare fetch, on loopback, in one run, printed as
 * ratios. Rounds alternate, so that a busy machine slows all of them alike.
 */
import { createServer } from 'node:http'
import axios from 'axios'
import createClient from 'openapi-fetch'
import { Bench } from 'tinybench'
import { createConvoca, readTeam, type paths } from '@convoca/sdk'

/** No call may cost more than this many bare fetches. */
const limit = 1.4

const body = JSON.stringify({
  id: 'x',
  name: 'Lobos',
  members: Array.from({ length: 40 }, (_, n) => ({ id: n })),
})
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) })
  response.end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('no port')
const baseUrl = `http://127.0.0.1:${address.port}`

const id = '01989d2e-0003-7000-8000-000000000000'
const token = 'a-token'
const convoca = createConvoca({ baseUrl, token })
const viaAxios = axios.create({ baseURL: baseUrl, headers: { authorization: `Bearer ${token}` } })
const plain = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })

const calls: Record<string, () => Promise<unknown>> = {
  'bare fetch': async () => {
    const response = await fetch(`${baseUrl}/teams/${id}`, { headers: { authorization: `Bearer ${token}` } })
    return response.json()
  },
  'openapi-fetch': () => plain.GET('/teams/{id}', { params: { path: { id } } }),
  axios: async () => (await viaAxios.get<unknown>(`/teams/${id}`)).data,
  '@convoca/sdk, function': () => readTeam(convoca, { id }),
  '@convoca/sdk, method': () => convoca.teams.read({ id }),
}

const means = new Map<string, number[]>()
for (let round = 0; round < 5; round++) {
  const bench = new Bench({ time: 400, warmupTime: 100 })
  for (const [name, call] of Object.entries(calls)) bench.add(name, async () => void (await call()))
  for (const task of await bench.run()) {
    const { result } = task
    if (result.state !== 'completed') throw new Error(`${task.name} did not complete`)
    means.set(task.name, [...(means.get(task.name) ?? []), result.latency.p50])
  }
}
server.close()

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const bare = median(means.get('bare fetch') ?? [])
for (const [name, list] of means) {
  const mean = median(list)
  console.log(`${name}: ${(mean * 1000).toFixed(0)} µs, ${(mean / bare).toFixed(2)} × bare fetch`)
}
for (const name of ['@convoca/sdk, function', '@convoca/sdk, method']) {
  const ratio = median(means.get(name) ?? []) / bare
  if (ratio <= limit) continue
  console.error(`${name} costs ${ratio.toFixed(2)} × bare fetch, more than ${limit}`)
  process.exitCode = 1
}
