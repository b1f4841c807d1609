/** A WebSocket that speaks Engine.IO by hand, as a client does that is no socket.io client. */
export interface EngineSocket {
  socket: WebSocket
  /** Resolves with the first packet that starts so. */
  receive(start: string): Promise<string>
  closed: Promise<'closed'>
}

const address = (origin: string, transport: string): string =>
  `${origin}/socket.io/?EIO=4&transport=${transport}`

/** Opens it and waits for the server's greeting; rejects when it is refused. */
export async function openEngineSocket(origin: string, sid?: string): Promise<EngineSocket> {
  const query = sid === undefined ? '' : `&sid=${sid}`
  const socket = new WebSocket(`${address(origin, 'websocket').replace(/^http/, 'ws')}${query}`)
  const packets: string[] = []
  socket.addEventListener('message', (event) => packets.push(String(event.data)))
  const closed = new Promise<'closed'>((resolve) => socket.addEventListener('close', () => resolve('closed')))
  const receive = (start: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = packets.find((packet) => packet.startsWith(start))
        if (found !== undefined) resolve(found)
      }
      socket.addEventListener('message', look)
      socket.addEventListener('close', () =>
        reject(new Error(`Closed before ${start}: ${packets.join(' ')}`)),
      )
      look()
    })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('The connection was refused')))
  })
  if (sid === undefined) await receive('0{')
  return { socket, receive, closed }
}

/** The response to the first request of a connection by long polling. */
export async function poll(
  origin: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; sid?: string; message?: string }> {
  const response = await fetch(address(origin, 'polling'), { headers })
  const text = await response.text()
  return { status: response.status, ...JSON.parse(text.replace(/^0/, '')) }
}
