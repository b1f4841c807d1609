import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import contract from '../src/generated/openapi.json' with { type: 'json' }
import { operations } from '../src/generated/operations.ts'

interface Example {
  value: unknown
}
interface Answer {
  content?: { 'application/json'?: { examples?: Record<string, Example> } }
}
type Paths = Record<string, Record<string, { responses: Record<string, Answer> }>>

const paths: Paths = JSON.parse(JSON.stringify(contract.paths))

function exampleOf(path: string, method: string, status: number): unknown {
  const declared = paths[path]?.[method.toLowerCase()]?.responses[String(status)]
  return declared?.content?.['application/json']?.examples?.['success']?.value
}

const problem = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  message: 'Team not found',
  requestId: 'r-1',
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const asked = new URL(request.url ?? '', 'http://stand-in').pathname.replace(/^\/api/, '')
  const match = Object.values(operations).find(({ method, path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return method === request.method && pattern.test(asked)
  })
  if (!match || asked.includes('00000000-0000-4000')) {
    response.writeHead(404, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ ...problem, code: match ? 'TEAM_NOT_FOUND' : 'ROUTE_NOT_FOUND' }))
    return
  }
  const body = exampleOf(match.path, match.method, match.successStatus)
  response.writeHead(match.successStatus, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** A server that answers the contract's own examples and sends one notification to who connects. */
export async function startExampleServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const http = createServer(answer)
  const io = new Server(http)
  io.of('/notifications').on('connection', (socket) => {
    socket.on('getNotificationsPlatform', () => {
      const example = exampleOf('/notifications/', 'GET', 200)
      socket.emit('notifications', [])
      if (Array.isArray(example)) socket.emit('newNotification', example[0])
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await io.close()
    },
  }
}
