import { useEffect, useState } from 'react'

type Loaded<Value> = { value: Value } | 'failed'

/** What `load` brings, in the words that components have for it. A load of its own begins anew for another `load`. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    const settle = (next: Loaded<Value>) => {
      // What comes late was asked for by a search or a conversation that is gone.
      if (wanted) setLoaded(next)
    }
    setLoaded(undefined)
    load().then(
      (value) => settle({ value }),
      () => settle('failed'),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])
  return {
    status: loaded === undefined ? 'loading' : loaded === 'failed' ? 'error' : 'ready',
    value: typeof loaded === 'object' ? loaded.value : undefined,
    retry: () => setAttempt((before) => before + 1),
  } as const
}
