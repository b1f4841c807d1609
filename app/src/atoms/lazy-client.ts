import { lazyConvoca } from '@convoca/sdk/core'
import type { ConvocaOptions } from '@convoca/sdk/core'

/** A client that loads with its first call: a page that the server has rendered begins with none. */
export const createLazyClient = (options: ConvocaOptions) =>
  lazyConvoca({
    baseUrl: options.baseUrl,
    load: async () => (await import('./api-client.ts')).createPageClient(options),
  })
