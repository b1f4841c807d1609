import type { PaymentsConfig } from '../../../config/payments.ts'
import type { PaymentProvider } from '../../../payment-provider.ts'
import { createMercadoPago } from './mercado-pago.ts'
import { createSandbox } from './sandbox.ts'
import { createWoovi } from './woovi.ts'

/** The configured one; null where nothing can be paid. */
export function createPaymentProvider(
  config: PaymentsConfig | null,
  now: () => Date,
): PaymentProvider | null {
  switch (config?.provider) {
    case undefined:
      return null
    case 'sandbox':
      return createSandbox(now)
    case 'woovi':
      return createWoovi(config, now)
    case 'mercadopago':
      return createMercadoPago(config, now)
  }
}
