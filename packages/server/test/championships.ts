import type { Schemas } from '../src/contract/types.ts'
import type { Person, TestServer } from './harness.ts'

let counter = 0

const HOUR = 60 * 60 * 1000
const after = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** Open now, and starting in two days. */
export function championshipInput(
  given: Partial<Schemas['ChampionshipInput']> & Pick<Schemas['ChampionshipInput'], 'game_id'>,
): Schemas['ChampionshipInput'] {
  counter += 1
  return {
    name: `Copa ${counter}`,
    description: 'Uma copa feita para os testes.',
    rules: 'Melhor de três.',
    format: 'SINGLE_ELIMINATION',
    best_of: [3],
    group_count: null,
    qualifiers_per_group: null,
    swiss_rounds: null,
    team_size: 1,
    max_substitutes: 2,
    min_age: null,
    min_teams: 2,
    max_teams: 8,
    entry_fee: 0,
    prizes: [{ place: 1, description: 'Troféu' }],
    registration_opens_at: after(-1),
    registration_closes_at: after(24),
    check_in_opens_at: after(47),
    starts_at: after(48),
    ...given,
  }
}

export async function newDraft(
  server: TestServer,
  organizer: Person,
  given: Parameters<typeof championshipInput>[0],
): Promise<Schemas['Championship']> {
  const made = await server.call('createChampionship', {
    token: organizer.token,
    body: championshipInput(given),
  })
  if (made.status !== 201) throw new Error(`No championship: ${JSON.stringify(made.body)}`)
  return made.body
}
