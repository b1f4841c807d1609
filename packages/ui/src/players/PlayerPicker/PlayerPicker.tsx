'use client'

import { clsx } from 'clsx'
import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx'
import { PickerPanel } from './PickerPanel.tsx'
import { PlayerListbox, type PlayerListboxHandle } from './PlayerListbox.tsx'
import { playerPickerTexts, type PlayerPickerTexts } from './player-picker-texts.ts'
import { SelectedChips } from './SelectedChips.tsx'
import { choose, toggle, type PlayerItem } from './selection.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './PlayerPicker.module.css'

interface PlayerPickerCommon {
  /** The pages loaded so far. */
  items: readonly PlayerItem[]
  /** Text of the search field. Controlled. */
  search: string
  /** A new search starts again at page 1. */
  onSearchChange: (text: string) => void
  /** The state of the first page. Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Whether the next page is loading. */
  loadingMore?: boolean | undefined
  /** Whether loading the next page failed: shown below the rows, with a retry button that calls `onReachEnd`. Default false. */
  moreFailed?: boolean | undefined
  /** There are further pages. Default false. */
  hasMore?: boolean | undefined
  /** Called when the end of the list is nearer than 100 px, once per length of the list: load the next page. */
  onReachEnd?: (() => void) | undefined
  /** The number of players that the search finds in all, when known. */
  total?: number | undefined
  /** The reason that the choice cannot be taken, e.g. too many at once; absent or empty means valid. */
  error?: string | undefined
  /** Offers "Tentar de novo" after the search failed. */
  onRetry?: (() => void) | undefined
  /** Height of the list in px. Default 320. */
  height?: number | undefined
  texts?: Partial<PlayerPickerTexts> | undefined
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'>

export type PlayerPickerSingleProps = RootProps &
  PlayerPickerCommon & {
    /** One player: choosing the chosen one clears it, another replaces it. */
    mode: 'single'
    /** The chosen player. Controlled. */
    value: PlayerItem | null
    /** Called with the selected player, or null. */
    onChange: (player: PlayerItem | null) => void
  }

export type PlayerPickerMultiProps = RootProps &
  PlayerPickerCommon & {
    /** Several players, shown as chips. */
    mode: 'multi'
    /** The chosen players. Controlled. */
    value: readonly PlayerItem[]
    /** Called with all selected players. */
    onChange: (players: PlayerItem[]) => void
  }

export type PlayerPickerProps = PlayerPickerSingleProps | PlayerPickerMultiProps

/**
 * Search and choose players. Controlled. The list is a listbox that renders only the rows in view; Arrow keys, Home,
 * End, Page keys move in it, Space and Enter choose. Selected players stay selected while the search changes. The
 * error belongs to the choice: it is announced politely and describes the list.
 */
export function PlayerPicker(props: PlayerPickerProps) {
  const { mode, items, search, onSearchChange, status = 'ready', hasMore = false, onReachEnd } = props
  const { loadingMore = false, moreFailed = false, total, error, height = 320, texts, className } = props
  const labels = useTexts<PlayerPickerTexts>('PlayerPicker', playerPickerTexts, texts)
  const list = useRef<PlayerListboxHandle>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { selected, pick } = choiceOf(props)
  const shown = status === 'ready' && items.length === 0 ? 'empty' : status
  return (
    <div {...rootProps(props)} className={clsx(styles.root, className)} data-status={shown}>
      <SearchInput
        className={styles.search}
        aria-label={labels.label}
        value={search}
        onChange={onSearchChange}
        label={labels.search}
        placeholder={labels.searchPlaceholder}
        inputRef={searchInput}
        texts={labels.searchInput}
        onKeyDown={(event) => searchKey(event, list.current)}
      />
      {mode === 'multi' && selected.length > 0 && (
        <SelectedChips
          players={selected}
          labels={labels}
          onRemove={pick}
          onLastRemoved={() => searchInput.current?.focus()}
        />
      )}
      <PickerPanel
        state={shown}
        height={height}
        found={total ?? items.length}
        labels={labels}
        onRetry={props.onRetry}
        moreFailed={moreFailed && !loadingMore}
        onRetryMore={() => list.current?.goOn()}
      >
        <PlayerListbox
          handle={list}
          items={items}
          selected={selected}
          multiple={mode === 'multi'}
          search={search}
          total={total}
          errorId={error ? errorId : undefined}
          loadingMore={loadingMore}
          hasMore={hasMore}
          onReachEnd={onReachEnd}
          onPick={pick}
          labels={labels}
        />
      </PickerPanel>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The selection and its change handler in either mode. */
function choiceOf(props: PlayerPickerProps) {
  if (props.mode === 'multi') {
    const { value, onChange } = props
    return { selected: value, pick: (player: PlayerItem) => onChange(toggle(value, player)) }
  }
  const { value, onChange } = props
  return { selected: value ? [value] : [], pick: (player: PlayerItem) => onChange(choose(value, player)) }
}

/** Splits off the props of the root element and adds its `data-*` states. */
function rootProps(props: PlayerPickerProps) {
  const { mode, items: _items, search: _search, onSearchChange: _onSearchChange, ...some } = props
  const {
    status: _status,
    loadingMore: _loadingMore,
    hasMore: _hasMore,
    moreFailed: _moreFailed,
    onReachEnd: _onReachEnd,
    ...more
  } = some
  const { total: _total, error, onRetry: _onRetry, height: _height, texts: _texts, ...most } = more
  const { className: _className, value: _value, onChange: _onChange, ...rest } = most
  return { ...rest, 'data-mode': mode, 'data-invalid': error ? '' : undefined }
}

function searchKey(event: KeyboardEvent, list: PlayerListboxHandle | null) {
  // Enter must not submit a form around the picker: the search is live. On the clear button it presses that.
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  if (event.key !== 'ArrowDown' || !list) return
  event.preventDefault()
  list.focus()
}
