import { EmptyState, LinkButton, NotificationCard, Panel, roleLabels } from '@convoca/ui'
import { AnswerList, TeamFormList, VacancyCard, WeekStrip } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import type { Dashboard } from '../../atoms/dashboard.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { userAtom } from '../../atoms/session.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { isSameDay, toDashboardEvent, toTeamForm } from '../../mappers/dashboard.ts'
import { toWeekMatches } from '../../mappers/live-matches.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { toVacancyItem } from '../../mappers/vacancy.ts'
import { useCheckInAnswer } from './useCheckInAnswer.ts'
import styles from './dashboard.module.css'

interface PanelProps {
  dashboard: Dashboard
}

const link = (href: string, label: string) => (
  <LinkButton size="small" variant="ghost" href={href}>
    {label}
  </LinkButton>
)

/** Today's check-ins. */
export function TodayPanel({ dashboard, now }: PanelProps & { now: Date }) {
  const { pending, answer } = useCheckInAnswer(dashboard)
  const today = dashboard.events.filter(({ starts_at }) => isSameDay(starts_at, now))
  return (
    <Panel flush title="Para responder hoje" actions={link('/events', 'Ver agenda')}>
      <AnswerList events={today.map(toDashboardEvent)} pending={pending} onAnswer={answer} />
    </Panel>
  )
}

/** The seven days from today. */
export function WeekPanel({ dashboard, now }: PanelProps & { now: Date }) {
  const events = [...dashboard.events.map(toDashboardEvent), ...toWeekMatches(dashboard.matches, now)]
  return (
    <Panel title="Sua semana" actions={link('/events', 'Ver eventos')}>
      <WeekStrip events={events.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))} />
    </Panel>
  )
}

/** The form of the user's teams in their last matches. */
export function FormPanel({ dashboard }: PanelProps) {
  return (
    <Panel flush title="Fase dos seus times" actions={link('/teams', 'Ver times')}>
      <TeamFormList
        teams={dashboard.teams.map(toTeamForm)}
        emptyAction={<LinkButton href="/team/create">Criar time</LinkButton>}
      />
    </Panel>
  )
}

/** The newest of what the user has not read. */
export function UnreadPanel({ dashboard }: PanelProps) {
  const { notifications, latest } = dashboard.unread
  const gender = useAtomValue(userAtom)?.gender
  const { pending, onMarkRead } = useNotificationActions(latest)
  return (
    <Panel
      title={notifications === 0 ? 'Não lidas' : `Não lidas (${notifications})`}
      actions={link('/notifications', 'Ver todas')}
    >
      {latest.length === 0 ? (
        <EmptyState title="Você já leu tudo" />
      ) : (
        <div className={styles.unread}>
          {latest.map((notification) => (
            <NotificationCard
              key={notification.id}
              notification={toNotificationItem(notification)}
              pending={pending[notification.id]}
              onMarkRead={onMarkRead}
              texts={{ roles: roleLabels(gender) }}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}

/** Open vacancies for the user's games and positions. */
export function VacanciesPanel({ dashboard }: PanelProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  return (
    <Panel title="Vagas para você" actions={link('/jobs', 'Ver todas')}>
      {dashboard.vacancies.length === 0 ? (
        <EmptyState
          title="Nenhuma vaga para os seus jogos agora"
          description="Diga no perfil o que você joga e em que posição."
          action={<LinkButton href="/profile?edit=true">Editar perfil</LinkButton>}
        />
      ) : (
        <div className={styles.vacancies}>
          {dashboard.vacancies.slice(0, 3).map((vacancy) => (
            <VacancyCard
              key={vacancy.id}
              headingLevel={3}
              vacancy={toVacancyItem(vacancy, games)}
              href={`/team/${vacancy.team.team_tag}/recruitment`}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}
