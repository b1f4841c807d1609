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
  /** Asks to open or close it; choosing an entry closes it. */
  onOpenChange: (open: boolean) => void
  /** Filtered here by label: `quickCommands(user)`. */
  groups: readonly CommandGroup[]
  /** Found elsewhere for the text told by `onSearch` (players, teams): shown below, not filtered. */
  results?: readonly CommandGroup[] | undefined
  /** Hears what is typed. Waiting before asking a server is the caller's. */
  onSearch?: ((text: string) => void) | undefined
  /** More results are on their way: the empty state waits. */
  searching?: boolean | undefined
  /** The search for more results failed: what happened, told below the entries. */
  failure?: Failure | undefined
  /** Of "Tentar de novo" after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined
  texts?: Partial<CommandPaletteTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The quick command palette (part 1, §2), opened with `useCommandPaletteShortcut`. Arrows move, Enter chooses,
 * Escape closes. Choosing MUST run the entry and close; what was typed is forgotten.
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  results,
  onSearch,
  searching = false,
  failure,
  onRetry,
  texts,
  className,
  ...rest
}: CommandPaletteProps) {
  const t = { ...commandPaletteTexts, ...texts }
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        align="start"
        maxWidth="600px"
        aria-describedby={undefined}
        {...returnFocus}
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
          onRetry={onRetry}
          onChosen={() => onOpenChange(false)}
          labels={t}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
