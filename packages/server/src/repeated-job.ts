export interface RepeatedJob {
  /** Waits for the current run; none starts after it. */
  stop(): Promise<void>
}

/** Runs every `interval` milliseconds. A failed run is reported and the next one catches up. */
export function repeatJob(
  run: () => Promise<unknown>,
  { interval, onError }: { interval: number; onError: (error: unknown) => void },
): RepeatedJob {
  let current: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const runOnce = async (): Promise<void> => {
    try {
      await run()
    } catch (error) {
      onError(error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => {
    // Runs must not overlap when the database is slow.
    if (isRunning) return
    isRunning = true
    current = runOnce()
  }, interval).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
