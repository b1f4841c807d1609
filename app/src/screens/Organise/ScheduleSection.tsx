import { Button, EmptyState, Panel } from '@convoca/ui'
import { MatchScheduleForm } from '@convoca/ui/app'
import type { MatchTime } from '@convoca/ui/app'
import { useState } from 'react'
import { championshipMatchesAtom } from '../../atoms/championship.ts'
import type { Championship, ChampionshipMatch } from '../../atoms/championship.ts'
import { scheduleMatchesAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { findRevertible } from '../../mappers/organise.ts'
import type { SavedTime } from '../../mappers/organise.ts'
import styles from './organise.module.css'

/** The times of a round's matches, all at once. */
export function ScheduleSection({ championship }: { championship: Championship }) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  return (
    <Panel title="Horários">
      {championship.status === 'ONGOING' ? (
        <QueryContent query={matches} failed="Não foi possível carregar as partidas">
          {(data) => <Schedule id={championship.id} matches={data} />}
        </QueryContent>
      ) : (
        <EmptyState
          title="Nenhuma partida para marcar"
          description="Os horários são marcados enquanto o campeonato está em andamento."
        />
      )}
    </Panel>
  )
}

const failure = 'Não foi possível salvar os horários'

function Schedule({ id, matches }: { id: string; matches: readonly ChampionshipMatch[] }) {
  const schedule = useWrite(scheduleMatchesAtom)
  const [undoable, setSaved] = useState<readonly SavedTime[]>([])
  const revertible = findRevertible(undoable, matches)

  async function save(times: readonly MatchTime[]) {
    const isSaved = await schedule.run(
      {
        id,
        matches: times.map(({ match, scheduledAt }) => ({ match_id: match.id, scheduled_at: scheduledAt })),
      },
      { done: { title: 'Sucesso', message: 'Horários salvos. Todos foram avisados.' }, failure },
    )
    if (!isSaved) return
    const saved = times.map(({ match, scheduledAt }) => ({
      matchId: match.id,
      before: match.scheduledAt ?? null,
      after: scheduledAt,
    }))
    // No match goes back to a time that has passed.
    setSaved(saved.filter(({ before }) => before === null || Date.parse(before) > Date.now()))
  }

  async function undo() {
    const isUndone = await schedule.run(
      {
        id,
        matches: revertible.map(({ matchId, before }) => ({ match_id: matchId, scheduled_at: before })),
      },
      { done: { title: 'Sucesso', message: 'Horários desfeitos. Todos foram avisados.' }, failure },
    )
    if (isUndone) setSaved([])
  }

  return (
    <div className={styles.panels}>
      <p className={styles.text}>
        Escolha a rodada e confira os horários antes de salvar: todos precisam estar no futuro. Os inscritos
        são avisados, e o check-in de uma partida que muda de horário é refeito.
      </p>
      {revertible.length > 0 && (
        <div className={styles.undo}>
          <p role="status">
            {revertible.length === 1
              ? 'O horário de 1 partida mudou.'
              : `Os horários de ${revertible.length} partidas mudaram.`}
          </p>
          <Button size="small" disabled={schedule.isPending} onClick={() => void undo()}>
            Desfazer
          </Button>
        </div>
      )}
      <MatchScheduleForm
        matches={matches.map(toBracketMatch)}
        checkedInIds={matches
          .filter((match) => match.home_checked_in || match.away_checked_in)
          .map((match) => match.id)}
        submitting={schedule.isPending}
        onSave={save}
      />
    </div>
  )
}
