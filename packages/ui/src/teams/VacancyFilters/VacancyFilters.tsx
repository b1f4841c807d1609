'use client'

import { clsx } from 'clsx'
import { memo, type ComponentPropsWithRef } from 'react'
import { LazySelectField } from '../../forms/SelectField/LazySelectField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { FilterFrame } from '../FilterFrame/FilterFrame.tsx'
import { SheetActions } from '../FilterFrame/SheetActions.tsx'
import type { GameOption } from '../game-option.ts'
import { vacancyPositions } from '../vacancy.ts'
import styles from './VacancyFilters.module.css'

export const vacancyFiltersTexts = {
  label: 'Filtros de vagas',
  search: 'Buscar vagas',
  game: 'Jogo',
  anyGame: 'Todos os jogos',
  position: 'Posição',
  anyPosition: 'Todas as posições',
  ranking: 'Seu ranking',
  anyRanking: 'Qualquer um',
  count: (count: number) => `${count} ${count === 1 ? 'vaga' : 'vagas'}`,
  clear: 'Limpar filtros',
  openSheet: 'Filtrar vagas',
  apply: 'Aplicar filtros',
  close: 'Fechar',
}

/** Filters besides the search text; undefined means any. */
export interface VacancyFilter {
  gameId?: string | undefined
  position?: string | undefined
  /** The user's rating: vacancies that require more are excluded. */
  maxRanking?: number | undefined
}

export type VacancyFiltersProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Text of the search field. Controlled. */
  search: string
  /** Called with the text on every change. */
  onSearchChange: (text: string) => void
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** Game, position and ranking. Controlled. */
  filter: VacancyFilter
  /** The whole filter as it becomes. */
  onFilterChange: (filter: VacancyFilter) => void
  /** Offered as positions. Default `vacancyPositions`. */
  positions?: readonly string[] | undefined
  /** Vacancies found; shown at the end of the panel. */
  count?: number | undefined
}

/**
 * Search and filters above a public `VacancyList`. Up to 767 px the filters move into a bottom sheet; the badge of its
 * button is the number of active ones. The number of results is a status message.
 */
export function VacancyFilters(props: VacancyFiltersProps) {
  const { games, filter, onFilterChange, positions = vacancyPositions, className, ...rest } = props
  const active = Object.values(filter).filter((value) => value !== undefined).length
  const fields = <FilterFields {...{ games, filter, onFilterChange, positions }} />
  const clear = () => {
    onFilterChange({})
    rest.onSearchChange('')
  }
  return (
    <FilterFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={vacancyFiltersTexts}
      active={active}
      aside={
        (active > 0 || rest.search !== '') && (
          <Button className={styles.clear} size="small" variant="ghost" onClick={clear}>
            {vacancyFiltersTexts.clear}
          </Button>
        )
      }
      panel={{ children: fields }}
      renderSheet={(close) => (
        <>
          {fields}
          <SheetActions labels={vacancyFiltersTexts} close={close} onClear={clear} />
        </>
      )}
    />
  )
}

/** Value of "any" in a list, where the empty text means nothing chosen. */
const ANY = 'any'

interface FilterFieldsProps {
  games: readonly GameOption[]
  filter: VacancyFilter
  onFilterChange: (filter: VacancyFilter) => void
  positions: readonly string[]
}

/** A key in the search beside them does not render them again. */
const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const { games, filter, onFilterChange, positions } = props
  const change = (part: VacancyFilter) => onFilterChange({ ...filter, ...part })
  // A position that came with the address and is none of the usual ones stays choosable.
  const { position } = filter
  const known = position === undefined || positions.includes(position) ? positions : [position, ...positions]
  return (
    <div className={styles.fields}>
      <LazySelectField
        label={vacancyFiltersTexts.game}
        value={filter.gameId ?? ANY}
        onChange={(value) => change({ gameId: value === ANY || value === '' ? undefined : value })}
        options={[
          { value: ANY, label: vacancyFiltersTexts.anyGame },
          ...games.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <LazySelectField
        label={vacancyFiltersTexts.position}
        value={position ?? ANY}
        onChange={(value) => change({ position: value === ANY || value === '' ? undefined : value })}
        options={[
          { value: ANY, label: vacancyFiltersTexts.anyPosition },
          ...known.map((value) => ({ value, label: value })),
        ]}
      />
      <TextField
        label={vacancyFiltersTexts.ranking}
        placeholder={vacancyFiltersTexts.anyRanking}
        inputMode="numeric"
        value={filter.maxRanking?.toString() ?? ''}
        onChange={(text) => {
          const digits = text.replace(/\D/g, '').slice(0, 6)
          change({ maxRanking: digits === '' ? undefined : Number(digits) })
        }}
      />
    </div>
  )
})
