// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import { operation } from '../client/operation.ts'

/**
 * Creates an account.
 *
 * Part 1 §7 Auth. Does not sign in; call `login` next.
 *
 * `POST /auth/register`
 */
export const register = /* @__PURE__ */ operation('register', 'POST', '/auth/register', { idempotencyKey: true })

/**
 * Starts a session.
 *
 * Part 1 §7 Auth. The message and the response time do not reveal whether the e-mail exists.
 *
 * `POST /auth/login`
 */
export const login = /* @__PURE__ */ operation('login', 'POST', '/auth/login')

/**
 * Ends the current session.
 *
 * Requests with its token get 401 from then on.
 *
 * `POST /auth/logout`
 */
export const logout = /* @__PURE__ */ operation('logout', 'POST', '/auth/logout', { responseKind: 'none' })

/**
 * Lists the sessions of the user.
 *
 * Most recently used first.
 *
 * `GET /auth/sessions`
 */
export const listSessions = /* @__PURE__ */ operation('listSessions', 'GET', '/auth/sessions')

/**
 * Ends one session of the user.
 *
 * May be the current session.
 *
 * `DELETE /auth/sessions/{id}`
 */
export const endSession = /* @__PURE__ */ operation('endSession', 'DELETE', '/auth/sessions/{id}', { responseKind: 'none' })

/**
 * Reads the signed-in user's profile.
 *
 * Part 1 §7 User. The only response with cpf, phone, e-mail and birth.
 *
 * `GET /user/profile/me`
 */
export const readMyProfile = /* @__PURE__ */ operation('readMyProfile', 'GET', '/user/profile/me')

/**
 * Reads a player's public profile.
 *
 * Part 1 §7 User.
 *
 * `GET /public/user/pro/{nickname}`
 */
export const readPublicProfile = /* @__PURE__ */ operation('readPublicProfile', 'GET', '/public/user/pro/{nickname}')

/**
 * Searches players for the picker.
 *
 * Part 1 §7 User; 80 per page in the player picker. Minors and users with a hidden profile are omitted.
 *
 * `GET /public/user/options/search/`
 */
export const searchPlayers = /* @__PURE__ */ operation('searchPlayers', 'GET', '/public/user/options/search/')

/**
 * Lists the games, page by page.
 *
 * Part 2 §7 Public.
 *
 * `GET /game`
 */
export const listGames = /* @__PURE__ */ operation('listGames', 'GET', '/game')

/**
 * Lists every game.
 *
 * Part 2 §7 Public; cacheable for 10 minutes.
 *
 * `GET /public/games/all`
 */
export const listAllGames = /* @__PURE__ */ operation('listAllGames', 'GET', '/public/games/all')

/**
 * Lists teams.
 *
 * Part 2 §7 Team core. With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /teams`
 */
export const listTeams = /* @__PURE__ */ operation('listTeams', 'GET', '/teams')

/**
 * Creates a team.
 *
 * Part 2 §7 Team core. The caller becomes its OWNER.
 *
 * `POST /teams`
 */
export const createTeam = /* @__PURE__ */ operation('createTeam', 'POST', '/teams', { idempotencyKey: true })

/**
 * Reads a team as its member.
 *
 * Part 2 §7 Team core. 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
 *
 * `GET /teams/{id}`
 */
export const readTeam = /* @__PURE__ */ operation('readTeam', 'GET', '/teams/{id}')

/**
 * Updates a team.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER.
 *
 * `PUT /teams/{id}`
 */
export const updateTeam = /* @__PURE__ */ operation('updateTeam', 'PUT', '/teams/{id}')

/**
 * Deletes a team.
 *
 * For the OWNER. The members are notified.
 *
 * `DELETE /teams/{id}`
 */
export const deleteTeam = /* @__PURE__ */ operation('deleteTeam', 'DELETE', '/teams/{id}', { responseKind: 'none' })

/**
 * Lists the members of a team.
 *
 * Part 2 §7 Team core. For members, or for every signed-in user if the members are public.
 *
 * `GET /teams/{id}/members`
 */
export const listTeamMembers = /* @__PURE__ */ operation('listTeamMembers', 'GET', '/teams/{id}/members')

/**
 * Reads a team's public page.
 *
 * Part 2 §7 Public.
 *
 * `GET /public/teams/pro/{teamTag}`
 */
export const readPublicTeam = /* @__PURE__ */ operation('readPublicTeam', 'GET', '/public/teams/pro/{teamTag}')

/**
 * Lists the signed-in user's invitations and applications.
 *
 * Part 2 §7 Team core. Newest first.
 *
 * `GET /teams/invitations/user`
 */
export const listMyInvitations = /* @__PURE__ */ operation('listMyInvitations', 'GET', '/teams/invitations/user')

/**
 * Invites players to a team.
 *
 * Part 2 §7 Team core. Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
 *
 * `POST /teams/{id}/invites`
 */
export const sendInvitations = /* @__PURE__ */ operation('sendInvitations', 'POST', '/teams/{id}/invites', { idempotencyKey: true })

