import { Button, Panel } from '@convoca/ui'
import { Download } from 'lucide-react'
import { exportOwnPaymentsAtom } from '../../../atoms/payment-history.ts'
import { PaymentList } from '../../../components/PaymentList.tsx'
import { saveAs } from '../../../components/save-as.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { OwnPrizes } from './OwnPrizes.tsx'
import { SentGifts } from './SentGifts.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'

/** The payments of the user, for their teams and as gifts. */
export function PaymentsSection({ userId }: SettingsSectionProps) {
  return (
    <>
      <OwnPrizes userId={userId} />
      <Panel title="Pagamentos" actions={<ExportButton />}>
        <PaymentList of={{ of: 'me' }} />
      </Panel>
      <SentGifts userId={userId} />
    </>
  )
}

/** Saves the payments as a file for spreadsheets. */
function ExportButton() {
  const exported = useWrite(exportOwnPaymentsAtom)
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={16} />}
      loading={exported.isPending}
      loadingLabel="Baixando..."
      onClick={() =>
        void exported.run('all', {
          failure: 'Não foi possível exportar os pagamentos',
          onDone: ({ filename, media_type: type, content }) =>
            saveAs(new Blob([content], { type }), filename),
        })
      }
    >
      Baixar CSV
    </Button>
  )
}
