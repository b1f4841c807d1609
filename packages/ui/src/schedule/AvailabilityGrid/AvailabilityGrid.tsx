'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { WeekHour } from '../schedule.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './AvailabilityGrid.module.css'
import { availabilityGridTexts, type AvailabilityGridTexts } from './availability-grid-texts.ts'
import { HourGrid } from './HourGrid.tsx'
import { bestTimes, type WeekSlot } from './week-hours.ts'

export type AvailabilityGridProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> & {
  /** Hours in which someone is free; the others are empty. */
  slots: readonly WeekSlot[]
  /** Members who marked their hours. */
  members: number
  /** The viewer's own hours. */
  own: readonly WeekHour[]
  /**
   * Called with the marked hours. With it the grid is the viewer's own and can be marked; without it the
   * team's heat map.
   */
  onChange?: ((own: WeekHour[]) => void) | undefined
  texts?: Partial<AvailabilityGridTexts> | undefined
}

const MORNING = 8

/**
 * When the members of a team are free: the hours of the week in the time of Brasília, Sunday first. As a heat map it
 * also lists the best times as text; as an editor it must work by mouse, touch and keyboard. Arrows move by hour and
 * day, Space or Enter toggles an hour, and Shift with an arrow copies the toggle to the next one.
 */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { slots, members, own, onChange, texts, className, ...rest } = props
  const labels = useTexts('AvailabilityGrid', availabilityGridTexts, texts)
  const isEditing = onChange !== undefined
  // Marked hours must not be hidden.
  const hasNight = [...slots, ...own].some(({ hour }) => hour < MORNING)
  const [nightChosen, setNightChosen] = useState<boolean | null>(null)
  const isNightShown = nightChosen ?? hasNight
  const hintId = useId()
  const label = isEditing ? labels.editLabel : labels.label
  return (
    <section
      aria-label={label}
      {...rest}
      className={clsx(styles.root, className)}
      data-mode={isEditing ? 'edit' : 'heat'}
    >
      {isEditing ? (
        <p id={hintId} className={styles.hint}>
          {labels.editHint}
        </p>
      ) : (
        <Best slots={slots} members={members} labels={labels} />
      )}
      <HourGrid
        slots={slots}
        members={members}
        own={own}
        onChange={onChange}
        firstHour={isNightShown ? 0 : MORNING}
        label={label}
        describedBy={isEditing ? hintId : undefined}
        labels={labels}
      />
      <div className={styles.foot}>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isNightShown}
          onClick={() => setNightChosen(!isNightShown)}
        >
          {isNightShown ? labels.hideNight : labels.showNight}
        </Button>
        {!isEditing && (
          <span className={styles.legend} aria-hidden="true">
            <span>{labels.legendFew}</span>
            {([1, 2, 3, 4] as const).map((heat) => (
              <span key={heat} className={styles.swatch} data-heat={heat} />
            ))}
            <span>{labels.legendAll}</span>
          </span>
        )}
      </div>
    </section>
  )
}

type BestProps = Pick<AvailabilityGridProps, 'slots' | 'members'> & { labels: AvailabilityGridTexts }

/** The best times as text. */
function Best({ slots, members, labels }: BestProps) {
  const times = bestTimes(slots)
  if (times.length === 0) return <p className={styles.hint}>{labels.none}</p>
  return (
    <div className={styles.best}>
      <span className={styles.bestTitle}>{labels.best}</span>
      <ul className={styles.bestList}>
        {times.map((time) => (
          <li key={labels.bestTime(time)}>
            <span>{`${labels.bestTime(time)} `}</span>
            <span className={styles.bestDetail}>{`(${labels.bestDetail(time.members, members)})`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
