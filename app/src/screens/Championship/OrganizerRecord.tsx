import { Badge, formatMoney } from '@convoca/ui'
import { organizerRecordAtom } from '../../atoms/organizer-record.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import styles from './championship.module.css'

/** The prizes that the organiser has promised in all championships and kept; nothing before the first one. */
export function OrganizerRecord({ id }: { id: string }) {
  const { data } = useQueryAtom(organizerRecordAtom, id)
  if (data === undefined || data.championships === 0) return null
  const { promised, deposited, paid, late, median_hours: median } = data
  return (
    <p className={styles.text}>
      <Badge tone={late > 0 ? 'error' : 'success'}>{late > 0 ? 'Prêmio atrasado' : 'Prêmios em dia'}</Badge>
      <span>{` ${formatMoney(promised)} prometidos, ${formatMoney(deposited)} depositados, ${formatMoney(paid)} pagos.`}</span>
      {median !== null && <span>{` Metade dos pagamentos cai em até ${median} h depois da final.`}</span>}
    </p>
  )
}
