import { Button, EmptyState, ErrorState, Panel, formatMoney } from '@convoca/ui'
import type { Championship } from '../../atoms/championship.ts'
import { toFailure } from '../../atoms/errors.ts'
import { createPaymentAtom, entryPaymentsAtom } from '../../atoms/payments.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import type { Registration } from '../../mappers/championship-registration.ts'
import { PaymentView } from './PaymentView.tsx'
import styles from './checkout.module.css'

interface EntryPaymentProps {
  championship: Championship
  registration: Registration
}

/** The payment of a team's entry, or how it begins. */
export function EntryPayment({ championship, registration }: EntryPaymentProps) {
  const key = { championshipId: championship.id, registrationId: registration.id }
  const payments = useQueryAtom(entryPaymentsAtom, key)
  const [latest] = payments.data ?? []
  if (latest !== undefined) return <PaymentView payment={latest} />
  if (payments.isError)
    return <ErrorState {...toFailure(payments.error)} onRetry={() => void payments.refetch()} />
  if (payments.data === undefined) return <ListSkeleton rows={1} />
  if (registration.status !== 'PENDING_PAYMENT')
    return <EmptyState title="Nada a pagar aqui" description={`${registration.team.name} já tem a vaga.`} />
  return <NewPayment championship={championship} registration={registration} />
}

function NewPayment({ championship, registration }: EntryPaymentProps) {
  const create = useWrite(createPaymentAtom)
  const begin = () =>
    create.run(
      { championshipId: championship.id, registrationId: registration.id },
      { failure: 'Não foi possível gerar o código' },
    )
  return (
    <Panel title={registration.team.name} className={styles.panel}>
      <div className={styles.begin}>
        <p className={styles.amount}>{formatMoney(championship.entry_fee)}</p>
        <p className={styles.text}>
          A inscrição do time inteiro, de uma vez. O código Pix vale por 30 minutos, e a vaga é confirmada
          assim que ele cair.
        </p>
        <Button
          variant="primary"
          loading={create.isPending}
          loadingLabel="Gerando..."
          onClick={() => void begin()}
        >
          Gerar código Pix
        </Button>
      </div>
    </Panel>
  )
}
