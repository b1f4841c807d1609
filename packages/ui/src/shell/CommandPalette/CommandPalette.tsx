'use client'

import { clsx } from 'clsx'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { CommandSearch } from './CommandSearch.tsx'
import { commandPaletteTexts } from './command-palette-texts.ts'
import type { CommandGroup } from './commands.tsx'
import { usePaletteOverlay } from './usePaletteOverlay.ts'
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
  ref?: Ref<HTMLDivElement>
}

/**
 * The quick command palette, opened with `useCommandPaletteShortcut`. Arrows move, Enter chooses, Escape closes.
 * Choosing must run the entry and close; what was typed is forgotten.
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
  className,
  ...rest
}: CommandPaletteProps) {
  const id = useId()
  const close = () => onOpenChange(false)
  if (!open) return null
  return (
    <PaletteOverlay onClose={close}>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        {...rest}
        className={clsx('rt-BaseDialogContent rt-r-size-3', styles.dialog, className)}
        data-state="open"
        data-searching={searching || undefined}
      >
        <h2 id={id} className="cv-hidden">
          {commandPaletteTexts.title}
        </h2>
        <CommandSearch
          groups={groups}
          results={results ?? []}
          searching={searching}
          failure={failure}
          onSearch={onSearch}
          defaultSearch={defaultSearch}
          onRetry={onRetry}
          onChosen={close}
        />
      </div>
    </PaletteOverlay>
  )
}

/** Mounted while the palette is open. */
function PaletteOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div
      {...usePaletteOverlay(onClose)}
      popover="manual"
      className={clsx('rt-BaseDialogOverlay', styles.overlay)}
      data-state="open"
    >
      <div className="rt-BaseDialogScroll">
        <div className="rt-BaseDialogScrollPadding rt-r-align-start">{children}</div>
      </div>
    </div>
  )
}
