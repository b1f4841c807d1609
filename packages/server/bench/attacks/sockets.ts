/**
 * Opens sockets on a server of its own until it refuses them, on this machine only: without an account in the root
 * namespace, then with one account. The server may have 2,048 descriptors. Meanwhile plain requests are sent.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { newRegistrant } from '../../test/registrations.ts'
import { type BenchDatabase, withDatabase } from '../bench-database.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const DESCRIPTORS = 2048
const SOCKETS = 3000
const PARALLEL = 100
/** A little longer than the server's ten seconds for a handshake. */
const HANDSHAKE = 12_000

interface Outcome {
  accepted: number
  refused: number
  open: WebSocket[]
}

/** Resolves with the packet that answers the greeting, or null when the connection was refused. */
function connect(origin: string, packet: string): Promise<{ socket: WebSocket; answer: string } | null> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  return new Promise((resolve) => {
    const give = setTimeout(() => resolve(null), 5000)
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('0{')) return socket.send(packet)
      if (!String(data).startsWith('4')) return
      clearTimeout(give)
      resolve({ socket, answer: String(data) })
    })
    socket.addEventListener('error', () => resolve(null))
  })
}

async function openMany(origin: string, packet: string): Promise<Outcome> {
  const outcome: Outcome = { accepted: 0, refused: 0, open: [] }
  let started = 0
  const worker = async (): Promise<void> => {
    while (started < SOCKETS) {
      started += 1
      const connection = await connect(origin, packet)
      if (connection === null) outcome.refused += 1
      else {
        outcome.open.push(connection.socket)
        if (connection.answer.startsWith('40')) outcome.accepted += 1
        else outcome.refused += 1
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return outcome
}

/** The number of ten plain requests on new connections that are answered, and the slowest in milliseconds. */
async function requestPlainly(origin: string): Promise<string> {
  const times: number[] = []
  for (let index = 0; index < 10; index += 1) {
    const start = performance.now()
    const signal = AbortSignal.timeout(2000)
    const response = await fetch(`${origin}/api/ready`, { signal, headers: { connection: 'close' } }).catch(
      () => null,
    )
    if (response?.status === 200) times.push(performance.now() - start)
  }
  return `${times.length} of 10 plain requests answered, slowest ${Math.max(0, ...times).toFixed(0)} ms`
}

async function readMemory(server: ServerProcess): Promise<string> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`
}

async function attack(name: string, packet: string, server: ServerProcess): Promise<void> {
  const { accepted, refused, open } = await openMany(server.origin, packet)
  const stillOpen = (): number => open.filter((socket) => socket.readyState === WebSocket.OPEN).length
  console.log(
    `${name}: ${accepted} of ${SOCKETS} accepted, ${refused} refused, ${stillOpen()} connections open`,
  )
  console.log(`  meanwhile: ${await requestPlainly(server.origin)}, memory ${await readMemory(server)}`)
  await delay(HANDSHAKE)
  console.log(`  after ${HANDSHAKE / 1000} s: ${stillOpen()} open, ${await requestPlainly(server.origin)}`)
  for (const socket of open) socket.close()
}

async function logIn(origin: string): Promise<string> {
  const person = newRegistrant()
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/auth/register', person)
  const response = await post('/auth/login', { email: person.email, password: person.password })
  return ((await response.json()) as { token: string }).token
}

async function main({ folder, url }: BenchDatabase): Promise<void> {
  const env = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  for (const isSignedIn of [false, true]) {
    const server = await startServer({ env, descriptors: DESCRIPTORS })
    try {
      const packet = isSignedIn
        ? `40/notifications,${JSON.stringify({ token: await logIn(server.origin) })}`
        : '40'
      await attack(isSignedIn ? 'one account' : 'no account', packet, server)
    } finally {
      await server.stop()
    }
  }
}

await withDatabase(4, main)
