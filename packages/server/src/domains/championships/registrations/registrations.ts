import { hasPermission } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, GuestContext, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { getViolatedConstraint } from '../../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../../database/page.ts'
import { type ErrorCode, DomainError, fieldError, refuseInvalid } from '../../../errors.ts'
import { requirePermission, requirePermissionForUpdate, requireRole } from '../../teams/service.ts'
import { cleanOptional, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { findEntryRole } from '../entrants-queries.ts'
import { formatMoment } from '../../moments.ts'
import { notify } from '../../notifications/service.ts'
import { toRegistration } from '../mappers.ts'
import { notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { findPlayerErrors, findRosterErrors, findTeamReasons, getPayUntil } from './registration-rules.ts'
import {
  type RegistrationRow,
  type Roster,
  countTeamRegistrations,
  findCandidates,
  findNextWaiting,
  findRegistration,
  findRegistrations,
  findTeamGame,
  findTeamRegistrations,
  findTeamStatus,
  freePlace,
  insertRegistration,
  setRegistrationStatus,
  takePlace,
  withPlace,
} from './registrations-repository.ts'
import { type ChampionshipRow, findChampionship, lockChampionship } from '../repository.ts'
import { findTeamIds } from './rosters-repository.ts'

type Status = Schemas['RegistrationStatus']

/** The first status of a team that takes a place. */
export const withPlaceNow = ({ entry_fee: fee }: ChampionshipRow): 'CONFIRMED' | 'PENDING_PAYMENT' =>
  fee > 0 ? 'PENDING_PAYMENT' : 'CONFIRMED'

/** Until when an entrant that takes a place now keeps it without paying; undefined where there is nothing to pay. */
export const payUntilOf = (championship: ChampionshipRow, now: Date): Date | undefined =>
  championship.entry_fee > 0 ? getPayUntil(championship, now) : undefined

const hasPlace = (status: Status): boolean => withPlace.some((placed) => placed === status)

export async function findEligibility(context: Context, championship: ChampionshipRow, teamId: string) {
  const { db } = context
  const candidates = await findCandidates(db, championship, teamId)
  const members = candidates.map((candidate) => ({
    user: { id: candidate.id, nick: candidate.nick },
    account: candidate.account,
    reasons: findPlayerErrors(candidate),
  }))
  const reasons = findTeamReasons(championship, {
    now: context.now(),
    gameId: await findTeamGame(db, teamId),
    status: await findTeamStatus(db, championship.id, teamId),
    available: members.filter((member) => member.reasons.length === 0).length,
  })
  return { reasons, members }
}

export async function readEligibility(
  context: Context,
  championshipId: string,
  teamId: string,
): Promise<Schemas['Eligibility']> {
  const { row } = await requireVisible(context, { id: championshipId })
  await requirePermission(context, teamId, 'enterChampionships')
  return findEligibility(context, row, teamId)
}

const refusals: Partial<Record<Schemas['EligibilityReason'], ErrorCode>> = {
  NOT_OPEN: 'REGISTRATION_CLOSED',
  CLOSED: 'REGISTRATION_CLOSED',
  ALREADY_REGISTERED: 'TEAM_ALREADY_REGISTERED',
  REJECTED: 'TEAM_ALREADY_REGISTERED',
}

/** The unique indexes decide where two requests come at once. */
const takenBy: Readonly<Record<string, ErrorCode>> = {
  championship_registrations_team_key: 'TEAM_ALREADY_REGISTERED',
  championship_registrations_player_key: 'ALREADY_REGISTERED',
  championship_players_user_key: 'PLAYER_ALREADY_REGISTERED',
}

export function rethrowTaken(error: unknown): never {
  const code = takenBy[getViolatedConstraint(error) ?? '']
  throw code === undefined ? error : new DomainError(code, { cause: error })
}

export async function registerTeam(
  context: Context,
  championshipId: string,
  input: Schemas['RegistrationInput'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db } = context
  const teamId = input.team_id.toLowerCase()
  const roster = input.roster.map((player) => ({ ...player, user_id: player.user_id.toLowerCase() }))
  await requirePermission(context, teamId, 'enterChampionships')
  // The championship before the team, as where results go to the teams: two orders would deadlock.
  await lockChampionship(db, championshipId)
  await requirePermissionForUpdate(context, teamId, 'enterChampionships')
  const { row } = await requireVisible(context, { id: championshipId })
  const { reasons, members } = await findEligibility(context, row, teamId)
  for (const reason of reasons) {
    const code = refusals[reason]
    if (code !== undefined) throw new DomainError(code)
  }
  refuseInvalid([
    ...(reasons.includes('OTHER_GAME')
      ? [fieldError('team_id', 'INVALID_VALUE', 'must play this game')]
      : []),
    ...(reasons.includes('FOR_PLAYERS')
      ? [fieldError('team_id', 'INVALID_VALUE', 'must be absent: players take part without a team')]
      : []),
    ...findRosterErrors(row, roster, members),
  ])
  const status = (await takePlace(db, row.id)) ? withPlaceNow(row) : 'WAITING'
  const id = await insertRegistration(db, {
    championshipId: row.id,
    entrant: { teamId },
    status,
    payUntil: (status === 'PENDING_PAYMENT' ? payUntilOf(row, context.now()) : undefined) ?? null,
    roster: roster.map((player) => ({
      ...player,
      // The player who registers the team has confirmed by that.
      confirmed_at: player.user_id === context.actor.userId ? context.now() : null,
    })),
  }).catch(rethrowTaken)
  await askPlayers(context, row, { registrationId: id, teamId, roster })
  await publishPlaces(context, row.id)
  if (status === 'CONFIRMED') await notifyAccepted(context, row, id)
  return readRegistration(context, row.id, id)
}

/** Asks the players who were named by another for their own word. */
export async function askPlayers(
  context: Context,
  { id: championshipId, name, status }: ChampionshipRow,
  { registrationId, teamId, roster }: { registrationId: string; teamId: string; roster: Roster },
): Promise<void> {
  const asked = roster.filter(({ user_id: userId }) => userId !== context.actor.userId)
  const until =
    status === 'ONGOING'
      ? 'Confirme a vaga para poder jogar.'
      : 'Confirme até o check-in do time: sem isso, você não joga.'
  await notify(
    context,
    asked.map(({ user_id: userId }) => ({
      userId,
      teamId,
      championshipId,
      registrationId,
      // Another team may ask the same player.
      subject: `${championshipId} ${teamId}`,
      contextType: 'CHAMPIONSHIP',
      type: 'CHAMPIONSHIP_INVITE',
      title: 'Confirme sua vaga no elenco',
      body: `Seu time quer jogar ${name} com você. ${until}`,
    })),
  )
}

export async function readRegistration(
  { db }: SystemContext,
  championshipId: string,
  id: string,
): Promise<Schemas['ChampionshipRegistration']> {
  const row = await findRegistration(db, championshipId, id)
  if (row === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  return toRegistration(row, { seesRoster: true })
}

export async function listChampionshipRegistrations(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipRegistrationList']> {
  const { row, role } = await requireVisible(context, { id: championshipId })
  const seen: Status[] = ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING']
  const ownTeamIds =
    context.actor === null ? new Set<string>() : await findTeamIds(context.db, context.actor.userId)
  const isOwn = (registration: RegistrationRow) =>
    registration.player_id === null
      ? ownTeamIds.has(registration.entrant_id)
      : registration.player_id === context.actor?.userId
  const hasOwn = ownTeamIds.size > 0 || (context.actor !== null && row.participant === 'PLAYER')
  const ends: Status[] = role !== null || (row.entry_fee > 0 && hasOwn) ? ['REJECTED', 'WITHDRAWN'] : []
  const rows = await findRegistrations(context.db, row.id, [...seen, ...ends])
  // A team reads what has become of the money of an entry that lost its place.
  const isSeen = (registration: RegistrationRow) =>
    role !== null ||
    seen.includes(registration.status) ||
    (isOwn(registration) && registration.status === 'WITHDRAWN')
  return rows.filter(isSeen).map((registration) => {
    // Players who have not confirmed are named to the team and the staff alone.
    const seesPending = role !== null || isOwn(registration)
    return toRegistration(registration, {
      seesRoster: seesPending || registration.show_team_members,
      seesPending,
    })
  })
}

export async function notifyAccepted(
  context: SystemContext,
  { id: championshipId, name, participant }: ChampionshipRow,
  id: string,
): Promise<void> {
  await notifyRegistrations(context, [id], {
    championshipId,
    type: 'CHAMPIONSHIP_REGISTER_ACCEPT',
    title: 'Inscrição confirmada',
    body: `${say(participant, 'O time', 'Você')} tem vaga em ${name}.`,
  })
}

/** A place that was free for a team that waited is kept for it only so long. */
async function notifyToPay(
  context: SystemContext,
  { id: championshipId, name, participant }: ChampionshipRow,
  { id, payUntil }: { id: string; payUntil: Date },
): Promise<void> {
  await notifyRegistrations(context, [id], {
    championshipId,
    type: 'CHAMPIONSHIP_REGISTER_ACCEPT',
    title: say(participant, 'Abriu uma vaga para o time', 'Abriu uma vaga para você'),
    body: `${say(participant, 'O time', 'Você')} tem vaga em ${name} se a inscrição for paga até ${formatMoment(payUntil)}.`,
  })
}

/** Nobody takes or leaves a place until the transaction ends. */
export async function lockPlaces({ db }: SystemContext, championshipId: string): Promise<void> {
  await lockChampionship(db, championshipId)
}

/** The entry is paid; false where it no longer waits for that. The championship must be locked. */
export async function confirmPaidRegistration(
  context: SystemContext,
  { championshipId, registrationId }: { championshipId: string; registrationId: string },
): Promise<boolean> {
  const championship = await findChampionship(context.db, { id: championshipId })
  if (championship?.status !== 'REGISTRATION' && championship?.status !== 'CHECK_IN') return false
  const change = { from: 'PENDING_PAYMENT', to: 'CONFIRMED' } as const
  if (!(await setRegistrationStatus(context.db, registrationId, change))) return false
  await publishPlaces(context, championshipId)
  await notifyAccepted(context, championship, registrationId)
  return true
}

/** Gives free places to the waiting list, in its order. The championship must be locked. */
export async function moveUp(
  context: SystemContext,
  championship: ChampionshipRow,
  { checkedIn = false, teamSize = 0 }: { checkedIn?: boolean; teamSize?: number } = {},
): Promise<void> {
  const { db } = context
  for (;;) {
    const next = await findNextWaiting(db, championship.id, { checkedIn, teamSize })
    if (next === null || !(await takePlace(db, championship.id))) return
    const payUntil = payUntilOf(championship, context.now())
    await setRegistrationStatus(db, next, { from: 'WAITING', to: withPlaceNow(championship), payUntil })
    if (payUntil === undefined) await notifyAccepted(context, championship, next)
    else await notifyToPay(context, championship, { id: next, payUntil })
  }
}

/** Viewers read the teams again, and how many places are left. */
export async function publishPlaces(context: SystemContext, championshipId: string): Promise<void> {
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
  await context.realtime.publishChampionship(context, championshipId, 'CHAMPIONSHIP')
}

function requireBefore({ status }: ChampionshipRow): void {
  if (status !== 'REGISTRATION' && status !== 'CHECK_IN') throw new DomainError('CHAMPIONSHIP_STATUS')
}

/** Frees the place of a registration that ends, and moves the waiting list up. */
export async function leave(
  context: SystemContext,
  championship: ChampionshipRow,
  { id, status }: RegistrationRow,
  change: { to: 'REJECTED' | 'WITHDRAWN'; reason: string | null },
): Promise<void> {
  const { db } = context
  if (!(await setRegistrationStatus(db, id, { from: status, ...change })))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  await publishPlaces(context, championship.id)
  if (!hasPlace(status)) return
  await freePlace(db, championship.id)
  await moveUp(context, championship)
}

export async function decideRegistration(
  context: Context,
  target: { championshipId: string; registrationId: string },
  { status: to, reason: given }: Schemas['RegistrationDecision'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db } = context
  const { row } = await requireChampionshipPermission(context, target.championshipId, 'decideRegistrations')
  const found = await findRegistration(db, row.id, target.registrationId)
  if (found === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  requireBefore(row)
  const reason = cleanOptional(given, cleanName)
  refuseInvalid(profanityErrors('reason', reason))
  if (to === 'CONFIRMED') {
    if (found.status !== 'WAITING' && found.status !== 'PENDING_PAYMENT')
      throw new DomainError('CHAMPIONSHIP_STATUS')
    if (found.status === 'WAITING' && !(await takePlace(db, row.id)))
      throw new DomainError('CHAMPIONSHIP_FULL')
    await setRegistrationStatus(db, found.id, { from: found.status, to })
    await publishPlaces(context, row.id)
    await notifyAccepted(context, row, found.id)
  } else {
    if (found.status === 'REJECTED' || found.status === 'WITHDRAWN')
      throw new DomainError('CHAMPIONSHIP_STATUS')
    await leave(context, row, found, { to, reason })
    await notifyRegistrations(context, [found.id], {
      championshipId: row.id,
      type: 'CHAMPIONSHIP_REGISTER_REJECT',
      title: 'Inscrição recusada',
      body:
        reason === null
          ? `A inscrição em ${row.name} foi recusada.`
          : [`A inscrição em ${row.name} foi recusada.`, reason],
    })
  }
  return readRegistration(context, row.id, found.id)
}

/** Checks that the actor may act for the team, and locks championship and team. */
export async function requireOwnRegistration(
  context: Context,
  { championshipId, registrationId }: { championshipId: string; registrationId: string },
): Promise<{ championship: ChampionshipRow; registration: RegistrationRow }> {
  const { db, actor } = context
  const seen = await findRegistration(db, championshipId, registrationId)
  if (seen === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  const role = await findEntryRole(db, seen.id, actor.userId)
  if (role === null || !hasPermission(role, 'enterChampionships')) throw new DomainError('FORBIDDEN')
  await lockChampionship(db, championshipId)
  // An entry without a team is its player's as long as it exists.
  if (seen.player_id === null)
    await requirePermissionForUpdate(context, seen.entrant_id, 'enterChampionships')
  const { row: championship } = await requireVisible(context, { id: championshipId })
  // Read again: it may have changed before the lock.
  const registration = await findRegistration(db, championshipId, registrationId)
  if (registration === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  return { championship, registration }
}

export async function listTeamRegistrations(
  context: Context,
  teamId: string,
  request: PageRequest,
): Promise<Page<Schemas['Registration']>> {
  await requireRole(context, teamId)
  const total = await countTeamRegistrations(context.db, teamId)
  const rows = await findTeamRegistrations(context.db, teamId, request)
  const data = rows.map(({ championship_id: id, name, url, championship_status, created_at, ...row }) => ({
    ...row,
    team_id: teamId,
    championship: { id, name, url, status: championship_status },
    created_at: created_at.toISOString(),
  }))
  return toPage(data, total, request)
}

/** Checks who repeats a request whose response is stored. */
export async function requireRegistrant(context: Context, teamId: string): Promise<void> {
  await requirePermission(context, teamId, 'enterChampionships')
}
