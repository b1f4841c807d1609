import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import { ws, type WebSocketHandler } from 'msw/ws'

// msw takes `/socket.io` off the address before it compares, so that other sockets of the origin come here too.
const ofTheOrigin = ws.link(/^wss?:\/\/[^/]+\/(\?.*)?$/)

/** A realtime server that takes every connection and never says a word: pages then live by what they ask for. */
export const quietRealtime: readonly (RequestHandler | WebSocketHandler)[] = [
  ofTheOrigin.addEventListener('connection', ({ client, server }) => {
    if (!client.url.pathname.startsWith('/socket.io/')) server.connect()
  }),
  http.all('*/socket.io/*', () => new Promise<Response>(() => undefined)),
]
