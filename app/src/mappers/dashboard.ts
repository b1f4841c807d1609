import { scheduleTypeLabels } from '@convoca/ui/app'
import type { DashboardEvent, EventAttendee, TeamForm } from '@convoca/ui/app'
import type { Dashboard } from '../atoms/dashboard.ts'

type Team = Dashboard['events'][number]['team']

const toTeam = ({ name, team_tag, primary_color, secondary_color, logo }: Team) => ({
  name,
  tag: team_tag,
  primaryColor: primary_color,
  secondaryColor: secondary_color,
  logoUrl: logo ?? undefined,
})

export function toDashboardEvent(event: Dashboard['events'][number]): DashboardEvent {
  const { confirmed, declined, pending } = event.checkins
  return {
    id: event.id,
    title: event.title,
    kind: scheduleTypeLabels[event.type],
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    location: event.location ?? undefined,
    href: `/my/teams/${event.team.team_tag}?tab=schedule`,
    team: toTeam(event.team),
    confirmed,
    invited: confirmed + declined + pending,
    answer: event.own_checkin.is_confirmed,
  }
}

export const toAttendee = ({
  id,
  nick,
  avatar,
  is_confirmed,
}: NonNullable<Dashboard['next']>['attendees'][number]): EventAttendee => ({
  id,
  nick,
  avatarUrl: avatar,
  isConfirmed: is_confirmed,
})

export const toTeamForm = ({ team, performance, matches }: Dashboard['teams'][number]): TeamForm => ({
  id: team.id,
  team: toTeam(team),
  href: `/my/teams/${team.team_tag}`,
  ...performance,
  matches: matches.map(({ id, opponent, result, score }) => ({
    id,
    opponent,
    result,
    score: score ?? undefined,
  })),
})

/** Greets by the reader's clock: the night belongs to the evening before it. */
export function greetingAt(now: Date): string {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

export const isSameDay = (iso: string, day: Date): boolean =>
  new Date(iso).toDateString() === day.toDateString()

const hour = 3_600_000

/** Whether another reminder has to wait. */
export const isRemindedAt = (remindedAt: string | null, now: Date): boolean =>
  remindedAt !== null && now.getTime() - Date.parse(remindedAt) < hour

/** Events by the day on which they start, as they are ordered. */
export function groupByDay<Event extends { starts_at: string }>(events: readonly Event[]) {
  const days: { day: Date; events: Event[] }[] = []
  for (const event of events) {
    const last = days.at(-1)
    if (last && isSameDay(event.starts_at, last.day)) last.events.push(event)
    else days.push({ day: new Date(event.starts_at), events: [event] })
  }
  return days
}

const pluralize = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

/** The tasks that wait for the user, in one sentence. */
export function summarize(checkIns: number, invitations: number): string {
  const waiting = [
    ...(checkIns > 0 ? [pluralize(checkIns, 'check-in', 'check-ins')] : []),
    ...(invitations > 0 ? [pluralize(invitations, 'convite', 'convites')] : []),
  ]
  if (waiting.length === 0) return 'Nada espera por você. Tudo em dia.'
  return `${waiting.join(' e ')} ${checkIns + invitations === 1 ? 'espera' : 'esperam'} por você.`
}
