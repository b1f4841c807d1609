import { TagBadge, TeamLogo } from '@convoca/ui/plain'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import type { LoadState } from '../element/live-element.ts'
import { SourceLine } from '../element/SourceLine.tsx'
import { recruitingTeamsTexts, type RecruitingTeamsTexts } from './texts.ts'
import styles from './recruiting-teams.module.css'

export interface RecruitingTeam {
  name: string
  tag: string
  /** Where one applies. */
  href: string
  logoUrl: string | undefined
  memberCount: number
  primaryColor: string
  secondaryColor: string
}

export interface RecruitingTeamsViewProps {
  state: LoadState
  teams: readonly RecruitingTeam[]
  /** Their place is kept while they are loaded. */
  rows: number
  time: string
  accent?: string | null | undefined
  texts?: Partial<RecruitingTeamsTexts> | undefined
}

/** Teams that look for players, each a link to where one applies. */
export function RecruitingTeamsView({ state, teams, rows, time, accent, texts }: RecruitingTeamsViewProps) {
  const labels = { ...recruitingTeamsTexts, ...texts }
  const note = state !== 'ready' ? labels[state] : teams.length === 0 ? labels.empty : undefined
  const style = { '--rows': String(rows), ...toAccent(accent) } as CSSProperties
  return (
    <section className={styles.root} style={style} data-state={state} part="list" aria-label={labels.title}>
      <h2 className={styles.title} part="title">
        {labels.title}
      </h2>
      <div className={styles.rows}>
        {note === undefined ? (
          <ul>{teams.map((team) => row(team, labels))}</ul>
        ) : (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
      </div>
      <SourceLine text={state === 'ready' ? time : ''} />
    </section>
  )
}

function row(
  { name, tag, href, logoUrl, memberCount, ...colors }: RecruitingTeam,
  labels: RecruitingTeamsTexts,
) {
  return (
    <li key={tag} className={styles.row} part="row">
      <TeamLogo name={name} tag={tag} src={logoUrl} size={38} {...colors} />
      <div className={styles.text}>
        <a className={styles.link} href={href}>
          {name}
        </a>
        <div>{labels.members(memberCount)}</div>
      </div>
      <TagBadge tag={tag} {...colors} />
    </li>
  )
}
