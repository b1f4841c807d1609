import { hasPermission } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { ChampionshipRecord, RegistrationRecord } from '../content-tables.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findUser } from '../queries.ts'
import { type MemberContext, type TeamRequest, findById, requirePermission } from './access.ts'
import { requireChampionshipPermission, requireVisible } from './championships.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'readEligibility'
  | 'registerTeam'
  | 'listChampionshipRegistrations'
  | 'decideRegistration'
  | 'withdrawRegistration'
  | 'checkInRegistration'
  | 'confirmRosterPlace'

const hasPlace = ({ status }: RegistrationRecord) => status === 'CONFIRMED' || status === 'PENDING_PAYMENT'
const isActive = (record: RegistrationRecord) => hasPlace(record) || record.status === 'WAITING'

function toRegistration({
  championshipId: _,
  ...registration
}: RegistrationRecord): Schemas['ChampionshipRegistration'] {
  return registration
}

function requireChampionship(context: TeamRequest): ChampionshipRecord {
  const { championships } = context.database
  return requireVisible(
    context,
    championships.find(({ id }) => id === context.input.id),
  )
}

function findEligibility(
  { database, team }: MemberContext,
  championship: ChampionshipRecord,
): Schemas['Eligibility'] {
  const own = database.championshipRegistrations.filter((one) => one.championshipId === championship.id)
  const others = own
    .filter((one) => one.team.id !== team.id && isActive(one))
    .flatMap(({ roster }) => roster.filter((player) => player.is_confirmed))
  const members = team.members.map(({ userId }): Schemas['Eligibility']['members'][number] => ({
    user: { id: userId, nick: findUser(database, userId).nick },
    account:
      database.playerGames.get(userId)?.games.find(({ game_id: id }) => id === championship.game.id)
        ?.account ?? null,
    reasons: others.some(({ user }) => user.id === userId) ? ['IN_OTHER_TEAM'] : [],
  }))
  const reasons: Schemas['EligibilityReason'][] = []
  if (championship.status !== 'REGISTRATION') reasons.push('CLOSED')
  const mine = own.find((one) => one.team.id === team.id && one.status !== 'WITHDRAWN')
  if (mine) reasons.push(mine.status === 'REJECTED' ? 'REJECTED' : 'ALREADY_REGISTERED')
  if (team.gameId !== championship.game.id) reasons.push('OTHER_GAME')
  if (members.filter((one) => one.reasons.length === 0).length < championship.team_size)
    reasons.push('NOT_ENOUGH_MEMBERS')
  return { reasons, members }
}

function register(context: Context<'registerTeam'>): Schemas['ChampionshipRegistration'] {
  const championship = requireChampionship(context)
  const { team_id: id, roster } = context.input.body
  const membership = requirePermission({ ...context, input: { id } }, 'enterChampionships')
  const { reasons } = findEligibility(membership, championship)
  if (reasons.includes('CLOSED')) throw new MockProblem('REGISTRATION_CLOSED')
  if (reasons.includes('ALREADY_REGISTERED') || reasons.includes('REJECTED'))
    throw new MockProblem('TEAM_ALREADY_REGISTERED')
  if (reasons.includes('OTHER_GAME')) throw invalid('team_id', 'INVALID_VALUE', 'must play this game')
  const { database, team } = membership
  const isFree = championship.teams_count < championship.max_teams
  const paid = championship.entry_fee > 0 ? 'PENDING_PAYMENT' : 'CONFIRMED'
  const made: RegistrationRecord = {
    id: database.nextId('registration'),
    championshipId: championship.id,
    team: { id: team.id, name: team.name, team_tag: team.tag, logo: null },
    status: isFree ? paid : 'WAITING',
    seed: null,
    checked_in_at: null,
    reason: null,
    roster: roster.map(({ user_id, role }) => ({
      user: { id: user_id, nick: findUser(database, user_id).nick },
      role,
      is_confirmed: user_id === context.user?.id,
    })),
    created_at: database.now(),
  }
  if (isFree) championship.teams_count += 1
  database.championshipRegistrations.push(made)
  return toRegistration(made)
}

