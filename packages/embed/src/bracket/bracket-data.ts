import type { Schemas } from '@convoca/sdk/core'
import { groupByRound, isShown, type BracketMatch, type MatchTeam, type RoundPlace } from '@convoca/ui/plain'

export type PartName = 'groups' | 'swiss' | 'upper' | 'lower' | 'playoffs'

/** A match's place in a column; nothing is drawn in that of a bye, but the others keep theirs. */
export interface BracketSlot {
  match: BracketMatch
  isShown: boolean
  /** A line leads to it from the column before. */
  isJoined: boolean
}

export interface BracketColumn {
  place: RoundPlace
  slots: readonly BracketSlot[]
  /** Matches of the round that are left out. */
  more: number
  /** The way to the next column: by the winners of two matches, or of one. */
  joins: 'pairs' | 'single' | undefined
}

export interface BracketPart {
  name: PartName
  columns: readonly BracketColumn[]
}

/** The data of a championship that the element shows. */
export interface BracketData {
  name: string
  /** The page with the whole bracket. */
  href: string
  status: Schemas['Championship']['status']
  startsAt: string
  winner: string | undefined
  isLive: boolean
  parts: readonly BracketPart[]
}

/** The number of matches up to which a column is shown. A page beside an article shows the end of a large bracket; the link leads to all of it. */
const MAX_MATCHES = 16
/** Columns of what is played by all in rounds: those up to the one being played. */
const latest = 4

const partOf: Record<BracketMatch['bracket'], (isDouble: boolean) => PartName> = {
  GROUP: () => 'groups',
  SWISS: () => 'swiss',
  WINNERS: (isDouble) => (isDouble ? 'upper' : 'playoffs'),
  THIRD_PLACE: () => 'playoffs',
  FINAL: (isDouble) => (isDouble ? 'upper' : 'playoffs'),
  LOSERS: () => 'lower',
}

type Round = ReturnType<typeof groupByRound>[number]

/** Every field is set, also an absent one: a page may have added to `Object.prototype`. */
export function toBracketData(
  { name, url, status, starts_at, winner }: Schemas['Championship'],
  matches: readonly Schemas['ChampionshipMatch'][],
  origin: string,
): BracketData {
  const shown = matches.map((match) => toMatch(match, origin))
  return {
    name,
    href: `${origin}/championships/${url}?tab=bracket`,
    status,
    startsAt: starts_at,
    winner: winner?.name,
    isLive: shown.some(({ isLive }) => isLive),
    parts: toParts(shown),
  }
}

function toMatch(match: Schemas['ChampionshipMatch'], origin: string): BracketMatch {
  const toTeam = (team: Schemas['ChampionshipTeam'] | null): MatchTeam | null =>
    team && {
      id: team.id,
      name: team.name,
      tag: team.team_tag,
      logoUrl: team.logo ? new URL(team.logo.url, origin).href : undefined,
      primaryColor: team.primary_color,
      secondaryColor: team.secondary_color,
    }
  return {
    id: match.id,
    number: match.number + 1,
    bracket: match.bracket,
    round: match.round,
    position: match.position,
    bestOf: match.best_of,
    home: toTeam(match.home),
    away: toTeam(match.away),
    state: match.state,
    homeScore: match.home_score,
    awayScore: match.away_score,
    winner: match.winner,
    // Both teams are there and none has a result yet.
    isLive: match.state === 'READY' && match.home_checked_in && match.away_checked_in,
    isForfeit: match.is_forfeit,
    isDisputed: match.is_disputed,
    scheduledAt: match.scheduled_at,
  }
}

function toParts(matches: readonly BracketMatch[]): BracketPart[] {
  const parts = new Map<PartName, Round[]>()
  for (const round of groupByRound(matches)) {
    if (!round.matches.some(isShown)) continue
    const name = partOf[round.bracket](round.isDouble)
    parts.set(name, [...(parts.get(name) ?? []), round])
  }
  // The stage that is played last is shown first: play-offs before the groups that led to them.
  return [...parts]
    .map(([name, rounds]) => ({ name, columns: toColumns(name, rounds) }))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

const order: readonly PartName[] = ['playoffs', 'upper', 'lower', 'swiss', 'groups']

function toColumns(name: PartName, rounds: readonly Round[]): BracketColumn[] {
  const isTree = name !== 'groups' && name !== 'swiss'
  const kept = isTree ? rounds.filter(({ matches }) => matches.length <= MAX_MATCHES) : lastPlayed(rounds)
  return kept.map(({ matches, ...place }, index) => {
    const before = isTree ? (kept[index - 1]?.matches ?? []) : []
    const next = isTree ? kept[index + 1]?.matches.length : undefined
    const feeders = Math.max(1, Math.round(before.length / matches.length))
    const inColumn = isTree ? matches : matches.filter(isShown)
    const slots = inColumn.slice(0, MAX_MATCHES).map((match, row) => ({
      match,
      isShown: isShown(match),
      isJoined: before.slice(row * feeders, (row + 1) * feeders).some(isShown),
    }))
    return {
      place,
      slots,
      more: inColumn.length - slots.length,
      joins: next === undefined ? undefined : next < matches.length ? 'pairs' : 'single',
    }
  })
}

function lastPlayed(rounds: readonly Round[]): readonly Round[] {
  const begun = rounds.findLastIndex(({ matches }) => matches.some(({ state }) => state !== 'WAITING'))
  return rounds.slice(Math.max(0, begun + 1 - latest), Math.max(begun + 1, latest))
}
