import { errorText, fieldErrorText, visibleMessage } from '@convoca/sdk/text'
import { provideErrorTexts } from './errors.ts'

/** The client alone, for who loads it (`lazy-client.ts`): the SDK's entry would bring everything else. */
export { createConvoca } from '@convoca/sdk/core'

provideErrorTexts({ errorText, fieldErrorText, visibleMessage })
