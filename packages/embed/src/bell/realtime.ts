/**
 * The namespace `/notifications` over a native WebSocket, or over polling where there is none: the few frames of Engine.IO 4 and
 * Socket.IO 5 that it takes (`socket.io-client` is 13 kB).
 */
const NAMESPACE = '/notifications,'
/** Reconnects as the app does: 5 times after 3 seconds, then every 20. */
const RETRY = 3000
const LATE_RETRY = 20_000
const RETRIES = 5

export interface RealtimeOptions {
  origin: string
  getToken: () => Promise<string>
  /** Connected: what was missed can be read. */
  onConnect: () => void
  /** The connection was lost: the grant may have ended. */
  onLost: () => void
  onEvent: (name: string, payload: unknown) => void
}

interface Transport {
  send: (frame: string) => void
  close: () => void
}

interface TransportEvents {
  onFrame: (frame: string) => void
  /** `isOpened`: whether any frame has come. */
  onClose: (isOpened: boolean) => void
}

const address = (origin: string, transport: string) => `${origin}/socket.io/?EIO=4&transport=${transport}`

function openSocket(origin: string, { onFrame, onClose }: TransportEvents): Transport {
  const socket = new WebSocket(address(origin, 'websocket').replace(/^http/, 'ws'))
  let isOpened = false
  socket.addEventListener('message', ({ data }) => {
    isOpened = true
    onFrame(String(data))
  })
  socket.addEventListener('close', () => onClose(isOpened))
  return { send: (frame) => socket.send(frame), close: () => socket.close() }
}

function openPolling(origin: string, { onFrame, onClose }: TransportEvents): Transport {
  const stop = new AbortController()
  const { signal } = stop
  let url = address(origin, 'polling')
  const send = (body: string): void => {
    fetch(url, { method: 'POST', body, signal, credentials: 'omit' }).catch(() => stop.abort())
  }
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      const response = await fetch(url, { signal, credentials: 'omit' })
      if (!response.ok) return
      for (const frame of (await response.text()).split('\u001E')) {
        if (frame.startsWith('0')) url += `&sid=${(JSON.parse(frame.slice(1)) as { sid: string }).sid}`
        onFrame(frame)
      }
    }
  }
  poll()
    .catch(() => undefined)
    .finally(() => onClose(true))
  return { send, close: () => stop.abort() }
}

/** Stays connected until the returned function is called. */
export function connect({ origin, getToken, onConnect, onLost, onEvent }: RealtimeOptions): () => void {
  let transport: Transport | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isPolling = false
  let isStopped = false

  function receive(frame: string): void {
    if (frame === '2') return transport?.send('3')
    if (frame.startsWith('0')) {
      getToken().then(
        (token) => transport?.send(`40${NAMESPACE}${JSON.stringify({ token })}`),
        () => transport?.close(),
      )
    } else if (frame.startsWith(`40${NAMESPACE}`)) {
      tries = 0
      onConnect()
    } else if (frame.startsWith(`42${NAMESPACE}`)) {
      const [name, payload] = JSON.parse(frame.slice(frame.indexOf('['))) as [string, unknown]
      onEvent(name, payload)
      // Refused, or disconnected by the server.
    } else if (/^4[14]/.test(frame)) transport?.close()
  }

  function start(): void {
    clearTimeout(timer)
    if (isStopped || transport) return
    const opened = (isPolling ? openPolling : openSocket)(origin, {
      onFrame: (frame) => transport === opened && receive(frame),
      onClose: (isOpened) => {
        if (transport !== opened) return
        transport = undefined
        if (isStopped) return
        if (!isOpened) isPolling = !isPolling
        tries += 1
        if (tries === 1) onLost()
        timer = setTimeout(start, tries > RETRIES ? LATE_RETRY : RETRY)
      },
    })
    transport = opened
  }

  addEventListener('online', start)
  start()
  return () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', start)
    transport?.close()
  }
}
