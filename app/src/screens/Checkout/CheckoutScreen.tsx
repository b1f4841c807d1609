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
import {
  type EntryKey,
  type Payment,
  entryPaymentAtom,
  latestPaymentAtom,
  paymentAtom,
} from '../../atoms/payments.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { findPayableEntries, toReceipt } from '../../mappers/payment.ts'
import { hasMoney } from '../../mappers/prizes.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { EntryPayment, WithShares } from './EntryPayment.tsx'
import { PaymentView } from './PaymentView.tsx'
import styles from './checkout.module.css'

const title = 'Pagar inscrição'

const { Part: TeamPrizeView } = lazyPart(() =>
  import('./TeamPrizeView.tsx').then((loaded) => loaded.TeamPrizeView),
)

/** The screen on which entries are paid (docs/decisions/0284 says what is at which address). */
export function CheckoutScreen() {
  const { url, id, teamId } = useParams({ strict: false })
  if (url !== undefined) return <Checkout url={url} />
  if (id !== undefined && teamId !== undefined) return <TeamCheckout id={id} teamId={teamId} />
  return id === undefined ? <LatestPayment /> : <KnownPayment id={id} />
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
      {(data) =>
        // Once it is over there is nothing to pay, but something to be paid.
        data.status === 'FINISHED' && hasMoney(data) ? (
          <TeamPrizeView isUsed fallback={<ListSkeleton rows={4} />} championship={data} teamId={teamId} />
        ) : (
          <Entries championship={data} teamId={teamId} />
        )
      }
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
              <EntryPayment
                key={entry.id}
                entryKey={{ championshipId: championship.id, registrationId: entry.id }}
              />
            ))
          )
        }}
      </QueryContent>
    </>
  )
}

function KnownPayment({ id, heading: given }: { id: string; heading?: string }) {
  const payment = useQueryAtom(paymentAtom, id)
  const heading = given ?? (payment.data?.purpose === 'DEPOSIT' ? 'Depositar prêmio' : title)
  return (
    <QueryContent query={payment} title={heading} fallback={notFound}>
      {(data) => (
        <div className={styles.screen}>
          <PageHead title={heading} />
          <PageHeader
            title={heading}
            back={{ href: getChampionshipPath(data.championship.url), label: data.championship.name }}
          />
          {data.registration_id === null ? (
            <PaymentView payment={data} />
          ) : (
            <PaymentWithShares
              payment={data}
              entryKey={{ championshipId: data.championship.id, registrationId: data.registration_id }}
            />
          )}
          <Receipt payment={data} />
        </div>
      )}
    </QueryContent>
  )
}

function Receipt({ payment }: { payment: Payment }) {
  const receipt = toReceipt(payment)
  const isDeposit = payment.purpose === 'DEPOSIT'
  return receipt === null ? null : (
    <PaymentReceipt {...receipt} {...(isDeposit && { texts: { entry: 'Depósito do prêmio' } })} />
  )
}

/** The payment alone is shown to a payer who has left the team. */
function PaymentWithShares({ payment, entryKey }: { payment: Payment; entryKey: EntryKey }) {
  const entry = useQueryAtom(entryPaymentAtom, entryKey)
  if (entry.data === undefined) return <PaymentView payment={payment} />
  return (
    <WithShares entry={entry.data}>
      <PaymentView payment={payment} entry={entry.data} />
    </WithShares>
  )
}

/** The visitor's latest payment, where a bank leads back to. */
function LatestPayment() {
  const latest = useQueryAtom(latestPaymentAtom, 'own')
  return (
    <QueryContent query={latest} title="Pagamento">
      {(id) =>
        id === null ? (
          <>
            <PageHead title="Pagamento" />
            <EmptyState
              headingLevel={1}
              icon={<CheckCheck aria-hidden />}
              title="Nenhum pagamento ainda"
              description="O que você pagar aparece aqui, assim que o banco confirmar."
              action={<LinkButton href="/championships">Ver campeonatos</LinkButton>}
            />
          </>
        ) : (
          <KnownPayment id={id} heading="Pagamento" />
        )
      }
    </QueryContent>
  )
}
