import type { Person, TestServer } from '../harness.ts'
import type { TestTeam } from '../teams.ts'

/** What a team has told itself and won. */
export interface Bulletin {
  /** By the captain, to everybody. */
  communicationId: string
  /** By the player, to the coach. */
  privateId: string
  achievementId: string
  activityId: string
}

export const notice = {
  title: 'Treino de hoje',
  body: 'Começamos às 20h.',
  messageType: 'INFO',
  isGlobal: true,
  recipientId: null,
} as const

export const cup = {
  title: 'Campeã da Copa Ipê',
  description: null,
  placement: 1,
  date: '2026-08-30',
  game_id: null,
  championship: 'Copa Ipê 2026',
} as const

interface Writers {
  owner: Person
  captain: Person
  player: Person
  coach: Person
}

export async function addBulletin(
  server: TestServer,
  team: TestTeam,
  { owner, captain, player, coach }: Writers,
): Promise<Bulletin> {
  const path = { id: team.id }
  const whisper = { ...notice, messageType: 'PRIVATE', isGlobal: false, recipientId: coach.id }
  const told = await server.call('createCommunication', { token: captain.token, path, body: { ...notice } })
  const whispered = await server.call('createCommunication', { token: player.token, path, body: whisper })
  const won = await server.call('createAchievement', { token: owner.token, path, body: { ...cup } })
  const history = await server.call('listActivities', { token: owner.token, path })
  if ([told, whispered, won].some((answer) => answer.status !== 201)) throw new Error('No bulletin')
  return {
    communicationId: told.body.id,
    privateId: whispered.body.id,
    achievementId: won.body.id,
    activityId: history.body.data[0].id,
  }
}
