/** A team that has qualified, and the group it comes from. */
export interface Qualified {
  entrant: string
  group: number
}

/** Seats from top to bottom by merit, the best is 0: the first and the last meet, and the best two only in the final. */
function listSeats(size: number): number[] {
  let seats = [0]
  for (let count = 2; count <= size; count *= 2) seats = seats.flatMap((seat) => [seat, count - 1 - seat])
  return seats
}

/** Two of a group who meet a round earlier weigh more than all who would meet a round later instead. */
const WEIGHT_OF_ROUND = 16
/** Swaps of no use, one of which may lead to one that is. */
const MAX_DETOURS = 2000

class PlayOffs {
  readonly #size: number
  readonly #rounds: number
  /** The team in each seat, by merit of the seat. */
  readonly #teams: Qualified[]
  /** Place in the bracket by merit of the seat. */
  readonly #places: number[] = []
  /** The seats of each group, by merit. */
  readonly #seats = new Map<number, Set<number>>()
  #detours = MAX_DETOURS
  #random = 1

  constructor(qualified: readonly Qualified[]) {
    this.#teams = [...qualified]
    this.#rounds = Math.max(1, Math.ceil(Math.log2(qualified.length)))
    this.#size = 2 ** this.#rounds
    for (const [place, seat] of listSeats(this.#size).entries()) this.#places[seat] = place
    for (const [seat, { group }] of qualified.entries())
      this.#seats.set(group, (this.#seats.get(group) ?? new Set()).add(seat))
  }

  /** The cost of a team of the group in the seat. */
  #costOf(seat: number, group: number, except = seat): number {
    let sum = 0
    for (const other of this.#seats.get(group) ?? [])
      if (other !== seat && other !== except) {
        const round = 32 - Math.clz32((this.#places[seat] ?? 0) ^ (this.#places[other] ?? 0))
        sum += WEIGHT_OF_ROUND ** (this.#rounds - round)
      }
    return sum
  }

  /** The gain of a swap; null where it changes nothing or who has a bye. */
  #gainOf(seat: number, partner: number): number | null {
    const byes = this.#size - this.#teams.length
    const [a, b] = [this.#teams[seat]?.group ?? 0, this.#teams[partner]?.group ?? 0]
    if (a === b || seat < byes !== partner < byes) return null
    const now = this.#costOf(seat, a) + this.#costOf(partner, b)
    return now - this.#costOf(partner, a, seat) - this.#costOf(seat, b, partner)
  }

  #swap(seat: number, partner: number): void {
    const [a, b] = [this.#teams[seat], this.#teams[partner]]
    if (a === undefined || b === undefined) return
    this.#teams[seat] = b
    this.#teams[partner] = a
    this.#seats.get(a.group)?.delete(seat)
    this.#seats.get(b.group)?.delete(partner)
    this.#seats.get(a.group)?.add(partner)
    this.#seats.get(b.group)?.add(seat)
  }

  /** Makes the first good swap, of teams as close in merit as possible. */
  #improve(): boolean {
    for (let apart = 1; apart < this.#teams.length; apart += 1)
      for (let one = 0; one + apart < this.#teams.length; one += 1)
        if ((this.#gainOf(one, one + apart) ?? 0) > 0) {
          this.#swap(one, one + apart)
          return true
        }
    return false
  }

  /** Makes a swap that costs nothing. */
  #goRound(): boolean {
    while (this.#detours > 0) {
      this.#detours -= 1
      const [one, other] = [this.#draw(), this.#draw()]
      if (this.#gainOf(one, other) !== 0) continue
      this.#swap(one, other)
      return true
    }
    return false
  }

  /** Draws are equal every time, so that equal groups have equal play-offs. */
  #draw(): number {
    this.#random = (this.#random * 48_271) % 2_147_483_647
    return this.#random % this.#teams.length
  }

  /** Whether the teams of each group are spread as evenly as they can be over each part of the bracket. */
  #isEven(): boolean {
    for (const seats of this.#seats.values())
      for (let part = 2; part < this.#size; part *= 2) {
        const counts = new Map<number, number>()
        for (const seat of seats) {
          const half = Math.floor((this.#places[seat] ?? 0) / part)
          counts.set(half, (counts.get(half) ?? 0) + 1)
        }
        if (Math.max(...counts.values()) > Math.ceil((seats.size * part) / this.#size)) return false
      }
    return true
  }

  spread(): void {
    while (this.#improve() || (!this.#isEven() && this.#goRound()));
  }

  list(): (string | null)[] {
    return listSeats(this.#size).map((seat) => this.#teams[seat]?.entrant ?? null)
  }
}

/**
 * The seats of the play-offs from top to bottom, two by two, for the qualified teams, the best first. A team without an opponent has a
 * bye: the best do. Teams of a group are spread over halves, quarters and so on, so that none meet before they must; the others are
 * as in every bracket.
 */
export function seatPlayOffs(qualified: readonly Qualified[]): (string | null)[] {
  const playOffs = new PlayOffs(qualified)
  playOffs.spread()
  return playOffs.list()
}
