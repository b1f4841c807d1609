import { Panel } from '@convoca/ui'
import { PaymentList } from '../../../components/PaymentList.tsx'
import { OwnPrizes } from './OwnPrizes.tsx'
import { SentGifts } from './SentGifts.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'

/** What the user has paid, for the own teams and as gifts. */
export function PaymentsSection({ userId }: SettingsSectionProps) {
  return (
    <>
      <OwnPrizes userId={userId} />
      <Panel title="Pagamentos">
        <PaymentList of={{ of: 'me' }} />
      </Panel>
      <SentGifts userId={userId} />
    </>
  )
}
