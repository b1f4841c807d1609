import { type Qualified, seatPlayOffs } from './play-offs.ts'
import type { Stage } from './stage.ts'
import { type Standing, rankTable } from './standings.ts'
import { tableRulesOf } from './table-rules.ts'
import { hasPlayOffs, hasSwissRounds } from './two-phases.ts'
import { type StageMatch, isSameMatch } from './types.ts'

type Groups = Pick<Stage, 'setup' | 'withdrawn' | 'leftInGroups'>

function rankGroup(stage: Groups, matches: readonly StageMatch[], group: number): Standing[] {
  const own = matches.filter((match) => match.phase === 1 && match.group === group)
  const inGroup = new Set(own.flatMap(({ home, away }) => [home, away]))
  const entrants = stage.setup.entrants.filter((entrant) => inGroup.has(entrant))
  return rankTable(own, {
    ...tableRulesOf(stage.setup),
    entrants,
    withdrawn: stage.leftInGroups ?? stage.withdrawn,
  })
}

/** The tables of the groups, in the groups' order; that of Swiss rounds is one where play-offs follow them. */
export function rankGroups(stage: Groups, matches: readonly StageMatch[]): Standing[][] {
  const isOfGroup = ({ bracket }: StageMatch): boolean =>
    bracket === 'GROUP' || (bracket === 'SWISS' && hasPlayOffs(stage.setup))
  const groups = new Set(matches.filter(isOfGroup).map(({ group }) => group))
  return [...groups].map((group) => rankGroup(stage, matches, group))
}

/** Teams of different groups: the place in the group, points, the difference of games, games won, the seed. */
export function compareAcrossGroups({ setup: { entrants } }: Groups): (a: Standing, b: Standing) => number {
  const seeds = new Map(entrants.map((entrant, index) => [entrant, index]))
  return (a, b) =>
    a.rank - b.rank ||
    b.points - a.points ||
    b.gameDifference - a.gameDifference ||
    b.gamesWon - a.gamesWon ||
    (seeds.get(a.entrant) ?? 0) - (seeds.get(b.entrant) ?? 0)
}

/** The teams that have qualified, the best first. A team that has left qualifies where its group has nobody else, and is last. */
function findQualified(stage: Groups, matches: readonly StageMatch[]): Qualified[] {
  const { setup, withdrawn } = stage
  const groupOf = new Map<string, number>()
  const tables = rankGroups(stage, matches)
  for (const [group, table] of tables.entries()) for (const { entrant } of table) groupOf.set(entrant, group)
  const compare = compareAcrossGroups(stage)
  const total = setup.playOffs?.teams ?? null
  const qualified =
    total === null
      ? tables.flatMap((table) => table.slice(0, setup.qualifiersPerGroup))
      : tables.flat().toSorted(compare).slice(0, total)
  const hasLeft = ({ entrant }: Standing): number => (withdrawn.has(entrant) ? 1 : 0)
  return (
    qualified
      .toSorted((a, b) => hasLeft(a) - hasLeft(b) || compare(a, b))
      // Everybody in Swiss rounds may meet anybody at once.
      .map(({ entrant }, place) => ({
        entrant,
        group: hasSwissRounds(setup) ? place : (groupOf.get(entrant) ?? 0),
      }))
  )
}

/** The record of what play-offs were made from, and how. */
export interface PlayOffRecord {
  groups: readonly StageMatch[]
  left: ReadonlySet<string>
  seats: readonly (string | null)[]
}

/** Null where none have been made. `matches` are all of the stage. */
export function recordPlayOffs(
  left: ReadonlySet<string> | null,
  matches: readonly StageMatch[],
): PlayOffRecord | null {
  if (left === null) return null
  const seats = matches
    .filter(({ phase, bracket, round }) => phase === 2 && bracket === 'WINNERS' && round === 1)
    .flatMap(({ home, away }) => [home, away])
  return { groups: matches.filter(({ phase }) => phase === 1), left, seats }
}

/** A finished phase is closed: the stages made from it stay, unless one of its results changes. */
export function seatFromGroups(
  stage: Groups,
  matches: readonly StageMatch[],
  recorded: PlayOffRecord | null,
): readonly (string | null)[] {
  const isClosed =
    recorded?.left.size === stage.withdrawn.size &&
    [...recorded.left].every((entrant) => stage.withdrawn.has(entrant)) &&
    recorded.groups.every((before) => {
      const after = matches[before.number]
      return after !== undefined && isSameMatch(before, after)
    })
  return isClosed ? recorded.seats : seatPlayOffs(findQualified(stage, matches))
}
