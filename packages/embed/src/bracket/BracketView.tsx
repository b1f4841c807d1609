import { formatDay, MatchCard, matchCardTexts, parseDate } from '@convoca/ui/plain'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { isLine, type LoadState } from '../element/load-state.ts'
import { QuietLine } from '../element/QuietLine.tsx'
import { SourceLine } from '../element/SourceLine.tsx'
import { useTimeZone } from '../library/time-zone.ts'
import type { BracketColumn, BracketData, BracketPart, PartName } from './bracket-data.ts'
import { bracketTexts, type BracketTexts } from './texts.ts'
import styles from './bracket.module.css'

export interface BracketViewProps {
  state: LoadState
  data: BracketData | undefined
  time: string
  /** The height of the place for the rounds, in px. */
  height: number
  accent?: string | null | undefined
  texts?: Partial<BracketTexts> | undefined
  /** The one that is shown. Default the first. */
  part?: PartName | undefined
  onPart?: ((part: PartName) => void) | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** The rounds of a championship in columns, or what is shown in the place of them. */
export function BracketView(props: BracketViewProps) {
  const { state, data, time, height, accent } = props
  const labels = { ...bracketTexts, ...props.texts }
  if (isLine(state)) {
    const text = labels[props.isRetrying ? 'loading' : state]
    return <QuietLine text={text} retry={labels.retry} onRetry={props.onRetry} />
  }
  const style = { '--bracket-height': `${height}px`, ...toAccent(accent) } as CSSProperties
  return (
    <section className={styles.root} style={style} data-state={state} part="frame">
      <Head data={data} labels={labels} part={props.part} onPart={props.onPart} />
      {data && data.parts.length > 0 && data.status !== 'CANCELLED' ? (
        data.parts.map((part) => <Part key={part.name} part={part} labels={labels} />)
      ) : (
        <Note data={data} labels={labels} />
      )}
      <SourceLine className={styles.source} text={data ? time : ''}>
        {data && (
          <a className={styles.open} href={data.href} part="open">
            {labels.open}
          </a>
        )}
      </SourceLine>
    </section>
  )
}

interface Labelled {
  data: BracketData | undefined
  labels: BracketTexts
}

/** The choice is of radio buttons, which style sheets read: it works where no script runs, too. */
function Head({ data, labels, part, onPart }: Labelled & Pick<BracketViewProps, 'part' | 'onPart'>) {
  const parts = data?.parts ?? []
  const Name = data ? 'h2' : 'div'
  const shown = parts.some(({ name }) => name === part) ? part : parts[0]?.name
  return (
    <div className={styles.head}>
      {/* The heading keeps its place while there is no name yet. */}
      <Name className={styles.name} part="name">
        {data?.name ?? <span className={styles.blank} aria-hidden="true" />}
      </Name>
      {data?.isLive && (
        <span className={styles.live} part="live">
          {labels.live}
        </span>
      )}
      {data?.winner && <span className={styles.champion}>{labels.champion(data.winner)}</span>}
      {data && data.status !== 'CANCELLED' && (
        <div
          className={styles.parts}
          role="radiogroup"
          aria-label={labels.parts}
          hidden={parts.length < 2}
          part="parts"
        >
          {parts.map(({ name }) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name="part"
                value={name}
                checked={name === shown}
                onChange={() => onPart?.(name)}
              />
              {labels[name]}
            </label>
          ))}
        </div>
      )}
    </div>
  )
}

function Note({ data, labels }: Labelled) {
  const inTimeZone = useTimeZone()
  const starts = data && parseDate(inTimeZone(data.startsAt))
  return (
    <div className={styles.note} role="status" part="note">
      {!data ? (
        <p className="cv-hidden">{labels.loading}</p>
      ) : (
        <>
          <p>{data.status === 'CANCELLED' ? labels.cancelled : labels.empty}</p>
          {data.status !== 'CANCELLED' && starts && <p>{labels.startsAt(formatDay(starts))}</p>}
        </>
      )}
    </div>
  )
}

function Part({ part: { name, columns }, labels }: { part: BracketPart; labels: BracketTexts }) {
  return (
    <div
      className={styles.rounds}
      data-part={name}
      role="group"
      aria-label={labels.rounds(labels[name])}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      part="rounds"
    >
      <div className={styles.columns}>
        {columns.map((column) => (
          <Column key={`${column.place.bracket} ${column.place.round}`} column={column} labels={labels} />
        ))}
      </div>
    </div>
  )
}

function Column({ column, labels }: { column: BracketColumn; labels: BracketTexts }) {
  const name = labels.round(column.place)
  const texts = { ...matchCardTexts, ...labels, open: labels.undecided }
  return (
    <section className={styles.round} aria-label={name}>
      <h3 className={styles.title} aria-hidden="true" part="round">
        {name}
      </h3>
      <ol className={styles.matches} data-joins={column.joins}>
        {column.slots.map(({ match, isShown, isJoined }) => (
          <li
            key={match.id}
            className={styles.slot}
            data-empty={isShown ? undefined : true}
            data-joined={(isShown && isJoined) || undefined}
          >
            {isShown && <MatchCard className={styles.match} compact match={match} texts={texts} />}
          </li>
        ))}
      </ol>
      {column.more > 0 && <p className={styles.more}>{labels.more(column.more)}</p>}
    </section>
  )
}