/**
 * Lists the invitations of a team and the applications to it.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER. Newest first.
 *
 * `GET /teams/{id}/invitations`
 */
export const listTeamInvitations = /* @__PURE__ */ operation('listTeamInvitations', 'GET', '/teams/{id}/invitations')

/**
 * Cancels a pending invitation.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
 *
 * `DELETE /teams/{id}/invitations/{inviteId}`
 */
export const deleteInvitation = /* @__PURE__ */ operation('deleteInvitation', 'DELETE', '/teams/{id}/invitations/{inviteId}', { responseKind: 'none' })

/**
 * Accepts an invitation or an application.
 *
 * Part 2 §7 Team core. Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application
 * (CONFIRMED); anybody else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/accept`
 */
export const acceptInvitation = /* @__PURE__ */ operation('acceptInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/accept')

/**
 * Declines an invitation or an application, or withdraws the caller's application.
 *
 * Part 2 §7 Team core. Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or
 * MANAGER (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
 * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/decline`
 */
export const declineInvitation = /* @__PURE__ */ operation('declineInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/decline')

/**
 * Uploads a picture.
 *
 * Part 2 §7 Files. The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
 *
 * `POST /file/save`
 */
export const saveFile = /* @__PURE__ */ operation('saveFile', 'POST', '/file/save', { idempotencyKey: true })

/**
 * Replaces a picture.
 *
 * Part 2 §7 Files. For a file that already has an id.
 *
 * `PUT /file/{id}`
 */
export const replaceFile = /* @__PURE__ */ operation('replaceFile', 'PUT', '/file/{id}')

/**
 * Removes a picture.
 *
 * Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
 *
 * `DELETE /file/{id}`
 */
export const deleteFile = /* @__PURE__ */ operation('deleteFile', 'DELETE', '/file/{id}', { responseKind: 'none' })

/**
 * Lists the unread notifications.
 *
 * Part 1 §7 Notifications. Newest first, at most 200.
 *
 * `GET /notifications/`
 */
export const listUnreadNotifications = /* @__PURE__ */ operation('listUnreadNotifications', 'GET', '/notifications/')

/**
 * Lists the notifications, page by page.
 *
 * Part 1 §7 Notifications; 8 per page.
 *
 * `GET /notifications/all-platform`
 */
export const listNotifications = /* @__PURE__ */ operation('listNotifications', 'GET', '/notifications/all-platform')

/**
 * Marks a notification as read.
 *
 * Part 1 §7 Notifications.
 *
 * `PATCH /notifications/mark-as-read/{id}`
 */
export const markNotificationRead = /* @__PURE__ */ operation('markNotificationRead', 'PATCH', '/notifications/mark-as-read/{id}')

/**
 * Marks every unread notification as read.
 *
 * *Marcar todas* (part 1 §2) in one request.
 *
 * `PATCH /notifications/mark-all-as-read`
 */
export const markAllNotificationsRead = /* @__PURE__ */ operation('markAllNotificationsRead', 'PATCH', '/notifications/mark-all-as-read')

/**
 * Deletes a notification.
 *
 * Part 1 §7 Notifications.
 *
 * `DELETE /notifications/{id}`
 */
export const deleteNotification = /* @__PURE__ */ operation('deleteNotification', 'DELETE', '/notifications/{id}', { responseKind: 'none' })

/**
 * Starts a session with a social account.
 *
 * Part 1 §7 Auth. The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
 *
 * `POST /auth/social-login`
 */
export const socialLogin = /* @__PURE__ */ operation('socialLogin', 'POST', '/auth/social-login')

/**
 * Requests a recovery e-mail.
 *
 * Part 1 §7 Auth. The response and its time do not reveal whether the e-mail exists.
 *
 * `POST /auth/reset-password`
 */
export const resetPassword = /* @__PURE__ */ operation('resetPassword', 'POST', '/auth/reset-password', { responseKind: 'none' })

/**
 * Sets a new password with a recovery token.
 *
 * Part 1 §7 Auth. Ends every session.
 *
 * `POST /auth/change-password`
 */
export const changePassword = /* @__PURE__ */ operation('changePassword', 'POST', '/auth/change-password', { responseKind: 'none' })

/**
 * Changes the password of the signed-in user.
 *
 * Requires the current password; ends every other session.
 *
 * `PUT /auth/password`
 */
export const updatePassword = /* @__PURE__ */ operation('updatePassword', 'PUT', '/auth/password', { responseKind: 'none' })

/**
 * Confirms an e-mail address.
 *
 * With the token from the registration e-mail.
 *
 * `POST /auth/confirm-email`
 */
export const confirmEmail = /* @__PURE__ */ operation('confirmEmail', 'POST', '/auth/confirm-email', { responseKind: 'none' })

/**
 * Reads the public configuration of this server.
 *
 * Clients offer only the social providers that are configured.
 *
 * `GET /public/config`
 */
export const readConfig = /* @__PURE__ */ operation('readConfig', 'GET', '/public/config')

