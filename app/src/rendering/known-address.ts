import { createConvoca } from '../atoms/api-client.ts'
import { createAppStore } from '../atoms/store.ts'
import { type AppRouter, createAppRouter } from '../routes/router.tsx'

let built: AppRouter | undefined

/** Matches addresses with routes, and renders nothing. */
function getRouter(): AppRouter {
  built ??= createAppRouter(
    createAppStore({ createClient: createConvoca, baseUrl: 'http://localhost/api', storage: null }),
    true,
  )
  return built
}

/** Escapes each character in one way. */
function toOneSpelling(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    // The app has no such page.
    return path
  }
}

/**
 * An address as the app reads it: with the params that its routes know, in one order and one spelling. What else is in the query
 * makes no other page, and is returned as `rest`.
 */
export function readAddress(url: string): { known: string; rest: string } {
  const start = url.indexOf('?')
  const [path, query] = start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)]
  const pathname = toOneSpelling(path)
  const router = getRouter()
  const given: Record<string, unknown> = router.options.parseSearch(query)
  const known: Record<string, unknown> = {}
  const [matched] = router.getMatchedRoutes(pathname)
  for (const { options } of matched)
    if (typeof options.validateSearch === 'function') Object.assign(known, options.validateSearch(given))
  const rest = new URLSearchParams(query)
  for (const key of Object.keys(known)) rest.delete(key)
  return { known: pathname + router.options.stringifySearch(known), rest: rest.toString() }
}
