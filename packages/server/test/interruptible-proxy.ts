import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'

export interface InterruptibleProxy {
  port: number
  /** Drops every connection and refuses new ones. */
  interrupt(): Promise<void>
  resume(): Promise<void>
  /** Accepts connections and forwards nothing, as a frozen machine does. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** A TCP proxy that a test can interrupt and resume, or freeze and thaw. */
export async function createInterruptibleProxy(host: string, port: number): Promise<InterruptibleProxy> {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      if (frozen) one.pause()
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  const interrupt = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const freeze = (): void => {
    frozen = true
    for (const socket of sockets) socket.pause()
  }
  const thaw = (): void => {
    frozen = false
    for (const socket of sockets) socket.resume()
  }
  return { port: own, interrupt, resume: () => listen(own), freeze, thaw, close: interrupt }
}
