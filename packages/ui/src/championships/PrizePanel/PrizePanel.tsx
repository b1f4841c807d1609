'use client'

import { clsx } from 'clsx'
import { CircleCheck, Megaphone, QrCode, ShieldCheck, ShieldOff, TrendingUp, Undo2 } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import { type PrizePanelTexts, prizePanelTexts } from './prize-panel-texts.ts'
import type { PrizeLine, PrizeLineKind, PrizePlace } from './prize-panel.ts'
import styles from './PrizePanel.module.css'

export type PrizePanelProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The sum of all money that is promised, in centavos. */
  promised: number
  /** The amount that is kept for it, in centavos. */
  deposited: number
  /** The amount of it that the winners have, in centavos. */
  paid: number
  /** The part of the paid amount that was withheld for the tax office, in centavos. */
  withheld?: number | undefined
  /** ISO 8601: since when all of it is deposited; without it there is no badge. */
  guaranteedSince?: string | undefined
  /** The prizes by place. */
  places: readonly PrizePlace[]
  /** The players of a team, who share its prize. */
  teamSize: number
  /** The history of its money, the latest first. */
  lines: readonly PrizeLine[]
  /** Shown at the end, e.g. what comes next. */
  children?: ReactNode
  texts?: Partial<PrizePanelTexts> | undefined
}

/** Lines that are shown before somebody asks for all of them. */
const MAX_FIRST_LINES = 6

const icons: Readonly<Record<PrizeLineKind, ReactNode>> = {
  PROMISED: <Megaphone />,
  RAISED: <TrendingUp />,
  DEPOSITED: <QrCode />,
  RETURNED: <Undo2 />,
  UNWON: <Undo2 />,
  PAID: <CircleCheck />,
  GUARANTEED: <ShieldCheck />,
  UNGUARANTEED: <ShieldOff />,
}

interface PartProps {
  labels: PrizePanelTexts
}

/**
 * The money of a championship's prizes: what is promised, what is kept for it, and the public proof line by line. It must say that the prize
 * is guaranteed only while all of it is deposited.
 */
export function PrizePanel(props: PrizePanelProps) {
  const {
    promised,
    deposited,
    paid,
    withheld = 0,
    guaranteedSince,
    places,
    teamSize,
    lines,
    children,
    ...more
  } = props
  const { texts, className, ...rest } = more
  const labels = useTexts('PrizePanel', prizePanelTexts, texts)
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-guaranteed={guaranteedSince !== undefined || undefined}
    >
      <Head {...{ labels, titleId, guaranteedSince, missing: promised - deposited }} />
      <Sums {...{ labels, promised, deposited, paid, withheld }} />
      <Places {...{ labels, places, teamSize }} />
      {lines.length > 0 && <Proof {...{ labels, lines }} />}
      {children !== undefined && <div className={styles.foot}>{wrapText(children)}</div>}
    </section>
  )
}

function Head(
  props: PartProps & { titleId: string; guaranteedSince: string | undefined; missing: number },
): ReactNode {
  const { labels, titleId, guaranteedSince: since, missing } = props
  const when = useWhen()
  const isGuaranteed = since !== undefined
  return (
    <div className={styles.head}>
      <span className={styles.seal} aria-hidden="true">
        {isGuaranteed ? <ShieldCheck /> : <Megaphone />}
      </span>
      <div className={styles.headText}>
        <h2 className={styles.title} id={titleId}>
          {isGuaranteed ? labels.guaranteed : labels.promisedTitle}
        </h2>
        <p className={styles.note}>
          <span>{isGuaranteed ? labels.guaranteedNote : labels.promisedNote}</span>
          {missing > 0 && <span>{` ${labels.missing(labels.money(missing))}`}</span>}
        </p>
      </div>
      {isGuaranteed && (
        <p className={styles.since}>
          <span className={styles.note}>{labels.since}</span>
          <time dateTime={since}>{labels.moment(when(since))}</time>
        </p>
      )}
    </div>
  )
}

function Sums(
  props: PartProps & Pick<PrizePanelProps, 'promised' | 'deposited' | 'paid'> & { withheld: number },
) {
  const { labels, promised, deposited, paid, withheld } = props
  const percent = promised === 0 ? 0 : Math.min(100, Math.floor((deposited * 100) / promised))
  const filled = { '--filled': `${percent}%` } as CSSProperties
  return (
    <div className={styles.sums}>
      <dl className={styles.figures}>
        <div>
          <dt>{labels.promised}</dt>
          <dd className={styles.figure}>{labels.money(promised)}</dd>
          <dd className={styles.note}>{labels.promisedHint}</dd>
        </div>
        <div>
          <dt>{labels.deposited}</dt>
          <dd className={styles.figure} data-kept="">
            {labels.money(deposited)}
          </dd>
          <dd className={styles.note}>{labels.depositedHint}</dd>
        </div>
        <div>
          <dt>{labels.paid}</dt>
          <dd className={styles.figure}>{labels.money(paid)}</dd>
          <dd className={styles.note}>{labels.paidHint}</dd>
          {withheld > 0 && <dd className={styles.note}>{labels.withheld(labels.money(withheld))}</dd>}
        </div>
      </dl>
      <span className={styles.bar} style={filled} aria-hidden="true" />
      <p className={styles.percent}>{labels.progress(percent)}</p>
    </div>
  )
}

function Places({ labels, places, teamSize }: PartProps & Pick<PrizePanelProps, 'places' | 'teamSize'>) {
  return (
    <ol className={styles.places} aria-label={labels.places}>
      {places.map(({ place, description, amount }, index) => (
        <li key={index} className={styles.place} data-place={place}>
          <span className={styles.number}>{labels.place(place)}</span>
          <span className={styles.placeText}>
            <span className={styles.what}>{description}</span>
            {amount !== undefined && teamSize > 1 && (
              <span className={styles.note}>{labels.each(labels.money(Math.floor(amount / teamSize)))}</span>
            )}
          </span>
          {amount !== undefined && <strong className={styles.amount}>{labels.money(amount)}</strong>}
        </li>
      ))}
    </ol>
  )
}

function Proof({ labels, lines }: PartProps & { lines: readonly PrizeLine[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, MAX_FIRST_LINES)
  return (
    <div className={styles.proof}>
      <div className={styles.proofHead}>
        <h3 className={styles.proofTitle}>{labels.proof}</h3>
        <Badge>{labels.lineCount(lines.length)}</Badge>
      </div>
      <ul className={styles.lines}>
        {shown.map((line, index) => (
          <Line key={index} line={line} labels={labels} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button className={styles.more} variant="ghost" onClick={() => setIsWhole(true)}>
          {labels.more}
        </Button>
      )}
    </div>
  )
}

function Line({ line, labels }: PartProps & { line: PrizeLine }) {
  const when = useWhen()
  const { kind, at, amount = 0, deposited } = line
  const change = kind === 'DEPOSITED' ? labels.added : kind === 'RETURNED' ? labels.removed : null
  return (
    <li className={styles.line} data-kind={kind.toLowerCase()}>
      <time className={styles.at} dateTime={at}>
        {labels.moment(when(at))}
      </time>
      <span className={styles.icon} aria-hidden="true">
        {icons[kind]}
      </span>
      <span className={styles.placeText}>
        <span className={styles.what}>{labels.kinds[kind]}</span>
        <span className={styles.note}>{labels.detail(line)}</span>
      </span>
      <span className={styles.change}>
        {change !== null && <strong>{change(labels.money(amount))}</strong>}
        <span className={styles.note}>{labels.total(labels.money(deposited))}</span>
      </span>
    </li>
  )
}
