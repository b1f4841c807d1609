'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { type MatchTeam, colorsOf } from '../match.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { type TieBreakDecision, tieBreakNames } from '../tie-break-texts.ts'
import styles from './StandingsTable.module.css'

export interface StandingsRow {
  /** Teams that are level share one. */
  rank: number
  /** Null for a deleted team. */
  team: MatchTeam | null
  points: number
  played: number
  wins: number
  draws?: number | undefined
  losses: number
  gameDifference: number
  buchholz: number
  /** The criterion that has put it below the team before it; absent where points have. */
  decidedBy?: TieBreakDecision | undefined
}

const standingsTableTexts = {
  team: 'Time',
  deleted: 'Time excluído',
  ownTeam: 'seu time',
  /** Heads of the columns, and what they mean. */
  points: ['Pts', 'Pontos'] as readonly [short: string, long: string],
  played: ['J', 'Partidas jogadas'] as readonly [short: string, long: string],
  wins: ['V', 'Vitórias'] as readonly [short: string, long: string],
  draws: ['E', 'Empates'] as readonly [short: string, long: string],
  losses: ['D', 'Derrotas'] as readonly [short: string, long: string],
  gameDifference: ['Saldo', 'Saldo de jogos'] as readonly [short: string, long: string],
  buchholz: ['Buchholz', 'Soma dos pontos dos adversários'] as readonly [short: string, long: string],
  rank: ['#', 'Posição'] as readonly [short: string, long: string],
  /** Read out with a team that goes on. */
  qualified: 'classificado',
  criteria: { ...tieBreakNames, SEED: 'Cabeça de chave' },
  /** The sentence about what has put a team below the one before it, e.g. "Desempate: saldo de jogos, 3 contra 1". */
  decidedBy: (criterion: string, values: [ahead: number, behind: number] | null) =>
    `Desempate: ${criterion.toLowerCase()}${values === null ? '' : `, ${values[1]} contra ${values[0]}`}`,
}

export type StandingsTableTexts = typeof standingsTableTexts

export type StandingsTableProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the table, e.g. "Grupo A". */
  label: string
  /** The first place first. */
  rows: readonly StandingsRow[]
  /** Places that go on to the next phase. Default 0. */
  qualifiers?: number | undefined
  /** Shows the opponents' points, which decide in Swiss rounds. Default false. */
  hasBuchholz?: boolean | undefined
  /** Shows the matches that nobody has won. Default false. */
  hasDraws?: boolean | undefined
  /** Teams of the user: their rows are marked. */
  ownTeamIds?: readonly string[] | undefined
  texts?: Partial<StandingsTableTexts> | undefined
}

const columns = ['points', 'played', 'wins', 'draws', 'losses', 'gameDifference', 'buchholz'] as const

/** The table of a group, a round robin or a Swiss stage. must say in words who goes on and which team is the user's. */
export function StandingsTable(props: StandingsTableProps) {
  const {
    label,
    rows,
    qualifiers = 0,
    hasBuchholz = false,
    hasDraws = false,
    ownTeamIds = [],
    texts,
    className,
    ...rest
  } = props
  const labels = useTexts('StandingsTable', standingsTableTexts, texts)
  const isShown = { buchholz: hasBuchholz, draws: hasDraws }
  const shown = columns.filter((column) =>
    column === 'buchholz' || column === 'draws' ? isShown[column] : true,
  )
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <Head texts={labels.rank} />
            <th scope="col" className={styles.teamHead}>
              {labels.team}
            </th>
            {shown.map((column) => (
              <Head key={column} texts={labels[column]} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.team?.id ?? `deleted ${index}`}
              data-own={(row.team !== null && ownTeamIds.includes(row.team.id)) || undefined}
              data-qualified={index < qualifiers || undefined}
            >
              <td className={styles.rank}>{row.rank}</td>
              <th scope="row" className={styles.team}>
                <Team
                  team={row.team}
                  isOwn={row.team !== null && ownTeamIds.includes(row.team.id)}
                  isQualified={index < qualifiers}
                  decidedBy={row.decidedBy}
                  labels={labels}
                />
              </th>
              {shown.map((column) => (
                <td key={column} data-column={column}>
                  {column === 'gameDifference' && row[column] > 0 ? `+${row[column]}` : (row[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ texts: [short, long], column }: { texts: readonly [string, string]; column?: string }) {
  return (
    <th scope="col" data-column={column}>
      <abbr title={long}>{short}</abbr>
    </th>
  )
}

interface TeamProps {
  team: MatchTeam | null
  isOwn: boolean
  isQualified: boolean
  decidedBy: TieBreakDecision | undefined
  labels: StandingsTableTexts
}

function explain({ criterion, ahead, behind }: TieBreakDecision, labels: StandingsTableTexts): string {
  const isCounted = ahead !== null && behind !== null
  return labels.decidedBy(labels.criteria[criterion], isCounted ? [ahead, behind] : null)
}

function Team({ team, isOwn, isQualified, decidedBy, labels }: TeamProps) {
  if (team === null) return <span className={styles.name}>{labels.deleted}</span>
  return (
    <span className={styles.line}>
      <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={28} />
      <span className={styles.names}>
        <span className={styles.name}>{team.name}</span>
        {decidedBy && <span className={styles.decision}>{explain(decidedBy, labels)}</span>}
      </span>
      {isOwn && <span className="cv-hidden">{` (${labels.ownTeam})`}</span>}
      {isQualified && <span className="cv-hidden">{` (${labels.qualified})`}</span>}
    </span>
  )
}
