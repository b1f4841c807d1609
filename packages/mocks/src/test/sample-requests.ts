import type { OperationId } from '@convoca/sdk'
import {
  demoPassword,
  fixtureId,
  seedGames,
  seedInvitations,
  seedNotifications,
  seedPlayers,
  seedTeams,
} from '@convoca/fixtures'
import type { MockDatabase } from '../mock-database.ts'

export const team = seedTeams[0]
const ownInvitation = seedInvitations[0]
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

const id = team?.id
const ana = seedPlayers[0]
const sid = fixtureId('schedule', 0)
/** The first team's group conversation, and Ana's message in it from 14 minutes ago. */
const talk = fixtureId('conversation', 0)
const recentOwn = fixtureId('message', 6)
const profile = {
  id: ana?.id,
  name: 'Ana Beatriz Lima',
  nick: 'ana_bia',
  gender: 'FEMALE',
  phone: '11987654321',
  cpf: ana?.cpf,
  about: null,
  birth: '1999-05-17',
}
const preferences = {
  notifications: [{ type: 'TEAM_INVITE', inApp: true, email: false }],
  theme: 'system',
  visibility: 'MEMBERS',
  chat: 'TEAMMATES',
}
const equipment = { type: 'NOTEBOOK', brand: 'Avell', model: 'Storm', description: null }
const achievement = {
  title: 'Campeões da Copa',
  description: null,
  placement: 1,
  date: '2026-10-10',
  game_id: null,
  championship: 'Copa Convoca',
}
const communication = {
  title: 'Treino adiado',
  body: 'Passou para sábado.',
  messageType: 'WARNING',
  isGlobal: true,
  recipientId: null,
}
const vacancy = {
  title: 'Suporte',
  position: 'Suporte',
  number_of_vacancies: 1,
  min_ranking: 0,
  description: 'Para a próxima temporada.',
  is_active: true,
}
const sponsor = { name: 'Café Ipanema', url: 'https://cafe.example', description: null, is_active: true }
const schedule = {
  title: 'Treino extra',
  description: null,
  type: 'TRAINING',
  starts_at: '2026-11-25T22:00:00.000Z',
  ends_at: '2026-11-26T00:00:00.000Z',
  location: null,
  url: null,
  recurrence: 'NONE',
  memberIds: team?.members.map((member) => member.id),
}
const message = {
  clientId: '01989d2e-0019-7000-8000-0000000fffff',
  content: 'Bora!',
  attachmentIds: [],
  replyTo: null,
}

interface SampleRequest {
  params?: Record<string, string | undefined>
  query?: string
  body?: unknown
  /** Index of the demo player who sends it; the first by default. */
  as?: number
  /** Prepares the database. */
  arrange?: (database: MockDatabase) => unknown
}

const linkTo = (database: MockDatabase, teamId: string) =>
  database.inviteLinks.set(teamId, { code: 'abcdefgh12345678', url: '/', expires_at: database.now() })

