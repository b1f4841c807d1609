import { formatDayAndTime, parseDate, TeamCard, TeamLogo } from '@convoca/ui/plain'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { isLine, type LoadState } from '../element/load-state.ts'
import { QuietLine } from '../element/QuietLine.tsx'
import { SourceLine } from '../element/SourceLine.tsx'
import { useTimeZone } from '../library/time-zone.ts'
import { placeholder, type CardData } from './card-data.ts'
import type { CardPart } from './options.ts'
import { cardTexts, type TeamCardTexts } from './texts.ts'
import styles from './card.module.css'

export interface TeamCardViewProps {
  state: LoadState
  data?: CardData | undefined
  /** Says when the data came. */
  time: string
  parts: ReadonlySet<CardPart>
  /** Greatest width in px. */
  width?: number | undefined
  /** `#rrggbb` of the button and the mark. */
  accent?: string | null | undefined
  texts?: Partial<TeamCardTexts> | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** A team's card with its next match and its form, or what is shown in the place of one. */
export function TeamCardView(props: TeamCardViewProps) {
  const { state, data = placeholder, width, accent } = props
  const labels: TeamCardTexts = { ...cardTexts, ...props.texts }
  const isReady = state === 'ready'
  if (isLine(state)) {
    const text = labels[props.isRetrying ? 'loading' : state]
    return <QuietLine text={text} retry={labels.retry} onRetry={props.onRetry} />
  }
  const style = {
    ...data.paint,
    '--card-width': width && `${width}px`,
    ...toAccent(accent),
  } as CSSProperties
  const card = (
    <TeamCard
      team={data.team}
      href={data.href}
      showMembers={props.parts.has('members')}
      texts={labels}
      className={isReady ? undefined : styles.blank}
      aria-hidden={isReady ? undefined : true}
      footer={<Footer {...props} data={data} labels={labels} />}
    />
  )
  return (
    <div className={styles.frame} style={style} data-state={state} part="frame">
      {card}
      {!isReady && (
        <p className={styles.note} role="status" part="note">
          <span className="cv-hidden">{labels.loading}</span>
        </p>
      )}
    </div>
  )
}

interface FooterProps extends TeamCardViewProps {
  data: CardData
  labels: TeamCardTexts
}

function Footer({ parts, data, labels, time }: FooterProps) {
  return (
    <>
      {parts.has('results') && <Results results={data.results} labels={labels} />}
      {parts.has('next') && <NextMatch next={data.next} labels={labels} />}
      {/* Only its look: the whole card is the link. */}
      {parts.has('button') && (
        <span className={styles.button} aria-hidden="true" part="button">
          {labels.open}
        </span>
      )}
      <SourceLine className={styles.source} text={time} />
    </>
  )
}

function Results({ results, labels }: { results: CardData['results']; labels: TeamCardTexts }) {
  if (results.length === 0) return <div className={styles.results}>{labels.noMatches}</div>
  return (
    <ul className={styles.results} aria-label={labels.results} part="results">
      {results.map((result, place) => {
        const word = { WIN: labels.win, LOSS: labels.loss, DRAW: labels.draw }[result]
        return (
          <li key={place} className={styles.result} data-result={result} title={word}>
            <span aria-hidden="true">{[...word][0]}</span>
            <span className="cv-hidden">{word}</span>
          </li>
        )
      })}
    </ul>
  )
}

function NextMatch({ next, labels }: { next: CardData['next']; labels: TeamCardTexts }) {
  const inTimeZone = useTimeZone()
  const starts = next && parseDate(inTimeZone(next.startsAt))
  return (
    <div className={styles.match} style={next?.paint} part="match">
      {next && <TeamLogo name={next.opponent} tag={next.tag} size={36} />}
      <div className={styles.opponent}>
        <div data-live={next?.isLive || undefined}>
          {next?.isLive ? labels.live : starts ? `${labels.next} · ${formatDayAndTime(starts)}` : labels.next}
        </div>
        <div>{next ? labels.against(next.opponent) : labels.noNext}</div>
      </div>
      <b>{next?.score}</b>
    </div>
  )
}
