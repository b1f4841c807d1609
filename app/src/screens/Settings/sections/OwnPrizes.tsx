import { Badge, LinkButton, Panel, formatMoney } from '@convoca/ui'
import { ownPrizesAtom } from '../../../atoms/prizes.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../../mappers/championship.ts'
import { describePrize, prizeStates } from '../../../mappers/prizes.ts'
import styles from './prizes.module.css'

/** What the user has won, and what is missing before it is paid. */
export function OwnPrizes() {
  const prizes = useQueryAtom(ownPrizesAtom, 'own')
  if (prizes.data === undefined || prizes.data.length === 0) return null
  const needsKey = prizes.data.some(({ waits_for: missing }) => missing === 'KEY')
  return (
    <Panel
      title="Prêmios"
      actions={needsKey && <LinkButton href="/settings?section=pix">Cadastrar chave Pix</LinkButton>}
    >
      <ul className={styles.prizes}>
        {prizes.data.map((prize) => (
          <li key={prize.id} className={styles.prize}>
            <a className={styles.title} href={getChampionshipPath(prize.championship.url)}>
              {`${prize.place}º lugar · ${prize.championship.name}`}
            </a>
            <strong>{formatMoney(prize.amount)}</strong>
            <Badge tone={prizeStates[prize.status].tone}>{prizeStates[prize.status].label}</Badge>
            <span className={styles.note}>{describePrize(prize)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
