'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { FilterFrame } from '../FilterFrame/FilterFrame.tsx'
import type { GameOption } from '../game-option.ts'
import { SheetActions } from '../FilterFrame/SheetActions.tsx'
import { GameChips } from './GameChips.tsx'
import { teamFiltersTexts, type TeamFiltersTexts } from './team-filters-texts.ts'
import styles from './TeamFilters.module.css'

export type TeamFiltersProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Text of the search field. Controlled. */
  search: string
  /** Called with the text on every change. */
  onSearchChange: (text: string) => void
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** `null` = all games. */
  selectedGameId: string | null
  /** Pressing the selected game again gives `null`. */
  onGameChange: (gameId: string | null) => void
  /** Teams found; shown at the end of the panel on wide screens. */
  count?: number | undefined
  /** Whether the game buttons are unfolded (wide screens). Uncontrolled by default. */
  open?: boolean | undefined
  /** Default true. */
  defaultOpen?: boolean | undefined
  /** Called when the panel opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  texts?: Partial<TeamFiltersTexts> | undefined
}

interface TeamSheetProps {
  games: readonly GameOption[]
  selectedGameId: string | null
  labels: TeamFiltersTexts
  close: () => void
  onApply: (gameId: string | null) => void
  onClear: () => void
}

/** Lives only while the sheet is open: each opening starts from the filter in force, a choice counts with "Aplicar filtros". */
function TeamSheet({ games, selectedGameId, labels, close, onApply, onClear }: TeamSheetProps) {
  const [draft, setDraft] = useState(selectedGameId)
  return (
    <>
      <GameChips games={games} selectedGameId={draft} onGameChange={setDraft} labels={labels} />
      <SheetActions labels={labels} close={close} onClear={onClear} onApply={() => onApply(draft)} />
    </>
  )
}

/**
 * Search and game filter above a `TeamGrid`. Up to 767 px the games move into a modal bottom sheet; the badge of its
 * button is the number of active filters. Escape closes the sheet.
 */
export function TeamFilters(props: TeamFiltersProps) {
  const { games, selectedGameId, onGameChange, open, defaultOpen = true, onOpenChange, ...more } = props
  const { texts, className, ...rest } = more
  const labels = useTexts<TeamFiltersTexts>('TeamFilters', teamFiltersTexts, texts)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const panelId = useId()
  const unfolded = open ?? ownOpen
  const fold = () => {
    setOwnOpen(!unfolded)
    onOpenChange?.(!unfolded)
  }
  const choice = { games, selectedGameId, labels }
  return (
    <FilterFrame
      {...rest}
      className={clsx(styles.root, className)}
      data-open={unfolded || undefined}
      labels={labels}
      active={selectedGameId === null ? 0 : 1}
      aside={<FoldButton open={unfolded} panelId={panelId} labels={labels} onClick={fold} />}
      panel={{
        id: panelId,
        hidden: !unfolded,
        children: <GameChips {...choice} onGameChange={onGameChange} />,
      }}
      renderSheet={(close) => (
        <TeamSheet
          {...choice}
          close={close}
          onApply={(gameId) => gameId !== selectedGameId && onGameChange(gameId)}
          onClear={() => {
            onGameChange(null)
            rest.onSearchChange('')
          }}
        />
      )}
    />
  )
}

interface FoldButtonProps {
  open: boolean
  panelId: string
  labels: TeamFiltersTexts
  onClick: () => void
}

function FoldButton({ open, panelId, labels, onClick }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onClick}
    >
      <span className="cv-hidden">{labels.games}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}
