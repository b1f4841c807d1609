import { Badge, LinkButton, Panel } from '@convoca/ui'
import type { LiveMatch } from '../mappers/live-matches.ts'
import styles from './LiveMatches.module.css'

interface LiveMatchesProps {
  matches: readonly LiveMatch[]
}

/** The user's matches that are being played now, each with the way to its room; nothing without one. */
export function LiveMatches({ matches }: LiveMatchesProps) {
  if (matches.length === 0) return null
  return (
    <Panel
      title="Em andamento"
      actions={
        <Badge tone="error" dot>
          Ao vivo
        </Badge>
      }
    >
      <ul className={styles.list}>
        {matches.map(({ id, title, championship, score, href }) => (
          <li key={id} className={styles.match}>
            <span className={styles.text}>
              <a className={styles.title} href={href}>
                {title}
              </a>
              <span className={styles.championship}>{championship}</span>
            </span>
            {score !== undefined && <span className={styles.score}>{score}</span>}
            <LinkButton size="small" variant="primary" href={href}>
              Ir para a sala
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
