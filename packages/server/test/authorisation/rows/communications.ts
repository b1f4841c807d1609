import { cup, notice } from '../communications.ts'
import { type Rows, leaders, members, staff } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const toTeam = (scenario: Scenario) => ({ path: { id: scenario.teamId } })
const toAnnouncement = (scenario: Scenario) => ({
  path: { id: scenario.teamId, cid: scenario.communicationId },
})
const toDirectMessage = (scenario: Scenario) => ({ path: { id: scenario.teamId, cid: scenario.privateId } })
const toAchievement = (scenario: Scenario) => ({
  path: { id: scenario.teamId, achievementId: scenario.achievementId },
})

export const communicationRows = {
  listCommunications: { call: toTeam, outcomes: members(200) },
  listGlobalCommunications: { call: toTeam, outcomes: members(200) },
  countUnreadCommunications: { call: toTeam, outcomes: members(200) },
  listUnreadCommunicationsOf: {
    call: (scenario) => ({ path: { id: scenario.teamId, senderId: scenario.people.captain.id } }),
    outcomes: members(200),
  },
  listPrivateCommunications: {
    call: (scenario) => ({ path: { id: scenario.teamId, otherUserId: scenario.people.player.id } }),
    outcomes: members(200),
  },
  createCommunication: {
    call: (scenario) => ({ ...toTeam(scenario), body: { ...notice } }),
    outcomes: staff(201),
  },
  // A private one is for its two people alone: the owner is refused like anybody else.
  readCommunication: {
    call: toDirectMessage,
    outcomes: members(200, { captain: 'NOT_FOUND', manager: 'NOT_FOUND', owner: 'NOT_FOUND' }),
  },
  markCommunicationRead: {
    call: toDirectMessage,
    outcomes: members(200, { captain: 'NOT_FOUND', manager: 'NOT_FOUND', owner: 'NOT_FOUND' }),
  },
  // The captain's own; leaders may change it too.
  updateCommunication: {
    call: (scenario) => ({ ...toAnnouncement(scenario), body: { ...notice, title: 'Treino de amanhã' } }),
    outcomes: staff(200, { coach: 'FORBIDDEN' }),
  },
  deleteCommunication: {
    call: toDirectMessage,
    outcomes: members(204, {
      coach: 'FORBIDDEN',
      captain: 'NOT_FOUND',
      manager: 'NOT_FOUND',
      owner: 'NOT_FOUND',
    }),
  },
} satisfies Rows

export const activityRows = {
  listActivities: { call: toTeam, outcomes: members(200) },
  readActivity: {
    call: (scenario) => ({ path: { id: scenario.teamId, activityId: scenario.activityId } }),
    outcomes: members(200),
  },
} satisfies Rows

export const achievementRows = {
  listAchievements: { call: toTeam, outcomes: members(200) },
  readAchievement: { call: toAchievement, outcomes: members(200) },
  createAchievement: {
    call: (scenario) => ({ ...toTeam(scenario), body: { ...cup } }),
    outcomes: leaders(201),
  },
  updateAchievement: {
    call: (scenario) => ({ ...toAchievement(scenario), body: { ...cup } }),
    outcomes: leaders(200),
  },
  deleteAchievement: { call: toAchievement, outcomes: leaders(204) },
} satisfies Rows
