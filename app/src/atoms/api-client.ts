import { createConvoca } from '@convoca/sdk/core'
import type { ConvocaOptions } from '@convoca/sdk/core'
import { errorText, fieldErrorText, visibleMessage } from '@convoca/sdk/text'
import { takeEarlyCall } from './early-calls.ts'
import { provideErrorTexts } from './errors.ts'

/** The client alone, for who loads it (`lazy-client.ts`): the SDK's entry would bring everything else. */
export { createConvoca }

/** The client of a page in the browser, which may have sent its first calls already. */
export const createPageClient = ({ fetch: send = fetch, ...options }: ConvocaOptions) =>
  createConvoca({ ...options, fetch: (request) => takeEarlyCall(request) ?? send(request) })

provideErrorTexts({ errorText, fieldErrorText, visibleMessage })
