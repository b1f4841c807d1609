import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import type { PlayerPickerTexts } from './playerPickerTexts.ts'
import type { PlayerItem } from './selection.ts'
import classes from './PlayerPicker.module.css'

export type PlayerListboxHandle = { focus: () => void }

type PlayerListboxProps = {
  handle: Ref<PlayerListboxHandle>
  items: readonly PlayerItem[]
  selected: readonly PlayerItem[]
  multiple: boolean
  search: string
  total: number | undefined
  loadingMore: boolean
  hasMore: boolean
  onReachEnd: (() => void) | undefined
  onPick: (player: PlayerItem) => void
  words: PlayerPickerTexts
}

/** Height of a row in px. */
const ROW = 56
/** Nearer to the end than this, further players are asked for (requirement 001 §9), px. */
const REACH = 100

/** The list itself. One tab stop; the active row is told by aria-activedescendant and always rendered. */
export function PlayerListbox(props: PlayerListboxProps) {
  const { handle, items, selected, multiple, total, loadingMore, words, onPick } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const current = Math.min(active, items.length - 1)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(current) ? shown : [...shown, current].toSorted((a, b) => a - b)
    },
  })
  const reachEnd = useReachEnd(props, box)
  useImperativeHandle(handle, () => ({ focus: () => box.current?.focus() }))

  const keys = (event: KeyboardEvent) => {
    const player = items[current]
    if ((event.key === ' ' || event.key === 'Enter') && player) {
      event.preventDefault()
      onPick(player)
      return
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? ROW) / ROW) - 1)
    const next = movedBy(event.key, current, page, items.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    rows.scrollToIndex(next)
  }
  // More pages may follow: the size of the set is then unknown (-1).
  const size = total ?? (props.hasMore ? -1 : items.length)
  const chosen = new Set(selected.map((player) => player.id))
  return (
    <div
      ref={box}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      aria-label={words.label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
      aria-busy={loadingMore}
      onKeyDown={keys}
      onScroll={reachEnd}
    >
      <div className={classes.rows} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const player = items[index]
          return (
            player && (
              <PlayerRow
                key={player.id}
                id={`${id}-${index}`}
                player={player}
                place={index + 1}
                size={size}
                start={start}
                active={index === current}
                selected={chosen.has(player.id)}
                unknown={words.unknown}
                onPick={() => {
                  setActive(index)
                  onPick(player)
                }}
              />
            )
          )
        })}
      </div>
      {loadingMore && <p className={classes.more}>{words.loadingMore}</p>}
    </div>
  )
}

/** The row a key leads to, or null for any other key. */
function movedBy(key: string, current: number, page: number, count: number): number | null {
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
  const asked = useRef<string | null>(null)
  const check = () => {
    const element = box.current
    if (!element || !hasMore || loadingMore) return
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    const stretch = `${items.length} ${search}`
    if (left > REACH) asked.current = null
    else if (asked.current !== stretch) {
      asked.current = stretch
      onReachEnd?.()
    }
  }
  useEffect(check)
  return check
}

type PlayerRowProps = {
  id: string
  player: PlayerItem
  place: number
  size: number
  start: number
  active: boolean
  selected: boolean
  unknown: string
  onPick: () => void
}

function PlayerRow({ id, player, place, size, start, active, selected, unknown, onPick }: PlayerRowProps) {
  return (
    // The listbox around it takes the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={size}
      aria-posinset={place}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      data-active={active || undefined}
      onClick={onPick}
    >
      <Avatar id={player.id} name={player.name} src={player.picture} size="m" decorative />
      <span className={classes.words}>
        <span className={classes.name}>{player.name || unknown}</span>
        {player.detail && <span className={classes.detail}>{player.detail}</span>}
      </span>
      <span className={classes.mark}>{selected && <Check aria-hidden="true" />}</span>
    </div>
  )
}
