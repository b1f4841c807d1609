import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { emit } from '../../../domain-events.ts'
import { DomainError, fieldError, invalid, refuseInvalid } from '../../../errors.ts'
import { formatMoment, formatOnMoment } from '../../moments.ts'
import { type VisibleChampionship, requireChampionshipPermission } from '../access.ts'
import { requireUninvolvedInMatches } from '../matches/conflicts.ts'
import { toMatch } from '../mappers.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, readMatch } from '../matches/matches.ts'
import { type MatchRow, findMatchesById } from '../matches/matches-repository.ts'
import { notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { deleteProposals, findProposal, saveProposal, setSchedule } from '../matches/room-repository.ts'
import { readMatchRoom, requireActing } from './rooms.ts'
import { isStorable } from '../rules.ts'
import { OWN_NOTICE } from '../matches/timing.ts'

interface Entry {
  matchId: string
  scheduledAt: Date | null
  /** The place in the request that has the time. */
  path: string
}

const idsOf = (matches: readonly MatchRow[]): string[] =>
  matches.flatMap(({ home_id: home, away_id: away }) => [home, away]).filter((id) => id !== null)

/** A time that the match has already is no change, even where it has passed. */
function refusePast(entries: readonly Entry[], now: Date): void {
  refuseInvalid(
    entries.flatMap(({ path, scheduledAt }) =>
      scheduledAt === null || scheduledAt > now
        ? []
        : [fieldError(path, 'OUT_OF_RANGE', 'must be in the future')],
    ),
  )
}

/**
 * Changes all matches or none, and returns those whose time has changed. The championship is locked. A team
 * that misses the time loses by walk-over: nobody gives the opponent of their own team less notice than
 * `OWN_NOTICE`.
 */
async function schedule(
  context: Context,
  championship: VisibleChampionship,
  entries: readonly Entry[],
): Promise<MatchRow[]> {
  const { db, actor } = context
  const { row } = championship
  if (row.status !== 'ONGOING') throw new DomainError('CHAMPIONSHIP_STATUS')
  const wanted = [...new Set(entries.map(({ matchId }) => matchId))]
  const matches = await findMatchesById(db, row.id, wanted)
  if (matches.length < wanted.length) throw new DomainError('MATCH_NOT_FOUND')
  const before = new Map(matches.map((match) => [match.id, match]))
  if (matches.some(({ state }) => state !== 'READY' && state !== 'WAITING'))
    throw new DomainError('MATCH_NOT_OPEN')
  const changes = entries.filter(
    ({ matchId, scheduledAt }) => before.get(matchId)?.scheduled_at?.getTime() !== scheduledAt?.getTime(),
  )
  const now = context.now()
  const soon = now.getTime() + OWN_NOTICE
  const sudden = new Set(
    changes.flatMap(({ matchId, scheduledAt: time }) =>
      time !== null && time.getTime() < soon ? [matchId] : [],
    ),
  )
  await requireUninvolvedInMatches(
    context,
    championship,
    matches.filter(({ id }) => sudden.has(id)),
  )
  refusePast(changes, now)
  if (changes.length === 0) return []
  const changed = await setSchedule(db, row.id, { entries: changes, now })
  await deleteProposals(db, changed)
  for (const matchId of changed)
    await insertMatchLog(db, { matchId, actorId: actor.userId, action: 'SCHEDULED' })
  await context.realtime.publishMatches(context, row.id, changed)
  return matches.filter(({ id }) => changed.includes(id))
}

interface Scheduled {
  /** The matches as they were before. */
  matches: readonly MatchRow[]
  entries: readonly Pick<Entry, 'matchId' | 'scheduledAt'>[]
  body: string
}

/** Tells the teams, and whoever else reacts to times of matches. */
async function notifyOfSchedule(
  context: Context,
  championshipId: string,
  { matches, entries, body }: Scheduled,
): Promise<void> {
  const registrations = [...new Set(idsOf(matches))]
  const [only] = matches.length === 1 ? matches : []
  const about = only === undefined ? { championshipId } : { championshipId, matchId: only.id }
  const text = { ...about, type: 'CHAMPIONSHIP_MATCH_RESCHEDULE', title: 'Horário da partida', body } as const
  const notified = await notifyRegistrations(context, registrations, text)
  const times = new Map(entries.map(({ matchId, scheduledAt }) => [matchId, scheduledAt]))
  await emit(context, {
    type: 'matches.scheduled',
    championshipId,
    actorId: context.actor.userId,
    matches: matches.map(({ id, scheduled_at: before }) => ({ id, before, after: times.get(id) ?? null })),
    notified,
  })
}

const toEntry = (path: string, matchId: string, time: string | null): Entry => ({
  path,
  matchId: matchId.toLowerCase(),
  scheduledAt: time === null ? null : new Date(time),
})

const timeErrors = (path: string, time: Date | null) =>
  time === null || isStorable(time)
    ? []
    : [fieldError(path, 'OUT_OF_RANGE', 'must be a date of this century')]

const whenOf = (time: Date | null): string =>
  time === null ? 'está sem horário' : `será ${formatOnMoment(time)}`

export async function scheduleMatch(
  context: Context,
  target: MatchTarget,
  { scheduled_at: time }: Schemas['MatchSchedule'],
): Promise<Schemas['ChampionshipMatchDetail']> {
  const championship = await requireChampionshipPermission(context, target.championshipId, 'ruleMatches')
  const { row } = championship
  const entry = toEntry('scheduled_at', target.matchId, time)
  refuseInvalid(timeErrors('scheduled_at', entry.scheduledAt))
  const matches = await schedule(context, championship, [entry])
  if (matches.length > 0)
    await notifyOfSchedule(context, row.id, {
      matches,
      entries: [entry],
      body: `A partida em ${row.name} ${whenOf(entry.scheduledAt)}.`,
    })
  return readMatch(context, target)
}

export async function scheduleMatches(
  context: Context,
  championshipId: string,
  { matches: given }: Schemas['MatchSchedules'],
): Promise<Schemas['ChampionshipMatchList']> {
  const { db } = context
  const championship = await requireChampionshipPermission(context, championshipId, 'ruleMatches')
  const { row } = championship
  // The last of two times of one match counts.
  const entries = given.map(({ match_id: id, scheduled_at: time }, index) =>
    toEntry(`matches.${index}.scheduled_at`, id, time),
  )
  refuseInvalid(entries.flatMap(({ path, scheduledAt }) => timeErrors(path, scheduledAt)))
  const last = [...new Map(entries.map((entry) => [entry.matchId, entry])).values()]
  const changed = await schedule(context, championship, last)
  if (changed.length > 0)
    await notifyOfSchedule(context, row.id, {
      matches: changed,
      entries: last,
      body: `Há novos horários de partidas ${say(row.participant, 'do time', 'suas')} em ${row.name}.`,
    })
  const ids = last.map(({ matchId }) => matchId)
  return (await findMatchesById(db, row.id, ids)).map(toMatch)
}

export async function proposeReschedule(
  context: Context,
  target: MatchTarget,
  { scheduled_at: time }: Schemas['MatchProposal'],
): Promise<Schemas['MatchRoom']> {
  const { db, actor } = context
  const { row, match, sides } = await requireActing(context, target)
  const side = sides[0] ?? 'home'
  const scheduledAt = new Date(time)
  const now = context.now()
  refuseInvalid(timeErrors('scheduled_at', scheduledAt))
  refusePast([{ matchId: match.id, scheduledAt, path: 'scheduled_at' }], now)
  if (match.scheduled_at?.getTime() === scheduledAt.getTime())
    throw invalid('scheduled_at', 'INVALID_VALUE', 'must be another time')
  const earlier = await findProposal(db, match.id)
  if (earlier?.side === side && earlier.scheduled_at.getTime() === scheduledAt.getTime())
    return readMatchRoom(context, target)
  await saveProposal(db, { matchId: match.id, side, scheduledAt, now })
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action: 'RESCHEDULE_PROPOSED', side })
  await context.realtime.publishMatches(context, row.id, [match.id])
  const opponent = side === 'home' ? match.away_id : match.home_id
  await notifyRegistrations(context, opponent === null ? [] : [opponent], {
    championshipId: row.id,
    matchId: match.id,
    type: 'CHAMPIONSHIP_MATCH_RESCHEDULE',
    title: 'Outro horário proposto',
    body: `O adversário em ${row.name} propõe ${formatMoment(scheduledAt)}.`,
  })
  return readMatchRoom(context, target)
}

