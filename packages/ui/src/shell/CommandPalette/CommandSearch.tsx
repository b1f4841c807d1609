'use client'

import { LoaderCircle, Search, SearchX } from 'lucide-react'
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { ErrorState, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { CommandOption } from './CommandOption.tsx'
import { filterCommands, type CommandGroup } from './commands.tsx'
import { commandPaletteTexts } from './command-palette-texts.ts'
import styles from './CommandPalette.module.css'

interface CommandSearchProps {
  groups: readonly CommandGroup[]
  results: readonly CommandGroup[]
  searching: boolean
  failure: Failure | undefined
  onSearch: ((text: string) => void) | undefined
  defaultSearch: string
  onRetry: (() => void) | undefined
  onChosen: () => void
}

/** The heights of the style sheet, with one line each. */
const labelHeight = 30
const groupGap = 8
const optionHeight = 44

/** The search field and its list: a combobox with `aria-activedescendant`. */
export function CommandSearch(props: CommandSearchProps) {
  const { groups, results, searching, onSearch, defaultSearch, onRetry, onChosen } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(defaultSearch)
  const [active, setActive] = useState(0)
  const found = text.trim() === '' ? [] : results.filter(({ commands }) => commands.length > 0)
  const shown = [...filterCommands(groups, text), ...found]
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  // The box is painted with the press, all entries in the frame after: they are most of the work.
  const isPainted = useDeferredValue(true, false)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isListed = count > 0 && (isPainted || isAskedFor || text !== '')
  const current = Math.min(active, count - 1)
  // Hidden while the retry is pending.
  const failure = searching ? undefined : props.failure

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current, text, isListed])

  const change = (next: string) => {
    setText(next)
    setActive(0)
    onSearch?.(next)
  }
  const again = () => {
    // Pressing it removes the button.
    box.current?.focus()
    onRetry?.()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isListed) flushSync(() => setIsAskedFor(true))
      // A click, so that a link is followed as any other link is.
      list.current?.querySelector<HTMLElement>('[data-active]')?.click()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((current + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    }
  }
  return (
    <>
      <Box
        inputRef={box}
        searching={searching}
        listId={isListed ? `${id}-list` : undefined}
        activeId={isListed ? optionId(id, current) : undefined}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <Announcement {...{ searching, failure, text, count }} />
      {isListed && <CommandList ref={list} {...{ id, shown, current, setActive, onChosen }} />}
      {count > 0 && !isListed && <ListSpace groups={shown.length} commands={count} />}
      {count === 0 && !failure && <Nothing searching={searching} />}
      {failure && <Failed failure={failure} onRetry={onRetry && again} />}
      <Keys />
    </>
  )
}

type BoxProps = ComponentProps<'input'> &
  Pick<CommandSearchProps, 'searching'> & {
    /** The id of the list, which is not rendered without entries. */
    listId: string | undefined
    activeId: string | undefined
    inputRef: Ref<HTMLInputElement>
  }

function Box({ searching, listId, activeId, inputRef, ...input }: BoxProps) {
  return (
    <div className={styles.box}>
      <Search aria-hidden />
      <input
        {...input}
        ref={inputRef}
        className={styles.input}
        role="combobox"
        aria-label={commandPaletteTexts.title}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Digite para buscar..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
      />
      {searching && <LoaderCircle className={styles.spinner} aria-hidden />}
    </div>
  )
}

interface CommandListProps {
  ref: Ref<HTMLDivElement>
  id: string
  shown: readonly CommandGroup[]
  current: number
  setActive: (place: number) => void
  onChosen: () => void
}

function CommandList({ ref, id, shown, current, setActive, onChosen }: CommandListProps) {
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={commandPaletteTexts.title}
    >
      {withPlaces(shown).map(({ group, first }) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
          <p id={`${id}-${group.id}`} className={styles.label}>
            {group.label}
          </p>
          {group.commands.map((command, place) => (
            <CommandOption
              key={command.id}
              id={optionId(id, first + place)}
              command={command}
              active={first + place === current}
              onPoint={() => setActive(first + place)}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Takes as much height as the list, before it is there. */
function ListSpace({ groups, commands }: { groups: number; commands: number }) {
  return (
    <div className={styles.list}>
      <div style={{ blockSize: groups * labelHeight + (groups - 1) * groupGap + commands * optionHeight }} />
    </div>
  )
}

/** DOM id of the entry at an index of the whole list. */
function optionId(id: string, place: number): string {
  return `${id}-${place}`
}

type AnnouncementProps = Pick<CommandSearchProps, 'searching' | 'failure'> & {
  text: string
  count: number
}

/** Announces the number of results; an error has its own live region. */
function Announcement({ searching, failure, text, count }: AnnouncementProps) {
  const outcome = count > 0 ? commandPaletteTexts.count(count) : !failure && commandPaletteTexts.empty
  return (
    <p className="cv-hidden" role="status">
      {searching ? commandPaletteTexts.searching : text.trim() !== '' && outcome}
    </p>
  )
}

/** Each group with the index of its first entry in the whole list. */
function withPlaces(groups: readonly CommandGroup[]) {
  let next = 0
  return groups.map((group) => {
    const first = next
    next += group.commands.length
    return { group, first }
  })
}

function Nothing({ searching }: { searching: boolean }) {
  return (
    <div className={styles.nothing}>
      {!searching && <SearchX aria-hidden />}
      <p className={styles.nothingTitle}>
        {searching ? commandPaletteTexts.searching : commandPaletteTexts.empty}
      </p>
      {!searching && <p className={styles.nothingHint}>Tente buscar por outro termo</p>}
    </div>
  )
}

type FailedProps = Pick<CommandSearchProps, 'onRetry'> & { failure: Failure }

function Failed({ failure, onRetry }: FailedProps) {
  return (
    <ErrorState {...failure} className={styles.failure} title="Não foi possível buscar" onRetry={onRetry} />
  )
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span> navegar</span>
      </span>
      <span>
        <kbd>Enter</kbd>
        <span> abrir</span>
      </span>
      <span>
        <kbd>Esc</kbd>
        <span> fechar</span>
      </span>
    </p>
  )
}
