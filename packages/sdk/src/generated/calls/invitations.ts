// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListMyInvitationsParams,
  SendInvitationsParams,
  ListTeamInvitationsParams,
  DeleteInvitationParams,
  AcceptInvitationParams,
  DeclineInvitationParams,
  InvitePlayersParams,
  ResendInvitationParams,
  ApplyToTeamParams,
  ReadInviteLinkParams,
  ResetInviteLinkParams,
  ReadInviteLinkTeamParams,
  JoinByLinkParams,
} from '../inputs.ts'
import type {
  Invitation,
  InvitationList,
  InvitationPage,
  InviteLink,
  PublicTeam,
  TeamDetail,
} from '../models.ts'

/**
 * Lists the signed-in user's invitations and applications.
 *
 * Newest first.
 *
 * `GET /teams/invitations/user`
 */
export const listMyInvitations: (convoca: Convoca, input?: ListMyInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage> = /* @__PURE__ */ operation('listMyInvitations', 'GET', '/teams/invitations/user', 'status? kind? page? limit?')

/**
 * Invites players to a team.
 *
 * Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
 *
 * Has the same effect as `invitations.invitePlayers` (`invitePlayers`); clients use both paths.
 *
 * `POST /teams/{id}/invites`
 */
export const sendInvitations: (convoca: Convoca, input: SendInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationList> = /* @__PURE__ */ operation('sendInvitations', 'POST', '/teams/{id}/invites', 'body', { idempotencyKey: true })

/**
 * Lists the invitations of a team and the applications to it.
 *
 * Only OWNER and MANAGER may call this. The newest comes first.
 *
 * `GET /teams/{id}/invitations`
 */
export const listTeamInvitations: (convoca: Convoca, input: ListTeamInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage> = /* @__PURE__ */ operation('listTeamInvitations', 'GET', '/teams/{id}/invitations', 'status? kind? page? limit?')

/**
 * Cancels a pending invitation.
 *
 * Only OWNER and MANAGER may call this. Expired invitations can be cancelled, applications cannot.
 *
 * `DELETE /teams/{id}/invitations/{inviteId}`
 */
export const deleteInvitation: (convoca: Convoca, input: DeleteInvitationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteInvitation', 'DELETE', '/teams/{id}/invitations/{inviteId}', '', { responseKind: 'none' })

/**
 * Accepts an invitation or an application.
 *
 * Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application (CONFIRMED); anybody
 * else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/accept`
 */
export const acceptInvitation: (convoca: Convoca, input: AcceptInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('acceptInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/accept')

/**
 * Declines an invitation or an application, or withdraws the caller's application.
 *
 * Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or MANAGER
 * (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
 * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/decline`
 */
export const declineInvitation: (convoca: Convoca, input: DeclineInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('declineInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/decline')

/**
 * Invites players to a team.
 *
 * Has the same effect as `invitations.send` (`sendInvitations`); clients use both paths.
 *
 * `POST /teams/{id}/invite`
 */
export const invitePlayers: (convoca: Convoca, input: InvitePlayersParams, options?: CallOptions) => ConvocaPromise<InvitationList> = /* @__PURE__ */ operation('invitePlayers', 'POST', '/teams/{id}/invite', 'body', { idempotencyKey: true })

/**
 * Resends a pending invitation.
 *
 * Creates an invitation with the same user and role, and deletes the old one, which may have expired, in the same
 * transaction.
 *
 * `POST /teams/{id}/invitations/{inviteId}/resend`
 */
export const resendInvitation: (convoca: Convoca, input: ResendInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('resendInvitation', 'POST', '/teams/{id}/invitations/{inviteId}/resend', '', { idempotencyKey: true })

/**
 * Applies to join a team.
 *
 * Only for a team that is recruiting. The team accepts or declines the application; the player withdraws it by
 * declining it.
 *
 * `POST /teams/{id}/applyToTeam`
 */
export const applyToTeam: (convoca: Convoca, input: ApplyToTeamParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('applyToTeam', 'POST', '/teams/{id}/applyToTeam', 'body?', { idempotencyKey: true })

/**
 * Reads a team's invite link.
 *
 * Only OWNER and MANAGER may call this. It creates a link if there is none or it has expired.
 *
 * `GET /teams/{id}/invite-link`
 */
export const readInviteLink: (convoca: Convoca, input: ReadInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink> = /* @__PURE__ */ operation('readInviteLink', 'GET', '/teams/{id}/invite-link')

/**
 * Replaces the invite link of a team.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `POST /teams/{id}/invite-link`
 */
export const resetInviteLink: (convoca: Convoca, input: ResetInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink> = /* @__PURE__ */ operation('resetInviteLink', 'POST', '/teams/{id}/invite-link', '', { idempotencyKey: true })

/**
 * Reads the team of an invite link.
 *
 * Returns the team's public data.
 *
 * `GET /teams/join/{code}`
 */
export const readInviteLinkTeam: (convoca: Convoca, input: ReadInviteLinkTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readInviteLinkTeam', 'GET', '/teams/join/{code}')

/**
 * Joins a team by its invite link.
 *
 * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role. Whom the team removed needs such an invitation: the link alone does not let them in again.
 *
 * `POST /teams/join/{code}`
 */
export const joinByLink: (convoca: Convoca, input: JoinByLinkParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('joinByLink', 'POST', '/teams/join/{code}', '', { idempotencyKey: true })
