'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { ChampionshipBanner } from '../../championships/ChampionshipBanner/ChampionshipBanner.tsx'
import type { ChampionshipItem } from '../../championships/championship.ts'
import { championshipFormats, formatMoney, formatStart } from '../../championships/championship-texts.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import card from '../../teams/card.module.css'
import styles from './PrizeShowcase.module.css'

/** A championship whose money the platform keeps. */
export interface GuaranteedChampionship extends ChampionshipItem {
  /** The money of all places, in centavos. */
  prizeAmount: number
  href: string
}

export type PrizeShowcaseProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The next ones first; the first one is shown largest. */
  championships: readonly GuaranteedChampionship[]
}

/** Championships with a guaranteed prize: the sum is what is read first. */
export function PrizeShowcase({ championships, className, ...rest }: PrizeShowcaseProps) {
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {championships.map((championship, index) => (
        <li key={championship.id} className={styles.item}>
          <PrizeCard championship={championship} isLarge={index === 0} />
        </li>
      ))}
    </ul>
  )
}

interface PrizeCardProps {
  championship: GuaranteedChampionship
  isLarge: boolean
}

function PrizeCard({ championship, isLarge }: PrizeCardProps) {
  const { name, game, format, teamSize, teamsCount, maxTeams, prizeAmount, href, phase } = championship
  const start = parseDate(useTimeZone()(championship.startsAt))
  const isOpen = phase === 'open'
  return (
    <article className={clsx(card.root, styles.card)} data-large={isLarge || undefined}>
      <ChampionshipBanner
        url={championship.url}
        game={game.name}
        scene={championship.scene}
        src={championship.bannerUrl}
        className={styles.banner}
      />
      <Badge tone="success" dot className={styles.badge}>
        Premiação garantida
      </Badge>
      <div className={styles.body}>
        <p className={styles.facts}>
          {`${game.name} · ${teamSize} × ${teamSize} · ${championshipFormats[format]}`}
        </p>
        <h3 className={styles.name}>
          <a href={href} className={card.link}>
            {name}
          </a>
        </h3>
        <p className={styles.amount}>{formatMoney(prizeAmount)}</p>
        <span className={styles.bar} aria-hidden="true" />
        <p className={styles.facts}>
          <span className={styles.proof}>100 % depositado</span>
          <span>{` · ${teamsCount} de ${maxTeams} vagas ocupadas`}</span>
          {start && (
            <>
              <span> · </span>
              <time dateTime={championship.startsAt}>{formatStart(start)}</time>
            </>
          )}
        </p>
        <span className={styles.call} data-open={isOpen || undefined} aria-hidden="true">
          {isOpen ? 'Inscrever time' : 'Ver campeonato'}
        </span>
      </div>
    </article>
  )
}
