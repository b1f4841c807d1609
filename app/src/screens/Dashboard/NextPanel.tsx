import { EmptyState, LinkButton } from '@convoca/ui'
import { NextEventHero } from '@convoca/ui/app'
import type { EventReminder } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import type { Dashboard } from '../../atoms/dashboard.ts'
import { remindInviteesAtom } from '../../atoms/schedules.ts'
import { userAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { isRemindedAt, toAttendee, toDashboardEvent } from '../../mappers/dashboard.ts'
import { useCheckInAnswer } from './useCheckInAnswer.ts'
import styles from './dashboard.module.css'

type Next = NonNullable<Dashboard['next']>

/** Reminds the others without a response, once an hour, for those who plan the team's events. */
function useReminder(next: Next | null): EventReminder | undefined {
  const nick = useAtomValue(userAtom)?.nick
  const { run, isPending } = useWrite(remindInviteesAtom)
  if (!next?.may_remind) return undefined
  const { event, attendees, reminded_at } = next
  const open = attendees.filter((attendee) => attendee.is_confirmed === null && attendee.nick !== nick)
  return {
    nicks: open.map((checkIn) => checkIn.nick),
    status: isPending ? 'pending' : isRemindedAt(reminded_at, new Date()) ? 'sent' : 'ready',
    onRemind: () =>
      void run(
        { teamId: event.team.id, scheduleId: event.id },
        {
          done: { title: 'Lembrete enviado', message: event.title },
          failure: 'Não foi possível enviar o lembrete',
        },
      ),
  }
}

/** The next match or event; before there is any, how to get to one. */
export function NextPanel({ dashboard }: { dashboard: Dashboard }) {
  const { pending, answer } = useCheckInAnswer(dashboard)
  const { next, teams } = dashboard
  const reminder = useReminder(next)
  const [team] = teams
  if (next)
    return (
      <NextEventHero
        event={toDashboardEvent(next.event)}
        attendees={next.attendees.map(toAttendee)}
        pending={pending.includes(next.event.id)}
        onAnswer={answer}
        reminder={reminder}
      />
    )
  return (
    <div className={styles.empty}>
      {team ? (
        <EmptyState
          headingLevel={2}
          title="Nada marcado por enquanto"
          description="Quando um time marcar treino ou partida com você, o próximo aparece aqui."
          action={<LinkButton href={`/my/teams/${team.team.team_tag}?tab=schedule`}>Ver agenda</LinkButton>}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title="Monte seu time"
          description="Com um time você marca treinos, responde check-ins e disputa campeonatos."
          action={
            <>
              <LinkButton variant="primary" href="/team/create">
                Criar time
              </LinkButton>
              <LinkButton href="/jobs">Ver vagas</LinkButton>
            </>
          }
        />
      )}
    </div>
  )
}
