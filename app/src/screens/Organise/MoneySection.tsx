import { Button, Panel } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Download, Printer } from 'lucide-react'
import type { Championship } from '../../atoms/championship.ts'
import { exportPaymentsAtom } from '../../atoms/payment-history.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { PaymentList } from '../../components/PaymentList.tsx'
import { saveAs } from '../../components/save-as.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { PrizeDeposit } from './PrizeDeposit.tsx'
import styles from './organise.module.css'

/** The payments of the teams, for those who organise. */
export function MoneySection({ championship }: { championship: Championship }) {
  const { id } = championship
  const exportAs = useSetAtom(exportPaymentsAtom)
  const { isPending } = useWrite(exportPaymentsAtom)
  const showError = useSetAtom(showErrorAtom)

  async function save() {
    try {
      const { filename, media_type: type, content } = await exportAs(id)
      saveAs(new Blob([content], { type }), filename)
    } catch (error) {
      showError(error, 'Não foi possível exportar os pagamentos')
    }
  }

  return (
    <div className={styles.panels}>
      <PrizeDeposit championship={championship} />
      <Panel title="Dinheiro">
        <div className={styles.buttons}>
          <Button icon={<Download aria-hidden />} disabled={isPending} onClick={() => void save()}>
            Baixar CSV
          </Button>
          <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
            Imprimir
          </Button>
        </div>
        <PaymentList of={{ of: 'championship', id }} />
      </Panel>
    </div>
  )
}
