import { LinkButton, Panel } from '@convoca/ui'
import { RatingLine } from '@convoca/ui/app'
import type { Dashboard } from '../../atoms/dashboard.ts'
import { formatNumber, formatPlace } from '../../mappers/number.ts'
import styles from './RatingPanel.module.css'

/** The number of last matches for which the card has room. */
const MAX_MATCHES = 30

/** The points from before the first of these matches on. */
function toValues(history: NonNullable<Dashboard['rating']>['rating']['history']): number[] {
  const shown = history.slice(-MAX_MATCHES)
  const [first] = shown
  return [...(first ? [first.points - first.change] : []), ...shown.map(({ points }) => points)]
}

/** The user's place in the game with the most matches, and what is missing to the next one. */
export function RatingPanel({ dashboard: { rating: own } }: { dashboard: Dashboard }) {
  if (own === null) return null
  const { game, rating, history } = own.rating
  const missing = own.next === null ? 0 : own.next.points - rating.points
  return (
    <Panel
      title="Seu ranking"
      actions={
        <LinkButton size="small" variant="ghost" href={`/ranking?kind=players&gameId=${game.id}`}>
          Ver ranking
        </LinkButton>
      }
    >
      <div className={styles.head}>
        <p className={styles.text}>
          <strong className={styles.place}>{formatPlace(rating.place)}</strong>
          <span>{`${game.name} · ${formatNumber(rating.points)} pontos`}</span>
        </p>
        <RatingLine values={toValues(history)} />
      </div>
      <p className={styles.next}>
        {own.next === null ? (
          'Ninguém está acima de você.'
        ) : (
          <>
            <span>Próxima posição</span>
            <strong>
              {`${formatPlace(own.next.place)} · ${missing === 1 ? 'falta 1 ponto' : `faltam ${formatNumber(missing)} pontos`}`}
            </strong>
          </>
        )}
      </p>
    </Panel>
  )
}
