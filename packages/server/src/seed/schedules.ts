import type { Schemas } from '../contract/types.ts'
import {
  answerCheckIn,
  createSchedule,
  listCheckIns,
  updateAvailability,
} from '../domains/schedules/service.ts'
import { type RosterEntry, buildRosters } from './rosters.ts'
import { DAY, HOUR, type SeedContext, asUser } from './seed-context.ts'

/** The UTC offset of Brasília, which has no daylight saving time. */
const BRASILIA_OFFSET = -3 * HOUR

interface DemoEvent {
  title: string
  type: Schemas['ScheduleType']
  /** Days from today; negative is in the past. */
  day: number
  /** Start in Brasília time, half past as .5. */
  hour: number
  duration: number
  location?: string
  url?: string
  description?: string
  weekly?: boolean
  /** Index of its author in the roster; the owner by default. */
  creator?: number
}

const weeklyEvents: readonly DemoEvent[] = [
  {
    title: 'Treino tático',
    type: 'TRAINING',
    day: -56,
    hour: 20,
    duration: 2,
    url: 'https://voz.example/sala',
    description: 'Aquecimento de 20 minutos, depois entradas e retomadas.',
    weekly: true,
  },
  { title: 'Treino de mira e recuo', type: 'TRAINING', day: -54, hour: 21, duration: 1.5, weekly: true },
  {
    title: 'Revisão das partidas da semana',
    type: 'MEETING',
    day: -51,
    hour: 18,
    duration: 1,
    url: 'https://voz.example/diretoria',
    weekly: true,
  },
]

const singleEvents: readonly DemoEvent[] = [
  { title: 'Scrim contra os Lobos do Sul', type: 'SCRIM', day: -27, hour: 20.5, duration: 2.5 },
  {
    title: 'Estreia na Copa Convoca',
    type: 'MATCH',
    day: -24,
    hour: 16,
    duration: 2,
    location: 'Servidor São Paulo 2',
  },
  { title: 'Scrim contra a Boto Rosa', type: 'SCRIM', day: -19, hour: 21, duration: 2 },
  {
    title: '2ª rodada contra a Neblina',
    type: 'MATCH',
    day: -17,
    hour: 19,
    duration: 2,
    location: 'Servidor São Paulo 1',
  },
  { title: 'Reunião com a diretoria', type: 'MEETING', day: -12, hour: 19, duration: 1 },
  { title: '3ª rodada contra a Tempestade Azul', type: 'MATCH', day: -10, hour: 16, duration: 2.5 },
  {
    title: 'Oitavas de final da Copa Convoca',
    type: 'MATCH',
    day: -3,
    hour: 17,
    duration: 3,
    location: 'Arena Convoca',
  },
  {
    title: 'Amistoso contra os Noturnos',
    type: 'SCRIM',
    day: 2,
    hour: 21,
    duration: 2.5,
    description: 'Chegar quinze minutos antes para conferir o áudio.',
    creator: 1,
  },
  {
    title: 'Quartas de final da Copa Convoca',
    type: 'MATCH',
    day: 5,
    hour: 16,
    duration: 3,
    location: 'Arena Convoca, São Paulo',
    description: 'Uniforme completo. Saída do metrô às 14h.',
    creator: 1,
  },
  {
    title: 'Sessão de fotos do elenco',
    type: 'OTHER',
    day: 7,
    hour: 10,
    duration: 1.5,
    location: 'Estúdio Ipê',
  },
  { title: 'Scrim contra a Arara Vermelha', type: 'SCRIM', day: 9, hour: 20, duration: 3 },
  { title: 'Planejamento da próxima temporada', type: 'MEETING', day: 12, hour: 19.5, duration: 1.5 },
  {
    title: 'Churrasco do elenco',
    type: 'OTHER',
    day: 15,
    hour: 12,
    duration: 5,
    location: 'Parque da Cidade, quiosque 4',
  },
]

/** True to accept, false to decline, null for no response; most past events have one. */
function chooseResponse(member: number, event: number, isPast: boolean): boolean | null {
  const turn = (member * 3 + event) % 7
  if (turn === 2) return false
  if (turn === 5 && !isPast) return null
  return turn === 0 && !isPast ? null : true
}

/** Membership ids by user id. */
async function readMemberships(
  { context: { db }, teams }: SeedContext,
  team: number,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'user_id'])
    .where('team_id', '=', teams[team] ?? '')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.id]))
}

