import type { Call } from './internals.ts'
import { didYouMean, refuseUnknownSettings } from './suggestions.ts'
import type { CallOptions } from './types.ts'

type Settings = Record<keyof CallOptions, true>

const settings: Settings = {
  signal: true,
  timeout: true,
  retry: true,
  inFlight: true,
  idempotencyKey: true,
  headers: true,
}
const settingNames = Object.keys(settings)

const describe = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names with `?` where they may be left out: those of the path, then those of the query, and `body`. */
function listArguments({ path, takes }: Pick<Call, 'path' | 'takes'>): string[] {
  const ofPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return [...ofPath, ...takes.split(' ').filter(Boolean)]
}

/**
 * Throws a `TypeError` for arguments that the operation does not take, and for missing ones, before anything is sent:
 * what is in the wrong place would travel in the query, where proxies log it. Names are shown, never values.
 */
function checkArguments({ id, path, takes, input, options }: Call): void {
  const all = listArguments({ path, takes })
  const shown = all.length === 0 ? 'no arguments' : `{ ${all.join(', ')} }`
  const fail = (text: string) => {
    throw new TypeError(`${id} ${text}`)
  }
  if (!isPlain(input)) return fail(`takes ${shown} in one object, not ${describe(input)}.`)
  const names = all.map((name) => name.replace('?', ''))
  const unknown = Object.keys(input).filter((name) => input[name] !== undefined && !names.includes(name))
  const [first] = unknown
  if (first !== undefined) {
    const isBodyMissing = names.includes('body') && input['body'] === undefined
    const hint = isBodyMissing
      ? ` Fields of the request belong into body: { body: { ${unknown.join(', ')} } }.`
      : didYouMean(first, names)
    fail(`does not take ${unknown.join(', ')}.${hint} It takes ${shown}.`)
  }
  const missing = all.filter((name) => !name.endsWith('?') && input[name] === undefined)
  if (missing.length > 0) fail(`needs ${missing.join(', ')}. It takes ${shown}.`)
  if (options === undefined) return
  if (!isPlain(options)) return fail(`takes its options in an object, not ${describe(options)}.`)
  refuseUnknownSettings(`A call of ${id}`, options, settingNames)
}

/** Rejects a call with invalid arguments; not an async function, whose stack would lack the caller. */
export const withCheckedArguments =
  <T>(execute: (call: Call) => Promise<T>) =>
  (call: Call): Promise<T> => {
    try {
      checkArguments(call)
    } catch (error) {
      return Promise.reject(error)
    }
    return execute(call)
  }
