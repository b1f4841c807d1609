import { listRequestTexts } from '../../../.ci/free-texts.ts'
import { apiCalls } from './api.ts'

/** The names of the texts that call `ran`. */
function hostileTextsOf(value: unknown, name: string): string[] {
  if (typeof value === 'string') return value.includes('ran()') ? [name] : []
  if (Array.isArray(value)) return value.flatMap((item) => hostileTextsOf(item, `${name}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    hostileTextsOf(item, name === '' ? key : `${name}.${key}`),
  )
}

export interface FreeTexts {
  /** Every free text of a request, as `operation.field`. */
  all: readonly string[]
  /** Those that were sent with a text of the corpus while `fill` ran. */
  filled: ReadonlySet<string>
}

/** Watches which free texts of the contract are filled. */
export async function watchFreeTexts(fill: () => Promise<void>): Promise<FreeTexts> {
  const operations = listRequestTexts()
  const filled = new Set<string>()
  const note = ({ method, path, body }: { method: string; path: string; body: unknown }) => {
    const called = operations.find(({ isCall }) => isCall(method, path))
    for (const text of hostileTextsOf(body, '')) filled.add(`${called?.operation}.${text}`)
  }
  apiCalls.on('sent', note)
  try {
    await fill()
  } finally {
    apiCalls.off('sent', note)
  }
  return {
    all: operations.flatMap(({ operation, names }) => names.map((name) => `${operation}.${name}`)),
    filled,
  }
}
