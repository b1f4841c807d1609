import { Badge, formatMoney } from '@convoca/ui'
import type { OrganizerRecord } from '../atoms/organizer-record.ts'
import styles from './PrizeRecord.module.css'

/** The prizes that an organiser has promised in all championships and kept; nothing before the first one. */
export function PrizeRecord({ record }: { record: OrganizerRecord }) {
  const { championships, promised, deposited, paid, late, median_hours: median } = record
  if (championships === 0) return null
  return (
    <p className={styles.text}>
      <Badge tone={late > 0 ? 'error' : 'success'}>{late > 0 ? 'Prêmio atrasado' : 'Prêmios em dia'}</Badge>
      <span>{` ${formatMoney(promised)} prometidos, ${formatMoney(deposited)} depositados, ${formatMoney(paid)} pagos.`}</span>
      {median !== null && <span>{` Metade dos pagamentos cai em até ${median} h depois da final.`}</span>}
    </p>
  )
}