function toInput(event: DemoEvent, startsAt: Date, memberIds: string[]): Schemas['ScheduleInput'] {
  return {
    title: event.title,
    description: event.description ?? null,
    type: event.type,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + event.duration * HOUR).toISOString(),
    location: event.location ?? null,
    url: event.url ?? null,
    recurrence: event.weekly === true ? 'WEEKLY' : 'NONE',
    memberIds,
  }
}

/** Dates the event and everything that belongs to it to the day it was planned. */
async function backdateSchedule(
  seed: SeedContext,
  scheduleId: string,
  title: string,
  createdAt: Date,
  isPast: boolean,
): Promise<void> {
  const { db } = seed.context
  await db
    .updateTable('schedules')
    .set({ created_at: createdAt, updated_at: createdAt })
    .where('id', '=', scheduleId)
    .execute()
  await db
    .updateTable('check_ins')
    .set({ created_at: createdAt })
    .where('schedule_id', '=', scheduleId)
    .execute()
  await db
    .updateTable('team_activities')
    .set({ created_at: createdAt })
    .where('action_type', '=', 'SCHEDULE_CREATED')
    .where('target', '=', title)
    .where('team_id', '=', seed.teams[0] ?? '')
    .execute()
  const notifications = db.updateTable('notifications').where('schedule_id', '=', scheduleId)
  await notifications.set({ created_at: createdAt }).execute()
  if (isPast) await notifications.set({ read_at: createdAt }).execute()
}

async function addEvent(
  seed: SeedContext,
  roster: readonly RosterEntry[],
  event: DemoEvent,
  index: number,
): Promise<void> {
  const { startedAt, players } = seed
  const teamId = seed.teams[0] ?? ''
  const memberships = await readMemberships(seed, 0)
  const localNow = new Date(startedAt.getTime() + BRASILIA_OFFSET)
  const midnight =
    Date.UTC(localNow.getUTCFullYear(), localNow.getUTCMonth(), localNow.getUTCDate()) - BRASILIA_OFFSET
  const startsAt = new Date(midnight + event.day * DAY + event.hour * HOUR)
  const isPast = startsAt < startedAt
  const creator = players[roster[event.creator ?? 0]?.player ?? 0]
  if (creator === undefined) return
  const schedule = await createSchedule(
    asUser(seed, creator),
    teamId,
    toInput(event, startsAt, [...memberships.values()]),
  )
  const checkIns = await listCheckIns(asUser(seed, creator), { teamId, scheduleId: schedule.id })
  for (const [member, { player }] of roster.entries()) {
    const actor = players[player]
    const own = checkIns.find((checkIn) => checkIn.user.id === actor?.userId)
    const response = chooseResponse(member, index, isPast)
    if (actor === undefined || own === undefined || response === null) continue
    const target = { teamId, scheduleId: schedule.id, checkInId: own.id }
    await answerCheckIn(asUser(seed, actor), target, { is_confirmed: response })
  }
  // Planned five days ahead, and never later than yesterday.
  const createdAt = new Date(Math.min(startsAt.getTime() - 5 * DAY, startedAt.getTime() - DAY - index * HOUR))
  await backdateSchedule(seed, schedule.id, event.title, createdAt, isPast)
}

/** Evenings on weekdays, afternoons on Saturday, slightly different for each member. */
async function addAvailability(seed: SeedContext, roster: readonly RosterEntry[]): Promise<void> {
  for (const [member, { player }] of roster.entries()) {
    const actor = seed.players[player]
    if (actor === undefined) continue
    const hours = [1, 2, 3, 4, 6].flatMap((weekday) => {
      const first = weekday === 6 ? 14 + (member % 2) : 19 + ((member + weekday) % 2)
      return [0, 1, 2].map((step) => ({ weekday, hour: first + step }))
    })
    await updateAvailability(asUser(seed, actor), seed.teams[0] ?? '', { hours })
  }
}

/** The demo team's events before and after today (weekly trainings, matches, scrims) and its members' availability. */
export async function addSchedules(seed: SeedContext): Promise<void> {
  const roster = buildRosters()[0] ?? []
  for (const [index, event] of [...weeklyEvents, ...singleEvents].entries())
    await addEvent(seed, roster, event, index)
  await addAvailability(seed, roster)
}
