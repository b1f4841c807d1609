import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { Server } from 'socket.io'

/** The least that stores a message and delivers it, for `chat-delivery.ts`: one insert, then an emit to the room. */
const { url, rooms } = workerData as { url: string; rooms: [string, string[]][] }
const pool = new pg.Pool({ connectionString: url, max: 4 })
await pool.query('create table if not exists bare_messages (id uuid primary key, room uuid, content text)')

const http = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const room = (request.url ?? '').slice(1)
    const message = JSON.parse(Buffer.concat(parts).toString()) as { clientId: string; content: string }
    const { clientId, content } = message
    void pool.query('insert into bare_messages values ($1, $2, $3)', [clientId, room, content]).then(() => {
      io.to(room).emit('message', message)
      response.writeHead(201).end()
    })
  })
})
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
io.on('connection', (socket) => {
  const own = rooms.filter(([, people]) => people.includes(String(socket.handshake.auth['id'])))
  void socket.join(own.map(([id]) => id))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  if (typeof address === 'object') parentPort?.postMessage(`http://127.0.0.1:${address?.port ?? 0}`)
})
