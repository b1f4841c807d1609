import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** A vacancy of a team. */
export interface VacancyItem {
  id: string
  title: string
  position: string
  /** Open places, from 1. */
  numberOfVacancies: number
  /** Smallest rating; 0 means any. */
  minRanking: number
  description: string
  /** Closed vacancies are seen by the team alone. */
  isActive: boolean
  /** ISO 8601. */
  createdAt?: string | undefined
  /** Absent on the team's own page. */
  team?: (TeamColors & { name: string; tag: string; logoUrl?: string | undefined }) | undefined
  game?: { name: string; iconUrl?: string | undefined; color?: string | undefined } | undefined
}

/** Positions that teams name most; any other may be typed as well. */
export const vacancyPositions: readonly string[] = [
  'Topo',
  'Caçador',
  'Meio',
  'Atirador',
  'Suporte',
  'Duelista',
  'Controlador',
  'Iniciador',
  'Sentinela',
  'Capitão',
  'Atacante',
  'Defensor',
  'Goleiro',
  'Reserva',
  'Técnico',
  'Analista',
]
