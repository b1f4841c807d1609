import { cup, notice } from '../communications.ts'
import { type Rows, leaders, members, staff } from '../row.ts'
import type { World } from '../scenario.ts'

const team = (world: World) => ({ path: { id: world.teamId } })
const told = (world: World) => ({ path: { id: world.teamId, cid: world.communicationId } })
const whispered = (world: World) => ({ path: { id: world.teamId, cid: world.privateId } })
const won = (world: World) => ({ path: { id: world.teamId, achievementId: world.achievementId } })

export const communicationRows = {
  listCommunications: { call: team, outcomes: members(200) },
  listGlobalCommunications: { call: team, outcomes: members(200) },
  countUnreadCommunications: { call: team, outcomes: members(200) },
  listUnreadCommunicationsOf: {
    call: (world) => ({ path: { id: world.teamId, senderId: world.people.captain.id } }),
    outcomes: members(200),
  },
  listPrivateCommunications: {
    call: (world) => ({ path: { id: world.teamId, otherUserId: world.people.player.id } }),
    outcomes: members(200),
  },
  createCommunication: { call: (world) => ({ ...team(world), body: { ...notice } }), outcomes: staff(201) },
  // A private one is for its two people alone: the owner is refused like anybody else.
  readCommunication: {
    call: whispered,
    outcomes: members(200, { captain: 'NOT_FOUND', manager: 'NOT_FOUND', owner: 'NOT_FOUND' }),
  },
  markCommunicationRead: {
    call: whispered,
    outcomes: members(200, { captain: 'NOT_FOUND', manager: 'NOT_FOUND', owner: 'NOT_FOUND' }),
  },
  // The captain's own; leaders may change it too.
  updateCommunication: {
    call: (world) => ({ ...told(world), body: { ...notice, title: 'Treino de amanhã' } }),
    outcomes: staff(200, { coach: 'FORBIDDEN' }),
  },
  deleteCommunication: {
    call: whispered,
    outcomes: members(204, {
      coach: 'FORBIDDEN',
      captain: 'NOT_FOUND',
      manager: 'NOT_FOUND',
      owner: 'NOT_FOUND',
    }),
  },
} satisfies Rows

export const activityRows = {
  listActivities: { call: team, outcomes: members(200) },
  readActivity: {
    call: (world) => ({ path: { id: world.teamId, activityId: world.activityId } }),
    outcomes: members(200),
  },
} satisfies Rows

export const achievementRows = {
  listAchievements: { call: team, outcomes: members(200) },
  readAchievement: { call: won, outcomes: members(200) },
  createAchievement: { call: (world) => ({ ...team(world), body: { ...cup } }), outcomes: leaders(201) },
  updateAchievement: { call: (world) => ({ ...won(world), body: { ...cup } }), outcomes: leaders(200) },
  deleteAchievement: { call: won, outcomes: leaders(204) },
} satisfies Rows
