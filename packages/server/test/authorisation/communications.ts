import type { Person, TestServer } from '../harness.ts'
import type { TestTeam } from '../teams.ts'

/** Ids of one communication of each kind, an achievement and an activity. */
export interface TeamCommunications {
  /** The captain's communication to everybody. */
  communicationId: string
  /** The player's communication to the coach. */
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

export async function addCommunications(
  server: TestServer,
  team: TestTeam,
  { owner, captain, player, coach }: Writers,
): Promise<TeamCommunications> {
  const path = { id: team.id }
  const message = { ...notice, messageType: 'PRIVATE', isGlobal: false, recipientId: coach.id }
  const announced = await server.call('createCommunication', {
    token: captain.token,
    path,
    body: { ...notice },
  })
  const direct = await server.call('createCommunication', { token: player.token, path, body: message })
  const achievement = await server.call('createAchievement', { token: owner.token, path, body: { ...cup } })
  const history = await server.call('listActivities', { token: owner.token, path })
  if ([announced, direct, achievement].some((response) => response.status !== 201))
    throw new Error('The communications could not be created')
  return {
    communicationId: announced.body.id,
    privateId: direct.body.id,
    achievementId: achievement.body.id,
    activityId: history.body.data[0].id,
  }
}
