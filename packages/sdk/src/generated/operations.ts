// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { OperationFacts } from '../client/types.ts'
import type { operations as OperationTypes } from './schema.d.ts'

/** Every operation of the contract by its operationId. */
export const operations = {
  register: { method: "POST", path: "/auth/register", tag: "auth", security: false, successStatus: 201, answer: "json", pathParams: [], queryParams: [], hasBody: true, idempotent: true, keyed: true },
  login: { method: "POST", path: "/auth/login", tag: "auth", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: true, idempotent: false, keyed: false },
  logout: { method: "POST", path: "/auth/logout", tag: "auth", security: true, successStatus: 204, answer: "none", pathParams: [], queryParams: [], hasBody: false, idempotent: false, keyed: false },
  listSessions: { method: "GET", path: "/auth/sessions", tag: "auth", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  endSession: { method: "DELETE", path: "/auth/sessions/{id}", tag: "auth", security: true, successStatus: 204, answer: "none", pathParams: ["id"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  readMyProfile: { method: "GET", path: "/user/profile/me", tag: "users", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  readPublicProfile: { method: "GET", path: "/public/user/pro/{nickname}", tag: "users", security: false, successStatus: 200, answer: "json", pathParams: ["nickname"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  searchPlayers: { method: "GET", path: "/public/user/options/search/", tag: "users", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: ["order","limit","search","page","entityId"], hasBody: false, idempotent: true, keyed: false },
  listGames: { method: "GET", path: "/game", tag: "games", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: ["search","page","limit"], hasBody: false, idempotent: true, keyed: false },
  listAllGames: { method: "GET", path: "/public/games/all", tag: "games", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  listTeams: { method: "GET", path: "/teams", tag: "teams", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: ["search","page","limit","order","gameId","entityId"], hasBody: false, idempotent: true, keyed: false },
  createTeam: { method: "POST", path: "/teams", tag: "teams", security: true, successStatus: 201, answer: "json", pathParams: [], queryParams: [], hasBody: true, idempotent: true, keyed: true },
  readTeam: { method: "GET", path: "/teams/{id}", tag: "teams", security: true, successStatus: 200, answer: "json", pathParams: ["id"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  listTeamMembers: { method: "GET", path: "/teams/{id}/members", tag: "teams", security: true, successStatus: 200, answer: "json", pathParams: ["id"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  readPublicTeam: { method: "GET", path: "/public/teams/pro/{teamTag}", tag: "teams", security: false, successStatus: 200, answer: "json", pathParams: ["teamTag"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  listMyInvitations: { method: "GET", path: "/teams/invitations/user", tag: "invitations", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: ["status","page","limit"], hasBody: false, idempotent: true, keyed: false },
  sendInvitations: { method: "POST", path: "/teams/{id}/invites", tag: "invitations", security: true, successStatus: 201, answer: "json", pathParams: ["id"], queryParams: [], hasBody: true, idempotent: true, keyed: true },
  listTeamInvitations: { method: "GET", path: "/teams/{id}/invitations", tag: "invitations", security: true, successStatus: 200, answer: "json", pathParams: ["id"], queryParams: ["status","page","limit"], hasBody: false, idempotent: true, keyed: false },
  deleteInvitation: { method: "DELETE", path: "/teams/{id}/invitations/{inviteId}", tag: "invitations", security: true, successStatus: 204, answer: "none", pathParams: ["id","inviteId"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  acceptInvitation: { method: "PATCH", path: "/teams/{id}/invitations/{inviteId}/accept", tag: "invitations", security: true, successStatus: 200, answer: "json", pathParams: ["id","inviteId"], queryParams: [], hasBody: false, idempotent: false, keyed: false },
  declineInvitation: { method: "PATCH", path: "/teams/{id}/invitations/{inviteId}/decline", tag: "invitations", security: true, successStatus: 200, answer: "json", pathParams: ["id","inviteId"], queryParams: [], hasBody: false, idempotent: false, keyed: false },
  saveFile: { method: "POST", path: "/file/save", tag: "files", security: true, successStatus: 201, answer: "json", pathParams: [], queryParams: [], hasBody: true, idempotent: true, keyed: true },
  replaceFile: { method: "PUT", path: "/file/{id}", tag: "files", security: true, successStatus: 200, answer: "json", pathParams: ["id"], queryParams: [], hasBody: true, idempotent: true, keyed: false },
  listUnreadNotifications: { method: "GET", path: "/notifications/", tag: "notifications", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  listNotifications: { method: "GET", path: "/notifications/all-platform", tag: "notifications", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: ["page","limit"], hasBody: false, idempotent: true, keyed: false },
  markNotificationRead: { method: "PATCH", path: "/notifications/mark-as-read/{id}", tag: "notifications", security: true, successStatus: 200, answer: "json", pathParams: ["id"], queryParams: [], hasBody: false, idempotent: false, keyed: false },
  markAllNotificationsRead: { method: "PATCH", path: "/notifications/mark-all-as-read", tag: "notifications", security: true, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: false, keyed: false },
  deleteNotification: { method: "DELETE", path: "/notifications/{id}", tag: "notifications", security: true, successStatus: 204, answer: "none", pathParams: ["id"], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  readHealth: { method: "GET", path: "/health", tag: "system", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
  readReadiness: { method: "GET", path: "/ready", tag: "system", security: false, successStatus: 200, answer: "json", pathParams: [], queryParams: [], hasBody: false, idempotent: true, keyed: false },
} as const satisfies Record<keyof OperationTypes, OperationFacts>
