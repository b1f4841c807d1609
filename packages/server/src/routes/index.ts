import type { Handlers } from '../contract/handler.ts'
import { authHandlers } from './auth.ts'
import { systemHandlers } from './system.ts'
import { userHandlers } from './users.ts'

/** Every operation of the contract; one without a handler does not compile. */
export const handlers: Partial<Handlers> = {
  ...authHandlers,
  ...userHandlers,
  ...systemHandlers,
}
