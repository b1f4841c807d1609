'use client'

import { Dialog } from '@radix-ui/themes'
import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import type { Failure } from '../../feedback/ErrorState/index.ts'
import { useReturnFocus } from '../../primitives/useReturnFocus/index.ts'
import { CommandSearch } from './CommandSearch.tsx'
import { commandPaletteTexts, type CommandPaletteTexts } from './command-palette-texts.ts'
import type { CommandGroup } from './commands.tsx'
import styles from './CommandPalette.module.css'

export type CommandPaletteProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'results'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called to open or close it, also after an entry is chosen. */
  onOpenChange: (open: boolean) => void
  /** Filtered here by label: `quickCommands(user)`. */
  groups: readonly CommandGroup[]
  /** Results of a search elsewhere (players, teams) for the text of `onSearch`: shown below, unfiltered. */
  results?: readonly CommandGroup[] | undefined
  /** Called with the text on every change; debounce requests in the caller. */
  onSearch?: ((text: string) => void) | undefined
  /** Text that the search starts with each time it opens, such as what was typed before it had loaded. Default empty. */
  defaultSearch?: string | undefined
  /** Whether results are loading; the empty state is not shown meanwhile. */
  searching?: boolean | undefined
  /** Error of the search for more results, shown below the entries. */
  failure?: Failure | undefined
  /** Called by "Tentar de novo" after a failure; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  texts?: Partial<CommandPaletteTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The quick command palette, opened with `useCommandPaletteShortcut`. Arrows move, Enter chooses, Escape closes.
 * Choosing MUST run the entry and close; what was typed is forgotten.
 * @see requirement part 1 §2
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  results,
  onSearch,
  defaultSearch = '',
  searching = false,
  failure,
  onRetry,
  texts,
  className,
  ...rest
}: CommandPaletteProps) {
  const t = { ...commandPaletteTexts, ...texts }
  const returnFocus = useReturnFocus()
  const focusSearch = (event: Event) => {
    returnFocus.onOpenAutoFocus()
    const box = event.target instanceof HTMLElement ? event.target.querySelector('input') : null
    if (!box) return
    // By default the text would be selected, and replaced by what is typed next.
    event.preventDefault()
    box.focus()
    box.setSelectionRange(box.value.length, box.value.length)
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        align="start"
        maxWidth="600px"
        aria-describedby={undefined}
        {...returnFocus}
        onOpenAutoFocus={focusSearch}
        {...rest}
        className={clsx(styles.dialog, className)}
        data-searching={searching || undefined}
      >
        <Dialog.Title className="cv-hidden">{t.title}</Dialog.Title>
        <CommandSearch
          groups={groups}
          results={results ?? []}
          searching={searching}
          failure={failure}
          onSearch={onSearch}
          defaultSearch={defaultSearch}
          onRetry={onRetry}
          onChosen={() => onOpenChange(false)}
          labels={t}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
