import { PrizePanel } from '@convoca/ui/app'
import { prizePoolAtom } from '../../atoms/prizes.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toPrizePanel } from '../../mappers/prizes.ts'
import type { SectionProps } from './section-props.ts'

/** The money of the prizes, with its public proof. */
export function PrizeSection({ championship }: SectionProps) {
  const pool = useQueryAtom(prizePoolAtom, championship.id)
  return (
    <QueryContent query={pool} rows={3} failed="Não foi possível carregar a premiação">
      {(data) => <PrizePanel id="premiacao" {...toPrizePanel(championship, data)} />}
    </QueryContent>
  )
}