/** A valid request of each operation; an operation without one does not compile. */
export const sampleRequests: Record<OperationId, SampleRequest> = {
  register: { body: person },
  login: { body: { email: seedPlayers[0]?.email, password: demoPassword } },
  logout: {},
  listSessions: {},
  endSession: { params: { id: '01989d2e-0008-7000-8000-000000000000' } },
  readMyProfile: {},
  readPublicProfile: { params: { nickname: 'ANA_BIA' } },
  searchPlayers: { query: '?order=asc&limit=80&search=jo%C3%A3o&page=1' },
  listGames: { query: '?page=1&limit=5' },
  listAllGames: {},
  listTeams: { query: '?page=1&limit=20&order=asc' },
  createTeam: { body: newTeam },
  readTeam: { params: { id: team?.id } },
  listTeamMembers: { params: { id: team?.id } },
  readPublicTeam: { params: { teamTag: 'pro' } },
  listMyInvitations: { query: '?status=PENDING' },
  sendInvitations: { params: { id: team?.id }, body: [{ userId: seedPlayers[50]?.id, role: 'PLAYER' }] },
  listTeamInvitations: { params: { id: team?.id } },
  deleteInvitation: { params: { id: team?.id, inviteId: seedInvitations[4]?.id } },
  acceptInvitation: { params: { id: seedTeams[4]?.id, inviteId: ownInvitation?.id } },
  declineInvitation: { params: { id: seedTeams[4]?.id, inviteId: ownInvitation?.id } },
  saveFile: { body: upload },
  deleteFile: { params: { id: '01989d2e-0007-7000-8000-000000000000' } },
  replaceFile: { params: { id: '01989d2e-0007-7000-8000-000000000000' }, body: upload },
  listUnreadNotifications: {},
  listNotifications: { query: '?page=2&limit=8' },
  markNotificationRead: { params: { id: seedNotifications[0]?.id } },
  markAllNotificationsRead: {},
  deleteNotification: { params: { id: seedNotifications[0]?.id } },
  socialLogin: { body: { token: 'id-token', providerType: 'GOOGLE' } },
  resetPassword: { body: { email: person.email } },
  changePassword: { body: { email: ana?.email, token: 'mailed', password: 'outra-senha-2026' } },
  updatePassword: { body: { currentPassword: demoPassword, password: 'outra-senha-2026' } },
  confirmEmail: { body: { token: 'mailed' } },
  readConfig: {},
  readPublicUser: { params: { id: ana?.id } },
  listPlayersByName: { query: '?name=jo%C3%A3o' },
  updateProfile: { params: { id: ana?.id }, body: profile },
  // The last player owns no team.
  deleteAccount: { as: 59, params: { id: seedPlayers[59]?.id }, body: { password: demoPassword } },
  restoreAccount: {
    params: { id: ana?.id },
    arrange: (database) => database.erasures.set(ana?.id ?? '', database.now()),
  },
  exportAccount: { params: { id: ana?.id } },
  listUserTeams: { params: { id: ana?.id } },
  readPreferences: { params: { id: ana?.id } },
  updatePreferences: { params: { id: ana?.id }, body: preferences },
  createEquipment: { params: { id: ana?.id }, body: equipment },
  updateEquipment: { params: { id: ana?.id, setupId: fixtureId('equipment', 0) }, body: equipment },
  deleteEquipment: { params: { id: ana?.id, setupId: fixtureId('equipment', 0) } },
  listEquipment: { params: { id: ana?.id } },
  listPixKeys: { params: { id: ana?.id }, query: '?reveal=true' },
  createPixKey: { params: { id: ana?.id }, body: { user_id: ana?.id, type: 'PHONE', key: '11987654321' } },
  updatePixKey: {
    params: { id: ana?.id, pixId: fixtureId('pixKey', 0) },
    body: { user_id: ana?.id, type: 'EMAIL', key: 'pix@convoca.example' },
  },
  deletePixKey: { params: { id: ana?.id, pixId: fixtureId('pixKey', 0) } },
  listRecommendations: {},
  readGame: { params: { id: seedGames[0]?.id } },
  updateTeam: {
    params: { id },
    body: { id, name: 'Pro Players', teamTag: 'pro', description: 'Outra descrição.', is_recruiting: false },
  },
  deleteTeam: { params: { id } },
  transferTeam: { params: { id }, body: { memberId: team?.members[1]?.id } },
  leaveTeam: { as: 7, params: { id } },
  removeMember: { params: { id, memberId: team?.members[1]?.id } },
  changeMemberRole: { params: { id, memberId: team?.members[2]?.id }, body: { newRole: 'COACH' } },
  assignRoster: { params: { id, memberId: team?.members[2]?.id }, body: { rosterStatus: 'INACTIVE' } },
  listTeamGames: { params: { id } },
  searchMyTeams: { query: '?search=pro&order=desc' },
  changeMembersVisibility: { params: { id }, body: { statusVisibilityMembers: false } },
  changeRecruitmentStatus: { params: { id }, body: { isRecruiting: true } },
  readPublicTeamById: { params: { id } },
  listPublicTeamMembers: { params: { id } },
  readTeamStats: { params: { id }, query: '?businessType=TEAM' },
  searchTeams: { query: '?isRecruiting=true&page=1&limit=6' },
  listTeamBadges: { params: { teamId: seedTeams[2]?.id } },
  invitePlayers: { params: { id }, body: [{ userId: seedPlayers[51]?.id, role: 'PLAYER' }] },
  resendInvitation: { params: { id, inviteId: seedInvitations[4]?.id } },
  applyToTeam: {
    params: { id: seedTeams[20]?.id },
    body: { message: 'Quero jogar com vocês.', vacancyId: null },
  },
  readInviteLink: { params: { id } },
  resetInviteLink: { params: { id } },
  readInviteLinkTeam: {
    params: { code: 'abcdefgh12345678' },
    arrange: (database) => linkTo(database, seedTeams[20]?.id ?? ''),
  },
  joinByLink: {
    params: { code: 'abcdefgh12345678' },
    arrange: (database) => linkTo(database, seedTeams[20]?.id ?? ''),
  },
  listActivities: { params: { id }, query: '?page=1&limit=5&timeFilter=MONTH' },
  readActivity: { params: { id, activityId: fixtureId('activity', 0) } },
  listAchievements: { params: { id } },
  createAchievement: { params: { id }, body: achievement },
  readAchievement: { params: { id, achievementId: fixtureId('achievement', 0) } },
  updateAchievement: { params: { id, achievementId: fixtureId('achievement', 0) }, body: achievement },
  deleteAchievement: { params: { id, achievementId: fixtureId('achievement', 0) } },
  listCommunications: { params: { id }, query: '?page=1&limit=4&messageType=PRIVATE&isGlobal=false' },
  createCommunication: { params: { id }, body: communication },
  listGlobalCommunications: { params: { id } },
  countUnreadCommunications: { params: { id } },
  listUnreadCommunicationsOf: { params: { id, senderId: seedPlayers[7]?.id } },
  listPrivateCommunications: { params: { id, otherUserId: seedPlayers[7]?.id } },
  readCommunication: { params: { id, cid: fixtureId('communication', 0) } },
  updateCommunication: { params: { id, cid: fixtureId('communication', 0) }, body: communication },
  deleteCommunication: { params: { id, cid: fixtureId('communication', 0) } },
  markCommunicationRead: { params: { id, cid: fixtureId('communication', 1) } },
  readRecruitment: { params: { id } },
  updateVacancy: { params: { id }, body: { ...vacancy, id: fixtureId('vacancy', 0) } },
  createVacancy: { params: { id }, body: vacancy },
  toggleRecruitment: { params: { id, status: 'inactive' } },
  deleteVacancy: { params: { id, vacancyId: fixtureId('vacancy', 0) } },
  listVacancies: { query: '?search=suporte&maxRanking=900' },
  readVacancy: { params: { id: fixtureId('vacancy', 0) } },
  listSponsors: { params: { id } },
  createSponsor: { params: { id }, body: sponsor },
  readSponsor: { params: { id, sid: fixtureId('sponsor', 0) } },
  deleteSponsor: { params: { id, sid: fixtureId('sponsor', 0) } },
  updateSponsor: { params: { id, sid: fixtureId('sponsor', 0) }, body: sponsor },
  listSchedules: { params: { id }, query: '?from=2026-11-01T00%3A00%3A00.000Z' },
  createSchedule: { params: { id }, body: schedule },
  readSchedule: { params: { id, sid } },
  updateSchedule: { params: { id, sid }, body: schedule },
  deleteSchedule: { params: { id, sid } },
  listCheckIns: { params: { id, sid } },
  createCheckIns: { params: { id, sid }, body: { memberIds: [team?.members[0]?.id] } },
  deleteCheckIn: { params: { id, sid, cid: fixtureId('checkIn', 0) } },
  answerCheckIn: { params: { id, sid, cid: fixtureId('checkIn', 0) }, body: { is_confirmed: false } },
  readCalendarFeed: { params: { id }, query: '?key=demo' },
  resetCalendarKey: { params: { id } },
  deleteCalendarKey: { params: { id } },
  readAvailability: { params: { id } },
  updateAvailability: { params: { id }, body: { hours: [{ weekday: 2, hour: 20 }] } },
  listTeamRegistrations: { params: { teamId: id } },
  listConversations: { query: '?filter=groups&limit=5' },
  createConversation: {
    body: { userIds: [seedPlayers[40]?.id, seedPlayers[41]?.id], name: 'Torneio de sábado' },
  },
  readConversation: { params: { id: talk } },
  listMessages: { params: { id: talk }, query: '?after=2&limit=3' },
  sendMessage: { params: { id: talk }, body: message },
  markConversationRead: { params: { id: talk }, body: { sequence: 8 } },
  uploadAttachment: { params: { id: talk }, body: { kind: 'IMAGE', base64: upload.base64 } },
  muteConversation: { params: { id: talk }, body: { until: '2026-12-01T00:00:00.000Z' } },
  leaveConversation: {
    params: { id: fixtureId('conversation', 200) },
    arrange: (database) =>
      database.conversations.push({
        id: fixtureId('conversation', 200),
        name: 'Passeio',
        teamId: null,
        userIds: [ana?.id ?? ''],
        readUpTo: new Map(),
        mutedUntil: new Map(),
      }),
  },
  deleteMessage: { params: { id: recentOwn } },
  editMessage: { params: { id: recentOwn }, body: { content: 'Mandei!' } },
  addReaction: { params: { id: recentOwn, emoji: '👏' } },
  removeReaction: { params: { id: recentOwn, emoji: '🔥' } },
  reportMessage: { params: { id: fixtureId('message', 1) }, body: { reason: 'SPAM', text: null } },
  listBlockedUsers: {
    arrange: (database) =>
      database.blocks.push({ userId: ana?.id ?? '', blockedId: seedPlayers[9]?.id ?? '' }),
  },
  blockUser: { params: { userId: seedPlayers[9]?.id } },
  unblockUser: { params: { userId: seedPlayers[9]?.id } },
  readHealth: {},
  readReadiness: {},
}
