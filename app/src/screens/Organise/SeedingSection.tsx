import { Button, EmptyState, Panel } from '@convoca/ui'
import { SeedingList } from '@convoca/ui/app'
import type { MatchTeam } from '@convoca/ui'
import { useState } from 'react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { updateSeedingAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { isBeforeStart, toSeeding } from '../../mappers/organise.ts'
import styles from './organise.module.css'

const methods = { RANKING: 'pelo ranking', MANUAL: 'à mão', DRAW: 'por sorteio' }

/** The seeds: by hand, by the ranking, or drawn with a seed that anybody can verify. */
export function SeedingSection({ championship }: { championship: Championship }) {
  const { id, seeding_method: method, draw_seed: drawSeed } = championship
  const registrations = useQueryAtom(championshipTeamsAtom, id)
  return (
    <Panel title="Seeds">
      <p className={styles.text}>
        <span>
          {method === null ? 'Os seeds ainda não foram definidos.' : `Definidos ${methods[method]}.`}
        </span>
        {drawSeed !== null && (
          <>
            <span> Semente do sorteio: </span>
            <code className={styles.seed}>{drawSeed}</code>
            <span>. A ordem é a do SHA-256 de “semente:inscrição”.</span>
          </>
        )}
      </p>
      <QueryContent query={registrations}>
        {(data) => <Seeding championship={championship} stored={toSeeding(data)} />}
      </QueryContent>
    </Panel>
  )
}

interface SeedingProps {
  championship: Championship
  stored: readonly MatchTeam[]
}

function Seeding({ championship, stored }: SeedingProps) {
  const { id } = championship
  const seeding = useWrite(updateSeedingAtom)
  const [order, setOrder] = useState<readonly MatchTeam[] | null>(null)
  useUnsavedChanges(() => order !== null)
  const isOpen = isBeforeStart(championship)
  // Teams that have left since are left out, and teams that have come are last.
  const kept = order?.filter((team) => stored.some((one) => one.id === team.id)) ?? []
  const teams =
    order === null ? stored : [...kept, ...stored.filter((team) => kept.every((one) => one.id !== team.id))]

  async function save(method: 'RANKING' | 'MANUAL' | 'DRAW') {
    const isSaved = await seeding.run(
      { id, method, ...(method === 'MANUAL' && { order: teams.map((team) => team.id) }) },
      { done: { title: 'Sucesso', message: 'Seeds salvos.' }, failure: 'Não foi possível salvar os seeds' },
    )
    if (isSaved) setOrder(null)
  }

  if (stored.length === 0) return <EmptyState title="Nenhum time com vaga" />
  return (
    <div className={styles.panels}>
      {isOpen && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            disabled={order === null || seeding.isPending}
            onClick={() => void save('MANUAL')}
          >
            Salvar ordem
          </Button>
          <Button disabled={seeding.isPending} onClick={() => void save('RANKING')}>
            Usar ranking
          </Button>
          <Button disabled={seeding.isPending} onClick={() => void save('DRAW')}>
            Sortear
          </Button>
        </div>
      )}
      <SeedingList teams={teams} onChange={setOrder} disabled={!isOpen || seeding.isPending} />
    </div>
  )
}
