import type { Field } from '../../forms/field.ts'
import type { ChampionshipFormat } from '../championship.ts'
import type { TieBreak } from '../tie-break-texts.ts'

export type RosterLock = 'REGISTRATION' | 'CHECK_IN' | 'START'
/** A second final where the team without a loss has lost the first, one alone, or one in which that team is a game ahead. */
export type GrandFinal = 'RESET' | 'SINGLE' | 'GAME_AHEAD'

export interface ChampionshipPrize {
  place: number
  description: string
  /** The money for the whole team, in reais, as typed; drafts that were kept before have none. */
  amount?: string
}

/** The key of a field is also the `name` of its input. Numbers are digits as typed, empty for none. */
export interface ChampionshipFormFields {
  name: Field
  gameId: Field
  description: Field
  format: Field<ChampionshipFormat>
  /**
   * Games of a match by round: in eliminations and play-offs up to the final, where the first is for all earlier rounds, in
   * leagues and Swiss rounds from the first round, where the last is for all later ones.
   */
  bestOf: Field<readonly number[]>
  /** Games of a match in the groups, empty for as many as in the first round of the play-offs. */
  bestOfGroups: Field
  /** Games of the grand final, empty for as many as in the finals of both brackets. */
  bestOfGrandFinal: Field
  grandFinal: Field<GrandFinal>
  hasThirdPlace: Field<boolean>
  allowsDraws: Field<boolean>
  groupCount: Field
  qualifiersPerGroup: Field
  /** The format of play-offs after groups. */
  playoffsFormat: Field<'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION'>
  /** Teams of all groups in the play-offs; empty for as many of each group. */
  playoffsTeams: Field
  swissRounds: Field
  /** The criteria that decide after points, first to last. */
  tieBreaks: Field<readonly TieBreak[]>
  /** The points of a win. */
  winPoints: Field<'1' | '3'>
  participant: Field<'TEAM' | 'PLAYER'>
  /** Shown for teams, as is the next. */
  teamSize: Field
  maxSubstitutes: Field
  /** Until when teams change their rosters by themselves. */
  rosterLock: Field<RosterLock>
  minAge: Field
  minTeams: Field
  maxTeams: Field
  /** `yyyy-MM-ddTHH:mm` in the reader's time zone, empty while incomplete; as the others. */
  registrationOpensAt: Field
  registrationClosesAt: Field
  checkInOpensAt: Field
  startsAt: Field
  /** The fee in reais, as typed. */
  entryFee: Field
  prizes: Field<readonly ChampionshipPrize[]>
  /** Markdown. */
  rules: Field
}
