import { callApi } from './api.ts'
import type { PlayedChampionship } from './championship-api.ts'

type Side = 'home' | 'away'

export interface CupMatch {
  id: string
  state: 'WAITING' | 'READY' | 'CLOSED' | 'BYE' | 'NOT_NEEDED'
  bracket: 'WINNERS' | 'LOSERS' | 'FINAL' | 'THIRD_PLACE'
  round: number
  best_of: number
  home: { name: string } | null
  away: { name: string } | null
  winner: Side | null
}

/** A started cup that is read and played through the API. */
export class CupApi {
  readonly #server: string
  readonly #cup: PlayedChampionship

  constructor(server: string, cup: PlayedChampionship) {
    this.#server = server
    this.#cup = cup
  }

  tokenOf(team: string): string {
    const token = this.#cup.captainTokens.get(team)
    if (token === undefined) throw new Error(`${team} has no captain`)
    return token
  }

  listMatches(): Promise<CupMatch[]> {
    const { id, organizerToken } = this.#cup
    return callApi(this.#server, organizerToken, 'GET', `/public/championships/${id}/matches`)
  }

  /** The matches of a round, by their place in it. */
  async listRound(bracket: CupMatch['bracket'], round: number): Promise<CupMatch[]> {
    return (await this.listMatches()).filter((match) => match.bracket === bracket && match.round === round)
  }

  /** The captain of one side reports that a side won all games. */
  async report({ match, by, winner }: { match: CupMatch; by: Side; winner: Side }): Promise<void> {
    const { id, best_of } = match
    const team = match[by]?.name ?? ''
    const won = (best_of + 1) / 2
    const score = winner === 'home' ? { home_score: won, away_score: 0 } : { home_score: 0, away_score: won }
    const path = `/championships/${this.#cup.id}/matches/${id}/report`
    await callApi(this.#server, this.tokenOf(team), 'PUT', path, score)
  }

  /** Both captains report the same. */
  async play(match: CupMatch, winner: Side): Promise<void> {
    await this.report({ match, by: 'home', winner })
    await this.report({ match, by: 'away', winner })
  }
}