/**
 * Reads a player's public profile by id.
 *
 * Part 1 §7 User.
 *
 * `GET /public/user/{id}`
 */
export const readPublicUser = /* @__PURE__ */ operation('readPublicUser', 'GET', '/public/user/{id}')

/**
 * Searches players by the start of their name.
 *
 * Part 1 §7 User; at most 20 results, from 4 characters (part 1 §5).
 *
 * `GET /public/user/options/all`
 */
export const listPlayersByName = /* @__PURE__ */ operation('listPlayersByName', 'GET', '/public/user/options/all')

/**
 * Updates the signed-in user's profile.
 *
 * Part 1 §7 User.
 *
 * `PUT /user/{id}`
 */
export const updateProfile = /* @__PURE__ */ operation('updateProfile', 'PUT', '/user/{id}')

/**
 * Requests the erasure of the account.
 *
 * Requires the password; can be undone for 7 days. Owned teams must be transferred first.
 *
 * `DELETE /user/{id}`
 */
export const deleteAccount = /* @__PURE__ */ operation('deleteAccount', 'DELETE', '/user/{id}')

/**
 * Cancels the erasure of the account.
 *
 * Within the 7 days.
 *
 * `POST /user/{id}/restore`
 */
export const restoreAccount = /* @__PURE__ */ operation('restoreAccount', 'POST', '/user/{id}/restore', { responseKind: 'none' })

/**
 * Exports all data stored about the user.
 *
 * A single JSON document, as required by the LGPD.
 *
 * `GET /user/{id}/export`
 */
export const exportAccount = /* @__PURE__ */ operation('exportAccount', 'GET', '/user/{id}/export')

/**
 * Lists a user's teams.
 *
 * Part 1 §7 User. For another user, only the teams whose members are public.
 *
 * `GET /user/{id}/teams`
 */
export const listUserTeams = /* @__PURE__ */ operation('listUserTeams', 'GET', '/user/{id}/teams')

/**
 * Reads the signed-in user's preferences.
 *
 * Notification channels, theme, visibility and chat.
 *
 * `GET /user/{id}/preferences`
 */
export const readPreferences = /* @__PURE__ */ operation('readPreferences', 'GET', '/user/{id}/preferences')

/**
 * Updates the signed-in user's preferences.
 *
 * Replaces all preferences.
 *
 * `PUT /user/{id}/preferences`
 */
export const updatePreferences = /* @__PURE__ */ operation('updatePreferences', 'PUT', '/user/{id}/preferences')

/**
 * Adds a piece of equipment.
 *
 * Part 1 §7 User.
 *
 * `POST /user/{id}/equipament`
 */
export const createEquipment = /* @__PURE__ */ operation('createEquipment', 'POST', '/user/{id}/equipament', { idempotencyKey: true })

/**
 * Updates a piece of equipment.
 *
 * Part 1 §7 User.
 *
 * `PUT /user/{id}/equipament/{setupId}/update`
 */
export const updateEquipment = /* @__PURE__ */ operation('updateEquipment', 'PUT', '/user/{id}/equipament/{setupId}/update')

/**
 * Removes a piece of equipment.
 *
 * Part 1 §7 User.
 *
 * `DELETE /user/{id}/equipament/{setupId}`
 */
export const deleteEquipment = /* @__PURE__ */ operation('deleteEquipment', 'DELETE', '/user/{id}/equipament/{setupId}', { responseKind: 'none' })

/**
 * Lists a player's equipment.
 *
 * Part 1 §7 User.
 *
 * `GET /public/user/{id}/equipament`
 */
export const listEquipment = /* @__PURE__ */ operation('listEquipment', 'GET', '/public/user/{id}/equipament')

/**
 * Lists the signed-in user's Pix keys.
 *
 * Part 1 §7 User. Masked, unless `reveal` is set.
 *
 * `GET /user/{id}/pix/all`
 */
export const listPixKeys = /* @__PURE__ */ operation('listPixKeys', 'GET', '/user/{id}/pix/all')

/**
 * Adds a Pix key.
 *
 * Part 1 §7 User. At most 5; not for minors.
 *
 * `POST /user/{id}/pix`
 */
export const createPixKey = /* @__PURE__ */ operation('createPixKey', 'POST', '/user/{id}/pix', { idempotencyKey: true })

/**
 * Changes a Pix key.
 *
 * Part 1 §7 User.
 *
 * `PUT /user/{id}/pix/{pixId}`
 */
export const updatePixKey = /* @__PURE__ */ operation('updatePixKey', 'PUT', '/user/{id}/pix/{pixId}')

/**
 * Removes a Pix key.
 *
 * Part 1 §7 User.
 *
 * `DELETE /user/{id}/pix/{pixId}`
 */
export const deletePixKey = /* @__PURE__ */ operation('deletePixKey', 'DELETE', '/user/{id}/pix/{pixId}', { responseKind: 'none' })

/**
 * Recommends players and teams of the caller's games.
 *
 * Part 1 §7 User.
 *
 * `GET /recommendations`
 */
export const listRecommendations = /* @__PURE__ */ operation('listRecommendations', 'GET', '/recommendations')

