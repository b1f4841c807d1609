import { Dialog } from '@radix-ui/themes'
import { clsx } from 'clsx'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { SelectField } from '../../forms/SelectField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { SearchInput } from '../../primitives/SearchInput/index.ts'
import { useReturnFocus } from '../../primitives/useReturnFocus/index.ts'
import type { GameOption } from '../gameOption.ts'
import { vacancyPositions } from '../vacancy.ts'
import { vacancyFiltersTexts, type VacancyFiltersTexts } from './vacancyFiltersTexts.ts'
import classes from './VacancyFilters.module.css'

/** What is looked for besides the text; absent means any. */
export type VacancyFilter = {
  gameId?: string | undefined
  position?: string | undefined
  /** The own rating: vacancies that ask for more are left out. */
  maxRanking?: number | undefined
}

export type VacancyFiltersProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  search: string
  onSearchChange: (text: string) => void
  games: readonly GameOption[]
  filter: VacancyFilter
  /** The whole filter as it becomes. */
  onFilterChange: (filter: VacancyFilter) => void
  /** Offered as positions. Default `vacancyPositions`. */
  positions?: readonly string[] | undefined
  /** Vacancies found; shown at the end of the panel. */
  count?: number | undefined
  texts?: Partial<VacancyFiltersTexts> | undefined
}

/**
 * Search and filters of the vacancies (product.md §5). Up to 767 px the filters move into a bottom sheet, whose button
 * says how many are on.
 */
export function VacancyFilters(props: VacancyFiltersProps) {
  const {
    search,
    onSearchChange,
    games,
    filter,
    onFilterChange,
    positions = vacancyPositions,
    ...more
  } = props
  const { count, texts, className, ...rest } = more
  const words = { ...vacancyFiltersTexts, ...texts }
  const [sheet, setSheet] = useState(false)
  const active = Object.values(filter).filter((value) => value !== undefined).length
  const fields = { games, filter, onFilterChange, positions, words }
  const clear = () => {
    onFilterChange({})
    onSearchChange('')
  }
  return (
    <section aria-label={words.label} {...rest} className={clsx(classes.root, className)}>
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
        {(active > 0 || search !== '') && (
          <Button className={classes.clear} size="small" variant="ghost" onClick={clear}>
            {words.clear}
          </Button>
        )}
        <button type="button" className={classes.sheetButton} onClick={() => setSheet(true)}>
          <SlidersHorizontal aria-hidden="true" />
          <span className="cv-hidden">{words.openSheet}</span>
          <span className={classes.badge} data-on={active > 0 || undefined}>
            {active}
          </span>
        </button>
      </div>
      <div className={classes.panel}>
        <FilterFields {...fields} />
      </div>
      <FilterSheet {...fields} open={sheet} onOpenChange={setSheet} onClear={clear} />
    </section>
  )
}

/** Value of "any" in a list, where the empty text means nothing chosen. */
const ANY = 'any'

type FilterFieldsProps = {
  games: readonly GameOption[]
  filter: VacancyFilter
  onFilterChange: (filter: VacancyFilter) => void
  positions: readonly string[]
  words: VacancyFiltersTexts
}

function FilterFields({ games, filter, onFilterChange, positions, words }: FilterFieldsProps) {
  const change = (part: VacancyFilter) => onFilterChange({ ...filter, ...part })
  // A position that came with the address and is none of the usual ones stays choosable.
  const { position } = filter
  const known = position === undefined || positions.includes(position) ? positions : [position, ...positions]
  return (
    <div className={classes.fields}>
      <SelectField
        label={words.game}
        value={filter.gameId ?? ANY}
        onChange={(value) => change({ gameId: value === ANY || value === '' ? undefined : value })}
        options={[
          { value: ANY, label: words.anyGame },
          ...games.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={words.position}
        value={position ?? ANY}
        onChange={(value) => change({ position: value === ANY || value === '' ? undefined : value })}
        options={[
          { value: ANY, label: words.anyPosition },
          ...known.map((value) => ({ value, label: value })),
        ]}
      />
      <TextField
        label={words.ranking}
        placeholder={words.anyRanking}
        inputMode="numeric"
        value={filter.maxRanking?.toString() ?? ''}
        onChange={(text) => {
          const digits = text.replace(/\D/g, '').slice(0, 6)
          change({ maxRanking: digits === '' ? undefined : Number(digits) })
        }}
      />
    </div>
  )
}

type FilterSheetProps = FilterFieldsProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClear: () => void
}

/** The phone's filters: a sheet from the lower edge; what is chosen counts at once. */
function FilterSheet({ open, onOpenChange, onClear, ...fields }: FilterSheetProps) {
  const { words } = fields
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        {...returnFocus}
        aria-describedby={undefined}
        className={classes.sheet ?? ''}
        width="100%"
        maxWidth="none"
        maxHeight="85dvh"
      >
        <div className={classes.sheetHead}>
          <Dialog.Title className={classes.sheetTitle ?? ''}>{words.openSheet}</Dialog.Title>
          <IconButton label={words.close} onClick={() => onOpenChange(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <FilterFields {...fields} />
        <div className={classes.sheetActions}>
          <Button
            size="large"
            onClick={() => {
              onClear()
              onOpenChange(false)
            }}
          >
            {words.clear}
          </Button>
          <Button size="large" variant="primary" onClick={() => onOpenChange(false)}>
            {words.apply}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
