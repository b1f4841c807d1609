import { TagBadge, TeamLogo } from '@convoca/ui/plain'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { isLine, type LoadState } from '../element/load-state.ts'
import { QuietLine } from '../element/QuietLine.tsx'
import { SourceLine } from '../element/SourceLine.tsx'
import { recruitingTeamsTexts, type RecruitingTeamsTexts } from './texts.ts'
import styles from './recruiting-teams.module.css'

export interface RecruitingTeam {
  /** The key of the row. */
  id: string
  name: string
  tag: string
  /** The page on which a player applies. */
  href: string
  logoUrl: string | undefined
  memberCount: number
  /** Undefined where teams are listed. */
  vacancy: { title: string; position: string; places: number } | undefined
  primaryColor: string
  secondaryColor: string
}

export interface RecruitingTeamsViewProps {
  state: LoadState
  teams: readonly RecruitingTeam[]
  /**
   * The position of the vacancies that are listed, empty for all positions; undefined if teams are listed.
   */
  position: string | undefined
  /** Their place is kept while they are loaded. */
  rows: number
  time: string
  /** Greatest width in px. */
  width?: number | undefined
  accent?: string | null | undefined
  texts?: Partial<RecruitingTeamsTexts> | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** Teams that look for players or their vacancies, each a link to where one applies. */
export function RecruitingTeamsView(props: RecruitingTeamsViewProps) {
  const { state, teams, position, rows, time, width, accent } = props
  const labels = { ...recruitingTeamsTexts, ...props.texts }
  if (isLine(state)) {
    const text = labels[props.isRetrying ? 'loading' : state]
    return <QuietLine text={text} retry={labels.retry} onRetry={props.onRetry} />
  }
  const empty = position === undefined ? labels.empty : labels.noVacancies
  const title = position === undefined ? labels.title : labels.vacancies(position)
  const style = {
    '--rows': String(rows),
    '--card-width': width && `${width}px`,
    ...toAccent(accent),
  } as CSSProperties
  return (
    <section className={styles.root} style={style} data-state={state} part="list" aria-label={title}>
      <h2 className={styles.title} part="title">
        {title}
      </h2>
      <div className={styles.rows}>
        {teams.length > 0 ? (
          <ul>{teams.map((team) => row(team, labels))}</ul>
        ) : (
          <p className={styles.note} role="status">
            {state === 'loading' ? labels.loading : empty}
          </p>
        )}
      </div>
      <SourceLine text={state === 'ready' ? time : ''} />
    </section>
  )
}

function row(
  { id, name, tag, href, logoUrl, memberCount, vacancy, ...colors }: RecruitingTeam,
  labels: RecruitingTeamsTexts,
) {
  return (
    <li key={id} className={styles.row} part="row">
      <TeamLogo name={name} tag={tag} src={logoUrl} size={38} {...colors} />
      <div className={styles.text}>
        <a className={styles.link} href={href}>
          {vacancy ? vacancy.title : name}
        </a>
        <div>
          {vacancy
            ? [vacancy.position, labels.places(vacancy.places), name].join(' · ')
            : labels.members(memberCount)}
        </div>
      </div>
      <TagBadge tag={tag} {...colors} />
    </li>
  )
}
