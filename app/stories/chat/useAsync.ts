import { useEffect, useState } from 'react'

type Settled<Value> = { value: Value } | 'failed'

/** Runs `load` on mount and whenever it changes (memoise it), with the status that components show. */
export function useAsync<Value>(load: () => Promise<Value>) {
  const [result, setResult] = useState<Settled<Value>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    // A late response to an earlier search or conversation is dropped.
    const settle = (next: Settled<Value>) => {
      if (isCurrent) setResult(next)
    }
    setResult(undefined)
    load().then(
      (value) => settle({ value }),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  return {
    status: result === undefined ? 'loading' : result === 'failed' ? 'error' : 'ready',
    value: typeof result === 'object' ? result.value : undefined,
    retry: () => setAttempt((before) => before + 1),
  } as const
}
