/**
 * `pnpm bench`: what a call of the SDK costs beside a bare fetch, openapi-fetch alone and axios, on loopback. The calls
 * alternate in random order, so that a busy machine and the garbage of the others slow all of them alike; the ratios are printed and not gated. Expected: at most
 * 1.6 × a bare fetch.
 */
import { createServer } from 'node:http'
import axios from 'axios'
import createClient from 'openapi-fetch'
import { createConvoca, readTeam, type paths } from '@convoca/sdk'

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
const headers = { authorization: `Bearer ${token}` }
const convoca = createConvoca({ baseUrl, token })
const axiosClient = axios.create({ baseURL: baseUrl, headers })
const openapiClient = createClient<paths>({ baseUrl, headers })

const calls = {
  'bare fetch': async () => (await fetch(`${baseUrl}/teams/${id}`, { headers })).json(),
  'openapi-fetch': () => openapiClient.GET('/teams/{id}', { params: { path: { id } } }),
  axios: async () => (await axiosClient.get<unknown>(`/teams/${id}`)).data,
  '@convoca/sdk, function': () => readTeam(convoca, { id }),
  '@convoca/sdk, method': () => convoca.teams.read({ id }),
}

const shuffle = <T>(list: readonly T[]) =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

const warmUp = 300
const rounds = 3_000
// A slow machine measures fewer rounds instead of taking longer.
const deadline = Date.now() + 20_000

const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]))
for (let round = 0; round < warmUp + rounds && Date.now() < deadline; round++) {
  for (const [name, call] of shuffle(Object.entries(calls))) {
    const started = performance.now()
    await call()
    if (round >= warmUp) times.get(name)?.push(performance.now() - started)
  }
}
server.close()

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const bare = median(times.get('bare fetch') ?? [])
for (const [name, list] of times) {
  const time = median(list)
  console.log(`${name}: ${(time * 1000).toFixed(0)} µs, ${(time / bare).toFixed(2)} × bare fetch`)
}
