import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { isLine, type LoadState } from '../element/load-state.ts'
import { QuietLine } from '../element/QuietLine.tsx'
import { SourceLine } from '../element/SourceLine.tsx'
import type { SealData } from './seal-data.ts'
import { organizerSealTexts, type OrganizerSealTexts } from './texts.ts'
import styles from './organizer-seal.module.css'

export interface OrganizerSealViewProps {
  state: LoadState
  data?: SealData | undefined
  /** Says when the data came. */
  time: string
  /** Greatest width in px. */
  width?: number | undefined
  accent?: string | null | undefined
  texts?: Partial<OrganizerSealTexts> | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

const marks = { kept: '✓', late: '!', none: '–' } as const

/** Whether somebody who organises keeps the prizes that are promised. */
export function OrganizerSealView(props: OrganizerSealViewProps) {
  const { state, data, time, width, accent } = props
  const labels = { ...organizerSealTexts, ...props.texts }
  if (isLine(state)) {
    const text = labels[props.isRetrying ? 'loading' : state]
    return <QuietLine text={text} retry={labels.retry} onRetry={props.onRetry} />
  }
  const style = { '--card-width': width && `${width}px`, ...toAccent(accent) } as CSSProperties
  return (
    <div className={styles.frame} style={style} data-state={state} data-record={data?.state} part="frame">
      {data ? (
        <Seal data={data} labels={labels} />
      ) : (
        <p className="cv-hidden" role="status">
          {labels.loading}
        </p>
      )}
      <SourceLine text={data ? time : ''} />
    </div>
  )
}

function Seal({ data, labels }: { data: SealData; labels: OrganizerSealTexts }) {
  const { state, nick, href } = data
  const sums = ['promised', 'deposited', 'paid'] as const
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true" part="mark">
          {marks[state]}
        </span>
        <div>
          <p className={styles.label} part="label">
            {labels[state]}
          </p>
          <a className={styles.link} href={href} part="name">
            {labels.organizer(nick)}
          </a>
        </div>
      </div>
      <dl className={styles.sums} part="sums">
        {sums.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{data[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
