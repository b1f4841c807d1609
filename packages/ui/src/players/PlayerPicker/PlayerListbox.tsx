'use client'

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { PlayerPickerTexts } from './player-picker-texts.ts'
import type { PlayerItem } from './selection.ts'
import styles from './PlayerPicker.module.css'

export interface PlayerListboxHandle {
  focus: () => void
  /** Retries the next page and focuses the list, because its retry button disappears. */
  goOn: () => void
}

interface PlayerListboxProps {
  handle: Ref<PlayerListboxHandle>
  items: readonly PlayerItem[]
  selected: readonly PlayerItem[]
  multiple: boolean
  search: string
  total: number | undefined
  /** Error of the selection. */
  errorId: string | undefined
  loadingMore: boolean
  hasMore: boolean
  onReachEnd: (() => void) | undefined
  onPick: (player: PlayerItem) => void
  labels: PlayerPickerTexts
}

/** Height of a row in px. */
const ROW = 56
/** Distance to the end, in px, at which the next page is loaded. */
const REACH = 100

/** The listbox: one tab stop; the active row is referenced by `aria-activedescendant` and always rendered. */
export function PlayerListbox(props: PlayerListboxProps) {
  const { handle, items, selected, multiple, total, errorId, loadingMore, labels } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { rows, current, pickAt, keys } = useActiveRow(props, box)
  const reachEnd = useReachEnd(props, box)
  useImperativeHandle(handle, () => {
    const focus = () => box.current?.focus()
    const goOn = () => {
      focus()
      props.onReachEnd?.()
    }
    return { focus, goOn }
  })
  // More pages may follow: the size of the set is then unknown (-1).
  const size = total ?? (props.hasMore ? -1 : items.length)
  const chosen = new Set<string | undefined>(selected.map((player) => player.id))
  return (
    <div
      ref={box}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label={labels.label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
      aria-busy={loadingMore}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      onKeyDown={keys}
      onScroll={reachEnd}
    >
      <div className={styles.rows} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <PlayerRow
            key={items[index]?.id ?? index}
            id={`${id}-${index}`}
            player={items[index]}
            place={index + 1}
            size={size}
            start={start}
            active={index === current}
            selected={chosen.has(items[index]?.id)}
            unknown={labels.unknown}
            onPick={() => pickAt(index)}
          />
        ))}
      </div>
      {loadingMore && <p className={styles.more}>{labels.loadingMore}</p>}
    </div>
  )
}

/** The row that the keys move to and choose, a pointer too. A new search begins at the first one. */
function useActiveRow(
  { items, search, onPick }: PlayerListboxProps,
  box: { current: HTMLDivElement | null },
) {
  const [active, setActive] = useState(0)
  useEffect(() => {
    setActive(0)
    if (box.current) box.current.scrollTop = 0
  }, [search, box])
  const current = Math.min(active, items.length - 1)
  const rows = usePlayerRows(items.length, current, box)
  const pickAt = (index: number) => {
    const player = items[index]
    if (!player) return
    setActive(index)
    onPick(player)
  }
  const keys = (event: KeyboardEvent) => {
    const picks = event.key === ' ' || event.key === 'Enter'
    const next = movedBy(event.key, current, box.current?.clientHeight ?? ROW, items.length)
    if (!picks && next === null) return
    event.preventDefault()
    if (picks) pickAt(current)
    if (next === null) return
    setActive(next)
    rows.scrollToIndex(next)
  }
  return { rows, current, pickAt, keys }
}

/** The visible rows plus the active one: `aria-activedescendant` must reference a rendered element. */
function usePlayerRows(count: number, current: number, box: { current: HTMLDivElement | null }) {
  return useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(current) ? shown : [...shown, current].toSorted((a, b) => a - b)
    },
  })
}

/** The row a key leads to, or null for any other key. */
function movedBy(key: string, current: number, height: number, count: number): number | null {
  const page = Math.max(1, Math.floor(height / ROW) - 1)
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: count - 1,
  }
  const goal = goals[key]
  return goal === undefined ? null : Math.min(Math.max(goal, 0), count - 1)
}

/**
 * Asks for the next page once the end comes near: on scrolling, and after every page that still leaves the end in
 * view. The same stretch is asked for again only after leaving it, so that a failed page can be tried by scrolling.
 */
function useReachEnd(props: PlayerListboxProps, box: { current: HTMLDivElement | null }) {
  const { items, search, hasMore, loadingMore, onReachEnd } = props
  const requested = useRef<string | null>(null)
  const check = () => {
    const element = box.current
    if (!element || !hasMore || loadingMore) return
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    const stretch = `${items.length} ${search}`
    if (left > REACH) requested.current = null
    else if (requested.current !== stretch) {
      requested.current = stretch
      onReachEnd?.()
    }
  }
  useEffect(check)
  return check
}

interface PlayerRowProps {
  id: string
  /** Absent for the one frame in which the list has just become shorter. */
  player: PlayerItem | undefined
  place: number
  size: number
  start: number
  active: boolean
  selected: boolean
  unknown: string
  onPick: () => void
}

function PlayerRow({ id, player, place, size, start, active, selected, unknown, onPick }: PlayerRowProps) {
  if (!player) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox takes the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={size}
      aria-posinset={place}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      data-active={active || undefined}
      onClick={onPick}
    >
      <Avatar id={player.id} name={player.name} src={player.picture} size="m" decorative />
      <span className={styles.text}>
        <span className={styles.name}>{player.name || unknown}</span>
        {player.detail && <span className={styles.detail}>{player.detail}</span>}
      </span>
      <span className={styles.mark}>{selected && <Check aria-hidden="true" />}</span>
    </div>
  )
}
