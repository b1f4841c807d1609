import { Button, EmptyState, Panel, SelectField } from '@convoca/ui'
import { SeedingList } from '@convoca/ui/app'
import type { MatchTeam } from '@convoca/ui'
import { useState } from 'react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { formerChampionshipsAtom } from '../../atoms/seeding.ts'
import { updateSeedingAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { isBeforeStart, toSeeding } from '../../mappers/organise.ts'
import { BracketPreview } from './BracketPreview.tsx'
import styles from './organise.module.css'

type Method = NonNullable<Championship['seeding_method']>

const methods: Readonly<Record<Method, string>> = {
  RANKING: 'pelo ranking',
  MANUAL: 'à mão',
  DRAW: 'por sorteio',
  FORMER: 'por um campeonato anterior',
}

/** The seeds: by hand, by the ranking, by a former championship, or drawn with a seed that anybody can verify. */
export function SeedingSection({ championship }: { championship: Championship }) {
  const { id, seeding_method: method, draw_seed: drawSeed } = championship
  const registrations = useQueryAtom(championshipTeamsAtom, id)
  return (
    <div className={styles.panels}>
      <Panel title="Seeds">
        <p className={styles.text}>
          <span>
            {method === null ? 'Os seeds ainda não foram definidos.' : `Definidos ${methods[method]}.`}
          </span>
          {drawSeed !== null && (
            <>
              <span> Semente do sorteio: </span>
              <code className={styles.seed}>{drawSeed}</code>
              <span>. A ordem é a do SHA-256 de “semente:inscrição”; seeds fixados ficam onde estão.</span>
            </>
          )}
        </p>
        <QueryContent query={registrations}>
          {(data) => (
            <Seeding
              championship={championship}
              stored={toSeeding(data)}
              storedLocks={data.flatMap((entrant) => (entrant.is_seed_locked ? [entrant.id] : []))}
            />
          )}
        </QueryContent>
      </Panel>
      {isBeforeStart(championship) && <BracketPreview championship={championship} />}
    </div>
  )
}

interface SeedingProps {
  championship: Championship
  stored: readonly MatchTeam[]
  storedLocks: readonly string[]
}

/** The seeds that were changed and are not saved yet. */
function useSeeds({ championship: { id }, stored, storedLocks }: SeedingProps) {
  const seeding = useWrite(updateSeedingAtom)
  const [order, setOrder] = useState<readonly MatchTeam[] | null>(null)
  const [locks, setLocks] = useState<readonly string[] | null>(null)
  useUnsavedChanges(() => order !== null || locks !== null)
  // Teams that have left since are left out, and teams that have come are last.
  const kept = order?.filter((team) => stored.some((storedTeam) => storedTeam.id === team.id)) ?? []
  const teams =
    order === null
      ? stored
      : [...kept, ...stored.filter((team) => kept.every((keptTeam) => keptTeam.id !== team.id))]
  const lockedIds = (locks ?? storedLocks).filter((lockedId) => teams.some((team) => team.id === lockedId))

  async function save(method: Method, formerId?: string) {
    const isSaved = await seeding.run(
      {
        id,
        method,
        ...(method === 'MANUAL' && { order: teams.map((team) => team.id) }),
        ...(formerId !== undefined && { former_id: formerId }),
        ...(locks !== null && { locked: [...lockedIds] }),
      },
      { done: { title: 'Sucesso', message: 'Seeds salvos.' }, failure: 'Não foi possível salvar os seeds' },
    )
    if (!isSaved) return
    setOrder(null)
    setLocks(null)
  }

  return {
    teams,
    lockedIds,
    isChanged: order !== null || locks !== null,
    isPending: seeding.isPending,
    setOrder,
    lock: ({ id: team }: MatchTeam, isLocked: boolean) =>
      setLocks(isLocked ? [...lockedIds, team] : lockedIds.filter((lockedId) => lockedId !== team)),
    save,
  }
}

function Seeding(props: SeedingProps) {
  const { championship, stored } = props
  const { teams, lockedIds, isChanged, isPending, setOrder, lock, save } = useSeeds(props)
  const isOpen = isBeforeStart(championship)
  if (stored.length === 0) return <EmptyState title="Nenhuma inscrição com vaga" />
  return (
    <div className={styles.panels}>
      {isOpen && (
        <>
          <div className={styles.buttons}>
            <Button variant="primary" disabled={!isChanged || isPending} onClick={() => void save('MANUAL')}>
              Salvar ordem
            </Button>
            <Button disabled={isPending} onClick={() => void save('RANKING')}>
              Usar ranking
            </Button>
            <Button disabled={isPending} onClick={() => void save('DRAW')}>
              Sortear
            </Button>
          </div>
          <FormerChampionship
            championship={championship}
            disabled={isPending}
            onUse={(formerId) => void save('FORMER', formerId)}
          />
        </>
      )}
      <SeedingList
        teams={teams}
        onChange={setOrder}
        lockedIds={lockedIds}
        onLock={isOpen ? lock : undefined}
        disabled={!isOpen || isPending}
      />
    </div>
  )
}

interface FormerChampionshipProps {
  championship: Championship
  disabled: boolean
  onUse: (id: string) => void
}

/** The latest finished championships of the game, the places of one of which may order the teams. */
function FormerChampionship({ championship, disabled, onUse }: FormerChampionshipProps) {
  const former = useQueryAtom(formerChampionshipsAtom, championship.game.id)
  const [chosen, setChosen] = useState('')
  const options = former.data?.filter(({ id }) => id !== championship.id) ?? []
  if (options.length === 0) return null
  return (
    <div className={styles.former}>
      <SelectField
        name="former_id"
        label="Campeonato anterior"
        hint="A ordem final dele. Quem não jogou vem depois, pelo ranking."
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button disabled={disabled || chosen === ''} onClick={() => onUse(chosen)}>
        Usar campeonato anterior
      </Button>
    </div>
  )
}
