'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { WeekHour } from '../schedule.ts'
import styles from './AvailabilityGrid.module.css'
import { availabilityGridTexts } from './availability-grid-texts.ts'
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
}

const MORNING = 8

/**
 * The hours of the week at which the members of a team are free, in the time of Brasília, Sunday first. As a heat map it
 * also lists the best times as text; as an editor it must work by mouse, touch and keyboard. Arrows move by hour and
 * day, Space or Enter toggles an hour, and Shift with an arrow copies the toggle to the next one.
 */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { slots, members, own, onChange, className, ...rest } = props
  const isEditing = onChange !== undefined
  // Marked hours must not be hidden.
  const hasNight = [...slots, ...own].some(({ hour }) => hour < MORNING)
  const [nightChosen, setNightChosen] = useState<boolean | null>(null)
  const isNightShown = nightChosen ?? hasNight
  const hintId = useId()
  const label = isEditing ? 'Seus horários livres' : 'Horários em comum do time'
  return (
    <section
      aria-label={label}
      {...rest}
      className={clsx(styles.root, className)}
      data-mode={isEditing ? 'edit' : 'heat'}
    >
      {isEditing ? (
        <p id={hintId} className={styles.hint}>
          Arraste sobre as horas em que você tem tempo. No teclado: setas para andar, espaço para marcar,
          Shift com setas para pintar.
        </p>
      ) : (
        <Best slots={slots} members={members} />
      )}
      <HourGrid
        slots={slots}
        members={members}
        own={own}
        onChange={onChange}
        firstHour={isNightShown ? 0 : MORNING}
        label={label}
        describedBy={isEditing ? hintId : undefined}
      />
      <div className={styles.foot}>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isNightShown}
          onClick={() => setNightChosen(!isNightShown)}
        >
          {isNightShown ? 'Esconder madrugada' : 'Mostrar madrugada'}
        </Button>
        {!isEditing && (
          <span className={styles.legend} aria-hidden="true">
            <span>poucos</span>
            {([1, 2, 3, 4] as const).map((heat) => (
              <span key={heat} className={styles.swatch} data-heat={heat} />
            ))}
            <span>todos</span>
          </span>
        )}
      </div>
    </section>
  )
}

type BestProps = Pick<AvailabilityGridProps, 'slots' | 'members'>

/** The best times as text. */
function Best({ slots, members }: BestProps) {
  const times = bestTimes(slots)
  if (times.length === 0) return <p className={styles.hint}>Ninguém marcou horários ainda.</p>
  return (
    <div className={styles.best}>
      <span className={styles.bestTitle}>Melhores horários</span>
      <ul className={styles.bestList}>
        {times.map((time) => (
          <li key={availabilityGridTexts.bestTime(time)}>
            <span>{`${availabilityGridTexts.bestTime(time)} `}</span>
            <span
              className={styles.bestDetail}
            >{`(${availabilityGridTexts.bestDetail(time.members, members)})`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
