import { createConvoca } from '@convoca/sdk/core'
import type { ConvocaOptions } from '@convoca/sdk/core'
import { errorText, fieldErrorText, visibleMessage } from '@convoca/sdk/text'
import { dropEarlyCalls, takeEarlyCall } from './early-calls.ts'
import { provideErrorTexts } from './errors.ts'

/** Exports the client alone for `lazy-client.ts`: the SDK's entry would bring everything else. */
export { createConvoca }

/** Milliseconds in which a page's first screen has asked for what it shows. */
const startTime = 5000

/** The client of a page in the browser, which may have sent its first calls already. */
export function createPageClient({ fetch: send = fetch, ...options }: ConvocaOptions) {
  setTimeout(dropEarlyCalls, startTime)
  return createConvoca({ ...options, fetch: (request) => takeEarlyCall(request) ?? send(request) })
}

provideErrorTexts({ errorText, fieldErrorText, visibleMessage })
