'use client'

import type { KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { WeekHour } from '../schedule.ts'
import { availabilityGridTexts } from './availability-grid-texts.ts'
import styles from './AvailabilityGrid.module.css'
import { hasHour, heatOf, hourAfterKey, hourKey, withHour, type WeekSlot } from './week-hours.ts'

interface HourGridProps {
  slots: readonly WeekSlot[]
  members: number
  own: readonly WeekHour[]
  onChange: ((own: WeekHour[]) => void) | undefined
  firstHour: number
  label: string
  describedBy: string | undefined
}

/** The cell of a point of the page: a finger that drags stays, for the browser, on the cell that it pressed. */
function hourAt(x: number, y: number): WeekHour | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-weekday]')
  if (!cell) return null
  return { weekday: Number(cell.dataset['weekday']), hour: Number(cell.dataset['hour']) }
}

/** Paints what the pointer passes, all with what it did to the first: a drag never flickers. */
function usePainting(own: readonly WeekHour[], onChange: HourGridProps['onChange']) {
  const painting = useRef<boolean | null>(null)
  // A quick drag covers several hours before the props are updated.
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  }, [own])
  const paint = (at: WeekHour, marked: boolean) => {
    if (hasHour(latest.current, at) === marked) return
    const next = withHour(latest.current, at, marked)
    latest.current = next
    onChange?.(next)
  }
  const stop = () => {
    painting.current = null
  }
  return {
    paint,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const at = hourAt(event.clientX, event.clientY)
        if (onChange === undefined || at === null || event.button !== 0) return
        painting.current = !hasHour(own, at)
        paint(at, painting.current)
      },
      onPointerMove: (event: PointerEvent) => {
        if (painting.current === null) return
        const at = hourAt(event.clientX, event.clientY)
        if (at !== null) paint(at, painting.current)
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
    },
  }
}

/** One stop of Tab; the arrows move, Space marks, Shift with an arrow paints on. */
export function HourGrid(props: HourGridProps) {
  const { own, onChange, firstHour, label, describedBy } = props
  const [current, setCurrent] = useState<WeekHour>({ weekday: 1, hour: 20 })
  const grid = useRef<HTMLDivElement>(null)
  const { paint, handlers } = usePainting(own, onChange)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    if (onChange !== undefined && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      paint(current, !hasHour(own, current))
      return
    }
    const target = hourAfterKey(current, event.key, firstHour, event.ctrlKey)
    if (target === null) return
    event.preventDefault()
    setCurrent(target)
    grid.current?.querySelector<HTMLElement>(`[data-key="${hourKey(target)}"]`)?.focus()
    if (event.shiftKey) paint(target, hasHour(own, current))
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable={onChange !== undefined || undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div role="row" className={styles.head}>
        <span role="columnheader">
          <span className="cv-hidden">Hora</span>
        </span>
        {availabilityGridTexts.weekdays.map((name, weekday) => (
          <span key={name} role="columnheader" aria-label={name} className={styles.weekday}>
            {availabilityGridTexts.shortWeekdays[weekday]}
          </span>
        ))}
      </div>
      {Array.from({ length: 24 - firstHour }, (_, index) => (
        <HourRow
          {...props}
          key={index + firstHour}
          hour={index + firstHour}
          current={current}
          onFocus={setCurrent}
        />
      ))}
    </div>
  )
}

type HourRowProps = HourGridProps & { hour: number; current: WeekHour; onFocus: (at: WeekHour) => void }

function HourRow({ slots, members, own, onChange, firstHour, hour, current, onFocus }: HourRowProps) {
  // After the night was hidden, the hour that had the focus may be gone.
  const stop = { weekday: current.weekday, hour: Math.max(current.hour, firstHour) }
  return (
    <div role="row" className={styles.hours}>
      <span role="rowheader" className={styles.hour}>
        {`${hour}h`}
      </span>
      {availabilityGridTexts.weekdays.map((name, weekday) => {
        const at = { weekday, hour }
        const count = slots.find((slot) => slot.weekday === weekday && slot.hour === hour)?.members ?? 0
        const isOwn = hasHour(own, at)
        const hourLabel = availabilityGridTexts.hour(name, hour, count, members)
        return (
          <span
            key={name}
            role="gridcell"
            className={styles.cell}
            data-key={hourKey(at)}
            data-weekday={weekday}
            data-hour={hour}
            data-heat={onChange === undefined ? heatOf(count, members) : undefined}
            data-own={isOwn || undefined}
            aria-selected={onChange === undefined ? undefined : isOwn}
            aria-label={isOwn ? `${hourLabel}, marcado por você` : hourLabel}
            tabIndex={stop.weekday === weekday && stop.hour === hour ? 0 : -1}
            onFocus={() => onFocus(at)}
          >
            {onChange === undefined && count > 0 ? count : null}
          </span>
        )
      })}
    </div>
  )
}