/**
 * Reads a game.
 *
 * Part 2 §7 Public.
 *
 * `GET /public/game/{id}`
 */
export const readGame = /* @__PURE__ */ operation('readGame', 'GET', '/public/game/{id}')

/**
 * Transfers a team to another member.
 *
 * For the OWNER, who becomes MANAGER.
 *
 * `POST /teams/{id}/transfer`
 */
export const transferTeam = /* @__PURE__ */ operation('transferTeam', 'POST', '/teams/{id}/transfer')

/**
 * Leaves a team.
 *
 * For every member except the owner.
 *
 * `POST /teams/{id}/leave`
 */
export const leaveTeam = /* @__PURE__ */ operation('leaveTeam', 'POST', '/teams/{id}/leave', { responseKind: 'none' })

/**
 * Removes a member.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
 *
 * `DELETE /teams/{id}/team-member/{memberId}`
 */
export const removeMember = /* @__PURE__ */ operation('removeMember', 'DELETE', '/teams/{id}/team-member/{memberId}', { responseKind: 'none' })

/**
 * Changes the role of a member.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
 *
 * `PATCH /teams/{id}/team-member/{memberId}`
 */
export const changeMemberRole = /* @__PURE__ */ operation('changeMemberRole', 'PATCH', '/teams/{id}/team-member/{memberId}')

/**
 * Sets the roster status of a member.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER, for every member.
 *
 * `PATCH /teams/{id}/assign/{memberId}/roster`
 */
export const assignRoster = /* @__PURE__ */ operation('assignRoster', 'PATCH', '/teams/{id}/assign/{memberId}/roster')

/**
 * Lists the games of a team.
 *
 * Part 2 §7 Team core.
 *
 * `GET /teams/{id}/games`
 */
export const listTeamGames = /* @__PURE__ */ operation('listTeamGames', 'GET', '/teams/{id}/games')

/**
 * Searches the signed-in user's teams.
 *
 * Part 2 §3 (team search options) and §7 Team core.
 *
 * `GET /teams/options/user/search`
 */
export const searchMyTeams = /* @__PURE__ */ operation('searchMyTeams', 'GET', '/teams/options/user/search')

/**
 * Shows or hides the members of a team.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER.
 *
 * `PATCH /teams/{id}/members-visibily`
 */
export const changeMembersVisibility = /* @__PURE__ */ operation('changeMembersVisibility', 'PATCH', '/teams/{id}/members-visibily')

/**
 * Sets whether a team is recruiting.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER.
 *
 * `PATCH /teams/{id}/recruitment-status`
 */
export const changeRecruitmentStatus = /* @__PURE__ */ operation('changeRecruitmentStatus', 'PATCH', '/teams/{id}/recruitment-status')

/**
 * Reads a team's public page by id.
 *
 * Part 2 §7 Public.
 *
 * `GET /public/teams/{id}`
 */
export const readPublicTeamById = /* @__PURE__ */ operation('readPublicTeamById', 'GET', '/public/teams/{id}')

/**
 * Lists the public members of a team.
 *
 * Part 2 §7 Public. Minors and users with a private profile are listed by nick only.
 *
 * `GET /public/teams/{id}/members`
 */
export const listPublicTeamMembers = /* @__PURE__ */ operation('listPublicTeamMembers', 'GET', '/public/teams/{id}/members')

/**
 * Reads a team's matches and results.
 *
 * Part 2 §7 Public.
 *
 * `GET /public/teams/{id}/stats`
 */
export const readTeamStats = /* @__PURE__ */ operation('readTeamStats', 'GET', '/public/teams/{id}/stats')

/**
 * Searches teams.
 *
 * Part 2 §3 (team search options) and §7 Public. Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /public/teams/options/search`
 */
export const searchTeams = /* @__PURE__ */ operation('searchTeams', 'GET', '/public/teams/options/search')

/**
 * Lists a team's badges.
 *
 * Part 2 §7 Public.
 *
 * `GET /public/badgets/{teamId}/TEAM`
 */
export const listTeamBadges = /* @__PURE__ */ operation('listTeamBadges', 'GET', '/public/badgets/{teamId}/TEAM')

/**
 * Invites players to a team.
 *
 * Part 2 §7 Team core. The other documented path of `sendInvitations`, with the same effect.
 *
 * `POST /teams/{id}/invite`
 */
export const invitePlayers = /* @__PURE__ */ operation('invitePlayers', 'POST', '/teams/{id}/invite', { idempotencyKey: true })

/**
 * Resends a pending invitation.
 *
 * Part 2 §4. Creates an invitation with the same user and role, and deletes the old one, which may have expired, in
 * the same transaction.
 *
 * `POST /teams/{id}/invitations/{inviteId}/resend`
 */
export const resendInvitation = /* @__PURE__ */ operation('resendInvitation', 'POST', '/teams/{id}/invitations/{inviteId}/resend', { idempotencyKey: true })

