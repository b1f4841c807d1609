import { PaymentHistory } from '@convoca/ui/app'
import { type PaymentHistoryOf, paymentHistoryAtom } from '../atoms/payment-history.ts'
import { useQueryAtom } from '../hooks/useQueryAtom.ts'
import { toPaymentRecord, toPaymentSums } from '../mappers/payment.ts'
import { QueryContent } from './QueryContent.tsx'

/** A history of payments. Each leads to its page, where its reader may see it. */
export function PaymentList({ of }: { of: PaymentHistoryOf }) {
  const history = useQueryAtom(paymentHistoryAtom, of)
  return (
    <QueryContent query={history} rows={4} failed="Não foi possível carregar os pagamentos">
      {({ pages }) => (
        <PaymentHistory
          records={pages
            .flatMap(({ data }) => data)
            .map((record) => ({
              ...toPaymentRecord(record, { hasPayer: of.of !== 'me' }),
              // Organisers see deposits, but no payment of an entry.
              href:
                of.of === 'championship' && record.purpose === 'ENTRY'
                  ? undefined
                  : `/championships/payment/${record.id}`,
            }))}
          sums={toPaymentSums(pages[0]?.sums)}
          loadingMore={history.isFetchingNextPage}
          onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        />
      )}
    </QueryContent>
  )
}
