import { useState } from 'react'

/** Which acts are under way, by the id of what they are done to. */
export function usePending<Act extends string>() {
  const [pending, setPending] = useState<Readonly<Record<string, Act>>>({})
  async function during<T>(id: string, act: Act, run: () => Promise<T>): Promise<T> {
    setPending((all) => ({ ...all, [id]: act }))
    try {
      return await run()
    } finally {
      setPending(({ [id]: _, ...rest }) => rest)
    }
  }
  return { pending, during }
}
