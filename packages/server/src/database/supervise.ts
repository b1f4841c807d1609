import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

export interface SuperviseOptions {
  /** Starts the program again; resolves once it is ready. */
  start: () => Promise<ChildProcess>
  stop: (child: ChildProcess) => Promise<void>
  onRestart: () => void
  /** It ended more often than the limit allows, or could not be started in time. */
  onGiveUp: (reason: unknown) => void
}

export interface Supervised {
  stop(): Promise<void>
}

const WINDOW = 60_000
/** Restarts within the window, so that a program that cannot run is not started for ever. */
const MAX_RESTARTS = 5
/** Milliseconds in which it has to be ready again. */
const RESTART_TIMEOUT = 20_000
const RETRY_DELAY = 100

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Starts a program again when it ends although nobody stopped it. */
export function supervise(first: ChildProcess, options: SuperviseOptions): Supervised {
  let child = first
  let isStopping = false
  let restarting: Promise<void> = Promise.resolve()
  let restarts: number[] = []

  /** Tries for a while: what the killed program left behind may take a moment to end. */
  async function startAgain(): Promise<ChildProcess | null> {
    const deadline = Date.now() + RESTART_TIMEOUT
    for (;;) {
      try {
        return await options.start()
      } catch (error) {
        if (isStopping) return null
        if (Date.now() > deadline) throw error
        await delay(RETRY_DELAY)
      }
    }
  }

  async function restart(): Promise<void> {
    const now = Date.now()
    restarts = [...restarts.filter((time) => time > now - WINDOW), now]
    if (restarts.length > MAX_RESTARTS) return options.onGiveUp(null)
    try {
      const fresh = await startAgain()
      if (fresh === null) return
      child = fresh
    } catch (error) {
      return options.onGiveUp(error)
    }
    if (!isStopping) options.onRestart()
    watch()
  }

  function recover(): void {
    if (!isStopping) restarting = restart()
  }

  function watch(): void {
    if (hasExited(child)) recover()
    else child.once('exit', recover)
  }

  watch()
  return {
    stop: async () => {
      isStopping = true
      await restarting
      await options.stop(child)
    },
  }
}
