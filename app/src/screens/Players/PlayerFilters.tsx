import { Chip, SearchInput, SelectField, TextField } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import type { useInvitingTeams } from '../../hooks/useInvitingTeams.ts'
import styles from './PlayersScreen.module.css'

export interface PlayerFilter {
  search: string
  gameId: string
  position: string
  rank: string
  free: boolean
  /** The team to which the cards invite; its members and whom it has invited are left out. */
  teamId: string
}

export const noFilter: PlayerFilter = {
  search: '',
  gameId: '',
  position: '',
  rank: '',
  free: false,
  teamId: '',
}

const all = 'all'

interface PlayerFiltersProps {
  filter: PlayerFilter
  teams: ReturnType<typeof useInvitingTeams>
  onChange: (change: Partial<PlayerFilter>) => void
}

/** Search, game, position, rank, who is free, and the team to invite to. */
export function PlayerFilters({ filter, teams, onChange }: PlayerFiltersProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  return (
    <div className={styles.filters} role="search" aria-label="Filtros de players">
      <DebouncedSearch value={filter.search} onChange={(search) => onChange({ search })}>
        {(typed) => (
          <SearchInput
            className={styles.search}
            label="Buscar players"
            placeholder="Buscar players"
            value={typed.search}
            onChange={typed.onSearchChange}
          />
        )}
      </DebouncedSearch>
      <SelectField
        label="Jogo"
        value={filter.gameId === '' ? all : filter.gameId}
        onChange={(gameId) => onChange({ gameId: gameId === all ? '' : gameId })}
        options={[
          { value: all, label: 'Todos os jogos' },
          ...games.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DebouncedSearch value={filter.position} onChange={(position) => onChange({ position })}>
        {(typed) => (
          <TextField label="Posição" maxLength={30} value={typed.search} onChange={typed.onSearchChange} />
        )}
      </DebouncedSearch>
      <DebouncedSearch value={filter.rank} onChange={(rank) => onChange({ rank })}>
        {(typed) => (
          <TextField label="Rank" maxLength={40} value={typed.search} onChange={typed.onSearchChange} />
        )}
      </DebouncedSearch>
      {teams.length > 1 ? (
        <SelectField
          label="Convidar para"
          value={filter.teamId}
          onChange={(teamId) => onChange({ teamId })}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <Chip selected={filter.free} onClick={() => onChange({ free: !filter.free })}>
        Livre para jogar
      </Chip>
    </div>
  )
}
