import type { ChampionshipRole } from '@convoca/contract/rules'
import { usualTieBreaks } from '@convoca/sdk/rules'
import type { Schemas } from '../../contract/types.ts'
import { type FileRow, toFileRef } from '../files/mappers.ts'
import type { MatchRow } from './matches/matches-repository.ts'
import type { RegistrationRow } from './registrations/registrations-repository.ts'
import type { ChampionshipRow, SummaryRow } from './repository.ts'

interface TeamRow extends Pick<Schemas['ChampionshipTeam'], 'id' | 'name'> {
  /** Null for a player, as the colours are. */
  team_tag: string | null
  primary_color: string | null
  secondary_color: string | null
  logo: FileRow | null
  is_deleted?: boolean
  is_player?: boolean
  player_nick?: string | null
}

export const toTeam = (row: TeamRow): Schemas['ChampionshipTeam'] => ({
  id: row.id,
  name: row.name,
  ...(row.team_tag !== null && { team_tag: row.team_tag }),
  ...(row.is_player === true && { player: { nick: row.player_nick ?? null } }),
  ...(row.primary_color !== null && { primary_color: row.primary_color }),
  ...(row.secondary_color !== null && { secondary_color: row.secondary_color }),
  logo: row.logo === null ? null : toFileRef(row.logo),
  ...(row.is_deleted === true && { is_deleted: true as const }),
})

const toTeamOrNull = (team: TeamRow | null): Schemas['ChampionshipTeam'] | null =>
  team === null ? null : toTeam(team)

function toListed(row: SummaryRow): Omit<Schemas['ChampionshipSummary'], 'prize'> {
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    game: { id: row.game_id, name: row.game_name },
    format: row.format,
    status: row.status,
    participant: row.participant,
    team_size: row.team_size,
    max_teams: row.max_teams,
    teams_count: row.teams_count,
    is_rated: row.is_rated,
    is_prize_guaranteed: row.is_prize_guaranteed,
    waiting_count: row.waiting_count ?? 0,
    entry_fee: row.entry_fee,
    registration_opens_at: row.registration_opens_at.toISOString(),
    registration_closes_at: row.registration_closes_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    files: row.files.map(toFileRef),
    organizer:
      row.organizer_id === null || row.organizer_nick === null
        ? null
        : { id: row.organizer_id, nick: row.organizer_nick },
    winner: toTeamOrNull(row.winner),
  }
}

export function toSummary(row: SummaryRow): Schemas['ChampionshipSummary'] {
  const first = row.prizes.find(({ place }) => place === 1)
  const amount = row.prizes.reduce((sum, prize) => sum + (prize.amount ?? 0), 0)
  return { ...toListed(row), prize: first?.description ?? null, prize_amount: amount }
}

export function toChampionship(
  row: ChampionshipRow,
  { role, isFollowed }: { role: ChampionshipRole | null; isFollowed: boolean },
): Schemas['Championship'] {
  return {
    ...toListed(row),
    is_followed: isFollowed,
    followers_count: row.followers_count ?? 0,
    description: row.description,
    rules: row.rules,
    best_of: row.best_of,
    best_of_groups: row.best_of_groups,
    best_of_grand_final: row.best_of_grand_final,
    has_third_place: row.has_third_place,
    grand_final: row.grand_final,
    allows_draws: row.allows_draws,
    group_count: row.group_count,
    qualifiers_per_group: row.qualifiers_per_group,
    swiss_rounds: row.swiss_rounds,
    tie_breaks: row.tie_breaks ?? usualTieBreaks(row.format),
    win_points: row.win_points === 3 ? 3 : 1,
    tie_break_seed: row.tie_break_seed,
    max_substitutes: row.max_substitutes,
    roster_lock: row.roster_lock,
    playoffs_format: row.playoffs_format,
    playoffs_teams: row.playoffs_teams,
    min_age: row.min_age,
    min_teams: row.min_teams,
    prizes: row.prizes,
    check_in_opens_at: row.check_in_opens_at.toISOString(),
    role,
    seeding_method: row.seeding_method,
    draw_seed: row.draw_seed,
    cancel_reason: row.cancel_reason,
    created_at: row.created_at.toISOString(),
  }
}

/** Null where there is no fee. */
export function toRegistrationPayment({
  status,
  entry_fee: amount,
  pay_until: payUntil,
  payments,
}: Pick<RegistrationRow, 'status' | 'entry_fee' | 'pay_until' | 'payments'>):
  | Schemas['RegistrationPayment']
  | null {
  if (payments === null) return null
  return {
    status: toPaymentStatus(status, { ...payments, isComplete: payments.paid >= amount }),
    amount,
    paid: payments.paid,
    returned: payments.returned,
    pay_until: status === 'PENDING_PAYMENT' ? (payUntil?.toISOString() ?? null) : null,
  }
}

function toPaymentStatus(
  status: RegistrationRow['status'],
  money: { paid: number; isComplete: boolean; is_refunding: boolean; is_refunded: boolean },
): Schemas['EntryPaymentStatus'] {
  if (status === 'CONFIRMED') return money.isComplete ? 'PAID' : 'WAIVED'
  if (status === 'PENDING_PAYMENT' || status === 'WAITING') return money.paid > 0 ? 'PARTLY_PAID' : 'UNPAID'
  if (money.is_refunding) return 'REFUNDING'
  if (money.is_refunded) return 'REFUNDED'
  return money.paid > 0 ? 'PAID' : 'EXPIRED'
}

export function toRegistration(
  row: RegistrationRow,
  { seesRoster, seesPending = true }: { seesRoster: boolean; seesPending?: boolean },
): Schemas['ChampionshipRegistration'] {
  return {
    id: row.id,
    team: toTeam({
      id: row.entrant_id,
      name: row.team_name,
      team_tag: row.team_tag,
      primary_color: row.primary_color,
      secondary_color: row.secondary_color,
      logo: row.logo,
      is_deleted: row.is_deleted,
      is_player: row.is_player,
      player_nick: row.player_nick,
    }),
    status: row.status,
    seed: row.seed,
    ...(row.is_seed_locked && { is_seed_locked: true as const }),
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    reason: row.reason,
    ...(row.departure !== null && { departure: row.departure }),
    roster: seesRoster
      ? row.roster
          .filter((player) => seesPending || player.is_confirmed)
          .map(({ role, is_confirmed, ...user }) => ({ user, role, is_confirmed }))
      : [],
    payment: seesPending ? toRegistrationPayment(row) : null,
    created_at: row.created_at.toISOString(),
  }
}

export function toMatch(row: MatchRow): Schemas['ChampionshipMatch'] {
  return {
    id: row.id,
    number: row.number,
    phase: row.phase === 2 ? 2 : 1,
    bracket: row.bracket,
    group: row.group_number,
    round: row.round,
    position: row.position,
    best_of: toBestOf(row.best_of),
    ...(row.head_start > 0 && { head_start: 1 as const }),
    ...(row.allows_draws && { allows_draws: true as const }),
    home: toTeamOrNull(row.home),
    away: toTeamOrNull(row.away),
    state: row.state,
    home_score: row.home_score,
    away_score: row.away_score,
    winner: row.winner,
    is_forfeit: row.is_forfeit,
    is_disputed: row.is_disputed,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    home_checked_in: row.home_checked_in_at !== null,
    away_checked_in: row.away_checked_in_at !== null,
    revision: row.revision,
  }
}

function toBestOf(games: number): Schemas['ChampionshipMatch']['best_of'] {
  return ([1, 2, 3, 5, 7] as const).find((allowed) => allowed === games) ?? 1
}
