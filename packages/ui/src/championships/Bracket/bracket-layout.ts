import { type BracketMatch, groupByRound, isShown, type MatchTeam, type RoundPlace } from '../match.ts'

/** Sizes in px: a card is 58 high, under a line of text of 18. */
export const cardSize = { width: 176, height: 76 } as const
const gap = 28
const pitch = 88
const headHeight = 48
const titleHeight = 40
const partGap = 24
/** The distance from the upper edge of a card with its line of text to the middle of its sides. */
const middle = 47

export type PartName = 'WINNERS' | 'LOSERS' | 'FINAL'

export interface PlacedMatch {
  match: BracketMatch
  x: number
  y: number
  /** The matches whose winners meet in it. */
  home?: BracketMatch | undefined
  away?: BracketMatch | undefined
}

export interface PlacedRound extends RoundPlace {
  x: number
  y: number
  matches: PlacedMatch[]
}

export interface BracketPart {
  name: PartName
  y: number
  rounds: PlacedRound[]
}

/** The line from a match to the one that its winner plays. */
export interface BracketLine {
  from: BracketMatch
  to: BracketMatch
  path: string
}

export interface RoundTarget {
  bracket: PartName | 'THIRD_PLACE'
  round: number
}

export interface BracketLayout {
  parts: BracketPart[]
  lines: BracketLine[]
  width: number
  height: number
}

type Round = ReturnType<typeof groupByRound>[number]

/** The match for the third place stands below the final of its part. */
const isPart = ({ bracket }: Round) => bracket !== 'GROUP' && bracket !== 'SWISS'

/** Rounds of the lower bracket come in pairs of the same size; the upper one has a round for each pair. */
function columnOf({ bracket, round, isDouble }: RoundPlace, upperRounds: number): number {
  if (bracket === 'THIRD_PLACE') return upperRounds
  if (!isDouble || bracket === 'LOSERS') return round
  if (bracket === 'FINAL') return Math.max(2 * (upperRounds - 1), 1) + round
  return round === 1 ? 1 : 2 * (round - 1)
}

/** The number of places of the first round that a match of this round stands for. */
function spanOf({ bracket, round }: RoundPlace): number {
  return 2 ** (bracket === 'LOSERS' ? Math.floor((round - 1) / 2) : round - 1)
}

/** The position within its bracket of the match that the winner goes on to; null at the end of the bracket. */
function nextPosition({ bracket, round, position }: BracketMatch): number {
  return bracket === 'LOSERS' && round % 2 === 1 ? position : Math.ceil(position / 2)
}

/** Places the matches of an elimination: the upper bracket above, the lower one below, the finals at the end. */
export function layOutBracket(matches: readonly BracketMatch[]): BracketLayout {
  const rounds = groupByRound(matches).filter(isPart)
  const of = (name: RoundTarget['bracket']) => rounds.filter(({ bracket }) => bracket === name)
  const upperRounds = of('WINNERS').length
  const isDouble = of('LOSERS').length > 0 || of('FINAL').length > 0
  const top = isDouble ? titleHeight : 0
  const upperHeight = (of('WINNERS')[0]?.matches.length ?? 0) * pitch
  const lowerY = top + headHeight + upperHeight + partGap
  const lowerHeight = (of('LOSERS')[0]?.matches.length ?? 0) * pitch
  const hasLower = lowerHeight > 0
  const thirdY = top + upperHeight / 2 + pitch + partGap

  const place = (round: Round): PlacedRound => {
    const isThird = round.bracket === 'THIRD_PLACE'
    const upperY = isThird ? thirdY : top
    const partY = round.bracket === 'LOSERS' ? lowerY + titleHeight : upperY
    const x = (columnOf(round, upperRounds) - 1) * (cardSize.width + gap)
    const first = partY + headHeight
    const centre = (position: number) => {
      if (isThird) return first + pitch / 2
      return round.bracket === 'FINAL'
        ? first + upperHeight / 2 + (hasLower ? pitch / 2 : 0)
        : first + (position - 0.5) * spanOf(round) * pitch
    }
    return {
      ...round,
      x,
      y: partY,
      matches: round.matches
        .filter(isShown)
        .map((match) => ({ match, x, y: centre(match.position) - cardSize.height / 2 })),
    }
  }

  const parts = (['WINNERS', 'LOSERS', 'FINAL'] as const)
    .map((name) => ({
      name,
      y: name === 'LOSERS' ? lowerY : 0,
      rounds: [...of(name), ...(name === 'WINNERS' ? of('THIRD_PLACE') : [])]
        .map(place)
        .filter((round) => round.matches.length > 0),
    }))
    .filter((part) => part.rounds.length > 0)
  const lines = connect(parts)
  const right = parts.flatMap((part) => part.rounds.map(({ x }) => x + cardSize.width))
  return {
    parts,
    lines,
    width: Math.max(0, ...right),
    height: Math.max(
      hasLower ? lowerY + titleHeight + headHeight + lowerHeight : top + headHeight + upperHeight,
      of('THIRD_PLACE').length > 0 ? thirdY + headHeight + pitch : 0,
    ),
  }
}