/** The proposer may only take it back. */
export async function respondToReschedule(
  context: Context,
  target: MatchTarget,
  { accept }: Schemas['MatchProposalResponse'],
): Promise<Schemas['MatchRoom']> {
  const { db, actor } = context
  const { row, match, sides } = await requireActing(context, target)
  const proposal = await findProposal(db, match.id)
  const side = sides.find((candidate) => candidate !== proposal?.side) ?? sides[0] ?? 'home'
  if (proposal === null || (accept && side === proposal.side)) throw new DomainError('MATCH_NOT_OPEN')
  // It was in the future when it was made, and may have passed without an answer.
  const now = context.now()
  if (accept) refusePast([{ matchId: match.id, scheduledAt: proposal.scheduled_at, path: 'accept' }], now)
  await deleteProposals(db, [match.id])
  const action = accept ? 'RESCHEDULE_ACCEPTED' : 'RESCHEDULE_DECLINED'
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action, side })
  await context.realtime.publishMatches(context, row.id, [match.id])
  if (accept) {
    const entries = [{ matchId: match.id, scheduledAt: proposal.scheduled_at }]
    await setSchedule(db, row.id, { entries, now })
    await notifyOfSchedule(context, row.id, {
      matches: [match],
      entries,
      body: `A partida em ${row.name} ${whenOf(proposal.scheduled_at)}.`,
    })
  }
  return readMatchRoom(context, target)
}
