import { seedChampionshipRegistrations, seedChampionships, seedTeams } from '@convoca/fixtures'
import type { Schemas } from '../contract/types.ts'

type Match = Pick<Schemas['ChampionshipMatch'], 'bracket' | 'round' | 'position'>

const dates = ['registration_opens_at', 'registration_closes_at', 'check_in_opens_at', 'starts_at'] as const

export interface ChampionshipPlan {
  input: Omit<Schemas['ChampionshipInput'], 'game_id' | (typeof dates)[number]>
  /** Index into `seedGames`. */
  game: number
  /** Index into `seedPlayers`. */
  organizer: number
  /** Hours from now to its start. */
  startsIn: number
  /** The minutes between two matches. */
  pace: number
  /** Indexes into `seedTeams`, the first seed first. */
  teams: readonly number[]
  /** Chooses the matches that stay open of those that could be played; null while registration is open. */
  leavesOpen: ((match: Match) => boolean) | null
  followers: number
}

const copaConvoca = seedChampionships[0]
const participantIds = seedChampionshipRegistrations
  .filter(({ championshipId }) => championshipId === copaConvoca?.id)
  .map(({ team }) => team.id)

/** The teams of the largest championship. All of them play the first game. */
export const participants = participantIds.map((id) => seedTeams.findIndex((team) => team.id === id))

const shared = {
  rules: copaConvoca?.rules ?? '',
  group_count: null,
  qualifiers_per_group: null,
  swiss_rounds: null,
  team_size: 3,
  max_substitutes: 2,
  min_age: null,
  entry_fee: 0,
}

const DAY = 24

/** The fee of a team, in centavos. */
export const PAID_ENTRY_FEE = 6000

/** One that is being played, open ones, one that is over and one in the play-offs after its Swiss rounds. */
export const championshipPlans: readonly ChampionshipPlan[] = [
  {
    input: {
      ...shared,
      name: 'Copa Convoca',
      description: 'A copa da casa: dupla eliminação, com chave ao vivo e premiação para os três primeiros.',
      format: 'DOUBLE_ELIMINATION',
      best_of: [3, 3, 5],
      min_teams: 4,
      max_teams: 8,
      prizes: [
        { place: 1, description: 'R$ 3.000,00, troféu e camisetas' },
        { place: 2, description: 'R$ 1.500,00' },
        { place: 3, description: 'R$ 500,00' },
      ],
    },
    game: 0,
    organizer: 0,
    startsIn: -1.5,
    pace: 12,
    teams: participants,
    // The first seed has its second match before it.
    leavesOpen: ({ bracket, round, position }) =>
      bracket === 'WINNERS' ? round === 2 && position === 1 : round > 1 || position === 2,
    followers: 24,
  },
  {
    input: {
      ...shared,
      name: 'Liga de Verão',
      description: 'Rodadas suíças às quintas, do começo ao fim do verão. Inscrições abertas e gratuitas.',
      format: 'SWISS',
      best_of: [3],
      swiss_rounds: 4,
      min_teams: 6,
      max_teams: 16,
      prizes: [
        { place: 1, description: 'R$ 1.000,00 e vaga na Copa Convoca' },
        { place: 2, description: 'R$ 400,00' },
      ],
    },
    game: 0,
    organizer: 1,
    startsIn: 14 * DAY,
    pace: 0,
    // The demo team may still register.
    teams: participants.slice(1, 6),
    leavesOpen: null,
    followers: 9,
  },
  {
    input: {
      ...shared,
      name: 'Torneio do Cerrado',
      description: 'Dois grupos de quatro e mata-mata no fim de semana, para times de todo o país.',
      format: 'GROUPS_THEN_PLAYOFFS',
      best_of: [3, 5],
      best_of_groups: 2,
      allows_draws: true,
      has_third_place: true,
      group_count: 2,
      qualifiers_per_group: 2,
      min_teams: 4,
      max_teams: 8,
      prizes: [{ place: 1, description: 'Troféu e R$ 600,00' }],
    },
    game: 7,
    organizer: 10,
    startsIn: 6 * DAY,
    pace: 0,
    teams: [7, 15, 23, 31],
    leavesOpen: null,
    followers: 5,
  },
  {
    input: {
      ...shared,
      name: 'Taça Jangada',
      description:
        'Mata-mata de oito times com inscrição dividida pelo elenco: cada um paga a sua parte por Pix.',
      format: 'SINGLE_ELIMINATION',
      best_of: [1, 3],
      min_teams: 2,
      max_teams: 8,
      entry_fee: PAID_ENTRY_FEE,
      prizes: [
        { place: 1, description: 'Campeão e vaga na Copa Convoca', amount: 240_000 },
        { place: 2, description: 'Vice-campeão', amount: 100_000 },
        { place: 3, description: 'Terceiro lugar', amount: 60_000 },
      ],
    },
    game: 0,
    organizer: 4,
    startsIn: 21 * DAY,
    pace: 0,
    teams: participants.slice(0, 6),
    leavesOpen: null,
    followers: 6,
  },
  {
    input: {
      ...shared,
      name: 'Circuito das Águas',
      description:
        'Três rodadas suíças em noites seguidas; os quatro primeiros decidem o circuito no mata-mata.',
      format: 'SWISS_THEN_PLAYOFFS',
      best_of: [3, 5],
      best_of_groups: 3,
      swiss_rounds: 3,
      playoffs_teams: 4,
      tie_breaks: ['BUCHHOLZ_CUT_1', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'LOT'],
      win_points: 3,
      min_teams: 4,
      max_teams: 8,
      prizes: [
        { place: 1, description: 'R$ 800,00' },
        { place: 2, description: 'R$ 300,00' },
      ],
    },
    game: 2,
    organizer: 12,
    startsIn: -1 * DAY,
    pace: 40,
    teams: [2, 10, 18, 26, 34],
    // One of the two semi-finals is played.
    leavesOpen: ({ bracket, round, position }) => bracket === 'WINNERS' && (round > 1 || position === 2),
    followers: 7,
  },
  {
    input: {
      ...shared,
      name: 'Taça de Inverno',
      description: 'Mata-mata de quatro times, decidido em um domingo de inverno.',
      format: 'SINGLE_ELIMINATION',
      best_of: [1, 3],
      min_teams: 4,
      max_teams: 4,
      prizes: [
        { place: 1, description: 'R$ 1.200,00 e troféu' },
        { place: 2, description: 'R$ 400,00' },
      ],
    },
    game: 1,
    organizer: 1,
    startsIn: -60 * DAY,
    pace: 50,
    teams: [9, 1, 17, 25],
    leavesOpen: () => false,
    followers: 11,
  },
]
