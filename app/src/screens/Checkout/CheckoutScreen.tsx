import { EmptyState, LinkButton, PageHeader } from '@convoca/ui'
import { PaymentReceipt } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { CheckCheck } from 'lucide-react'
import {
  championshipByIdAtom,
  championshipByUrlAtom,
  championshipTeamsAtom,
} from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { type Payment, paymentAtom } from '../../atoms/payments.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { findPayableEntries, toReceipt } from '../../mappers/payment.ts'
import { notFound } from '../NotFound/NotFoundScreen.tsx'
import { EntryPayment } from './EntryPayment.tsx'
import { PaymentView } from './PaymentView.tsx'
import styles from './checkout.module.css'

const title = 'Pagar inscrição'

/** The screen on which entries are paid (docs/decisions/0284 says what is at which address). */
export function CheckoutScreen() {
  const { url, id, teamId } = useParams({ strict: false })
  if (url !== undefined) return <Checkout url={url} />
  if (id !== undefined && teamId !== undefined) return <TeamCheckout id={id} teamId={teamId} />
  return id === undefined ? <PaymentSent /> : <KnownPayment id={id} />
}

function Checkout({ url }: { url: string }) {
  const championship = useQueryAtom(championshipByUrlAtom, url)
  return (
    <QueryContent query={championship} title={title} fallback={notFound}>
      {(data) => <Entries championship={data} />}
    </QueryContent>
  )
}

function TeamCheckout({ id, teamId }: { id: string; teamId: string }) {
  const championship = useQueryAtom(championshipByIdAtom, id)
  return (
    <QueryContent query={championship} title={title} fallback={notFound}>
      {(data) => <Entries championship={data} teamId={teamId} />}
    </QueryContent>
  )
}

/** The entries that the visitor may pay. */
function Entries({ championship, teamId }: { championship: Championship; teamId?: string }) {
  useLiveChampionship(championship)
  const visitor = useAtomValue(visitorAtom)
  const teams = useQueryAtom(championshipTeamsAtom, championship.id)
  const back = { href: getChampionshipPath(championship.url), label: championship.name }
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} back={back} />
      <QueryContent query={teams}>
        {(registrations) => {
          if (visitor === undefined) return <ListSkeleton rows={1} />
          const entries = findPayableEntries(visitor, registrations, teamId)
          return entries.length === 0 ? (
            <EmptyState
              title="Nada a pagar aqui"
              description="Nenhum time seu espera pelo pagamento desta inscrição."
              action={<LinkButton href={back.href}>Ver campeonato</LinkButton>}
            />
          ) : (
            entries.map((entry) => (
              <EntryPayment key={entry.id} championship={championship} registration={entry} />
            ))
          )
        }}
      </QueryContent>
    </>
  )
}

function KnownPayment({ id }: { id: string }) {
  const payment = useQueryAtom(paymentAtom, id)
  return (
    <QueryContent query={payment} title={title} fallback={notFound}>
      {(data) => (
        <div className={styles.payment}>
          <PageHead title={title} />
          <PageHeader
            title={title}
            back={{ href: getChampionshipPath(data.championship.url), label: data.championship.name }}
          />
          <PaymentView payment={data} />
          <Receipt payment={data} />
        </div>
      )}
    </QueryContent>
  )
}

function Receipt({ payment }: { payment: Payment }) {
  const receipt = toReceipt(payment)
  return receipt === null ? null : <PaymentReceipt {...receipt} />
}

/** The page to which a payment comes back. What it says holds before the bank has confirmed anything. */
function PaymentSent() {
  return (
    <>
      <PageHead title="Pagamento" />
      <EmptyState
        headingLevel={1}
        icon={<CheckCheck aria-hidden />}
        title="Pagamento enviado"
        description="Avisamos você nas notificações assim que o banco confirmar."
        action={<LinkButton href="/notifications">Ver notificações</LinkButton>}
      />
    </>
  )
}