/**
 * Applies to join a team.
 *
 * Part 2 §7 Team core. Only for a team that is recruiting. The team accepts or declines the application; the player
 * withdraws it by declining it.
 *
 * `POST /teams/{id}/applyToTeam`
 */
export const applyToTeam = /* @__PURE__ */ operation('applyToTeam', 'POST', '/teams/{id}/applyToTeam', { idempotencyKey: true })

/**
 * Reads a team's invite link.
 *
 * For OWNER and MANAGER. Creates a link if there is none or it has expired.
 *
 * `GET /teams/{id}/invite-link`
 */
export const readInviteLink = /* @__PURE__ */ operation('readInviteLink', 'GET', '/teams/{id}/invite-link')

/**
 * Replaces the invite link of a team.
 *
 * For OWNER and MANAGER.
 *
 * `POST /teams/{id}/invite-link`
 */
export const resetInviteLink = /* @__PURE__ */ operation('resetInviteLink', 'POST', '/teams/{id}/invite-link', { idempotencyKey: true })

/**
 * Reads the team of an invite link.
 *
 * Returns the team's public data.
 *
 * `GET /teams/join/{code}`
 */
export const readInviteLinkTeam = /* @__PURE__ */ operation('readInviteLinkTeam', 'GET', '/teams/join/{code}')

/**
 * Joins a team by its invite link.
 *
 * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role.
 *
 * `POST /teams/join/{code}`
 */
export const joinByLink = /* @__PURE__ */ operation('joinByLink', 'POST', '/teams/join/{code}', { idempotencyKey: true })

/**
 * Lists the activities of a team.
 *
 * Part 2 §7 Activities.
 *
 * `GET /teams/{id}/activities`
 */
export const listActivities = /* @__PURE__ */ operation('listActivities', 'GET', '/teams/{id}/activities')

/**
 * Reads an activity.
 *
 * Part 2 §7 Activities.
 *
 * `GET /teams/{id}/activities/{activityId}`
 */
export const readActivity = /* @__PURE__ */ operation('readActivity', 'GET', '/teams/{id}/activities/{activityId}')

/**
 * Lists the achievements of a team.
 *
 * Part 2 §7 Achievements.
 *
 * `GET /teams/{id}/achievements`
 */
export const listAchievements = /* @__PURE__ */ operation('listAchievements', 'GET', '/teams/{id}/achievements')

/**
 * Adds an achievement.
 *
 * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
 *
 * `POST /teams/{id}/achievements`
 */
export const createAchievement = /* @__PURE__ */ operation('createAchievement', 'POST', '/teams/{id}/achievements', { idempotencyKey: true })

/**
 * Reads an achievement.
 *
 * Part 2 §7 Achievements.
 *
 * `GET /teams/{id}/achievements/{achievementId}`
 */
export const readAchievement = /* @__PURE__ */ operation('readAchievement', 'GET', '/teams/{id}/achievements/{achievementId}')

/**
 * Updates an achievement.
 *
 * Part 2 §7 Achievements. For OWNER and MANAGER.
 *
 * `PUT /teams/{id}/achievements/{achievementId}`
 */
export const updateAchievement = /* @__PURE__ */ operation('updateAchievement', 'PUT', '/teams/{id}/achievements/{achievementId}')

/**
 * Removes an achievement.
 *
 * Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is deleted too.
 *
 * `DELETE /teams/{id}/achievements/{achievementId}`
 */
export const deleteAchievement = /* @__PURE__ */ operation('deleteAchievement', 'DELETE', '/teams/{id}/achievements/{achievementId}', { responseKind: 'none' })

/**
 * Lists the communications of a team.
 *
 * Part 2 §7 Communications. Newest first; those to the team and the private ones that the caller sent or received.
 *
 * `GET /teams/{id}/communications`
 */
export const listCommunications = /* @__PURE__ */ operation('listCommunications', 'GET', '/teams/{id}/communications')

/**
 * Adds a communication.
 *
 * Part 2 §7 Communications. For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE
 * requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the
 * team has turned that off. Offensive words are rejected in global communications, not in private ones.
 *
 * `POST /teams/{id}/communications`
 */
export const createCommunication = /* @__PURE__ */ operation('createCommunication', 'POST', '/teams/{id}/communications', { idempotencyKey: true })

/**
 * Lists the communications to the whole team.
 *
 * Part 2 §7 Communications.
 *
 * `GET /teams/{id}/communications/global`
 */
export const listGlobalCommunications = /* @__PURE__ */ operation('listGlobalCommunications', 'GET', '/teams/{id}/communications/global')

/**
 * Counts the unread communications.
 *
 * Part 2 §7 Communications; polled every 60 s. Communications from before the caller joined count as read.
 *
 * `GET /teams/{id}/communications/unread/count`
 */
export const countUnreadCommunications = /* @__PURE__ */ operation('countUnreadCommunications', 'GET', '/teams/{id}/communications/unread/count')

/**
 * Lists a sender's unread communications.
 *
 * Part 2 §7 Communications.
 *
 * `GET /teams/{id}/communications/unread/sender/{senderId}`
 */
