'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { ChampionshipBanner } from '../ChampionshipBanner/ChampionshipBanner.tsx'
import type { ChampionshipItem } from '../championship.ts'
import { championshipFormats, championshipPhases, formatStart } from '../championship-texts.ts'
import styles from './ChampionshipHero.module.css'

export const championshipHeroTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  /** Registered teams, and places while there are any left. */
  teamsCount: (count: number, places: number): string =>
    count < places ? `${count} de ${places}` : String(count),
  startsAt: formatStart,
}

export type ChampionshipHeroProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The championship: what is live, else what comes next. */
  championship: ChampionshipItem
  /** Links to follow it or to enter; the first one is the main one. */
  actions: ReactNode
  /** A match that is played now or next, on the picture. */
  match?: ReactNode
}

/**
 * The championship that opens the front page: its picture over the whole width, what is played for, and the match of the
 * moment. At most one on a page.
 */
export function ChampionshipHero(props: ChampionshipHeroProps) {
  const { championship, actions, match, className, ...rest } = props
  const id = useId()
  const { name, game, phase, bannerUrl } = championship
  return (
    <section aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <ChampionshipBanner
        url={championship.url}
        game={game.name}
        src={bannerUrl}
        fade={false}
        priority
        className={styles.banner}
      />
      <div className={styles.body}>
        <p className={styles.line}>
          <Badge tone={phase === 'live' ? 'error' : 'accent'} dot>
            {championshipHeroTexts.phases[phase]}
          </Badge>
          <span className={styles.game}>{game.name}</span>
        </p>
        <h2 className={styles.name} id={id}>
          {name}
        </h2>
        <Facts championship={championship} />
        <div className={styles.actions}>{actions}</div>
      </div>
      {match !== undefined && <div className={styles.match}>{match}</div>}
    </section>
  )
}

interface FactsProps {
  championship: ChampionshipItem
}

function Facts({ championship }: FactsProps) {
  const { prize, teamsCount, maxTeams, format, startsAt } = championship
  const start = parseDate(useTimeZone()(startsAt))
  return (
    <dl className={styles.facts}>
      {prize !== undefined && fact('Prêmio', prize)}
      {fact('Times', championshipHeroTexts.teamsCount(teamsCount, maxTeams))}
      {fact('Formato', championshipHeroTexts.formats[format])}
      {start && fact('Início', <time dateTime={startsAt}>{championshipHeroTexts.startsAt(start)}</time>)}
    </dl>
  )
}

function fact(label: string, value: ReactNode) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
