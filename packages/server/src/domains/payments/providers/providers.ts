import type { PaymentProvider, ProviderName } from '../../../payment-provider.ts'
import { createSandbox } from './sandbox.ts'

/** The configured one; null where nothing can be paid. */
export function createPaymentProvider(name: ProviderName | null, now: () => Date): PaymentProvider | null {
  return name === null ? null : createSandbox(now)
}
