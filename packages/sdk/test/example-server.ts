import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import contract from '../src/generated/openapi.json' with { type: 'json' }
import { operations } from '../src/generated/operations.ts'

interface Example {
  value: unknown
}
interface DocumentedResponse {
  content?: { 'application/json'?: { examples?: Record<string, Example> } }
}
type Paths = Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>

const paths: Paths = JSON.parse(JSON.stringify(contract.paths))

function findExample(path: string, method: string, status: number): unknown {
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

function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? '', 'http://localhost').pathname.replace(/^\/api/, '')
  const match = Object.values(operations).find((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return operation.method === request.method && pattern.test(path)
  })
  if (!match || path.includes('00000000-0000-4000')) {
    response.writeHead(404, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ ...problem, code: match ? 'TEAM_NOT_FOUND' : 'ROUTE_NOT_FOUND' }))
    return
  }
  const body = findExample(match.path, match.method, match.successStatus)
  response.writeHead(match.successStatus, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Responds with the examples of the contract and sends one notification to every client that connects. */
export async function startExampleServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const http = createServer(handleRequest)
  const io = new Server(http)
  io.of('/notifications').on('connection', (socket) => {
    socket.on('getNotificationsPlatform', () => {
      const example = findExample('/notifications/', 'GET', 200)
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