export const listUnreadCommunicationsOf = /* @__PURE__ */ operation('listUnreadCommunicationsOf', 'GET', '/teams/{id}/communications/unread/sender/{senderId}')

/**
 * Lists the private communications with another member.
 *
 * Part 2 §7 Communications.
 *
 * `GET /teams/{id}/communications/private/{otherUserId}`
 */
export const listPrivateCommunications = /* @__PURE__ */ operation('listPrivateCommunications', 'GET', '/teams/{id}/communications/private/{otherUserId}')

/**
 * Reads a communication.
 *
 * Part 2 §7 Communications. A private communication is visible only to its sender and recipient, while they are in the team.
 *
 * `GET /teams/{id}/communications/{cid}`
 */
export const readCommunication = /* @__PURE__ */ operation('readCommunication', 'GET', '/teams/{id}/communications/{cid}')

/**
 * Updates a communication.
 *
 * Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
 *
 * `PUT /teams/{id}/communications/{cid}`
 */
export const updateCommunication = /* @__PURE__ */ operation('updateCommunication', 'PUT', '/teams/{id}/communications/{cid}')

/**
 * Removes a communication.
 *
 * Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/communications/{cid}`
 */
export const deleteCommunication = /* @__PURE__ */ operation('deleteCommunication', 'DELETE', '/teams/{id}/communications/{cid}', { responseKind: 'none' })

/**
 * Marks a communication as read.
 *
 * Part 2 §7 Communications. Read flags are per reader.
 *
 * `PUT /teams/{id}/communications/{cid}/read`
 */
export const markCommunicationRead = /* @__PURE__ */ operation('markCommunicationRead', 'PUT', '/teams/{id}/communications/{cid}/read')

/**
 * Lists a team's vacancies.
 *
 * Part 2 §7 Recruitment.
 *
 * `GET /teams/{id}/recruitment`
 */
export const readRecruitment = /* @__PURE__ */ operation('readRecruitment', 'GET', '/teams/{id}/recruitment')

/**
 * Updates a vacancy.
 *
 * Part 2 §7 Recruitment. For OWNER and MANAGER.
 *
 * `PUT /teams/{id}/recruitment`
 */
export const updateVacancy = /* @__PURE__ */ operation('updateVacancy', 'PUT', '/teams/{id}/recruitment')

/**
 * Creates a vacancy.
 *
 * Part 2 §7 Recruitment. For OWNER and MANAGER.
 *
 * `POST /teams/{id}/recruitment`
 */
export const createVacancy = /* @__PURE__ */ operation('createVacancy', 'POST', '/teams/{id}/recruitment', { idempotencyKey: true })

/**
 * Turns recruitment on or off.
 *
 * Part 2 §7 Recruitment. For OWNER and MANAGER.
 *
 * `PUT /teams/{id}/recruitment/toggle/{status}`
 */
export const toggleRecruitment = /* @__PURE__ */ operation('toggleRecruitment', 'PUT', '/teams/{id}/recruitment/toggle/{status}')

/**
 * Deletes a vacancy.
 *
 * For OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/recruitment/{vacancyId}`
 */
export const deleteVacancy = /* @__PURE__ */ operation('deleteVacancy', 'DELETE', '/teams/{id}/recruitment/{vacancyId}', { responseKind: 'none' })

/**
 * Lists the open vacancies of all teams.
 *
 * Filters by game, position, ranking and text.
 *
 * `GET /public/vacancies`
 */
export const listVacancies = /* @__PURE__ */ operation('listVacancies', 'GET', '/public/vacancies')

/**
 * Reads an open vacancy.
 *
 * Only an active vacancy of a team that is recruiting.
 *
 * `GET /public/vacancies/{id}`
 */
export const readVacancy = /* @__PURE__ */ operation('readVacancy', 'GET', '/public/vacancies/{id}')

/**
 * Lists the sponsors of a team.
 *
 * Part 2 §7 Sponsors.
 *
 * `GET /teams/{id}/sponsors`
 */
export const listSponsors = /* @__PURE__ */ operation('listSponsors', 'GET', '/teams/{id}/sponsors')

/**
 * Adds a sponsor.
 *
 * Part 2 §7 Sponsors. For OWNER and MANAGER.
 *
 * `POST /teams/{id}/sponsors`
 */
export const createSponsor = /* @__PURE__ */ operation('createSponsor', 'POST', '/teams/{id}/sponsors', { idempotencyKey: true })

/**
 * Reads a sponsor.
 *
 * Part 2 §7 Sponsors.
 *
 * `GET /teams/{id}/sponsors/{sid}`
 */
export const readSponsor = /* @__PURE__ */ operation('readSponsor', 'GET', '/teams/{id}/sponsors/{sid}')

/**
 * Removes a sponsor.
 *
 * Part 2 §7 Sponsors. For OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/sponsors/{sid}`
 */
export const deleteSponsor = /* @__PURE__ */ operation('deleteSponsor', 'DELETE', '/teams/{id}/sponsors/{sid}', { responseKind: 'none' })

