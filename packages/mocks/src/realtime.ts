import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import { ws, type WebSocketHandler } from 'msw/ws'

// msw strips `/socket.io` from the URL before matching, so that other sockets of the origin match too.
const ofTheOrigin = ws.link(/^wss?:\/\/[^/]+\/(\?.*)?$/)

/** A realtime server that accepts every connection and never sends an event: pages rely on their requests. */
export const quietRealtime: readonly (RequestHandler | WebSocketHandler)[] = [
  ofTheOrigin.addEventListener('connection', ({ client, server }) => {
    if (!client.url.pathname.startsWith('/socket.io/')) server.connect()
  }),
  http.all('*/socket.io/*', () => new Promise<Response>(() => undefined)),
]
