// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import { paginated } from '../client/pagination.ts'
import * as calls from './calls.ts'

/** Every operation by tag and method name. */
export const methods = {
  auth: {
    /**
     * Creates an account.
     *
     * Part 1 §7 Auth. Does not sign in; call `login` next.
     *
     * `POST /auth/register`
     */
    register: calls.register,
    /**
     * Starts a session.
     *
     * Part 1 §7 Auth. The message and the response time do not reveal whether the e-mail exists.
     *
     * `POST /auth/login`
     */
    login: calls.login,
    /**
     * Ends the current session.
     *
     * Requests with its token get 401 from then on.
     *
     * `POST /auth/logout`
     */
    logout: calls.logout,
    /**
     * Lists the sessions of the user.
     *
     * Most recently used first.
     *
     * `GET /auth/sessions`
     */
    listSessions: calls.listSessions,
    /**
     * Ends one session of the user.
     *
     * May be the current session.
     *
     * `DELETE /auth/sessions/{id}`
     */
    endSession: calls.endSession,
    /**
     * Starts a session with a social account.
     *
     * Part 1 §7 Auth. The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
     *
     * `POST /auth/social-login`
     */
    socialLogin: calls.socialLogin,
    /**
     * Requests a recovery e-mail.
     *
     * Part 1 §7 Auth. The response and its time do not reveal whether the e-mail exists.
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
     * Requires the current password; ends every other session.
     *
     * `PUT /auth/password`
     */
    updatePassword: calls.updatePassword,
    /**
     * Confirms an e-mail address.
     *
     * With the token from the registration e-mail.
     *
     * `POST /auth/confirm-email`
     */
    confirmEmail: calls.confirmEmail,
  },
  users: {
    /**
     * Reads the signed-in user's profile.
     *
     * Part 1 §7 User. The only response with cpf, phone, e-mail and birth.
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
     * Part 1 §7 User; 80 per page in the player picker. Minors and users with a hidden profile are omitted.
     *
     * `GET /public/user/options/search/`
     */
    searchPlayers: calls.searchPlayers,
    /** `searchPlayers` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAllPlayers: /* @__PURE__ */ paginated(calls.searchPlayers),
    /**
     * Reads a player's public profile by id.
     *
     * Part 1 §7 User.
     *
     * `GET /public/user/{id}`
     */
    readPublicUser: calls.readPublicUser,
    /**
     * Searches players by the start of their name.
     *
     * Part 1 §7 User; at most 20 results, from 4 characters (part 1 §5).
     *
     * `GET /public/user/options/all`
     */
    listPlayersByName: calls.listPlayersByName,
    /**
     * Updates the signed-in user's profile.
     *
     * Part 1 §7 User.
     *
     * `PUT /user/{id}`
     */
    updateProfile: calls.updateProfile,
    /**
     * Requests the erasure of the account.
     *
     * Requires the password; can be undone for 7 days. Owned teams must be transferred first.
     *
     * `DELETE /user/{id}`
     */
    deleteAccount: calls.deleteAccount,
    /**
     * Cancels the erasure of the account.
     *
     * Within the 7 days.
     *
     * `POST /user/{id}/restore`
     */
    restoreAccount: calls.restoreAccount,
    /**
     * Exports all data stored about the user.
     *
     * A single JSON document, as required by the LGPD.
     *
     * `GET /user/{id}/export`
     */
    exportAccount: calls.exportAccount,
    /**
     * Lists a user's teams.
     *
     * Part 1 §7 User. For another user, only the teams whose members are public.
     *
     * `GET /user/{id}/teams`
     */
    listTeams: calls.listUserTeams,
    /**
     * Reads the signed-in user's preferences.
     *
     * Notification channels, theme, visibility and chat.
     *
     * `GET /user/{id}/preferences`
     */
    readPreferences: calls.readPreferences,
    /**
     * Updates the signed-in user's preferences.
     *
     * Replaces all preferences.
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
     * Lists the signed-in user's Pix keys.
     *
     * Part 1 §7 User. Masked, unless `reveal` is set.
     *
     * `GET /user/{id}/pix/all`
     */
    listPixKeys: calls.listPixKeys,
    /**
     * Adds a Pix key.
     *
     * Part 1 §7 User. At most 5; not for minors.
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
     * Recommends players and teams of the caller's games.
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
    /** `listGames` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listGames),
    /**
     * Lists every game.
     *
     * Part 2 §7 Public; cacheable for 10 minutes.
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
     * Part 2 §7 Team core. With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
     *
     * `GET /teams`
     */
    list: calls.listTeams,
    /** `listTeams` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listTeams),
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
     * Part 2 §7 Team core. 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
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
     * For the OWNER. The members are notified.
     *
     * `DELETE /teams/{id}`
     */
    delete: calls.deleteTeam,
    /**
     * Lists the members of a team.
     *
     * Part 2 §7 Team core. For members, or for every signed-in user if the members are public.
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
     * Transfers a team to another member.
     *
     * For the OWNER, who becomes MANAGER.
     *
     * `POST /teams/{id}/transfer`
     */
    transfer: calls.transferTeam,
    /**
     * Leaves a team.
     *
     * For every member except the owner.
     *
     * `POST /teams/{id}/leave`
     */
    leave: calls.leaveTeam,
    /**
     * Removes a member.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
     *
     * `DELETE /teams/{id}/team-member/{memberId}`
     */
    removeMember: calls.removeMember,
    /**
     * Changes the role of a member.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
     *
     * `PATCH /teams/{id}/team-member/{memberId}`
     */
    changeMemberRole: calls.changeMemberRole,
    /**
     * Sets the roster status of a member.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER, for every member.
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
    /** `searchMyTeams` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAllMyTeams: /* @__PURE__ */ paginated(calls.searchMyTeams),
    /**
     * Shows or hides the members of a team.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/members-visibily`
     */
    changeMembersVisibility: calls.changeMembersVisibility,
    /**
     * Sets whether a team is recruiting.
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
     * Lists the public members of a team.
     *
     * Part 2 §7 Public. Minors and users with a private profile are listed by nick only.
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
     * Searches teams.
     *
     * Part 2 §3 (team search options) and §7 Public. Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
     *
     * `GET /public/teams/options/search`
     */
    search: calls.searchTeams,
    /** `searchTeams` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    searchAll: /* @__PURE__ */ paginated(calls.searchTeams),
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
    /** `listMyInvitations` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllMyInvitations: /* @__PURE__ */ paginated(calls.listMyInvitations),
    /**
     * Invites players to a team.
     *
     * Part 2 §7 Team core. Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
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
    /** `listTeamInvitations` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllTeamInvitations: /* @__PURE__ */ paginated(calls.listTeamInvitations),
    /**
     * Cancels a pending invitation.
     *
     * Part 2 §7 Team core. For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
     *
     * `DELETE /teams/{id}/invitations/{inviteId}`
     */
    delete: calls.deleteInvitation,
    /**
     * Accepts an invitation or an application.
     *
     * Part 2 §7 Team core. Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application
     * (CONFIRMED); anybody else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/accept`
     */
    accept: calls.acceptInvitation,
    /**
     * Declines an invitation or an application, or withdraws the caller's application.
     *
     * Part 2 §7 Team core. Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or
     * MANAGER (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
     * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/decline`
     */
    decline: calls.declineInvitation,
    /**
     * Invites players to a team.
     *
     * Part 2 §7 Team core. The other documented path of `sendInvitations`, with the same effect.
     *
     * `POST /teams/{id}/invite`
     */
    invitePlayers: calls.invitePlayers,
    /**
     * Resends a pending invitation.
     *
     * Part 2 §4. Creates an invitation with the same user and role, and deletes the old one, which may have expired, in
     * the same transaction.
     *
     * `POST /teams/{id}/invitations/{inviteId}/resend`
     */
    resend: calls.resendInvitation,
    /**
     * Applies to join a team.
     *
     * Part 2 §7 Team core. Only for a team that is recruiting. The team accepts or declines the application; the player
     * withdraws it by declining it.
     *
     * `POST /teams/{id}/applyToTeam`
     */
    applyToTeam: calls.applyToTeam,
    /**
     * Reads a team's invite link.
     *
     * For OWNER and MANAGER. Creates a link if there is none or it has expired.
     *
     * `GET /teams/{id}/invite-link`
     */
    readInviteLink: calls.readInviteLink,
    /**
     * Replaces the invite link of a team.
     *
     * For OWNER and MANAGER.
     *
     * `POST /teams/{id}/invite-link`
     */
    resetInviteLink: calls.resetInviteLink,
    /**
     * Reads the team of an invite link.
     *
     * Returns the team's public data.
     *
     * `GET /teams/join/{code}`
     */
    readInviteLinkTeam: calls.readInviteLinkTeam,
    /**
     * Joins a team by its invite link.
     *
     * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role.
     *
     * `POST /teams/join/{code}`
     */
    joinByLink: calls.joinByLink,
  },
  files: {
    /**
     * Uploads a picture.
     *
     * Part 2 §7 Files. The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
     *
     * `POST /file/save`
     */
    save: calls.saveFile,
    /**
     * Replaces a picture.
     *
     * Part 2 §7 Files. For a file that already has an id.
     *
     * `PUT /file/{id}`
     */
    replace: calls.replaceFile,
    /**
     * Removes a picture.
     *
     * Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
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
     * Part 1 §7 Notifications; 8 per page.
     *
     * `GET /notifications/all-platform`
     */
    list: calls.listNotifications,
    /** `listNotifications` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listNotifications),
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
     * *Marcar todas* (part 1 §2) in one request.
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
     * Reads the public configuration of this server.
     *
     * Clients offer only the social providers that are configured.
     *
     * `GET /public/config`
     */
    readConfig: calls.readConfig,
    /**
     * Checks that the process is running.
     *
     * Does not query the database.
     *
     * `GET /health`
     */
    readHealth: calls.readHealth,
    /**
     * Checks that the service is ready.
     *
     * Queries the database.
     *
     * `GET /ready`
     */
    readReadiness: calls.readReadiness,
  },
  activities: {
    /**
     * Lists the activities of a team.
     *
     * Part 2 §7 Activities.
     *
     * `GET /teams/{id}/activities`
     */
    list: calls.listActivities,
    /** `listActivities` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listActivities),
    /**
     * Reads an activity.
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
     * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
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
     * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is deleted too.
     *
     * `DELETE /teams/{id}/achievements/{achievementId}`
     */
    delete: calls.deleteAchievement,
  },
  communications: {
    /**
     * Lists the communications of a team.
     *
     * Part 2 §7 Communications. Newest first; those to the team and the private ones that the caller sent or received.
     *
     * `GET /teams/{id}/communications`
     */
    list: calls.listCommunications,
    /** `listCommunications` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listCommunications),
    /**
     * Adds a communication.
     *
     * Part 2 §7 Communications. For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE
     * requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the
     * team has turned that off. Offensive words are rejected in global communications, not in private ones.
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
    /** `listGlobalCommunications` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllGlobalCommunications: /* @__PURE__ */ paginated(calls.listGlobalCommunications),
    /**
     * Counts the unread communications.
     *
     * Part 2 §7 Communications; polled every 60 s. Communications from before the caller joined count as read.
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
    /** `listPrivateCommunications` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllPrivateCommunications: /* @__PURE__ */ paginated(calls.listPrivateCommunications),
    /**
     * Reads a communication.
     *
     * Part 2 §7 Communications. A private communication is visible only to its sender and recipient, while they are in the team.
     *
     * `GET /teams/{id}/communications/{cid}`
     */
    read: calls.readCommunication,
    /**
     * Updates a communication.
     *
     * Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
     *
     * `PUT /teams/{id}/communications/{cid}`
     */
    update: calls.updateCommunication,
    /**
     * Removes a communication.
     *
     * Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER.
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
     * Creates a vacancy.
     *
     * Part 2 §7 Recruitment. For OWNER and MANAGER.
     *
     * `POST /teams/{id}/recruitment`
     */
    createVacancy: calls.createVacancy,
    /**
     * Turns recruitment on or off.
     *
     * Part 2 §7 Recruitment. For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/recruitment/toggle/{status}`
     */
    toggle: calls.toggleRecruitment,
    /**
     * Deletes a vacancy.
     *
     * For OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/recruitment/{vacancyId}`
     */
    deleteVacancy: calls.deleteVacancy,
    /**
     * Lists the open vacancies of all teams.
     *
     * Filters by game, position, ranking and text.
     *
     * `GET /public/vacancies`
     */
    listVacancies: calls.listVacancies,
    /** `listVacancies` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllVacancies: /* @__PURE__ */ paginated(calls.listVacancies),
    /**
     * Reads an open vacancy.
     *
     * Only an active vacancy of a team that is recruiting.
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
    /** `listSponsors` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAll: /* @__PURE__ */ paginated(calls.listSponsors),
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
     * Creates a schedule.
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
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link
     * notifies everybody who has not declined.
     *
     * `PUT /teams/{id}/schedules/{sid}`
     */
    update: calls.updateSchedule,
    /**
     * Deletes a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the
     * event is over.
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
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the
     * event.
     *
     * `POST /teams/{id}/schedules/{sid}/checkins`
     */
    createCheckIns: calls.createCheckIns,
    /**
     * Withdraws the invitation to a schedule.
     *
     * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
     *
     * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
     */
    deleteCheckIn: calls.deleteCheckIn,
    /**
     * Responds to the caller's check-in.
     *
     * Part 2 §7 Schedules. Accepts or declines a schedule invitation (part 1 §4).
     *
     * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
     */
    answerCheckIn: calls.answerCheckIn,
    /**
     * Reads a team's calendar as an iCalendar feed.
     *
     * For calendar apps, which cannot send a token; the feed has a key of its own.
     *
     * `GET /public/teams/{id}/schedules.ics`
     */
    readCalendarFeed: calls.readCalendarFeed,
    /**
     * Creates the caller's key of the calendar feed.
     *
     * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
     *
     * `PUT /teams/{id}/calendar-key`
     */
    resetCalendarKey: calls.resetCalendarKey,
    /**
     * Revokes the caller's key of the calendar feed.
     *
     * Requests with the key get 404 from then on.
     *
     * `DELETE /teams/{id}/calendar-key`
     */
    deleteCalendarKey: calls.deleteCalendarKey,
    /**
     * Reads the members' availability.
     *
     * The number of available members for each hour of the week.
     *
     * `GET /teams/{id}/availability`
     */
    readAvailability: calls.readAvailability,
    /**
     * Sets the caller's weekly availability.
     *
     * Replaces the previous availability.
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
    /** `listTeamRegistrations` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllTeamRegistrations: /* @__PURE__ */ paginated(calls.listTeamRegistrations),
  },
  chat: {
    /**
     * Lists the user's conversations.
     *
     * Sorted by the latest message, newest first.
     *
     * `GET /chat/conversations`
     */
    listConversations: calls.listConversations,
    /** `listConversations` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllConversations: /* @__PURE__ */ paginated(calls.listConversations),
    /**
     * Starts a conversation.
     *
     * With one user (an existing conversation is returned) or several.
     *
     * `POST /chat/conversations`
     */
    createConversation: calls.createConversation,
    /**
     * Reads a conversation.
     *
     * For its participants.
     *
     * `GET /chat/conversations/{id}`
     */
    readConversation: calls.readConversation,
    /**
     * Lists messages, newest first.
     *
     * With `after`, oldest first: the messages that a client missed while disconnected.
     *
     * `GET /chat/conversations/{id}/messages`
     */
    listMessages: calls.listMessages,
    /** `listMessages` page by page: `for await`, `.pages()`, `.toArray({ limit })`. */
    listAllMessages: /* @__PURE__ */ paginated(calls.listMessages),
    /**
     * Sends a message.
     *
     * Idempotent by the client's id: a message sent twice is stored once.
     *
     * `POST /chat/conversations/{id}/messages`
     */
    sendMessage: calls.sendMessage,
    /**
     * Marks a conversation as read up to a message.
     *
     * The position never moves backwards.
     *
     * `PUT /chat/conversations/{id}/read`
     */
    markConversationRead: calls.markConversationRead,
    /**
     * Uploads a picture or voice note for a message.
     *
     * Pictures up to 5 MB, voice notes up to 60 s.
     *
     * `POST /chat/conversations/{id}/attachments`
     */
    uploadAttachment: calls.uploadAttachment,
    /**
     * Mutes or unmutes a conversation.
     *
     * For the caller only.
     *
     * `PUT /chat/conversations/{id}/mute`
     */
    muteConversation: calls.muteConversation,
    /**
     * Leaves a group.
     *
     * The group of a team can only be left by leaving the team.
     *
     * `POST /chat/conversations/{id}/leave`
     */
    leaveConversation: calls.leaveConversation,
    /**
     * Deletes a message of the caller.
     *
     * Within 15 minutes; the message stays in the list without its content.
     *
     * `DELETE /chat/messages/{id}`
     */
    deleteMessage: calls.deleteMessage,
    /**
     * Edits a message of the caller.
     *
     * Within 15 minutes.
     *
     * `PATCH /chat/messages/{id}`
     */
    editMessage: calls.editMessage,
    /**
     * Reacts to a message.
     *
     * Once per user and emoji.
     *
     * `PUT /chat/messages/{id}/reactions/{emoji}`
     */
    addReaction: calls.addReaction,
    /**
     * Removes a reaction.
     *
     * Only the caller's own.
     *
     * `DELETE /chat/messages/{id}/reactions/{emoji}`
     */
    removeReaction: calls.removeReaction,
    /**
     * Reports a message.
     *
     * Sends a report to the platform’s moderators.
     *
     * `POST /chat/messages/{id}/report`
     */
    reportMessage: calls.reportMessage,
    /**
     * Lists the users blocked by the caller.
     *
     * The list is private.
     *
     * `GET /chat/blocks`
     */
    listBlockedUsers: calls.listBlockedUsers,
    /**
     * Blocks a user.
     *
     * Neither user can send messages to the other.
     *
     * `PUT /chat/blocks/{userId}`
     */
    blockUser: calls.blockUser,
    /**
     * Unblocks a user.
     *
     * Removes the caller’s block.
     *
     * `DELETE /chat/blocks/{userId}`
     */
    unblockUser: calls.unblockUser,
  },
}