/**
 * Updates a sponsor.
 *
 * Part 2 §7 Sponsors. For OWNER and MANAGER.
 *
 * `PATCH /teams/{id}/sponsors/{sid}`
 */
export const updateSponsor = /* @__PURE__ */ operation('updateSponsor', 'PATCH', '/teams/{id}/sponsors/{sid}')

/**
 * Lists the schedules of a team.
 *
 * Part 2 §7 Schedules.
 *
 * `GET /teams/{id}/schedules`
 */
export const listSchedules = /* @__PURE__ */ operation('listSchedules', 'GET', '/teams/{id}/schedules')

/**
 * Creates a schedule.
 *
 * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN.
 *
 * `POST /teams/{id}/schedules`
 */
export const createSchedule = /* @__PURE__ */ operation('createSchedule', 'POST', '/teams/{id}/schedules', { idempotencyKey: true })

/**
 * Reads a schedule.
 *
 * Part 2 §7 Schedules.
 *
 * `GET /teams/{id}/schedules/{sid}`
 */
export const readSchedule = /* @__PURE__ */ operation('readSchedule', 'GET', '/teams/{id}/schedules/{sid}')

/**
 * Updates a schedule.
 *
 * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link
 * notifies everybody who has not declined.
 *
 * `PUT /teams/{id}/schedules/{sid}`
 */
export const updateSchedule = /* @__PURE__ */ operation('updateSchedule', 'PUT', '/teams/{id}/schedules/{sid}')

/**
 * Deletes a schedule.
 *
 * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the
 * event is over.
 *
 * `DELETE /teams/{id}/schedules/{sid}`
 */
export const deleteSchedule = /* @__PURE__ */ operation('deleteSchedule', 'DELETE', '/teams/{id}/schedules/{sid}', { responseKind: 'none' })

/**
 * Lists the check-ins of a schedule.
 *
 * Part 2 §7 Schedules.
 *
 * `GET /teams/{id}/schedules/{sid}/checkins`
 */
export const listCheckIns = /* @__PURE__ */ operation('listCheckIns', 'GET', '/teams/{id}/schedules/{sid}/checkins')

/**
 * Invites members to a schedule.
 *
 * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the
 * event.
 *
 * `POST /teams/{id}/schedules/{sid}/checkins`
 */
export const createCheckIns = /* @__PURE__ */ operation('createCheckIns', 'POST', '/teams/{id}/schedules/{sid}/checkins', { idempotencyKey: true })

/**
 * Withdraws the invitation to a schedule.
 *
 * Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
 *
 * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
 */
export const deleteCheckIn = /* @__PURE__ */ operation('deleteCheckIn', 'DELETE', '/teams/{id}/schedules/{sid}/checkins/{cid}', { responseKind: 'none' })

/**
 * Responds to the caller's check-in.
 *
 * Part 2 §7 Schedules. Accepts or declines a schedule invitation (part 1 §4).
 *
 * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
 */
export const answerCheckIn = /* @__PURE__ */ operation('answerCheckIn', 'PUT', '/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation')

/**
 * Reads a team's calendar as an iCalendar feed.
 *
 * For calendar apps, which cannot send a token; the feed has a key of its own.
 *
 * `GET /public/teams/{id}/schedules.ics`
 */
export const readCalendarFeed = /* @__PURE__ */ operation('readCalendarFeed', 'GET', '/public/teams/{id}/schedules.ics', { responseKind: 'text' })

/**
 * Creates the caller's key of the calendar feed.
 *
 * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
 *
 * `PUT /teams/{id}/calendar-key`
 */
export const resetCalendarKey = /* @__PURE__ */ operation('resetCalendarKey', 'PUT', '/teams/{id}/calendar-key')

/**
 * Revokes the caller's key of the calendar feed.
 *
 * Requests with the key get 404 from then on.
 *
 * `DELETE /teams/{id}/calendar-key`
 */
export const deleteCalendarKey = /* @__PURE__ */ operation('deleteCalendarKey', 'DELETE', '/teams/{id}/calendar-key', { responseKind: 'none' })

/**
 * Reads the members' availability.
 *
 * The number of available members for each hour of the week.
 *
 * `GET /teams/{id}/availability`
 */
export const readAvailability = /* @__PURE__ */ operation('readAvailability', 'GET', '/teams/{id}/availability')

/**
 * Sets the caller's weekly availability.
 *
 * Replaces the previous availability.
 *
 * `PUT /teams/{id}/availability`
 */
export const updateAvailability = /* @__PURE__ */ operation('updateAvailability', 'PUT', '/teams/{id}/availability')

/**
 * Lists a team's championship registrations.
 *
 * Part 2 §7 Championships.
 *
 * `GET /championships/registration/team/{teamId}/paginated`
 */
export const listTeamRegistrations = /* @__PURE__ */ operation('listTeamRegistrations', 'GET', '/championships/registration/team/{teamId}/paginated')

/**
 * Lists the user's conversations.
 *
 * Sorted by the latest message, newest first.
 *
 * `GET /chat/conversations`
 */
