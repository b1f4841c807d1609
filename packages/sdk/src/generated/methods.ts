// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import { everyPage } from '../client/pages.ts'
import * as calls from './calls.ts'

/** Every operation by tag and method name. */
export const methods = {
  auth: {
    /**
     * Creates an account.
     *
     * Part 1 §7 Auth. The person goes on to log in.
     *
     * `POST /auth/register`
     */
    register: calls.register,
    /**
     * Starts a session.
     *
     * Part 1 §7 Auth. Same words and same time whether or not the e-mail exists.
     *
     * `POST /auth/login`
     */
    login: calls.login,
    /**
     * Ends the current session.
     *
     * Its token answers 401 from then on.
     *
     * `POST /auth/logout`
     */
    logout: calls.logout,
    /**
     * Lists the places where the user is signed in.
     *
     * Newest use first.
     *
     * `GET /auth/sessions`
     */
    listSessions: calls.listSessions,
    /**
     * Ends one session of the user.
     *
     * Ends the current one too, if it is named.
     *
     * `DELETE /auth/sessions/{id}`
     */
    endSession: calls.endSession,
    /**
     * Starts a session with a social account.
     *
     * Part 1 §7 Auth. A first log-in creates an account whose missing fields are asked for before the profile opens. For STEAM the token is the query string that its OpenID answer returned with.
     *
     * `POST /auth/social-login`
     */
    socialLogin: calls.socialLogin,
    /**
     * Asks for a recovery e-mail.
     *
     * Part 1 §7 Auth. Answers the same, in the same time, whether or not the e-mail exists.
     *
     * `POST /auth/reset-password`
     */
    resetPassword: calls.resetPassword,
    /**
     * Sets a new password with a recovery token.
     *
     * Part 1 §7 Auth. Ends every session.
     *
     * `POST /auth/change-password`
     */
    changePassword: calls.changePassword,
    /**
     * Changes the password of the signed-in user.
     *
     * Needs the current one; ends every other session.
     *
     * `PUT /auth/password`
     */
    updatePassword: calls.updatePassword,
    /**
     * Confirms an e-mail address.
     *
     * With the token that was mailed on registration.
     *
     * `POST /auth/confirm-email`
     */
    confirmEmail: calls.confirmEmail,
  },
  users: {
    /**
     * Reads the signed-in user's profile.
     *
     * Part 1 §7 User. The only answer with cpf, phone, e-mail and birth.
     *
     * `GET /user/profile/me`
     */
    readMyProfile: calls.readMyProfile,
    /**
     * Reads a player's public profile.
     *
     * Part 1 §7 User.
     *
     * `GET /public/user/pro/{nickname}`
     */
    readPublicProfile: calls.readPublicProfile,
    /**
     * Searches players for the picker.
     *
     * Part 1 §7 User; 80 a page in the player picker. Minors and people who hide their profile are left out.
     *
     * `GET /public/user/options/search/`
     */
    searchPlayers: calls.searchPlayers,
    /** `searchPlayers` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAllPlayers: /* @__PURE__ */ everyPage(calls.searchPlayers),
    /**
     * Reads a player's public profile by id.
     *
     * Part 1 §7 User.
     *
     * `GET /public/user/{id}`
     */
    readPublicUser: calls.readPublicUser,
    /**
     * Looks players up by the start of their name.
     *
     * Part 1 §7 User; at most 20, from 4 characters on (part 1 §5).
     *
     * `GET /public/user/options/all`
     */
    listPlayersByName: calls.listPlayersByName,
    /**
     * Updates the own profile.
     *
     * Part 1 §7 User.
     *
     * `PUT /user/{id}`
     */
    updateProfile: calls.updateProfile,
    /**
     * Asks for the account to be erased.
     *
     * Needs the password again; 7 days to undo. Owned teams must be handed over first.
     *
     * `DELETE /user/{id}`
     */
    deleteAccount: calls.deleteAccount,
    /**
     * Takes the erasure back.
     *
     * Within the 7 days.
     *
     * `POST /user/{id}/restore`
     */
    restoreAccount: calls.restoreAccount,
    /**
     * Exports all that is held of the user.
     *
     * LGPD: one JSON document.
     *
     * `GET /user/{id}/export`
     */
    exportAccount: calls.exportAccount,
    /**
     * Lists a user's teams.
     *
     * Part 1 §7 User. The own, or those that show their members.
     *
     * `GET /user/{id}/teams`
     */
    listTeams: calls.listUserTeams,
    /**
     * Reads the own preferences.
     *
     * Notification kinds, theme, visibility, chat.
     *
     * `GET /user/{id}/preferences`
     */
    readPreferences: calls.readPreferences,
    /**
     * Updates the own preferences.
     *
     * All of them at once.
     *
     * `PUT /user/{id}/preferences`
     */
    updatePreferences: calls.updatePreferences,
    /**
     * Adds a piece of equipment.
     *
     * Part 1 §7 User.
     *
     * `POST /user/{id}/equipament`
     */
    createEquipment: calls.createEquipment,
    /**
     * Updates a piece of equipment.
     *
     * Part 1 §7 User.
     *
     * `PUT /user/{id}/equipament/{setupId}/update`
     */
    updateEquipment: calls.updateEquipment,
    /**
     * Removes a piece of equipment.
     *
     * Part 1 §7 User.
     *
     * `DELETE /user/{id}/equipament/{setupId}`
     */
    deleteEquipment: calls.deleteEquipment,
    /**
     * Lists a player's equipment.
     *
     * Part 1 §7 User.
     *
     * `GET /public/user/{id}/equipament`
     */
    listEquipment: calls.listEquipment,
    /**
     * Lists the own Pix keys.
     *
     * Part 1 §7 User. Masked; `reveal` shows them to their owner.
     *
     * `GET /user/{id}/pix/all`
     */
    listPixKeys: calls.listPixKeys,
    /**
     * Adds a Pix key.
     *
     * Part 1 §7 User. At most 5; minors have none.
     *
     * `POST /user/{id}/pix`
     */
    createPixKey: calls.createPixKey,
    /**
     * Changes a Pix key.
     *
     * Part 1 §7 User.
     *
     * `PUT /user/{id}/pix/{pixId}`
     */
    updatePixKey: calls.updatePixKey,
    /**
     * Removes a Pix key.
     *
     * Part 1 §7 User.
     *
     * `DELETE /user/{id}/pix/{pixId}`
     */
    deletePixKey: calls.deletePixKey,
    /**
     * Recommends players and teams for the viewer's games.
     *
     * Part 1 §7 User.
     *
     * `GET /recommendations`
     */
    listRecommendations: calls.listRecommendations,
  },
  games: {
    /**
     * Lists the games, page by page.
     *
     * Part 2 §7 Public.
     *
     * `GET /game`
     */
    list: calls.listGames,
    /** `listGames` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listGames),
    /**
     * Lists every game.
     *
     * Part 2 §7 Public; fresh for 10 minutes.
     *
     * `GET /public/games/all`
     */
    listAllGames: calls.listAllGames,
    /**
     * Reads a game.
     *
     * Part 2 §7 Public.
     *
     * `GET /public/game/{id}`
     */
    read: calls.readGame,
  },
  teams: {
    /**
     * Lists teams.
     *
     * Part 2 §7 Team core. With `entityId` (the own user id) only the teams that the user belongs to. The first 10,000 are counted and paged: what lies beyond is found by a narrower search.
     *
     * `GET /teams`
     */
    list: calls.listTeams,
    /** `listTeams` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listTeams),
    /**
     * Creates a team.
     *
     * Part 2 §7 Team core. The caller becomes its OWNER.
     *
     * `POST /teams`
     */
    create: calls.createTeam,
    /**
     * Reads a team as its member.
     *
     * Part 2 §7 Team core. 404 for everybody else: the public face is `/public/teams/pro/{teamTag}`.
     *
     * `GET /teams/{id}`
     */
    read: calls.readTeam,
    /**
     * Updates a team.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER.
     *
     * `PUT /teams/{id}`
     */
    update: calls.updateTeam,
    /**
     * Deletes a team.
     *
     * For the OWNER; its members are told.
     *
     * `DELETE /teams/{id}`
     */
    delete: calls.deleteTeam,
    /**
     * Lists the members of a team.
     *
     * Part 2 §7 Team core. For members, or for everybody signed in where the team shows its members.
     *
     * `GET /teams/{id}/members`
     */
    listMembers: calls.listTeamMembers,
    /**
     * Reads a team's public page.
     *
     * Part 2 §7 Public.
     *
     * `GET /public/teams/pro/{teamTag}`
     */
    readPublicTeam: calls.readPublicTeam,
    /**
     * Hands a team over to another member.
     *
     * For the OWNER, who becomes MANAGER.
     *
     * `POST /teams/{id}/transfer`
     */
    transfer: calls.transferTeam,
    /**
     * Leaves a team.
     *
     * For every member but the owner.
     *
     * `POST /teams/{id}/leave`
     */
    leave: calls.leaveTeam,
    /**
     * Removes a member.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER; nobody removes the OWNER, and only the OWNER removes a MANAGER.
     *
     * `DELETE /teams/{id}/team-member/{memberId}`
     */
    removeMember: calls.removeMember,
    /**
     * Changes the role of a member.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER; only the OWNER makes a MANAGER or changes one, and OWNER is nobody's to give: a team is handed over by `transferTeam`.
     *
     * `PATCH /teams/{id}/team-member/{memberId}`
     */
    changeMemberRole: calls.changeMemberRole,
    /**
     * Assigns a place in the line-up.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER, of every member.
     *
     * `PATCH /teams/{id}/assign/{memberId}/roster`
     */
    assignRoster: calls.assignRoster,
    /**
     * Lists the games of a team.
     *
     * Part 2 §7 Team core.
     *
     * `GET /teams/{id}/games`
     */
    listGames: calls.listTeamGames,
    /**
     * Searches the signed-in user's teams.
     *
     * Part 2 §3 (team search options) and §7 Team core.
     *
     * `GET /teams/options/user/search`
     */
    searchMyTeams: calls.searchMyTeams,
    /** `searchMyTeams` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAllMyTeams: /* @__PURE__ */ everyPage(calls.searchMyTeams),
    /**
     * Shows or hides the members of a team.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/members-visibily`
     */
    changeMembersVisibility: calls.changeMembersVisibility,
    /**
     * Says whether a team recruits.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/recruitment-status`
     */
    changeRecruitmentStatus: calls.changeRecruitmentStatus,
    /**
     * Reads a team's public page by id.
     *
     * Part 2 §7 Public.
     *
     * `GET /public/teams/{id}`
     */
    readPublicTeamById: calls.readPublicTeamById,
    /**
     * Lists the members that a team shows.
     *
     * Part 2 §7 Public. A minor, and who keeps the profile private, is shown by nick alone.
     *
     * `GET /public/teams/{id}/members`
     */
    listPublicTeamMembers: calls.listPublicTeamMembers,
    /**
     * Reads a team's matches and results.
     *
     * Part 2 §7 Public.
     *
     * `GET /public/teams/{id}/stats`
     */
    readStats: calls.readTeamStats,
    /**
     * Searches the teams.
     *
     * Part 2 §3 (team search options) and §7 Public; by name, tag, game and whether they recruit. The first 10,000 are counted and paged: what lies beyond is found by a narrower search.
     *
     * `GET /public/teams/options/search`
     */
    search: calls.searchTeams,
    /** `searchTeams` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAll: /* @__PURE__ */ everyPage(calls.searchTeams),
    /**
     * Lists a team's badges.
     *
     * Part 2 §7 Public.
     *
     * `GET /public/badgets/{teamId}/TEAM`
     */
    listBadges: calls.listTeamBadges,
  },
  invitations: {
    /**
     * Lists the signed-in user's invitations and applications.
     *
     * Part 2 §7 Team core. Newest first.
     *
     * `GET /teams/invitations/user`
     */
    listMyInvitations: calls.listMyInvitations,
    /** `listMyInvitations` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllMyInvitations: /* @__PURE__ */ everyPage(calls.listMyInvitations),
    /**
     * Invites players to a team.
     *
     * Part 2 §7 Team core. All or none; each invitee is notified live. Invitations expire after 7 days.
     *
     * `POST /teams/{id}/invites`
     */
    send: calls.sendInvitations,
    /**
     * Lists the invitations of a team and the applications to it.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER. Newest first.
     *
     * `GET /teams/{id}/invitations`
     */
    listTeamInvitations: calls.listTeamInvitations,
    /** `listTeamInvitations` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllTeamInvitations: /* @__PURE__ */ everyPage(calls.listTeamInvitations),
    /**
     * Cancels a pending invitation.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER; also an expired one. An application is answered, not cancelled.
     *
     * `DELETE /teams/{id}/invitations/{inviteId}`
     */
    delete: calls.deleteInvitation,
    /**
     * Accepts an invitation or an application.
     *
     * Part 2 §7 Team core. An invitation by the invitee alone (ACCEPTED), an application by OWNER or MANAGER
     * (CONFIRMED); for everybody else it does not exist. Of two at once one wins. Both sides are notified live.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/accept`
     */
    accept: calls.acceptInvitation,
    /**
     * Declines an invitation or an application, or withdraws the own application.
     *
     * Part 2 §7 Team core. An invitation by the invitee alone (DECLINED). An application by OWNER or MANAGER
     * (DECLINED_BY_OWNER) or by the applicant, who withdraws it (DECLINED_BY_MEMBER); one that was withdrawn and is
     * then refused is DECLINED_BY_OWNER_AND_MEMBER.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/decline`
     */
    decline: calls.declineInvitation,
    /**
     * Invites players to a team.
     *
     * Part 2 §7 Team core: the other documented path of `sendInvitations`, with the same effect.
     *
     * `POST /teams/{id}/invite`
     */
    invitePlayers: calls.invitePlayers,
    /**
     * Sends a pending invitation again.
     *
     * Part 2 §4: a new invitation with the same user and role; the old one, which may have expired, is deleted in the
     * same transaction.
     *
     * `POST /teams/{id}/invitations/{inviteId}/resend`
     */
    resend: calls.resendInvitation,
    /**
     * Asks to join a team.
     *
     * Part 2 §7 Team core. To a team that recruits. The team answers with accept or decline; the player withdraws with
     * decline.
     *
     * `POST /teams/{id}/applyToTeam`
     */
    applyToTeam: calls.applyToTeam,
    /**
     * Reads a team's invite link.
     *
     * For OWNER and MANAGER. A team that has none, or whose link has expired, gets a new one.
     *
     * `GET /teams/{id}/invite-link`
     */
    readInviteLink: calls.readInviteLink,
    /**
     * Makes a new invite link; the old one ends.
     *
     * For OWNER and MANAGER.
     *
     * `POST /teams/{id}/invite-link`
     */
    resetInviteLink: calls.resetInviteLink,
    /**
     * Reads the team that an invite link leads to.
     *
     * What the public sees of it, before joining.
     *
     * `GET /teams/join/{code}`
     */
    readInviteLinkTeam: calls.readInviteLinkTeam,
    /**
     * Joins a team by its invite link.
     *
     * The caller becomes PLAYER, or what an open invitation of the team says, which is accepted by it.
     *
     * `POST /teams/join/{code}`
     */
    joinByLink: calls.joinByLink,
  },
  files: {
    /**
     * Stores a picture.
     *
     * Part 2 §7 Files. Judged by content, re-encoded, metadata stripped. One picture a business type: a newer one takes the place of the older.
     *
     * `POST /file/save`
     */
    save: calls.saveFile,
    /**
     * Replaces a picture.
     *
     * Part 2 §7 Files. Used when the file descriptor already has an id.
     *
     * `PUT /file/{id}`
     */
    replace: calls.replaceFile,
    /**
     * Removes a picture.
     *
     * Not in the requirement: without it a picture could only be replaced. For whoever may store it; what showed it shows none.
     *
     * `DELETE /file/{id}`
     */
    delete: calls.deleteFile,
  },
  notifications: {
    /**
     * Lists the unread notifications.
     *
     * Part 1 §7 Notifications. Newest first, at most 200.
     *
     * `GET /notifications/`
     */
    listUnreadNotifications: calls.listUnreadNotifications,
    /**
     * Lists the notifications, page by page.
     *
     * Part 1 §7 Notifications; 8 a page.
     *
     * `GET /notifications/all-platform`
     */
    list: calls.listNotifications,
    /** `listNotifications` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listNotifications),
    /**
     * Marks a notification as read.
     *
     * Part 1 §7 Notifications.
     *
     * `PATCH /notifications/mark-as-read/{id}`
     */
    markRead: calls.markNotificationRead,
    /**
     * Marks every unread notification as read.
     *
     * The bell’s *Marcar todas* (part 1 §2) in one call.
     *
     * `PATCH /notifications/mark-all-as-read`
     */
    markAllNotificationsRead: calls.markAllNotificationsRead,
    /**
     * Deletes a notification.
     *
     * Part 1 §7 Notifications.
     *
     * `DELETE /notifications/{id}`
     */
    delete: calls.deleteNotification,
  },
  system: {
    /**
     * Says what this server offers.
     *
     * Which social providers are configured; a provider without configuration has no button.
     *
     * `GET /public/config`
     */
    readConfig: calls.readConfig,
    /**
     * Says that the process runs.
     *
     * Never asks the store.
     *
     * `GET /health`
     */
    readHealth: calls.readHealth,
    /**
     * Says that the service can answer.
     *
     * Asks the store.
     *
     * `GET /ready`
     */
    readReadiness: calls.readReadiness,
  },
  activities: {
    /**
     * Lists what happened in a team.
     *
     * Part 2 §7 Activities.
     *
     * `GET /teams/{id}/activities`
     */
    list: calls.listActivities,
    /** `listActivities` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listActivities),
    /**
     * Reads one thing that happened.
     *
     * Part 2 §7 Activities.
     *
     * `GET /teams/{id}/activities/{activityId}`
     */
    read: calls.readActivity,
  },
  achievements: {
    /**
     * Lists the achievements of a team.
     *
     * Part 2 §7 Achievements.
     *
     * `GET /teams/{id}/achievements`
     */
    list: calls.listAchievements,
    /**
     * Adds an achievement.
     *
     * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is saved as AWARD / AWARD_ICON with its id.
     *
     * `POST /teams/{id}/achievements`
     */
    create: calls.createAchievement,
    /**
     * Reads an achievement.
     *
     * Part 2 §7 Achievements.
     *
     * `GET /teams/{id}/achievements/{achievementId}`
     */
    read: calls.readAchievement,
    /**
     * Updates an achievement.
     *
     * Part 2 §7 Achievements. For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/achievements/{achievementId}`
     */
    update: calls.updateAchievement,
    /**
     * Removes an achievement.
     *
     * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture goes with it.
     *
     * `DELETE /teams/{id}/achievements/{achievementId}`
     */
    delete: calls.deleteAchievement,
  },
  communications: {
    /**
     * Lists the communications of a team.
     *
     * Part 2 §7 Communications. Newest first; what went to the team, and the private ones that the caller wrote or got.
     *
     * `GET /teams/{id}/communications`
     */
    list: calls.listCommunications,
    /** `listCommunications` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listCommunications),
    /**
     * Adds a communication.
     *
     * Part 2 §7 Communications. For OWNER, MANAGER, COACH and CAPTAIN; a private one by every member. PRIVATE, a
     * recipient and `isGlobal: false` go together; the recipient is another member. The readers are notified (ANNOUNCE_NEW)
     * unless the team has switched that off. Offensive words are refused in what the team reads, not in private ones.
     *
     * `POST /teams/{id}/communications`
     */
    create: calls.createCommunication,
    /**
     * Lists the communications to the whole team.
     *
     * Part 2 §7 Communications.
     *
     * `GET /teams/{id}/communications/global`
     */
    listGlobalCommunications: calls.listGlobalCommunications,
    /** `listGlobalCommunications` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllGlobalCommunications: /* @__PURE__ */ everyPage(calls.listGlobalCommunications),
    /**
     * Counts the unread communications.
     *
     * Part 2 §7 Communications; asked every 60 s. What was said before the caller joined counts as read.
     *
     * `GET /teams/{id}/communications/unread/count`
     */
    countUnreadCommunications: calls.countUnreadCommunications,
    /**
     * Lists a sender's unread communications.
     *
     * Part 2 §7 Communications.
     *
     * `GET /teams/{id}/communications/unread/sender/{senderId}`
     */
    listUnreadCommunicationsOf: calls.listUnreadCommunicationsOf,
    /**
     * Lists the private communications with another member.
     *
     * Part 2 §7 Communications.
     *
     * `GET /teams/{id}/communications/private/{otherUserId}`
     */
    listPrivateCommunications: calls.listPrivateCommunications,
    /** `listPrivateCommunications` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllPrivateCommunications: /* @__PURE__ */ everyPage(calls.listPrivateCommunications),
    /**
     * Reads a communication.
     *
     * Part 2 §7 Communications. A private one is there for its two people alone, as long as they are in the team.
     *
     * `GET /teams/{id}/communications/{cid}`
     */
    read: calls.readCommunication,
    /**
     * Updates a communication.
     *
     * Part 2 §7 Communications. For its sender; one to the team also for OWNER and MANAGER. To whom it went stays.
     *
     * `PUT /teams/{id}/communications/{cid}`
     */
    update: calls.updateCommunication,
    /**
     * Removes a communication.
     *
     * Part 2 §7 Communications. For its sender; one to the team also for OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/communications/{cid}`
     */
    delete: calls.deleteCommunication,
    /**
     * Marks a communication as read.
     *
     * Part 2 §7 Communications. Read flags are per reader.
     *
     * `PUT /teams/{id}/communications/{cid}/read`
     */
    markRead: calls.markCommunicationRead,
  },
  recruitment: {
    /**
     * Lists a team's vacancies.
     *
     * Part 2 §7 Recruitment.
     *
     * `GET /teams/{id}/recruitment`
     */
    read: calls.readRecruitment,
    /**
     * Updates a vacancy.
     *
     * Part 2 §7 Recruitment. For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/recruitment`
     */
    updateVacancy: calls.updateVacancy,
    /**
     * Opens a vacancy.
     *
     * Part 2 §7 Recruitment. For OWNER and MANAGER.
     *
     * `POST /teams/{id}/recruitment`
     */
    createVacancy: calls.createVacancy,
    /**
     * Switches recruitment on or off.
     *
     * Part 2 §7 Recruitment. For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/recruitment/toggle/{status}`
     */
    toggle: calls.toggleRecruitment,
    /**
     * Closes a vacancy for good.
     *
     * For OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/recruitment/{vacancyId}`
     */
    deleteVacancy: calls.deleteVacancy,
    /**
     * Lists the open vacancies of all teams.
     *
     * The screen /jobs: by game, position, ranking and text.
     *
     * `GET /public/vacancies`
     */
    listVacancies: calls.listVacancies,
    /** `listVacancies` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllVacancies: /* @__PURE__ */ everyPage(calls.listVacancies),
    /**
     * Reads an open vacancy.
     *
     * Only an active vacancy of a team that recruits.
     *
     * `GET /public/vacancies/{id}`
     */
    readVacancy: calls.readVacancy,
  },
  sponsors: {
    /**
     * Lists the sponsors of a team.
     *
     * Part 2 §7 Sponsors.
     *
     * `GET /teams/{id}/sponsors`
     */
    list: calls.listSponsors,
    /** `listSponsors` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ everyPage(calls.listSponsors),
    /**
     * Adds a sponsor.
     *
     * Part 2 §7 Sponsors. For OWNER and MANAGER.
     *
     * `POST /teams/{id}/sponsors`
     */
    create: calls.createSponsor,
    /**
     * Reads a sponsor.
     *
     * Part 2 §7 Sponsors.
     *
     * `GET /teams/{id}/sponsors/{sid}`
     */
    read: calls.readSponsor,
    /**
     * Removes a sponsor.
     *
     * Part 2 §7 Sponsors. For OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/sponsors/{sid}`
     */
    delete: calls.deleteSponsor,
    /**
     * Updates a sponsor.
     *
     * Part 2 §7 Sponsors. For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/sponsors/{sid}`
     */
    update: calls.updateSponsor,
  },
  schedules: {
    /**
     * Lists the schedules of a team.
     *
     * Part 2 §7 Schedules.
     *
     * `GET /teams/{id}/schedules`
     */
    list: calls.listSchedules,
    /**
     * Adds a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN.
     *
     * `POST /teams/{id}/schedules`
     */
    create: calls.createSchedule,
    /**
     * Reads a schedule.
     *
     * Part 2 §7 Schedules.
     *
     * `GET /teams/{id}/schedules/{sid}`
     */
    read: calls.readSchedule,
    /**
     * Updates a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Another time asks everybody invited again; of another
     * place or link whoever may come is notified.
     *
     * `PUT /teams/{id}/schedules/{sid}`
     */
    update: calls.updateSchedule,
    /**
     * Removes a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Whoever may have come to it is notified, unless it is
     * over.
     *
     * `DELETE /teams/{id}/schedules/{sid}`
     */
    delete: calls.deleteSchedule,
    /**
     * Lists the check-ins of a schedule.
     *
     * Part 2 §7 Schedules.
     *
     * `GET /teams/{id}/schedules/{sid}/checkins`
     */
    listCheckIns: calls.listCheckIns,
    /**
     * Invites members to a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN; one check-in a member. The team's history has it as a
     * change of the event.
     *
     * `POST /teams/{id}/schedules/{sid}/checkins`
     */
    createCheckIns: calls.createCheckIns,
    /**
     * Takes the invitation to a schedule back.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. The team's history has it as a change of the event.
     *
     * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
     */
    deleteCheckIn: calls.deleteCheckIn,
    /**
     * Answers the own check-in.
     *
     * Part 2 §7 Schedules; accepting or declining a schedule invite (part 1 §4).
     *
     * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
     */
    answerCheckIn: calls.answerCheckIn,
    /**
     * Reads a team's calendar as an iCalendar feed.
     *
     * For calendar programs, which send no token: the feed has its own key.
     *
     * `GET /public/teams/{id}/schedules.ics`
     */
    readCalendarFeed: calls.readCalendarFeed,
    /**
     * Makes the caller's key of the calendar feed; an older one ends.
     *
     * The key is told once and kept as a hash. It ends with the membership.
     *
     * `PUT /teams/{id}/calendar-key`
     */
    resetCalendarKey: calls.resetCalendarKey,
    /**
     * Ends the caller's key of the calendar feed.
     *
     * Calendar programs that use it get 404 from then on.
     *
     * `DELETE /teams/{id}/calendar-key`
     */
    deleteCalendarKey: calls.deleteCalendarKey,
    /**
     * Reads when the members have time.
     *
     * The overlap of the weekly hours, as a heat map.
     *
     * `GET /teams/{id}/availability`
     */
    readAvailability: calls.readAvailability,
    /**
     * Marks the own weekly hours.
     *
     * Replaces what was marked.
     *
     * `PUT /teams/{id}/availability`
     */
    updateAvailability: calls.updateAvailability,
  },
  championships: {
    /**
     * Lists a team's championship registrations.
     *
     * Part 2 §7 Championships.
     *
     * `GET /championships/registration/team/{teamId}/paginated`
     */
    listTeamRegistrations: calls.listTeamRegistrations,
    /** `listTeamRegistrations` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllTeamRegistrations: /* @__PURE__ */ everyPage(calls.listTeamRegistrations),
  },
  chat: {
    /**
     * Lists the user's conversations.
     *
     * The newest message first.
     *
     * `GET /chat/conversations`
     */
    listConversations: calls.listConversations,
    /** `listConversations` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllConversations: /* @__PURE__ */ everyPage(calls.listConversations),
    /**
     * Starts a conversation.
     *
     * With one user (the existing one is answered again) or several.
     *
     * `POST /chat/conversations`
     */
    createConversation: calls.createConversation,
    /**
     * Reads a conversation.
     *
     * For its members.
     *
     * `GET /chat/conversations/{id}`
     */
    readConversation: calls.readConversation,
    /**
     * Lists messages, newest first.
     *
     * `after` a sequence number: what a client that was away missed, oldest first.
     *
     * `GET /chat/conversations/{id}/messages`
     */
    listMessages: calls.listMessages,
    /** `listMessages` over every page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllMessages: /* @__PURE__ */ everyPage(calls.listMessages),
    /**
     * Sends a message.
     *
     * The client-made id makes it once: sent twice, stored once.
     *
     * `POST /chat/conversations/{id}/messages`
     */
    sendMessage: calls.sendMessage,
    /**
     * Marks a conversation as read up to a message.
     *
     * Never moves back.
     *
     * `PUT /chat/conversations/{id}/read`
     */
    markConversationRead: calls.markConversationRead,
    /**
     * Stores a picture or a voice note for a message.
     *
     * A picture up to 5 MB, a voice note up to 60 s.
     *
     * `POST /chat/conversations/{id}/attachments`
     */
    uploadAttachment: calls.uploadAttachment,
    /**
     * Mutes a conversation, or ends that.
     *
     * For the caller alone.
     *
     * `PUT /chat/conversations/{id}/mute`
     */
    muteConversation: calls.muteConversation,
    /**
     * Leaves a group.
     *
     * A team’s group is left with the team.
     *
     * `POST /chat/conversations/{id}/leave`
     */
    leaveConversation: calls.leaveConversation,
    /**
     * Deletes an own message.
     *
     * Within 15 minutes; its place stays.
     *
     * `DELETE /chat/messages/{id}`
     */
    deleteMessage: calls.deleteMessage,
    /**
     * Edits an own message.
     *
     * Within 15 minutes.
     *
     * `PATCH /chat/messages/{id}`
     */
    editMessage: calls.editMessage,
    /**
     * Reacts to a message.
     *
     * Once a user and emoji.
     *
     * `PUT /chat/messages/{id}/reactions/{emoji}`
     */
    addReaction: calls.addReaction,
    /**
     * Takes a reaction back.
     *
     * The own.
     *
     * `DELETE /chat/messages/{id}/reactions/{emoji}`
     */
    removeReaction: calls.removeReaction,
    /**
     * Reports a message.
     *
     * To the platform’s moderators.
     *
     * `POST /chat/messages/{id}/report`
     */
    reportMessage: calls.reportMessage,
    /**
     * Lists the users whom the caller blocked.
     *
     * Nobody else learns of it.
     *
     * `GET /chat/blocks`
     */
    listBlockedUsers: calls.listBlockedUsers,
    /**
     * Blocks a user.
     *
     * Neither writes to the other.
     *
     * `PUT /chat/blocks/{userId}`
     */
    blockUser: calls.blockUser,
    /**
     * Ends a block.
     *
     * The caller’s own.
     *
     * `DELETE /chat/blocks/{userId}`
     */
    unblockUser: calls.unblockUser,
  },
}
