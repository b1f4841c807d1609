// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import { paginated } from '../client/pagination.ts'
import * as calls from './calls.ts'

/** Every operation by tag and method name. */
export const methods = {
  auth: {
    /**
     * Creates an account.
     *
     * Does not sign in; call `login` next.
     *
     * `POST /auth/register`
     *
     * @see Part 1 §7, Auth
     */
    register: calls.register,
    /**
     * Starts a session.
     *
     * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began.
     *
     * `POST /auth/login`
     *
     * @see Part 1 §7, Auth
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
     * The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
     *
     * `POST /auth/social-login`
     *
     * @see Part 1 §7, Auth
     */
    socialLogin: calls.socialLogin,
    /**
     * Requests a recovery e-mail.
     *
     * The response and its time do not reveal whether the e-mail exists.
     *
     * `POST /auth/reset-password`
     *
     * @see Part 1 §7, Auth
     */
    resetPassword: calls.resetPassword,
    /**
     * Sets a new password with a recovery token.
     *
     * Ends every session.
     *
     * `POST /auth/change-password`
     *
     * @see Part 1 §7, Auth
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
     * The only response with cpf, phone, e-mail and birth.
     *
     * `GET /user/profile/me`
     *
     * @see Part 1 §7, User
     */
    readMyProfile: calls.readMyProfile,
    /**
     * Reads a player's public profile.
     *
     * `GET /public/user/pro/{nickname}`
     *
     * @see Part 1 §7, User
     */
    readPublicProfile: calls.readPublicProfile,
    /**
     * Searches players for the picker.
     *
     * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
     *
     * `GET /public/user/options/search/`
     *
     * @see Part 1 §7, User
     */
    searchPlayers: calls.searchPlayers,
    /** Iterates over all pages of `searchPlayers`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateSearchPlayers: /* @__PURE__ */ paginated(calls.searchPlayers),
    /**
     * Reads a player's public profile by id.
     *
     * `GET /public/user/{id}`
     *
     * @see Part 1 §7, User
     */
    readPublicUser: calls.readPublicUser,
    /**
     * Searches players by the start of their name.
     *
     * At most 20 results, from 4 characters.
     *
     * `GET /public/user/options/all`
     *
     * @see Part 1 §7, User; part 1 §5
     */
    listPlayersByName: calls.listPlayersByName,
    /**
     * Updates the signed-in user's profile.
     *
     * `PUT /user/{id}`
     *
     * @see Part 1 §7, User
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
     * For another user, only the teams whose members are public.
     *
     * `GET /user/{id}/teams`
     *
     * @see Part 1 §7, User
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
     * `POST /user/{id}/equipament`
     *
     * @see Part 1 §7, User
     */
    createEquipment: calls.createEquipment,
    /**
     * Updates a piece of equipment.
     *
     * `PUT /user/{id}/equipament/{setupId}/update`
     *
     * @see Part 1 §7, User
     */
    updateEquipment: calls.updateEquipment,
    /**
     * Removes a piece of equipment.
     *
     * `DELETE /user/{id}/equipament/{setupId}`
     *
     * @see Part 1 §7, User
     */
    deleteEquipment: calls.deleteEquipment,
    /**
     * Lists a player's equipment.
     *
     * `GET /public/user/{id}/equipament`
     *
     * @see Part 1 §7, User
     */
    listEquipment: calls.listEquipment,
    /**
     * Lists the signed-in user's Pix keys.
     *
     * Masked, unless `reveal` is set.
     *
     * `GET /user/{id}/pix/all`
     *
     * @see Part 1 §7, User
     */
    listPixKeys: calls.listPixKeys,
    /**
     * Adds a Pix key.
     *
     * At most 5; not for minors.
     *
     * `POST /user/{id}/pix`
     *
     * @see Part 1 §7, User
     */
    createPixKey: calls.createPixKey,
    /**
     * Changes a Pix key.
     *
     * `PUT /user/{id}/pix/{pixId}`
     *
     * @see Part 1 §7, User
     */
    updatePixKey: calls.updatePixKey,
    /**
     * Removes a Pix key.
     *
     * `DELETE /user/{id}/pix/{pixId}`
     *
     * @see Part 1 §7, User
     */
    deletePixKey: calls.deletePixKey,
    /**
     * Recommends players and teams of the caller's games.
     *
     * `GET /recommendations`
     *
     * @see Part 1 §7, User
     */
    listRecommendations: calls.listRecommendations,
  },
  games: {
    /**
     * Lists the games, page by page.
     *
     * `GET /game`
     *
     * @see Part 2 §7, Public
     */
    list: calls.listGames,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listGames),
    /**
     * Lists every game.
     *
     * All of them at once, cacheable for 10 minutes; `listGames` has pages and a search.
     *
     * `GET /public/games/all`
     *
     * @see Part 2 §7, Public
     */
    listAllGames: calls.listAllGames,
    /**
     * Reads a game.
     *
     * `GET /public/game/{id}`
     *
     * @see Part 2 §7, Public
     */
    read: calls.readGame,
  },
  teams: {
    /**
     * Lists teams.
     *
     * With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
     *
     * `GET /teams`
     *
     * @see Part 2 §7, Team core
     */
    list: calls.listTeams,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listTeams),
    /**
     * Creates a team.
     *
     * The caller becomes its OWNER.
     *
     * `POST /teams`
     *
     * @see Part 2 §7, Team core
     */
    create: calls.createTeam,
    /**
     * Reads a team as its member.
     *
     * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
     *
     * `GET /teams/{id}`
     *
     * @see Part 2 §7, Team core
     */
    read: calls.readTeam,
    /**
     * Updates a team.
     *
     * For OWNER and MANAGER.
     *
     * `PUT /teams/{id}`
     *
     * @see Part 2 §7, Team core
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
     * For members, or for every signed-in user if the members are public.
     *
     * `GET /teams/{id}/members`
     *
     * @see Part 2 §7, Team core
     */
    listMembers: calls.listTeamMembers,
    /**
     * Reads a team's public page.
     *
     * `GET /public/teams/pro/{teamTag}`
     *
     * @see Part 2 §7, Public
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
     * For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
     *
     * `DELETE /teams/{id}/team-member/{memberId}`
     *
     * @see Part 2 §7, Team core
     */
    removeMember: calls.removeMember,
    /**
     * Changes the role of a member.
     *
     * For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
     *
     * `PATCH /teams/{id}/team-member/{memberId}`
     *
     * @see Part 2 §7, Team core
     */
    changeMemberRole: calls.changeMemberRole,
    /**
     * Sets the roster status of a member.
     *
     * For OWNER and MANAGER, for every member.
     *
     * `PATCH /teams/{id}/assign/{memberId}/roster`
     *
     * @see Part 2 §7, Team core
     */
    assignRoster: calls.assignRoster,
    /**
     * Lists the games of a team.
     *
     * `GET /teams/{id}/games`
     *
     * @see Part 2 §7, Team core
     */
    listGames: calls.listTeamGames,
    /**
     * Searches the signed-in user's teams.
     *
     * `GET /teams/options/user/search`
     *
     * @see Part 2 §3, team search options, and §7, Team core
     */
    searchMyTeams: calls.searchMyTeams,
    /** Iterates over all pages of `searchMyTeams`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateSearchMyTeams: /* @__PURE__ */ paginated(calls.searchMyTeams),
    /**
     * Shows or hides the members of a team.
     *
     * For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/members-visibily`
     *
     * @see Part 2 §7, Team core
     */
    changeMembersVisibility: calls.changeMembersVisibility,
    /**
     * Sets whether a team is recruiting.
     *
     * For OWNER and MANAGER.
     *
     * Has the same effect as `recruitment.toggle` (`toggleRecruitment`); the requirement names both paths.
     *
     * `PATCH /teams/{id}/recruitment-status`
     *
     * @see Part 2 §7, Team core
     */
    changeRecruitmentStatus: calls.changeRecruitmentStatus,
    /**
     * Reads a team's public page by id.
     *
     * `GET /public/teams/{id}`
     *
     * @see Part 2 §7, Public
     */
    readPublicTeamById: calls.readPublicTeamById,
    /**
     * Lists the public members of a team.
     *
     * Minors and users with a private profile are listed by nick only.
     *
     * `GET /public/teams/{id}/members`
     *
     * @see Part 2 §7, Public
     */
    listPublicTeamMembers: calls.listPublicTeamMembers,
    /**
     * Reads a team's matches and results.
     *
     * `GET /public/teams/{id}/stats`
     *
     * @see Part 2 §7, Public
     */
    readStats: calls.readTeamStats,
    /**
     * Searches teams.
     *
     * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
     *
     * `GET /public/teams/options/search`
     *
     * @see Part 2 §3, team search options, and §7, Public
     */
    search: calls.searchTeams,
    /** Iterates over all pages of `search`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateSearch: /* @__PURE__ */ paginated(calls.searchTeams),
    /**
     * Lists a team's badges.
     *
     * `GET /public/badgets/{teamId}/TEAM`
     *
     * @see Part 2 §7, Public
     */
    listBadges: calls.listTeamBadges,
  },
  invitations: {
    /**
     * Lists the signed-in user's invitations and applications.
     *
     * Newest first.
     *
     * `GET /teams/invitations/user`
     *
     * @see Part 2 §7, Team core
     */
    listMyInvitations: calls.listMyInvitations,
    /** Iterates over all pages of `listMyInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateMyInvitations: /* @__PURE__ */ paginated(calls.listMyInvitations),
    /**
     * Invites players to a team.
     *
     * Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
     *
     * Has the same effect as `invitations.invitePlayers` (`invitePlayers`); the requirement names both paths.
     *
     * `POST /teams/{id}/invites`
     *
     * @see Part 2 §7, Team core
     */
    send: calls.sendInvitations,
    /**
     * Lists the invitations of a team and the applications to it.
     *
     * For OWNER and MANAGER. Newest first.
     *
     * `GET /teams/{id}/invitations`
     *
     * @see Part 2 §7, Team core
     */
    listTeamInvitations: calls.listTeamInvitations,
    /** Iterates over all pages of `listTeamInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateTeamInvitations: /* @__PURE__ */ paginated(calls.listTeamInvitations),
    /**
     * Cancels a pending invitation.
     *
     * For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
     *
     * `DELETE /teams/{id}/invitations/{inviteId}`
     *
     * @see Part 2 §7, Team core
     */
    delete: calls.deleteInvitation,
    /**
     * Accepts an invitation or an application.
     *
     * Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application (CONFIRMED); anybody
     * else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/accept`
     *
     * @see Part 2 §7, Team core
     */
    accept: calls.acceptInvitation,
    /**
     * Declines an invitation or an application, or withdraws the caller's application.
     *
     * Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or MANAGER
     * (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
     * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
     *
     * `PATCH /teams/{id}/invitations/{inviteId}/decline`
     *
     * @see Part 2 §7, Team core
     */
    decline: calls.declineInvitation,
    /**
     * Invites players to a team.
     *
     * Has the same effect as `invitations.send` (`sendInvitations`); the requirement names both paths.
     *
     * `POST /teams/{id}/invite`
     *
     * @see Part 2 §7, Team core
     */
    invitePlayers: calls.invitePlayers,
    /**
     * Resends a pending invitation.
     *
     * Creates an invitation with the same user and role, and deletes the old one, which may have expired, in the same
     * transaction.
     *
     * `POST /teams/{id}/invitations/{inviteId}/resend`
     *
     * @see Part 2 §4
     */
    resend: calls.resendInvitation,
    /**
     * Applies to join a team.
     *
     * Only for a team that is recruiting. The team accepts or declines the application; the player withdraws it by
     * declining it.
     *
     * `POST /teams/{id}/applyToTeam`
     *
     * @see Part 2 §7, Team core
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
     * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role. Whom the team removed needs such an invitation: the link alone does not let them in again.
     *
     * `POST /teams/join/{code}`
     */
    joinByLink: calls.joinByLink,
  },
  files: {
    /**
     * Uploads a picture.
     *
     * The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
     *
     * `POST /file/save`
     *
     * @see Part 2 §7, Files
     */
    save: calls.saveFile,
    /**
     * Replaces a picture.
     *
     * For a file that already has an id.
     *
     * `PUT /file/{id}`
     *
     * @see Part 2 §7, Files
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
     * Newest first, at most 200.
     *
     * `GET /notifications/`
     *
     * @see Part 1 §7, Notifications
     */
    listUnreadNotifications: calls.listUnreadNotifications,
    /**
     * Lists the notifications, page by page.
     *
     * 8 per page.
     *
     * `GET /notifications/all-platform`
     *
     * @see Part 1 §7, Notifications
     */
    list: calls.listNotifications,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listNotifications),
    /**
     * Marks a notification as read.
     *
     * `PATCH /notifications/mark-as-read/{id}`
     *
     * @see Part 1 §7, Notifications
     */
    markRead: calls.markNotificationRead,
    /**
     * Marks every unread notification as read.
     *
     * *Marcar todas* in one request.
     *
     * `PATCH /notifications/mark-all-as-read`
     *
     * @see Part 1 §2
     */
    markAllNotificationsRead: calls.markAllNotificationsRead,
    /**
     * Deletes a notification.
     *
     * `DELETE /notifications/{id}`
     *
     * @see Part 1 §7, Notifications
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
     * `GET /teams/{id}/activities`
     *
     * @see Part 2 §7, Activities
     */
    list: calls.listActivities,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listActivities),
    /**
     * Reads an activity.
     *
     * `GET /teams/{id}/activities/{activityId}`
     *
     * @see Part 2 §7, Activities
     */
    read: calls.readActivity,
  },
  achievements: {
    /**
     * Lists the achievements of a team.
     *
     * `GET /teams/{id}/achievements`
     *
     * @see Part 2 §7, Achievements
     */
    list: calls.listAchievements,
    /**
     * Adds an achievement.
     *
     * For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
     *
     * `POST /teams/{id}/achievements`
     *
     * @see Part 2 §7, Achievements
     */
    create: calls.createAchievement,
    /**
     * Reads an achievement.
     *
     * `GET /teams/{id}/achievements/{achievementId}`
     *
     * @see Part 2 §7, Achievements
     */
    read: calls.readAchievement,
    /**
     * Updates an achievement.
     *
     * For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/achievements/{achievementId}`
     *
     * @see Part 2 §7, Achievements
     */
    update: calls.updateAchievement,
    /**
     * Removes an achievement.
     *
     * For OWNER and MANAGER. Its picture is deleted too.
     *
     * `DELETE /teams/{id}/achievements/{achievementId}`
     *
     * @see Part 2 §7, Achievements
     */
    delete: calls.deleteAchievement,
  },
  communications: {
    /**
     * Lists the communications of a team.
     *
     * Newest first; those to the team and the private ones that the caller sent or received.
     *
     * `GET /teams/{id}/communications`
     *
     * @see Part 2 §7, Communications
     */
    list: calls.listCommunications,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listCommunications),
    /**
     * Adds a communication.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE requires `isGlobal: false` and
     * another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off.
     * Offensive words are rejected in global communications, not in private ones.
     *
     * `POST /teams/{id}/communications`
     *
     * @see Part 2 §7, Communications
     */
    create: calls.createCommunication,
    /**
     * Lists the communications to the whole team.
     *
     * `GET /teams/{id}/communications/global`
     *
     * @see Part 2 §7, Communications
     */
    listGlobalCommunications: calls.listGlobalCommunications,
    /** Iterates over all pages of `listGlobalCommunications`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateGlobalCommunications: /* @__PURE__ */ paginated(calls.listGlobalCommunications),
    /**
     * Counts the unread communications.
     *
     * Polled every 60 s. Communications from before the caller joined count as read.
     *
     * `GET /teams/{id}/communications/unread/count`
     *
     * @see Part 2 §7, Communications
     */
    countUnreadCommunications: calls.countUnreadCommunications,
    /**
     * Lists a sender's unread communications.
     *
     * `GET /teams/{id}/communications/unread/sender/{senderId}`
     *
     * @see Part 2 §7, Communications
     */
    listUnreadCommunicationsOf: calls.listUnreadCommunicationsOf,
    /**
     * Lists the private communications with another member.
     *
     * `GET /teams/{id}/communications/private/{otherUserId}`
     *
     * @see Part 2 §7, Communications
     */
    listPrivateCommunications: calls.listPrivateCommunications,
    /** Iterates over all pages of `listPrivateCommunications`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iteratePrivateCommunications: /* @__PURE__ */ paginated(calls.listPrivateCommunications),
    /**
     * Reads a communication.
     *
     * A private communication is visible only to its sender and recipient, while they are in the team.
     *
     * `GET /teams/{id}/communications/{cid}`
     *
     * @see Part 2 §7, Communications
     */
    read: calls.readCommunication,
    /**
     * Updates a communication.
     *
     * For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
     *
     * `PUT /teams/{id}/communications/{cid}`
     *
     * @see Part 2 §7, Communications
     */
    update: calls.updateCommunication,
    /**
     * Removes a communication.
     *
     * For its sender; global ones also for OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/communications/{cid}`
     *
     * @see Part 2 §7, Communications
     */
    delete: calls.deleteCommunication,
    /**
     * Marks a communication as read.
     *
     * Read flags are per reader.
     *
     * `PUT /teams/{id}/communications/{cid}/read`
     *
     * @see Part 2 §7, Communications
     */
    markRead: calls.markCommunicationRead,
  },
  recruitment: {
    /**
     * Lists a team's vacancies.
     *
     * `GET /teams/{id}/recruitment`
     *
     * @see Part 2 §7, Recruitment
     */
    read: calls.readRecruitment,
    /**
     * Updates a vacancy.
     *
     * For OWNER and MANAGER.
     *
     * `PUT /teams/{id}/recruitment`
     *
     * @see Part 2 §7, Recruitment
     */
    updateVacancy: calls.updateVacancy,
    /**
     * Creates a vacancy.
     *
     * For OWNER and MANAGER.
     *
     * `POST /teams/{id}/recruitment`
     *
     * @see Part 2 §7, Recruitment
     */
    createVacancy: calls.createVacancy,
    /**
     * Turns recruitment on or off.
     *
     * For OWNER and MANAGER.
     *
     * Has the same effect as `teams.changeRecruitmentStatus` (`changeRecruitmentStatus`); the requirement names both paths.
     *
     * `PUT /teams/{id}/recruitment/toggle/{status}`
     *
     * @see Part 2 §7, Recruitment
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
    /** Iterates over all pages of `listVacancies`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateVacancies: /* @__PURE__ */ paginated(calls.listVacancies),
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
     * `GET /teams/{id}/sponsors`
     *
     * @see Part 2 §7, Sponsors
     */
    list: calls.listSponsors,
    /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterate: /* @__PURE__ */ paginated(calls.listSponsors),
    /**
     * Adds a sponsor.
     *
     * For OWNER and MANAGER.
     *
     * `POST /teams/{id}/sponsors`
     *
     * @see Part 2 §7, Sponsors
     */
    create: calls.createSponsor,
    /**
     * Reads a sponsor.
     *
     * `GET /teams/{id}/sponsors/{sid}`
     *
     * @see Part 2 §7, Sponsors
     */
    read: calls.readSponsor,
    /**
     * Removes a sponsor.
     *
     * For OWNER and MANAGER.
     *
     * `DELETE /teams/{id}/sponsors/{sid}`
     *
     * @see Part 2 §7, Sponsors
     */
    delete: calls.deleteSponsor,
    /**
     * Updates a sponsor.
     *
     * For OWNER and MANAGER.
     *
     * `PATCH /teams/{id}/sponsors/{sid}`
     *
     * @see Part 2 §7, Sponsors
     */
    update: calls.updateSponsor,
  },
  schedules: {
    /**
     * Lists the schedules of a team.
     *
     * `GET /teams/{id}/schedules`
     *
     * @see Part 2 §7, Schedules
     */
    list: calls.listSchedules,
    /**
     * Creates a schedule.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN.
     *
     * `POST /teams/{id}/schedules`
     *
     * @see Part 2 §7, Schedules
     */
    create: calls.createSchedule,
    /**
     * Reads a schedule.
     *
     * `GET /teams/{id}/schedules/{sid}`
     *
     * @see Part 2 §7, Schedules
     */
    read: calls.readSchedule,
    /**
     * Updates a schedule.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link notifies everybody
     * who has not declined.
     *
     * `PUT /teams/{id}/schedules/{sid}`
     *
     * @see Part 2 §7, Schedules
     */
    update: calls.updateSchedule,
    /**
     * Deletes a schedule.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the event is over.
     *
     * `DELETE /teams/{id}/schedules/{sid}`
     *
     * @see Part 2 §7, Schedules
     */
    delete: calls.deleteSchedule,
    /**
     * Lists the check-ins of a schedule.
     *
     * `GET /teams/{id}/schedules/{sid}/checkins`
     *
     * @see Part 2 §7, Schedules
     */
    listCheckIns: calls.listCheckIns,
    /**
     * Invites members to a schedule.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the event.
     *
     * `POST /teams/{id}/schedules/{sid}/checkins`
     *
     * @see Part 2 §7, Schedules
     */
    createCheckIns: calls.createCheckIns,
    /**
     * Withdraws the invitation to a schedule.
     *
     * For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
     *
     * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
     *
     * @see Part 2 §7, Schedules
     */
    deleteCheckIn: calls.deleteCheckIn,
    /**
     * Responds to the caller's check-in.
     *
     * Accepts or declines a schedule invitation.
     *
     * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
     *
     * @see Part 2 §7, Schedules; part 1 §4
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
     * `GET /championships/registration/team/{teamId}/paginated`
     *
     * @see Part 2 §7, Championships
     */
    listTeamRegistrations: calls.listTeamRegistrations,
    /** Iterates over all pages of `listTeamRegistrations`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateTeamRegistrations: /* @__PURE__ */ paginated(calls.listTeamRegistrations),
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
    /** Iterates over all pages of `listConversations`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateConversations: /* @__PURE__ */ paginated(calls.listConversations),
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
    /** Iterates over all pages of `listMessages`: `for await`, `.pages()`, `.toArray({ limit })`. */
    iterateMessages: /* @__PURE__ */ paginated(calls.listMessages),
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
