import type { OperationId } from '@convoca/sdk'
import { seedTeams, demoPassword, seedGames, seedPlayers } from '@convoca/fixtures'
import type { MockDatabase } from '../../mock-database.ts'

export const team = seedTeams[0]
export const upload = {
  base64: '/9j/4AAQSkZJRg==',
  extension: 'JPEG',
  entityType: 'TEAM',
  entityId: team?.id,
  businessType: 'TEAM_PROFILE_PHOTO',
  fileType: 'IMAGE',
}
export const person = {
  name: 'Nova Pessoa',
  nick: 'novapessoa',
  cpf: '52998224725',
  phone: '11987654321',
  email: 'nova@convoca.example',
  gender: null,
  password: demoPassword,
  birth: '2000-01-01',
}
export const newTeam = {
  name: 'Time Novo',
  teamTag: 'novo',
  game_id: seedGames[0]?.id,
  description: 'Um time de teste.',
}
export const id = team?.id
export const ana = seedPlayers[0]

export interface SampleRequest {
  params?: Record<string, string | undefined>
  query?: string
  body?: unknown
  /** Index of the demo player who sends it; the first by default. */
  as?: number
  /** Prepares the database. */
  arrange?: (database: MockDatabase) => unknown
}

/** Those of one tag of the contract. */
export type SampleRequests = Partial<Record<OperationId, SampleRequest>>
