import { clsx } from 'clsx'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { SearchInput } from '../../primitives/SearchInput/index.ts'
import type { GameOption } from '../gameOption.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { GameChips } from './GameChips.tsx'
import { teamFiltersTexts, type TeamFiltersTexts } from './teamFiltersTexts.ts'
import classes from './TeamFilters.module.css'

export type TeamFiltersProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  search: string
  onSearchChange: (text: string) => void
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
  onOpenChange?: ((open: boolean) => void) | undefined
  texts?: Partial<TeamFiltersTexts> | undefined
}

/**
 * Search and game filter of the team list (requirement 001 §2 "Team list page"). Up to 767 px the game buttons move
 * into a bottom sheet behind "Filtrar times", whose badge says how many filters are on.
 */
export function TeamFilters(props: TeamFiltersProps) {
  const { search, onSearchChange, games, selectedGameId, onGameChange, count } = props
  const { open, defaultOpen = true, onOpenChange, texts, className, ...others } = props
  const words = { ...teamFiltersTexts, ...texts }
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const [sheet, setSheet] = useState(false)
  const panelId = useId()
  const unfolded = open ?? ownOpen
  const fold = () => {
    setOwnOpen(!unfolded)
    onOpenChange?.(!unfolded)
  }
  return (
    <section
      aria-label={words.label}
      {...rootProps(others)}
      className={clsx(classes.root, className)}
      data-open={unfolded || undefined}
    >
      <div className={classes.bar}>
        <SearchInput
          className={classes.search}
          value={search}
          onChange={onSearchChange}
          label={words.search}
          placeholder={words.search}
        />
        {count !== undefined && (
          <p className={classes.count} role="status">
            {words.count(count)}
          </p>
        )}
        <FoldButton open={unfolded} panelId={panelId} words={words} onClick={fold} />
        <SheetButton active={selectedGameId === null ? 0 : 1} words={words} onClick={() => setSheet(true)} />
      </div>
      <div id={panelId} className={classes.games} hidden={!unfolded}>
        <GameChips games={games} selectedGameId={selectedGameId} onGameChange={onGameChange} words={words} />
      </div>
      <FilterSheet
        open={sheet}
        onOpenChange={setSheet}
        games={games}
        selectedGameId={selectedGameId}
        words={words}
        onApply={(gameId) => gameId !== selectedGameId && onGameChange(gameId)}
        onClear={() => {
          onGameChange(null)
          onSearchChange('')
        }}
      />
    </section>
  )
}

type FoldButtonProps = { open: boolean; panelId: string; words: TeamFiltersTexts; onClick: () => void }

function FoldButton({ open, panelId, words, onClick }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={classes.fold}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onClick}
    >
      <span className="cv-hidden">{words.games}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}

type SheetButtonProps = { active: 0 | 1; words: TeamFiltersTexts; onClick: () => void }

function SheetButton({ active, words, onClick }: SheetButtonProps) {
  return (
    <button type="button" className={classes.sheetButton} onClick={onClick}>
      <SlidersHorizontal aria-hidden="true" />
      <span className="cv-hidden">{words.openSheet}</span>
      <span className={classes.badge} data-on={active === 1 || undefined}>
        {active}
      </span>
    </button>
  )
}

/** Everything that is not the filter's own. */
function rootProps(
  others: Omit<TeamFiltersProps, 'open' | 'texts' | 'className' | 'defaultOpen' | 'onOpenChange'>,
) {
  const { search, onSearchChange, games, selectedGameId, onGameChange, count, ...rest } = others
  return rest
}
