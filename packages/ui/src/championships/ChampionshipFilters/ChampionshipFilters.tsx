'use client'

import { clsx } from 'clsx'
import { memo, useCallback, type ComponentPropsWithRef } from 'react'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { FilterFrame } from '../../teams/FilterFrame/FilterFrame.tsx'
import { SheetActions } from '../../teams/FilterFrame/SheetActions.tsx'
import type { GameOption } from '../../teams/game-option.ts'
import { GameChips } from '../../teams/TeamFilters/GameChips.tsx'
import type { ChampionshipStatusFilter } from '../championship.ts'
import { championshipFiltersTexts, type ChampionshipFiltersTexts } from './championship-filters-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ChampionshipFilters.module.css'

/** Filters besides the search text; undefined means any. */
export interface ChampionshipFilter {
  status?: ChampionshipStatusFilter | undefined
  gameId?: string | undefined
}

export type ChampionshipFiltersProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Text of the search field. Controlled. */
  search: string
  /** Called with the text on every change. */
  onSearchChange: (text: string) => void
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** Status and game. Controlled. */
  filter: ChampionshipFilter
  /** The whole filter as it becomes. */
  onFilterChange: (filter: ChampionshipFilter) => void
  /** The number of championships in a status, or in all (`total`), where known: shown beside its name. */
  counts?: Readonly<Partial<Record<ChampionshipStatusFilter | 'total', number>>> | undefined
  texts?: Partial<ChampionshipFiltersTexts> | undefined
}

/** Value of "Todos" among the statuses; none is empty. */
const ANY = ''
const statuses: readonly ChampionshipStatusFilter[] = ['REGISTRATION', 'CHECK_IN', 'ONGOING', 'FINISHED']

/**
 * Search, status and game above a `ChampionshipList`. Up to 767 px the statuses are one row that scrolls sideways, and
 * the games move into a bottom sheet, whose button says how many filters of it are on. Escape closes the sheet.
 */
export function ChampionshipFilters(props: ChampionshipFiltersProps) {
  const { games, filter, onFilterChange, counts, texts, className, ...rest } = props
  const labels = useTexts<ChampionshipFiltersTexts>('ChampionshipFilters', championshipFiltersTexts, texts)
  const changeGame = useCallback(
    (gameId: string | null) => onFilterChange({ ...filter, gameId: gameId ?? undefined }),
    [filter, onFilterChange],
  )
  const chips = (
    <GameChips
      games={games}
      selectedGameId={filter.gameId ?? null}
      onGameChange={changeGame}
      labels={labels}
    />
  )
  return (
    <FilterFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      active={filter.gameId === undefined ? 0 : 1}
      tabs={<StatusChips {...{ filter, onFilterChange, counts, labels }} />}
      panel={{ children: chips, hidden: games.length === 0 }}
      renderSheet={(close) => (
        <>
          {chips}
          <SheetActions
            labels={labels}
            close={close}
            onClear={() => {
              onFilterChange({})
              rest.onSearchChange('')
            }}
          />
        </>
      )}
    />
  )
}

type StatusChipsProps = Pick<ChampionshipFiltersProps, 'filter' | 'onFilterChange' | 'counts'> & {
  labels: ChampionshipFiltersTexts
}

const StatusChips = memo(function StatusChips(props: StatusChipsProps) {
  const { filter, onFilterChange, counts, labels } = props
  const options = [
    { value: ANY, label: withCount(labels.anyStatus, counts?.total) },
    ...statuses.map((value) => ({
      value,
      label: withCount(labels.statuses[value], counts?.[value]),
      ...(value === 'ONGOING' && { icon: <span className={styles.live} aria-hidden="true" /> }),
    })),
  ]
  return (
    <ChipGroup
      className={styles.statuses}
      label={labels.status}
      options={options}
      value={filter.status ?? ANY}
      onChange={(chosen) =>
        onFilterChange({ ...filter, status: statuses.find((status) => status === chosen) })
      }
    />
  )
})

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} ${count}`
