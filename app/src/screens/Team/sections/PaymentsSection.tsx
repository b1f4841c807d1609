import { Panel } from '@convoca/ui'
import { PaymentList } from '../../../components/PaymentList.tsx'
import type { SectionProps } from './section-props.ts'

/** The payments for the team's entries. */
export function PaymentsSection({ team }: SectionProps) {
  return (
    <Panel title="Pagamentos">
      <PaymentList of={{ of: 'team', id: team.id }} />
    </Panel>
  )
}
