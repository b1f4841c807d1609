// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import { operation } from '../client/operation.ts'

/**
 * Creates an account.
 *
 * Part 1 §7 Auth. The person goes on to log in.
 *
 * `POST /auth/register`
 */
export const register = /* @__PURE__ */ operation('register', 'POST', '/auth/register', { keyed: true })

/**
 * Starts a session.
 *
 * Part 1 §7 Auth. Same words and same time whether or not the e-mail exists.
 *
 * `POST /auth/login`
 */
export const login = /* @__PURE__ */ operation('login', 'POST', '/auth/login')

/**
 * Ends the current session.
 *
 * Its token answers 401 from then on.
 *
 * `POST /auth/logout`
 */
export const logout = /* @__PURE__ */ operation('logout', 'POST', '/auth/logout', { answer: 'none' })

/**
 * Lists the places where the user is signed in.
 *
 * Newest use first.
 *
 * `GET /auth/sessions`
 */
export const listSessions = /* @__PURE__ */ operation('listSessions', 'GET', '/auth/sessions')

/**
 * Ends one session of the user.
 *
 * Ends the current one too, if it is named.
 *
 * `DELETE /auth/sessions/{id}`
 */
export const endSession = /* @__PURE__ */ operation('endSession', 'DELETE', '/auth/sessions/{id}', { answer: 'none' })

/**
 * Reads the signed-in user's profile.
 *
 * Part 1 §7 User. The only answer with cpf, phone, e-mail and birth.
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
 * Part 1 §7 User; 80 a page in the player picker. Minors and people who hide their profile are left out.
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
 * Part 2 §7 Public; fresh for 10 minutes.
 *
 * `GET /public/games/all`
 */
export const listAllGames = /* @__PURE__ */ operation('listAllGames', 'GET', '/public/games/all')

/**
 * Lists teams.
 *
 * Part 2 §7 Team core. With `entityId` (the own user id) only the teams that the user belongs to.
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
export const createTeam = /* @__PURE__ */ operation('createTeam', 'POST', '/teams', { keyed: true })

/**
 * Reads a team as its member.
 *
 * Part 2 §7 Team core. 404 for everybody else: the public face is `/public/teams/pro/{teamTag}`.
 *
 * `GET /teams/{id}`
 */
export const readTeam = /* @__PURE__ */ operation('readTeam', 'GET', '/teams/{id}')

/**
 * Lists the members of a team.
 *
 * Part 2 §7 Team core. For members, or for everybody signed in where the team shows its members.
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
 * Lists the signed-in user's invitations.
 *
 * Part 2 §7 Team core. Newest first.
 *
 * `GET /teams/invitations/user`
 */
export const listMyInvitations = /* @__PURE__ */ operation('listMyInvitations', 'GET', '/teams/invitations/user')

/**
 * Invites players to a team.
 *
 * Part 2 §7 Team core. All or none; each invitee is notified live. Invitations expire after 7 days.
 *
 * `POST /teams/{id}/invites`
 */
export const sendInvitations = /* @__PURE__ */ operation('sendInvitations', 'POST', '/teams/{id}/invites', { keyed: true })

/**
 * Lists the invitations of a team.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER.
 *
 * `GET /teams/{id}/invitations`
 */
export const listTeamInvitations = /* @__PURE__ */ operation('listTeamInvitations', 'GET', '/teams/{id}/invitations')

/**
 * Cancels a pending invitation.
 *
 * Part 2 §7 Team core. For OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/invitations/{inviteId}`
 */
export const deleteInvitation = /* @__PURE__ */ operation('deleteInvitation', 'DELETE', '/teams/{id}/invitations/{inviteId}', { answer: 'none' })

/**
 * Accepts an invitation.
 *
 * Part 2 §7 Team core. By the invitee alone; of two at once one wins. The team is notified live.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/accept`
 */
export const acceptInvitation = /* @__PURE__ */ operation('acceptInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/accept')

/**
 * Declines an invitation.
 *
 * Part 2 §7 Team core. By the invitee alone.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/decline`
 */
export const declineInvitation = /* @__PURE__ */ operation('declineInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/decline')

/**
 * Stores a picture.
 *
 * Part 2 §7 Files. Judged by content, re-encoded, metadata stripped. One picture a business type: a newer one takes the place of the older.
 *
 * `POST /file/save`
 */
export const saveFile = /* @__PURE__ */ operation('saveFile', 'POST', '/file/save', { keyed: true })

/**
 * Replaces a picture.
 *
 * Part 2 §7 Files. Used when the file descriptor already has an id.
 *
 * `PUT /file/{id}`
 */
export const replaceFile = /* @__PURE__ */ operation('replaceFile', 'PUT', '/file/{id}')

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
 * Part 1 §7 Notifications; 8 a page.
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
 * The bell’s *Marcar todas* (part 1 §2) in one call.
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
export const deleteNotification = /* @__PURE__ */ operation('deleteNotification', 'DELETE', '/notifications/{id}', { answer: 'none' })

/**
 * Says that the process runs.
 *
 * Never asks the store.
 *
 * `GET /health`
 */
export const readHealth = /* @__PURE__ */ operation('readHealth', 'GET', '/health')

/**
 * Says that the service can answer.
 *
 * Asks the store.
 *
 * `GET /ready`
 */
export const readReadiness = /* @__PURE__ */ operation('readReadiness', 'GET', '/ready')
