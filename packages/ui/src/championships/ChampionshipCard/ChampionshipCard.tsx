'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { useTimeZone, type TimeZoneConverter } from '../../primitives/time-zone/time-zone.ts'
import { useImageLoader } from '../../primitives/usePicture/image-loader.ts'
import { ChampionshipBanner } from '../ChampionshipBanner/ChampionshipBanner.tsx'
import type { ChampionshipItem } from '../championship.ts'
import { championshipCardTexts, type ChampionshipCardTexts } from './championship-card-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import card from '../../teams/card.module.css'
import styles from './ChampionshipCard.module.css'

export type ChampionshipCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The championship. */
  championship: ChampionshipItem
  /** Address of the card's link, e.g. `/championships/copa-convoca`. */
  href: string
  /** Level of the name in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | undefined
  texts?: Partial<ChampionshipCardTexts> | undefined
}

/** A column of its list. */
const bannerSizes = '(max-width: 480px) 100vw, 404px'
/** The number of free places from which the card names them. */
const FEW_PLACES = 3

/**
 * A championship in a list: what is played, when, for what and by how many. The whole card is one link, named after the
 * championship. Its phase must be in words, and its height must not depend on what the organiser has filled in.
 */
export function ChampionshipCard(props: ChampionshipCardProps) {
  const { championship, href, headingLevel = 2, texts, className, ...rest } = props
  const labels = useTexts('ChampionshipCard', championshipCardTexts, texts)
  const inTimeZone = useTimeZone()
  const load = useImageLoader()
  const { name, game, format, phase, teamSize, entryFee } = championship
  const Heading = `h${headingLevel}` as const
  const fee = entryFee === 0 ? labels.free : labels.money(entryFee)
  const isUnrated = championship.isRated === false && phase !== 'cancelled'
  const note = describe(championship, inTimeZone, labels)
  return (
    <article {...rest} className={clsx(card.root, styles.root, className)} data-phase={phase}>
      <div className={styles.head}>
        <ChampionshipBanner
          url={championship.url}
          game={game.name}
          scene={championship.scene}
          src={championship.bannerUrl}
          sizes={bannerSizes}
        />
        <span className={styles.phase}>{labels.phases[phase]}</span>
        <Tag
          className={styles.fee}
          aria-hidden="true"
          {...(entryFee > 0 && { color: 'var(--cv-on-photo)', textColor: 'var(--cv-on-accent)' })}
        >
          {fee}
        </Tag>
      </div>
      <div className={styles.body}>
        <p className={styles.game}>
          {game.iconUrl ? (
            <img src={load({ src: game.iconUrl, width: 40 })} alt="" loading="lazy" />
          ) : (
            <span className={styles.dot} />
          )}
          <span className={styles.gameName}>{game.name}</span>
        </p>
        <Heading className={styles.name}>
          <a href={href} className={card.link}>
            {name}
          </a>
        </Heading>
        <p className={styles.format}>
          {`${labels.formats[format]} · ${labels.versus(teamSize)}${isUnrated ? ` · ${labels.unrated}` : ''}`}
        </p>
        {facts(championship, { fee, inTimeZone }, labels)}
        {places(championship, labels)}
        <div className={styles.foot}>
          <span className={styles.note} data-urgent={note.isUrgent || undefined}>
            {note.text}
          </span>
          <span className={styles.action} aria-hidden="true">
            {actionOf(championship, labels)}
          </span>
        </div>
      </div>
    </article>
  )
}

/** The words of the card's button; players register themselves. */
function actionOf({ phase, isForPlayers = false }: ChampionshipItem, labels: ChampionshipCardTexts): string {
  if (isForPlayers && phase === 'open') return labels.register
  return isForPlayers && phase === 'checkIn' ? labels.showPlayers : labels.actions[phase]
}

/* Functions, not components: a page shows many cards, and every component adds to their render time. */

function facts(
  { phase, startsAt, prize, isPrizeGuaranteed }: ChampionshipItem,
  { fee, inTimeZone }: { fee: string; inTimeZone: TimeZoneConverter },
  labels: ChampionshipCardTexts,
) {
  const start = parseDate(inTimeZone(startsAt))
  const write = phase === 'finished' || phase === 'cancelled' ? labels.startedOn : labels.startsAt
  return (
    <dl className={styles.facts}>
      {fact(labels.start, start ? <time dateTime={startsAt}>{write(start)}</time> : labels.unknown)}
      {isPrizeGuaranteed
        ? fact(<span className={styles.guaranteed}>{labels.guaranteedPrize}</span>, prize ?? labels.noPrize)
        : fact(labels.prize, prize ?? labels.noPrize)}
      {fact(labels.entry, fee)}
    </dl>
  )
}

function fact(label: ReactNode, value: ReactNode) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function places(
  { teamsCount, maxTeams, waitingCount, isForPlayers = false }: ChampionshipItem,
  labels: ChampionshipCardTexts,
) {
  const filled = { '--filled': Math.min(1, teamsCount / maxTeams) } as CSSProperties
  return (
    <div className={styles.places} data-full={teamsCount >= maxTeams || undefined}>
      <p>
        <span>{(isForPlayers ? labels.players : labels.teams)(teamsCount, maxTeams)}</span>
        {waitingCount > 0 && <span className={styles.waiting}>{labels.waiting(waitingCount)}</span>}
      </p>
      <span className={styles.bar} style={filled} aria-hidden="true" />
    </div>
  )
}

/** The fact to know now. */
function describe(
  championship: ChampionshipItem,
  inTimeZone: TimeZoneConverter,
  labels: ChampionshipCardTexts,
): { text: string; isUrgent?: boolean } {
  const { phase, maxTeams, teamsCount, winnerName } = championship
  const isPlayersCheckIn = championship.isForPlayers === true && phase === 'checkIn'
  const plain = { text: isPlayersCheckIn ? labels.playersCheckIn : labels.notes[phase] }
  if (phase === 'finished') return winnerName === undefined ? plain : { text: labels.champion(winnerName) }
  if (phase !== 'soon' && phase !== 'open') return plain
  const left = maxTeams - teamsCount
  if (phase === 'open' && left <= FEW_PLACES) return { text: labels.lastPlaces(left), isUrgent: true }
  const { registrationOpensAt, registrationClosesAt } = championship
  const date = parseDate(inTimeZone(phase === 'soon' ? registrationOpensAt : registrationClosesAt))
  if (date === undefined) return plain
  return { text: (phase === 'soon' ? labels.opensOn : labels.closesOn)(labels.day(date)) }
}
