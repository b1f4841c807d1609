import { Panel } from '@convoca/ui'
import { Trophy } from 'lucide-react'
import type { PlayerRecord } from '../../atoms/players.ts'
import { formatShortDate } from '../../mappers/team.ts'
import styles from './ProfileView.module.css'

/** Championships that the player has won without a team; nothing where there are none. */
export function Trophies({ trophies }: Pick<PlayerRecord, 'trophies'>) {
  if (trophies.length === 0) return null
  return (
    <Panel title="Troféus">
      <ul className={styles.teams}>
        {trophies.map(({ championship: { id, name, url }, game, won_at: wonAt }) => (
          <li key={id} className={styles.trophy}>
            <Trophy aria-hidden="true" size={20} />
            <div className={styles.about}>
              <a href={`/championships/${url}`}>{`Campeão: ${name}`}</a>
              <p className={styles.role}>{`${game} · ${formatShortDate(wonAt)}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
