export interface RepeatedJob {
  /** Aborts the current run and waits for its end; none starts after it. */
  stop(): Promise<void>
}

export interface RepeatedJobOptions {
  /** Milliseconds between two runs. */
  interval: number
  /** Milliseconds before the first run; `interval` by default. */
  firstAfter?: number
  onError: (error: unknown) => void
}

/** Runs every `interval` milliseconds. A failed run is reported and the next one catches up. */
export function repeatJob(
  run: (signal: AbortSignal) => Promise<unknown>,
  { interval, firstAfter = interval, onError }: RepeatedJobOptions,
): RepeatedJob {
  const closing = new AbortController()
  let current: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const runOnce = async (): Promise<void> => {
    try {
      await run(closing.signal)
    } catch (error) {
      onError(error)
    } finally {
      isRunning = false
    }
  }
  const start = (): void => {
    // Runs must not overlap when the database is slow.
    if (isRunning) return
    isRunning = true
    current = runOnce()
  }
  let timer = setTimeout(() => {
    start()
    timer = setInterval(start, interval).unref()
  }, firstAfter).unref()
  return {
    stop: async () => {
      closing.abort()
      clearTimeout(timer)
      await current
    },
  }
}
