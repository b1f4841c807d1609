import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface StandInRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  text: string
  body: Record<string, unknown>
}

export interface StandInAnswer {
  status: number
  body: unknown
}

/** The fault of the next request: nothing arrives, it is refused for now, or it is done and the answer is late or lost. */
export type Fault = 'HANGS_UP' | 'BUSY' | 'SLOW' | 'FAILS_AFTER' | 'LOST' | 'NO_JSON'

/** Milliseconds of an answer that is slow. */
const SLOW = 400

export interface StandIn {
  url: string
  requests: StandInRequest[]
  /** One for each of the next requests. */
  faults: Fault[]
  /** Chooses what goes wrong with requests for which `faults` has none. */
  setFaults(choose: () => Fault | undefined): void
  close(): Promise<void>
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks).toString('utf8')
}

/** A provider's API on this machine, which answers as the real one does. */
export async function startStandIn(answer: (request: StandInRequest) => StandInAnswer): Promise<StandIn> {
  const requests: StandInRequest[] = []
  const faults: Fault[] = []
  let chooseFault = (): Fault | undefined => undefined
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const text = await readText(incoming)
      const request: StandInRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        text,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      }
      requests.push(request)
      const fault = faults.shift() ?? chooseFault()
      if (fault === 'HANGS_UP') return void incoming.socket.destroy()
      if (fault === 'BUSY') return void outgoing.writeHead(429).end('{"message":"too many requests"}')
      const { status, body } = answer(request)
      if (fault === 'SLOW') await wait(SLOW)
      if (fault === 'LOST') return void incoming.socket.destroy()
      if (fault === 'FAILS_AFTER')
        return void outgoing.writeHead(500).end('{"error":"Internal Server Error"}')
      if (fault === 'NO_JSON') return void outgoing.writeHead(502).end('<html>Bad Gateway</html>')
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    faults,
    setFaults: (choose) => {
      chooseFault = choose
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