/** Finds where each winner goes, and notes it at the match that waits for them. */
function connect(parts: readonly BracketPart[]): BracketLine[] {
  const placed = parts.flatMap((part) => part.rounds.flatMap((round) => round.matches))
  const find = (bracket: PartName, round: number, position: number) =>
    placed.find(
      ({ match }) => match.bracket === bracket && match.round === round && match.position === position,
    )
  return placed.flatMap((slot) => {
    const { match } = slot
    if (match.bracket === 'FINAL') {
      const second = find('FINAL', match.round + 1, 1)
      return second ? [lineBetween(slot, second)] : []
    }
    if (match.bracket !== 'WINNERS' && match.bracket !== 'LOSERS') return []
    const within = find(match.bracket, match.round + 1, nextPosition(match))
    const next = within ?? (isLastRound(parts, match) ? find('FINAL', 1, 1) : undefined)
    if (!next) return []
    next[sideOf(match, within !== undefined)] = match
    return [lineBetween(slot, next)]
  })
}

function isLastRound(parts: readonly BracketPart[], { bracket, round }: BracketMatch): boolean {
  return (
    parts.find(({ name }) => name === bracket)?.rounds.findLast((placed) => placed.bracket === bracket)
      ?.round === round
  )
}

/** The upper bracket is at home in a final, and those who fall down are at home against those who are there. */
function sideOf({ bracket, round, position }: BracketMatch, isWithin: boolean): 'home' | 'away' {
  if (!isWithin) return bracket === 'WINNERS' ? 'home' : 'away'
  if (bracket === 'LOSERS' && round % 2 === 1) return 'away'
  return position % 2 === 1 ? 'home' : 'away'
}

function lineBetween(from: PlacedMatch, to: PlacedMatch): BracketLine {
  const y1 = from.y + middle
  const y2 = to.y + middle
  const path = `M${from.x + cardSize.width} ${y1}H${to.x - gap / 2}V${y2}H${to.x}`
  return { from: from.match, to: to.match, path }
}

/** Every team once, by name. */
export function listTeams({ parts }: BracketLayout): MatchTeam[] {
  const teams = new Map<string, MatchTeam>()
  for (const { rounds } of parts)
    for (const { matches } of rounds)
      for (const { match } of matches)
        for (const team of [match.home, match.away]) if (team !== null) teams.set(team.id, team)
  return [...teams.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/**
 * The matches in which winner and loser of a match go on. Without a target it is the end: of the
 * championship, or of the team.
 */
export interface Outlook {
  win: BracketMatch | undefined
  loss: RoundTarget | undefined
}

/**
 * The matches in which winner and loser go on. The loser of an upper match falls to the lower bracket, which
 * has two rounds for each of the upper's after the first.
 */
export function findOutlook({ lines, parts }: BracketLayout, match: BracketMatch): Outlook {
  const win = lines.find(({ from }) => from.id === match.id)?.to
  const fallsTo = match.round === 1 ? 1 : 2 * (match.round - 1)
  const falls = match.bracket === 'WINNERS' && parts.some(({ name }) => name === 'LOSERS')
  if (falls) return { win, loss: { bracket: 'LOSERS', round: fallsTo } }
  // The loser of a semi-final may play for the third place.
  const rounds = parts[0]?.rounds ?? []
  const isSemiFinal = match.bracket === 'WINNERS' && match.round === rounds.length - 2
  const hasThird = isSemiFinal && rounds.at(-1)?.bracket === 'THIRD_PLACE'
  return { win, loss: hasThird ? { bracket: 'THIRD_PLACE', round: 1 } : undefined }
}
