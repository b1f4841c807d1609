import { Button, Panel } from '@convoca/ui'
import { PixPayment, pixPaymentTexts } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import {
  type EntryPayment,
  type Payment,
  checkPaymentAtom,
  createPaymentAtom,
  simulatePaymentAtom,
} from '../../atoms/payments.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { QrCode } from '../../components/QrCode.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { depositTexts, isWaitingGift, toPixPayment } from '../../mappers/payment.ts'
import styles from './checkout.module.css'

/** A gift that is paid is the team's to accept: it has no place yet. */
const giftTexts = {
  states: {
    ...pixPaymentTexts.states,
    PAID: { title: 'Pago', note: 'O time já sabe do presente, e aceita ou recusa.' },
  },
}

interface PaymentViewProps {
  payment: Payment
  /** The entry that it pays a part of, where that is known. */
  entry?: EntryPayment | undefined
}

/** A payment and what can be done about it; it changes by itself. */
export function PaymentView({ payment, entry }: PaymentViewProps) {
  const { id, championship, registration_id: registrationId, pix_code: code, status, parts } = payment
  useLiveChampionship({ id: championship.id, status: 'REGISTRATION' })
  const visitorId = useAtomValue(visitorAtom)?.id
  const check = useWrite(checkPaymentAtom)
  const renewal = useWrite(createPaymentAtom)
  const simulation = useWrite(simulatePaymentAtom)
  const navigate = useNavigate()
  const showLatest = () => navigate({ to: '/championships/$url/checkout', params: { url: championship.url } })
  const canRenew =
    registrationId !== null && status === 'EXPIRED' && (entry === undefined || entry.pay_until !== null)
  const renew = (of: string) =>
    renewal
      .run(
        { championshipId: championship.id, registrationId: of, userIds: parts.map((part) => part.id) },
        { failure: 'Não foi possível gerar o código' },
      )
      .then((isDone) => (isDone ? showLatest() : undefined))
  return (
    <div className={styles.payment}>
      <PixPayment
        {...toPixPayment(payment, { entry, visitorId })}
        texts={payment.purpose === 'DEPOSIT' ? depositTexts : isWaitingGift(payment) ? giftTexts : undefined}
        qr={code === null ? undefined : <QrCode text={code} />}
        checking={check.isPending}
        renewing={renewal.isPending}
        onCheck={() => void check.run(id, { failure: 'Não foi possível perguntar ao banco' })}
        onRenew={canRenew ? () => void renew(registrationId) : undefined}
      />
      {payment.is_simulated && status === 'PENDING' && (
        <Panel title="Ambiente de testes">
          <p className={styles.text}>Nenhum dinheiro de verdade se move aqui.</p>
          <Button
            loading={simulation.isPending}
            loadingLabel="Simulando..."
            onClick={() => void simulation.run(id)}
          >
            Simular pagamento
          </Button>
        </Panel>
      )}
    </div>
  )
}
