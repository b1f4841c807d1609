import { internals, withInternals, type Convoca } from './internals.ts'

export interface LazyConvocaOptions {
  /** URL of the API, as that of the client that is loaded. */
  baseUrl: string
  /** Loads the client; called by the first call, and again after it has failed. */
  load: () => Promise<Convoca>
}

/**
 * A client whose code loads with its first call, for pages that are read before they call anything:
 * `lazyConvoca({ baseUrl, load: async () => (await import('./convoca.ts')).convoca })`. The operation functions take it
 * like any other. `fileUrl` and `rawClient` need it to be loaded; what the import throws, its first call throws.
 */
export function lazyConvoca({ baseUrl, load }: LazyConvocaOptions): Convoca {
  let loading: Promise<Convoca> | undefined
  let loaded: Convoca | undefined

  async function start() {
    try {
      loaded = await load()
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const ensureLoaded = () => (loading ??= start())
  function getLoaded(): Convoca {
    if (!loaded) throw new Error('The client has not loaded: no call has been made')
    return loaded
  }

  const client = {
    baseUrl,
    token: async () => (await ensureLoaded()).token(),
    fileUrl: (url: string) => getLoaded().fileUrl(url),
    // After the calls that wait for the client.
    cancelAll: () =>
      void loading?.then(
        (convoca) => convoca.cancelAll(),
        () => undefined,
      ),
  }
  return withInternals(client, {
    get api() {
      return internals(getLoaded(), 'rawClient').api
    },
    execute: async (call) => internals(await ensureLoaded(), call.id).execute(call),
  })
}