function findRegistration(context: TeamRequest & { input: { registrationId: string } }): RegistrationRecord {
  const { id, registrationId } = context.input
  const own = context.database.championshipRegistrations.filter((one) => one.championshipId === id)
  return findById(own, registrationId, 'REGISTRATION_NOT_FOUND')
}

/** The registration, if the caller may act for its team. */
function requireOwn(context: TeamRequest & { input: { registrationId: string } }): RegistrationRecord {
  const { id: userId } = requireUser(context)
  const found = findRegistration(context)
  const members = context.database.teams.find(({ id }) => id === found.team.id)?.members ?? []
  const role = members.find((member) => member.userId === userId)?.role
  if (role === undefined || !hasPermission(role, 'enterChampionships')) throw new MockProblem('FORBIDDEN')
  return found
}

/** Ends a registration; the first of the waiting list takes its place. */
function leave(
  { database }: TeamRequest,
  championship: ChampionshipRecord,
  found: RegistrationRecord,
  status: 'REJECTED' | 'WITHDRAWN',
): void {
  const wasIn = hasPlace(found)
  found.status = status
  const next = database.championshipRegistrations.find(
    (one) => one.championshipId === championship.id && one.status === 'WAITING',
  )
  if (wasIn && next) next.status = championship.entry_fee > 0 ? 'PENDING_PAYMENT' : 'CONFIRMED'
  else if (wasIn) championship.teams_count -= 1
}

export const championshipRegistrationHandlers: Handlers<Ids> = {
  readEligibility(context) {
    const championship = requireChampionship(context)
    const input = { id: context.input.teamId }
    return findEligibility(requirePermission({ ...context, input }, 'enterChampionships'), championship)
  },
  registerTeam: register,
  listChampionshipRegistrations(context) {
    const { id } = requireChampionship(context)
    const own = context.database.championshipRegistrations.filter((one) => one.championshipId === id)
    return own.filter(isActive).map(toRegistration)
  },
  decideRegistration(context) {
    const championship = requireChampionshipPermission(context, 'decideRegistrations')
    const found = findRegistration(context)
    const { status, reason } = context.input.body
    if (!isActive(found)) throw new MockProblem('CHAMPIONSHIP_STATUS')
    if (status === 'REJECTED') {
      leave(context, championship, found, status)
      found.reason = reason ?? null
    } else found.status = status
    return toRegistration(found)
  },
  withdrawRegistration(context) {
    const found = requireOwn(context)
    if (!isActive(found)) throw new MockProblem('CHAMPIONSHIP_STATUS')
    leave(context, requireChampionship(context), found, 'WITHDRAWN')
    return undefined
  },
  confirmRosterPlace(context) {
    const { id: userId } = requireUser(context)
    const found = findRegistration(context)
    const place = found.roster.find(({ user }) => user.id === userId)
    if (place === undefined) throw new MockProblem('FORBIDDEN')
    const { is_confirmed: isConfirmed } = context.input.body
    if (!isActive(found) || (!isConfirmed && found.checked_in_at !== null))
      throw new MockProblem('CHAMPIONSHIP_STATUS')
    if (isConfirmed) place.is_confirmed = true
    else found.roster = found.roster.filter((one) => one !== place)
    return toRegistration(found)
  },
  checkInRegistration(context) {
    const found = requireOwn(context)
    const confirmed = found.roster.filter((player) => player.is_confirmed)
    if (confirmed.length < requireChampionship(context).team_size) throw new MockProblem('ROSTER_UNCONFIRMED')
    if (requireChampionship(context).status !== 'CHECK_IN') throw new MockProblem('CHAMPIONSHIP_STATUS')
    found.checked_in_at ??= context.database.now()
    return toRegistration(found)
  },
}
