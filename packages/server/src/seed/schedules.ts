import type { Schemas } from '../contract/types.ts'
import {
  answerCheckIn,
  createSchedule,
  listCheckIns,
  updateAvailability,
} from '../domains/schedules/service.ts'
import { type Seat, rosters } from './rosters.ts'
import { DAY, HOUR, type Scene } from './scene.ts'

/** Brasília keeps no summer time. */
const BRASILIA = -3 * HOUR

interface Plan {
  title: string
  type: Schemas['ScheduleType']
  /** From today; negative is over. */
  day: number
  /** In Brasília, the half hour as .5. */
  from: number
  hours: number
  location?: string
  url?: string
  description?: string
  weekly?: boolean
  /** By whom, when not the owner: their place among the seats. */
  by?: number
}

const weekly: readonly Plan[] = [
  {
    title: 'Treino tático',
    type: 'TRAINING',
    day: -56,
    from: 20,
    hours: 2,
    url: 'https://voz.example/sala',
    description: 'Aquecimento de 20 minutos, depois entradas e retomadas.',
    weekly: true,
  },
  { title: 'Treino de mira e recuo', type: 'TRAINING', day: -54, from: 21, hours: 1.5, weekly: true },
  {
    title: 'Revisão das partidas da semana',
    type: 'MEETING',
    day: -51,
    from: 18,
    hours: 1,
    url: 'https://voz.example/diretoria',
    weekly: true,
  },
]

const season: readonly Plan[] = [
  { title: 'Scrim contra os Lobos do Sul', type: 'SCRIM', day: -27, from: 20.5, hours: 2.5 },
  {
    title: 'Estreia na Copa Convoca',
    type: 'MATCH',
    day: -24,
    from: 16,
    hours: 2,
    location: 'Servidor São Paulo 2',
  },
  { title: 'Scrim contra a Boto Rosa', type: 'SCRIM', day: -19, from: 21, hours: 2 },
  {
    title: '2ª rodada: Neblina',
    type: 'MATCH',
    day: -17,
    from: 19,
    hours: 2,
    location: 'Servidor São Paulo 1',
  },
  { title: 'Reunião com a diretoria', type: 'MEETING', day: -12, from: 19, hours: 1 },
  { title: '3ª rodada: Tempestade Azul', type: 'MATCH', day: -10, from: 16, hours: 2.5 },
  {
    title: 'Oitavas de final da Copa Convoca',
    type: 'MATCH',
    day: -3,
    from: 17,
    hours: 3,
    location: 'Arena Convoca',
  },
  {
    title: 'Amistoso contra os Noturnos',
    type: 'SCRIM',
    day: 2,
    from: 21,
    hours: 2.5,
    description: 'Chegar quinze minutos antes para conferir o áudio.',
    by: 1,
  },
  {
    title: 'Quartas de final da Copa Convoca',
    type: 'MATCH',
    day: 5,
    from: 16,
    hours: 3,
    location: 'Arena Convoca, São Paulo',
    description: 'Uniforme completo. Saída do metrô às 14h.',
    by: 1,
  },
  {
    title: 'Sessão de fotos do elenco',
    type: 'OTHER',
    day: 7,
    from: 10,
    hours: 1.5,
    location: 'Estúdio Ipê',
  },
  { title: 'Scrim contra a Arara Vermelha', type: 'SCRIM', day: 9, from: 20, hours: 3 },
  { title: 'Planejamento da próxima temporada', type: 'MEETING', day: 12, from: 19.5, hours: 1.5 },
  {
    title: 'Churrasco do elenco',
    type: 'OTHER',
    day: 15,
    from: 12,
    hours: 5,
    location: 'Parque da Cidade, quiosque 4',
  },
]

/** Some say yes, some no, some nothing; most of the past has its answer. */
function answerOf(seat: number, nth: number, isOver: boolean): boolean | null {
  const turn = (seat * 3 + nth) % 7
  if (turn === 2) return false
  if (turn === 5 && !isOver) return null
  return turn === 0 && !isOver ? null : true
}

