export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting' | 'failed'

/** The delays are in milliseconds. */
export const realtimeLimits = { attempts: 5, delay: 3_000, timeout: 10_000, afterFailure: 20_000 } as const

interface Transport {
  /** Starts one attempt. */
  connect: () => void
  /** Ends the attempt or the connection. */
  disconnect: () => void
  onState: (state: ConnectionState) => void
}

/** State and attempts of one connection. */
export interface Reconnection {
  readonly state: ConnectionState
  handleConnected(): void
  /** The attempt failed: another one is scheduled. */
  handleFailedAttempt(): void
  /**
   * The server rejected the handshake for good. `report` comes before the state, which does not tell a refusal from a
   * lost network, and may close the connection.
   */
  handleRejected(report: () => void): void
  /** An established connection ended. */
  handleDisconnected(): void
  /** Connects at once and resets the number of attempts. */
  restart(): void
  /** Final: no attempt follows. */
  close(): void
}

/** A single timer: scheduling again replaces what was scheduled before. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    schedule(ms: number, callback: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(callback, ms)
    },
    clear: () => clearTimeout(timer),
  }
}

/** Calls the listener for changes only. */
function createState(onState: Transport['onState']) {
  let current: ConnectionState = 'disconnected'
  return {
    get: () => current,
    set(next: ConnectionState): void {
      if (next === current) return
      current = next
      onState(next)
    },
  }
}

export function createReconnection(transport: Transport): Reconnection {
  const timer = createTimer()
  const state = createState(transport.onState)
  let retries = 0
  let isClosed = false

  function connect(): void {
    transport.connect()
    // socket.io's time-out covers the transport only, not the response of the namespace.
    timer.schedule(realtimeLimits.timeout, handleFailedAttempt)
  }
  function start(): void {
    retries = 0
    state.set('connecting')
    connect()
  }
  function retry(): void {
    retries += 1
    state.set('reconnecting')
    connect()
  }
  function handleFailedAttempt(): void {
    if (isClosed) return
    transport.disconnect()
    const hasFailed = retries >= realtimeLimits.attempts
    state.set(hasFailed ? 'failed' : 'reconnecting')
    if (hasFailed) timer.schedule(realtimeLimits.afterFailure, start)
    else timer.schedule(realtimeLimits.delay, retry)
  }

  return {
    get state() {
      return state.get()
    },
    handleFailedAttempt,
    handleConnected() {
      timer.clear()
      retries = 0
      state.set('connected')
    },
    handleRejected(report) {
      timer.clear()
      if (!isClosed) report()
      if (!isClosed) state.set('failed')
    },
    handleDisconnected() {
      if (isClosed || state.get() !== 'connected') return
      state.set('disconnected')
      timer.schedule(realtimeLimits.delay, retry)
    },
    restart() {
      if (isClosed) return
      transport.disconnect()
      start()
    },
    close() {
      isClosed = true
      timer.clear()
      transport.disconnect()
      state.set('disconnected')
    },
  }
}
