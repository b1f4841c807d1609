import { RosterChangeRequest } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context, GuestContext, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { DomainEvent } from '../../../domain-events.ts'
import { DomainError, fieldError, invalid, refuseInvalid } from '../../../errors.ts'
import { latestBirth } from '../../auth/rules.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../../text-rules.ts'
import { fullAge } from '../../users/rules.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { toTeam } from '../mappers.ts'
import { requireUninvolved } from '../matches/conflicts.ts'
import { notifyRegistrations, notifyStaff } from '../notifications.ts'
import {
  askPlayers,
  findEligibility,
  requireOwnRegistration,
  rethrowTaken,
} from '../registrations/registrations.ts'
import {
  type RegistrationRow,
  type Roster,
  findRegistration,
} from '../registrations/registrations-repository.ts'
import { findTeamIds } from '../registrations/rosters-repository.ts'
import type { ChampionshipRow } from '../repository.ts'
import {
  type RosterChangeRow,
  decideRosterChange as storeDecision,
  findCurrentMatch,
  findRosterChange,
  findRosterChanges,
  insertRosterChange,
  joinChats,
  logRosterChanges,
  replaceRoster,
} from './roster-changes-repository.ts'
import { isRosterLocked, requirePlaying } from './roster-lock.ts'

function toChange(row: RosterChangeRow): Schemas['RosterChange'] {
  const { out_user_id: _out, in_user_id: _in, team, ...change } = row
  if (team === null) throw new DomainError('ROSTER_CHANGE_NOT_FOUND')
  return {
    ...change,
    team: toTeam(team),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

export async function listRosterChanges(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['RosterChangeList']> {
  const { db, actor } = context
  const { row, role } = await requireVisible(context, { id: championshipId })
  const changes = (await findRosterChanges(db, row.id)).map(toChange)
  if (role !== null) return changes
  const own = actor === null ? new Set<string>() : await findTeamIds(db, actor.userId)
  return changes
    .filter(({ status, team }) => status === 'APPROVED' || own.has(team.id))
    .map((change) => (own.has(change.team.id) ? change : { ...change, answer: null }))
}

interface Change {
  outId: string | null
  inId: string
}

/** The roster after the change; refused at the field that stands in its way. */
async function requireChanged(
  context: Context,
  championship: ChampionshipRow,
  registration: RegistrationRow,
  { outId, inId }: Change,
): Promise<{ roster: Roster; comer: Roster[number] }> {
  const { members } = await findEligibility(context, championship, registration.entrant_id)
  const comer = members.find(({ user }) => user.id === inId)
  const isNamed = registration.roster.some(({ id }) => id === inId)
  const leaver = registration.roster.find(({ id }) => id === outId)
  const most = championship.team_size + championship.max_substitutes
  if (comer?.reasons.includes('IN_OTHER_TEAM')) throw new DomainError('PLAYER_ALREADY_REGISTERED')
  refuseInvalid([
    ...(comer === undefined
      ? [fieldError('in_user_id', 'INVALID_VALUE', 'must be a member of the team')]
      : []),
    ...(comer?.reasons.includes('TOO_YOUNG')
      ? [fieldError('in_user_id', 'INVALID_VALUE', 'is too young')]
      : []),
    ...(isNamed ? [fieldError('in_user_id', 'INVALID_VALUE', 'must not be in the roster')] : []),
    ...(outId !== null && leaver === undefined
      ? [fieldError('out_user_id', 'INVALID_VALUE', 'must be in the roster')]
      : []),
    ...(outId === null && registration.roster.length >= most
      ? [fieldError('out_user_id', 'REQUIRED', 'is required, as no place is free')]
      : []),
  ])
  const stay = registration.roster
    .filter(({ id }) => id !== outId)
    .map(({ id, role }) => ({ user_id: id, role }))
  const starters = stay.filter(({ role }) => role === 'STARTER').length
  const role = starters < championship.team_size ? ('STARTER' as const) : ('SUBSTITUTE' as const)
  const place = { user_id: inId, role: leaver?.role ?? role }
  return { roster: [...stay, place], comer: place }
}

export async function requestRosterChange(
  context: Context,
  target: { championshipId: string; registrationId: string },
  input: Schemas['RosterChangeRequest'],
): Promise<Schemas['RosterChange']> {
  const { db, actor } = context
  const reason = cleanName(input.reason)
  const wanted = { outId: input.out_user_id?.toLowerCase() ?? null, inId: input.in_user_id.toLowerCase() }
  const { championship, registration } = await requireOwnRegistration(context, target)
  requirePlaying(championship, registration)
  const now = context.now()
  // Until then the team changes its roster by itself.
  if (!isRosterLocked(championship, registration, now)) throw new DomainError('CHAMPIONSHIP_STATUS')
  refuseInvalid([
    ...lengthErrors('reason', reason, RosterChangeRequest.reason),
    ...profanityErrors('reason', reason),
  ])
  await requireChanged(context, championship, registration, wanted)
  const id = await insertRosterChange(db, {
    championshipId: championship.id,
    registrationId: registration.id,
    ...wanted,
    reason,
    requestedBy: actor.userId,
    now,
  })
  if (id === null) throw new DomainError('ROSTER_CHANGE_PENDING')
  await context.realtime.publishChampionship(context, championship.id, 'REGISTRATIONS')
  await notifyStaff(
    context,
    championship.organizer_id,
    {
      championshipId: championship.id,
      subject: `roster ${registration.id}`,
      type: 'CHAMPIONSHIP_MATCH_UPDATE',
      title: 'Troca de elenco pedida',
      body: [
        `${registration.team_name} pede uma troca em ${championship.name}. A arbitragem decide.`,
        reason,
      ],
    },
    [actor.userId],
  )
  return readChange(context, championship.id, id)
}

async function readChange(
  { db }: SystemContext,
  championshipId: string,
  id: string,
): Promise<Schemas['RosterChange']> {
  const row = await findRosterChange(db, championshipId, id)
  if (row === null) throw new DomainError('ROSTER_CHANGE_NOT_FOUND')
  return toChange(row)
}

export async function decideRosterChange(
  context: Context,
  target: { championshipId: string; changeId: string },
  input: Schemas['RosterChangeDecision'],
): Promise<Schemas['RosterChange']> {
  const { db, actor } = context
  const championship = await requireChampionshipPermission(context, target.championshipId, 'ruleMatches')
  const { row } = championship
  const change = await findRosterChange(db, row.id, target.changeId)
  if (change === null) throw new DomainError('ROSTER_CHANGE_NOT_FOUND')
  const registration = await findRegistration(db, row.id, change.registration_id)
  if (registration === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  const match = await findCurrentMatch(db, registration.id)
  const sides = [registration.id, match?.home_id, match?.away_id].filter((id) => typeof id === 'string')
  await requireUninvolved(context, championship, sides)
  const answer = cleanOptional(input.answer, cleanName)
  refuseInvalid(profanityErrors('answer', answer))
  if (change.status !== 'PENDING') throw new DomainError('ROSTER_CHANGE_DECIDED')
  const status = input.is_approved ? 'APPROVED' : 'DECLINED'
  if (input.is_approved) await carryOut(context, row, { registration, change })
  await storeDecision(db, change.id, { status, deciderId: actor.userId, answer, now: context.now() })
  if (input.is_approved && match !== null) {
    await logRosterChanges(db, [match.id])
    await context.realtime.publishMatches(context, row.id, [match.id])
  }
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  await notifyOfDecision(context, row, { change, answer, isApproved: input.is_approved, sides })
  return readChange(context, row.id, change.id)
}

/** Changes the roster; the player who comes confirms the place like every other. */
async function carryOut(
  context: Context,
  championship: ChampionshipRow,
  { registration, change }: { registration: RegistrationRow; change: RosterChangeRow },
): Promise<void> {
  const { db } = context
  requirePlaying(championship, registration)
  if (change.in_user_id === null) throw invalid('is_approved', 'INVALID_VALUE', 'the account was erased')
  const wanted = { outId: change.out_user_id, inId: change.in_user_id }
  const { roster, comer } = await requireChanged(context, championship, registration, wanted)
  const own = { id: registration.id, championshipId: championship.id }
  const places = roster.map((player) => ({ ...player, confirmed_at: null }))
  await replaceRoster(db, own, places).catch(rethrowTaken)
  await joinChats(
    db,
    { registrationId: registration.id, userId: comer.user_id },
    latestBirth(fullAge, context.now()),
  )
  const asked = { registrationId: registration.id, teamId: registration.entrant_id, roster: [comer] }
  await askPlayers(context, championship, asked)
}

/** The team reads what was decided; who plays against it reads of the change, too. */
async function notifyOfDecision(
  context: Context,
  { id: championshipId, name }: ChampionshipRow,
  decision: {
    change: RosterChangeRow
    answer: string | null
    isApproved: boolean
    sides: readonly string[]
  },
): Promise<void> {
  const { change, answer, isApproved, sides } = decision
  const team = change.team?.name ?? 'Um time'
  const players =
    change.out_user_id === null
      ? `${change.player_in ?? 'um jogador'} entra no elenco de ${team}`
      : `${change.player_in ?? 'um jogador'} entra no lugar de ${change.player_out ?? 'um jogador'} em ${team}`
  await notifyRegistrations(context, isApproved ? sides : [change.registration_id], {
    championshipId,
    subject: `roster ${change.registration_id}`,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    title: isApproved ? 'Troca de elenco aprovada' : 'Troca de elenco recusada',
    body: isApproved
      ? [`${players} (${name}).`, change.reason]
      : [`A arbitragem de ${name} recusou a troca que ${team} pediu.`, answer ?? 'Sem motivo informado.'],
  })
}

/** Changes that were approved while the team had no match stand in the log of the one that opens. */
export async function logChangesBefore(
  { db }: SystemContext,
  { matchIds }: DomainEvent<'matches.opened'>,
): Promise<void> {
  if (matchIds.length > 0) await logRosterChanges(db, matchIds)
}
