import { Panel } from '@convoca/ui'
import { PaymentList } from '../../../components/PaymentList.tsx'

/** What the user has paid. */
export function PaymentsSection() {
  return (
    <Panel title="Pagamentos">
      <PaymentList of={{ of: 'me' }} />
    </Panel>
  )
}