async function membershipsOf({ work, teams }: Scene, team: number): Promise<Map<string, string>> {
  const rows = await work.db
    .selectFrom('team_members')
    .select(['id', 'user_id'])
    .where('team_id', '=', teams[team] ?? '')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.id]))
}

function inputOf(plan: Plan, startsAt: Date, memberIds: string[]): Schemas['ScheduleInput'] {
  return {
    title: plan.title,
    description: plan.description ?? null,
    type: plan.type,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + plan.hours * HOUR).toISOString(),
    location: plan.location ?? null,
    url: plan.url ?? null,
    recurrence: plan.weekly === true ? 'WEEKLY' : 'NONE',
    memberIds,
  }
}

/** Everything of the event, as if it had been made when it was planned. */
async function moveBack(
  scene: Scene,
  scheduleId: string,
  title: string,
  madeAt: Date,
  isOver: boolean,
): Promise<void> {
  const { db } = scene.work
  await db
    .updateTable('schedules')
    .set({ created_at: madeAt, updated_at: madeAt })
    .where('id', '=', scheduleId)
    .execute()
  await db
    .updateTable('check_ins')
    .set({ created_at: madeAt })
    .where('schedule_id', '=', scheduleId)
    .execute()
  await db
    .updateTable('team_activities')
    .set({ created_at: madeAt })
    .where('action_type', '=', 'SCHEDULE_CREATED')
    .where('target', '=', title)
    .where('team_id', '=', scene.teams[0] ?? '')
    .execute()
  const told = db.updateTable('notifications').where('schedule_id', '=', scheduleId)
  await told.set({ created_at: madeAt }).execute()
  if (isOver) await told.set({ read_at: madeAt }).execute()
}

async function addPlan(scene: Scene, seats: readonly Seat[], plan: Plan, nth: number): Promise<void> {
  const { work, services, startedAt, players } = scene
  const teamId = scene.teams[0] ?? ''
  const memberships = await membershipsOf(scene, 0)
  const there = new Date(startedAt.getTime() + BRASILIA)
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()) - BRASILIA
  const startsAt = new Date(midnight + plan.day * DAY + plan.from * HOUR)
  const isOver = startsAt < startedAt
  const by = players[seats[plan.by ?? 0]?.player ?? 0]
  if (by === undefined) return
  const made = await createSchedule(
    work,
    services,
    by,
    teamId,
    inputOf(plan, startsAt, [...memberships.values()]),
  )
  const checkIns = await listCheckIns(work.db, by, { teamId, scheduleId: made.id })
  for (const [seat, { player }] of seats.entries()) {
    const actor = players[player]
    const own = checkIns.find((checkIn) => checkIn.user.id === actor?.userId)
    const answer = answerOf(seat, nth, isOver)
    if (actor === undefined || own === undefined || answer === null) continue
    const target = { teamId, scheduleId: made.id, checkInId: own.id }
    await answerCheckIn(work, services, actor, target, answer)
  }
  // Planned five days ahead, and never later than yesterday.
  const madeAt = new Date(Math.min(startsAt.getTime() - 5 * DAY, startedAt.getTime() - DAY - nth * HOUR))
  await moveBack(scene, made.id, plan.title, madeAt, isOver)
}

/** Evenings on weekdays, afternoons on Saturday; everybody a little different. */
async function addHours(scene: Scene, seats: readonly Seat[]): Promise<void> {
  for (const [seat, { player }] of seats.entries()) {
    const actor = scene.players[player]
    if (actor === undefined) continue
    const hours = [1, 2, 3, 4, 6].flatMap((weekday) => {
      const first = weekday === 6 ? 14 + (seat % 2) : 19 + ((seat + weekday) % 2)
      return [0, 1, 2].map((step) => ({ weekday, hour: first + step }))
    })
    await updateAvailability(scene.work, scene.services, actor, scene.teams[0] ?? '', { hours })
  }
}

/** A season of the demo team: weekly trainings, matches and scrims, before and after today. */
export async function addSchedules(scene: Scene): Promise<void> {
  const seats = rosters()[0] ?? []
  for (const [nth, plan] of [...weekly, ...season].entries()) await addPlan(scene, seats, plan, nth)
  await addHours(scene, seats)
}
