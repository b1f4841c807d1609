import type { BracketMatch } from '../match.ts'
import type { BracketLayout, BracketLine } from './bracket-layout.ts'
import styles from './Bracket.module.css'

export interface BracketLinesProps {
  layout: BracketLayout
  ownTeamIds: readonly string[]
}

const kinds = ['', 'next', 'own'] as const

/** The user's are drawn last, over the others; each kind is one path. */
export function BracketLines({ layout, ownTeamIds }: BracketLinesProps) {
  const lines = layout.lines.map((line) => ({ path: line.path, kind: kindOf(line, ownTeamIds) }))
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      {kinds.map((kind) => (
        <path
          key={kind}
          d={lines.flatMap((line) => (line.kind === kind ? line.path : [])).join('')}
          data-line={kind || undefined}
        />
      ))}
    </svg>
  )
}

/** Tells apart the lines on which a team of the user went on, and those on which it goes if it wins. */
function kindOf({ from, to }: BracketLine, ownTeamIds: readonly string[]): '' | 'own' | 'next' {
  const plays = ({ home, away }: BracketMatch) =>
    [home, away].some((team) => team !== null && ownTeamIds.includes(team.id))
  if (!plays(from)) return ''
  if (from.state === 'READY') return 'next'
  const winner = from.winner === null ? null : from[from.winner]
  return winner !== null && ownTeamIds.includes(winner.id) && plays(to) ? 'own' : ''
}
