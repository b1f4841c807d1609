export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting' | 'failed'

/** Part 1 §9, in milliseconds. */
export const realtimeLimits = { attempts: 5, delay: 3_000, timeout: 10_000, afterFailure: 20_000 } as const

/** The line whose fate is told to the rounds. */
export interface Line {
  /** Starts one attempt. */
  open: () => void
  /** Ends the attempt or the connection. */
  stop: () => void
  onState: (state: ConnectionState) => void
}

/** Attempts, rests and states of one connection (part 1 §4). */
export interface Rounds {
  readonly state: ConnectionState
  /** The attempt succeeded. */
  opened(): void
  /** The attempt failed: another one follows, or a rest. */
  missed(): void
  /** The other side refused for good; false when the connection was closed before. */
  refused(): boolean
  /** A running connection ended. */
  lost(): void
  /** A new round, at once. */
  restart(): void
  /** The end; nothing follows. */
  close(): void
}

/** One timer: setting it again forgets what it was set for. */
function createAlarm() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    set(ms: number, act: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(act, ms)
    },
    clear: () => clearTimeout(timer),
  }
}

/** The current state; whoever listens hears every change once. */
function createStateHolder(onState: Line['onState']) {
  let current: ConnectionState = 'disconnected'
  return {
    current: () => current,
    enter(next: ConnectionState): void {
      if (next === current) return
      current = next
      onState(next)
    },
  }
}

export function createRounds(line: Line): Rounds {
  const alarm = createAlarm()
  const state = createStateHolder(line.onState)
  let attempts = 0
  let closed = false

  function open(): void {
    line.open()
    // The library's time-out ends with the transport; the namespace's own answer is covered here.
    alarm.set(realtimeLimits.timeout, missed)
  }
  function begin(): void {
    attempts = 0
    state.enter('connecting')
    open()
  }
  function again(): void {
    attempts += 1
    state.enter('reconnecting')
    open()
  }
  function missed(): void {
    if (closed) return
    line.stop()
    const tired = attempts >= realtimeLimits.attempts
    state.enter(tired ? 'failed' : 'reconnecting')
    if (tired) alarm.set(realtimeLimits.afterFailure, begin)
    else alarm.set(realtimeLimits.delay, again)
  }

  return {
    get state() {
      return state.current()
    },
    missed,
    opened() {
      alarm.clear()
      attempts = 0
      state.enter('connected')
    },
    refused() {
      alarm.clear()
      if (!closed) state.enter('failed')
      return !closed
    },
    lost() {
      if (closed || state.current() !== 'connected') return
      state.enter('disconnected')
      alarm.set(realtimeLimits.delay, again)
    },
    restart() {
      if (closed) return
      line.stop()
      begin()
    },
    close() {
      closed = true
      alarm.clear()
      line.stop()
      state.enter('disconnected')
    },
  }
}
