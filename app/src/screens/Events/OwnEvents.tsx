import { EmptyState, LinkButton, Panel } from '@convoca/ui'
import { AnswerList } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { dashboardAtom } from '../../atoms/dashboard.ts'
import type { Dashboard } from '../../atoms/dashboard.ts'
import { LiveMatches } from '../../components/LiveMatches.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { groupByDay, isSameDay, toDashboardEvent } from '../../mappers/dashboard.ts'
import { toLiveMatches } from '../../mappers/live-matches.ts'
import { useCheckInAnswer } from '../Dashboard/useCheckInAnswer.ts'
import styles from './events.module.css'

/** The next occurrence of each event of the user's teams by day, answered in place. */
export function OwnEvents() {
  const dashboard = useAtomValue(dashboardAtom)
  return (
    <QueryContent query={dashboard} failed="Não foi possível carregar os treinos">
      {(data) => <Days dashboard={data} />}
    </QueryContent>
  )
}

function Days({ dashboard }: { dashboard: Dashboard }) {
  const { pending, answer } = useCheckInAnswer(dashboard)
  const { events, matches, teams } = dashboard
  const live = toLiveMatches(matches)
  if (events.length === 0 && live.length === 0) return <NoEvents team={teams[0]?.team.team_tag} />
  return (
    <div className={styles.days}>
      <LiveMatches matches={live} />
      {groupByDay(events).map(({ day, events: ofDay }) => {
        const title = titleOf(day)
        return (
          <Panel key={day.getTime()} flush title={title}>
            <AnswerList
              events={ofDay.map(toDashboardEvent)}
              pending={pending}
              onAnswer={answer}
              texts={{ label: title, today: shortDay(day) }}
            />
          </Panel>
        )
      })}
    </div>
  )
}

function NoEvents({ team }: { team: string | undefined }) {
  return (
    <Panel>
      {team === undefined ? (
        <EmptyState
          headingLevel={3}
          title="Nenhum treino ainda"
          description="Com um time você marca treinos e partidas, e eles aparecem aqui."
          action={
            <>
              <LinkButton variant="primary" href="/team/create">
                Criar time
              </LinkButton>
              <LinkButton href="/jobs">Ver vagas</LinkButton>
            </>
          }
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="Nenhum treino ainda"
          description="Quando um time marcar treino ou partida com você, aparece aqui."
          action={<LinkButton href={`/my/teams/${team}?tab=schedule`}>Ver agenda</LinkButton>}
        />
      )}
    </Panel>
  )
}

const today = (day: Date) => isSameDay(day.toISOString(), new Date())

function titleOf(day: Date): string {
  const date = day.toLocaleDateString('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' })
  return today(day) ? `Hoje, ${date}` : date.charAt(0).toUpperCase() + date.slice(1)
}

/** `24 nov` */
const shortDay = (day: Date) =>
  today(day)
    ? 'hoje'
    : `${day.getDate()} ${day.toLocaleDateString('pt-BR', { month: 'short' }).replace('.', '')}`
