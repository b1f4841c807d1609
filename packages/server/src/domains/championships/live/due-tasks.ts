import { winsOf } from '@convoca/contract/rules'
import { type Dependencies, type SystemContext, createContext } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import { formatOnMoment } from '../../moments.ts'
import {
  MAX_CLAIMED,
  claimMatchReminders,
  claimStartReminder,
  findDueCheckIns,
  findDueReplacements,
  findDueWalkovers,
  findNotCheckedIn,
  openCheckIn,
} from './due-tasks-repository.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { findMatch } from '../matches/matches-repository.ts'
import { applyOutcome, requireMatch } from '../matches/matches.ts'
import { notifyEach, notifyOfCheckIn, notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { type ChampionshipRow, findChampionship, lockChampionship } from '../repository.ts'
import type { Outcome } from '../stages/types.ts'
import { replaceAbsent } from '../organising/start.ts'
import { remindOfShortRosters } from '../rosters/short-rosters.ts'

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface DueTaskServices extends Dependencies {
  db: Db
  log: Log
}

/** The number of times that each thing was done; a second process that looks at the same moment does none of it again. */
export interface DueTasksRun {
  checkInsOpened: number
  startReminders: number
  rosterReminders: number
  replacements: number
  matchReminders: number
  walkovers: number
}

const inTransaction = <T>(
  services: DueTaskServices,
  run: (context: SystemContext) => Promise<T>,
): Promise<T> =>
  runInTransaction(
    services.db,
    (unit) => run(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after the clock of the championships failed'),
  )

/** Each in a transaction of its own: one that fails is tried again by the next run and holds up no other. */
async function forEach<T>(
  services: DueTaskServices,
  due: readonly T[],
  run: (context: SystemContext, task: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const task of due) {
    try {
      if (await inTransaction(services, (context) => run(context, task))) done += 1
    } catch (error) {
      services.log.warn({ err: error }, 'something due in a championship will be tried again')
    }
  }
  return done
}

/** Repeats until a run claims less than it may. */
async function drain(run: () => Promise<number>, most: number): Promise<number> {
  for (let total = 0; ;) {
    const claimed = await run()
    total += claimed
    if (claimed < most) return total
  }
}

async function openDueCheckIn(context: SystemContext, id: string): Promise<boolean> {
  if (!(await openCheckIn(context.db, id, context.now()))) return false
  await context.realtime.publishChampionship(context, id, 'CHAMPIONSHIP')
  const row = await findChampionship(context.db, { id })
  if (row !== null) await notifyOfCheckIn(context, row)
  return true
}

async function remindOfStart(context: SystemContext): Promise<number> {
  const id = await claimStartReminder(context.db, context.now())
  const row = id === null ? null : await findChampionship(context.db, { id })
  if (row === null) return 0
  await notifyRegistrations(context, await findNotCheckedIn(context.db, row.id), {
    championshipId: row.id,
    type: 'CHAMPIONSHIP_IS_CLOSE',
    title: 'Falta o check-in',
    body: `${row.name} começa ${formatOnMoment(row.starts_at)}, e ${say(row.participant, 'o time', 'você')} ainda não fez o check-in: sem ele, não joga.`,
  })
  return 1
}

async function replaceDue(context: SystemContext, id: string): Promise<boolean> {
  await lockChampionship(context.db, id)
  const row = await findChampionship(context.db, { id })
  // It may have started, or got more time, before the lock.
  if (row?.status !== 'CHECK_IN' || row.starts_at > context.now()) return false
  return (await replaceAbsent(context, row)) > 0
}

async function remindOfMatches(context: SystemContext): Promise<number> {
  const due = await claimMatchReminders(context.db, context.now())
  const championships = new Map<string, ChampionshipRow | null>()
  for (const { championship_id: id } of due)
    if (!championships.has(id)) championships.set(id, await findChampionship(context.db, { id }))
  const reminders = []
  for (const { match_id: id, championship_id: championshipId, kind, scheduled_at: time } of due) {
    const match = await findMatch(context.db, championshipId, id)
    const championship = championships.get(championshipId)
    if (match === null || championship == null) continue
    const { name, participant } = championship
    const sides = [
      { registrationId: match.home_id, opponent: match.away, since: match.home_checked_in_at },
      { registrationId: match.away_id, opponent: match.home, since: match.away_checked_in_at },
    ]
    const when = formatOnMoment(time)
    for (const { registrationId, opponent, since } of sides) {
      if (registrationId === null || since !== null) continue
      const against = `A partida contra ${opponent?.name ?? 'o adversário'} em ${name} será ${when}.`
      reminders.push({
        registrationId,
        text:
          kind === 'CHECK_IN'
            ? ({
                championshipId,
                matchId: id,
                type: 'CHAMPIONSHIP_MATCH_IS_CLOSE',
                title: 'Check-in da partida aberto',
                body: `${against} Faça o check-in${say(participant, ' do time', '')}.`,
              } as const)
            : ({
                championshipId,
                matchId: id,
                type: 'CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15',
                title: 'Menos de 15 minutos para a partida',
                body: `${against} Sem check-in até 15 minutos depois, ${say(participant, 'o time', 'você')} perde por W.O.`,
              } as const),
      })
    }
  }
  await notifyEach(context, reminders)
  return due.length
}

/** The side that is there wins as if every needed game had been won; neither does where neither is. */
async function giveWalkover(
  context: SystemContext,
  { id: matchId, championship_id: championshipId }: { id: string; championship_id: string },
): Promise<boolean> {
  const { db } = context
  await lockChampionship(db, championshipId)
  // Read again: it may have been played, or the other side have come, before the lock.
  const [due] = await findDueWalkovers(db, context.now(), matchId)
  const row = await findChampionship(db, { id: championshipId })
  if (due === undefined || row === null) return false
  const match = await requireMatch(context, { championshipId, matchId })
  const needed = winsOf(match.best_of)
  const outcome: Outcome = {
    homeScore: due.absent === 'away' ? needed : 0,
    awayScore: due.absent === 'home' ? needed : 0,
    winner: due.absent && (due.absent === 'home' ? 'away' : 'home'),
    isForfeit: true,
  }
  await insertMatchLog(db, { matchId, actorId: null, side: due.absent, ...outcome, action: 'WALKOVER' })
  await applyOutcome(context, { championship: row, match }, { ...outcome, cause: 'WALKOVER' })
  return true
}

/** Does what is due in all championships at `services.now()`; any number of processes may do so at once. */
export async function runDueTasks(services: DueTaskServices): Promise<DueTasksRun> {
  const { db } = services
  const now = services.now()
  return {
    checkInsOpened: await forEach(services, await findDueCheckIns(db, now), openDueCheckIn),
    startReminders: await drain(() => inTransaction(services, remindOfStart), 1),
    rosterReminders: await drain(() => inTransaction(services, remindOfShortRosters), 1),
    replacements: await forEach(services, await findDueReplacements(db, now), replaceDue),
    matchReminders: await drain(() => inTransaction(services, remindOfMatches), MAX_CLAIMED),
    walkovers: await forEach(services, await findDueWalkovers(db, now), giveWalkover),
  }
}
