import { LoaderCircle, Search, SearchX } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { CommandPaletteTexts } from './commandPaletteTexts.ts'
import { CommandOption } from './CommandOption.tsx'
import { filterCommands, renamed, type CommandGroup } from './commands.tsx'
import classes from './CommandPalette.module.css'

type CommandSearchProps = {
  groups: readonly CommandGroup[]
  results: readonly CommandGroup[]
  searching: boolean
  onSearch: ((text: string) => void) | undefined
  onChosen: () => void
  words: CommandPaletteTexts
}

/** The box and its list: a combobox whose active entry is told by aria-activedescendant. */
export function CommandSearch({ groups, results, searching, onSearch, onChosen, words }: CommandSearchProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = text.trim() === '' ? [] : results.filter(({ commands }) => commands.length > 0)
  const shown = [...filterCommands(renamed(groups, words.commands), text), ...found]
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  const current = Math.min(active, count - 1)

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current, text])

  const change = (next: string) => {
    setText(next)
    setActive(0)
    onSearch?.(next)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // A click, so that a link is followed as any other link is.
      list.current?.querySelector<HTMLElement>('[data-active]')?.click()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((current + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    }
  }
  return (
    <>
      <div className={classes.box}>
        <Search aria-hidden />
        <input
          className={classes.input}
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}-list` : undefined}
          aria-activedescendant={count > 0 ? optionId(id, current) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={keys}
        />
        {searching && <LoaderCircle className={classes.spinner} aria-hidden />}
      </div>
      <Announcement {...{ searching, text, count, words }} />
      {count === 0 ? (
        <Nothing searching={searching} words={words} />
      ) : (
        <CommandList ref={list} {...{ id, shown, current, setActive, onChosen }} label={words.title} />
      )}
      <Keys words={words} />
    </>
  )
}

type CommandListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  shown: readonly CommandGroup[]
  current: number
  setActive: (place: number) => void
  onChosen: () => void
}

function CommandList({ ref, id, label, shown, current, setActive, onChosen }: CommandListProps) {
  return (
    <div ref={ref} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label}>
      {withPlaces(shown).map(({ group, first }) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={classes.group}>
          <p id={`${id}-${group.id}`} className={classes.label}>
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

/** DOM id of the entry at a place of the whole list. */
function optionId(id: string, place: number): string {
  return `${id}-${place}`
}

type AnnouncementProps = { searching: boolean; text: string; count: number; words: CommandPaletteTexts }

/** Tells a screen reader what the typing has led to. */
function Announcement({ searching, text, count, words }: AnnouncementProps) {
  const outcome = count > 0 ? words.count(count) : words.empty
  return (
    <p className="cv-hidden" role="status">
      {searching ? words.searching : text.trim() !== '' && outcome}
    </p>
  )
}

/** Each group with the place of its first entry in the whole list. */
function withPlaces(groups: readonly CommandGroup[]) {
  let next = 0
  return groups.map((group) => {
    const first = next
    next += group.commands.length
    return { group, first }
  })
}

function Nothing({ searching, words }: { searching: boolean; words: CommandPaletteTexts }) {
  return (
    <div className={classes.nothing}>
      {!searching && <SearchX aria-hidden />}
      <p className={classes.nothingTitle}>{searching ? words.searching : words.empty}</p>
      {!searching && <p className={classes.nothingHint}>{words.emptyHint}</p>}
    </div>
  )
}

function Keys({ words }: { words: CommandPaletteTexts }) {
  return (
    <p className={classes.keys} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {words.move}
      </span>
      <span>
        <kbd>Enter</kbd> {words.choose}
      </span>
      <span>
        <kbd>Esc</kbd> {words.close}
      </span>
    </p>
  )
}
