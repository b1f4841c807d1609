import type { BracketMatch } from '../championships/match.ts'

/** A match on the front page, with the championship that it is of. */
export interface FrontMatch {
  match: BracketMatch
  /** Name of the championship. */
  championship: string
  /** Last part of its address, which gives the scene. */
  championshipUrl: string
  /** Part or round of the championship, e.g. "chave inferior". */
  round: string
  /** The match's page. */
  href: string
}