export const listConversations = /* @__PURE__ */ operation('listConversations', 'GET', '/chat/conversations')

/**
 * Starts a conversation.
 *
 * With one user (an existing conversation is returned) or several.
 *
 * `POST /chat/conversations`
 */
export const createConversation = /* @__PURE__ */ operation('createConversation', 'POST', '/chat/conversations', { idempotencyKey: true })

/**
 * Reads a conversation.
 *
 * For its participants.
 *
 * `GET /chat/conversations/{id}`
 */
export const readConversation = /* @__PURE__ */ operation('readConversation', 'GET', '/chat/conversations/{id}')

/**
 * Lists messages, newest first.
 *
 * With `after`, oldest first: the messages that a client missed while disconnected.
 *
 * `GET /chat/conversations/{id}/messages`
 */
export const listMessages = /* @__PURE__ */ operation('listMessages', 'GET', '/chat/conversations/{id}/messages')

/**
 * Sends a message.
 *
 * Idempotent by the client's id: a message sent twice is stored once.
 *
 * `POST /chat/conversations/{id}/messages`
 */
export const sendMessage = /* @__PURE__ */ operation('sendMessage', 'POST', '/chat/conversations/{id}/messages')

/**
 * Marks a conversation as read up to a message.
 *
 * The position never moves backwards.
 *
 * `PUT /chat/conversations/{id}/read`
 */
export const markConversationRead = /* @__PURE__ */ operation('markConversationRead', 'PUT', '/chat/conversations/{id}/read', { responseKind: 'none' })

/**
 * Uploads a picture or voice note for a message.
 *
 * Pictures up to 5 MB, voice notes up to 60 s.
 *
 * `POST /chat/conversations/{id}/attachments`
 */
export const uploadAttachment = /* @__PURE__ */ operation('uploadAttachment', 'POST', '/chat/conversations/{id}/attachments', { idempotencyKey: true })

/**
 * Mutes or unmutes a conversation.
 *
 * For the caller only.
 *
 * `PUT /chat/conversations/{id}/mute`
 */
export const muteConversation = /* @__PURE__ */ operation('muteConversation', 'PUT', '/chat/conversations/{id}/mute')

/**
 * Leaves a group.
 *
 * The group of a team can only be left by leaving the team.
 *
 * `POST /chat/conversations/{id}/leave`
 */
export const leaveConversation = /* @__PURE__ */ operation('leaveConversation', 'POST', '/chat/conversations/{id}/leave', { responseKind: 'none' })

/**
 * Deletes a message of the caller.
 *
 * Within 15 minutes; the message stays in the list without its content.
 *
 * `DELETE /chat/messages/{id}`
 */
export const deleteMessage = /* @__PURE__ */ operation('deleteMessage', 'DELETE', '/chat/messages/{id}', { responseKind: 'none' })

/**
 * Edits a message of the caller.
 *
 * Within 15 minutes.
 *
 * `PATCH /chat/messages/{id}`
 */
export const editMessage = /* @__PURE__ */ operation('editMessage', 'PATCH', '/chat/messages/{id}')

/**
 * Reacts to a message.
 *
 * Once per user and emoji.
 *
 * `PUT /chat/messages/{id}/reactions/{emoji}`
 */
export const addReaction = /* @__PURE__ */ operation('addReaction', 'PUT', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Removes a reaction.
 *
 * Only the caller's own.
 *
 * `DELETE /chat/messages/{id}/reactions/{emoji}`
 */
export const removeReaction = /* @__PURE__ */ operation('removeReaction', 'DELETE', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Reports a message.
 *
 * Sends a report to the platform’s moderators.
 *
 * `POST /chat/messages/{id}/report`
 */
export const reportMessage = /* @__PURE__ */ operation('reportMessage', 'POST', '/chat/messages/{id}/report', { responseKind: 'none', idempotencyKey: true })

/**
 * Lists the users blocked by the caller.
 *
 * The list is private.
 *
 * `GET /chat/blocks`
 */
export const listBlockedUsers = /* @__PURE__ */ operation('listBlockedUsers', 'GET', '/chat/blocks')

/**
 * Blocks a user.
 *
 * Neither user can send messages to the other.
 *
 * `PUT /chat/blocks/{userId}`
 */
export const blockUser = /* @__PURE__ */ operation('blockUser', 'PUT', '/chat/blocks/{userId}', { responseKind: 'none' })

/**
 * Unblocks a user.
 *
 * Removes the caller’s block.
 *
 * `DELETE /chat/blocks/{userId}`
 */
export const unblockUser = /* @__PURE__ */ operation('unblockUser', 'DELETE', '/chat/blocks/{userId}', { responseKind: 'none' })

/**
 * Checks that the process is running.
 *
 * Does not query the database.
 *
 * `GET /health`
 */
export const readHealth = /* @__PURE__ */ operation('readHealth', 'GET', '/health')

/**
 * Checks that the service is ready.
 *
 * Queries the database.
 *
 * `GET /ready`
 */
export const readReadiness = /* @__PURE__ */ operation('readReadiness', 'GET', '/ready')
