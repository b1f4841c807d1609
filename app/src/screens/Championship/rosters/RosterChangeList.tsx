import type { ReactNode } from 'react'
import type { RosterChange } from '../../../atoms/rosters.ts'
import { describeChange } from '../../../mappers/roster.ts'
import styles from './roster.module.css'

const states = {
  PENDING: 'A arbitragem ainda não decidiu.',
  APPROVED: 'Aprovada pela arbitragem.',
  DECLINED: 'Recusada pela arbitragem.',
}

interface RosterChangeListProps {
  changes: readonly RosterChange[]
  /** Whether the team of each is named. Default false. */
  hasTeams?: boolean
  renderActions?: (change: RosterChange) => ReactNode
}

/** Changes of rosters after the lock, with their reasons. */
export function RosterChangeList({ changes, hasTeams = false, renderActions }: RosterChangeListProps) {
  return (
    <ul className={styles.changes} aria-label="Trocas de elenco">
      {changes.map((change) => (
        <li key={change.id} className={styles.change}>
          <p>
            {hasTeams && <strong>{`${change.team.name}: `}</strong>}
            <span>{describeChange(change)}</span>
          </p>
          <p className={styles.note}>{`Motivo: ${change.reason}`}</p>
          <p className={styles.note}>{states[change.status]}</p>
          {change.answer !== null && <p className={styles.note}>{`Resposta: ${change.answer}`}</p>}
          {renderActions?.(change)}
        </li>
      ))}
    </ul>
  )
}
