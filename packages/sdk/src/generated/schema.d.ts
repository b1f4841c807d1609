// Generated from openapi/ by `pnpm generate`. Never edited by hand.

export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account.
         * @description Part 1 §7 Auth. Does not sign in; call `login` next.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session.
         * @description Part 1 §7 Auth. The message and the response time do not reveal whether the e-mail exists.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the current session.
         * @description Requests with its token get 401 from then on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sessions of the user.
         * @description Most recently used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the user.
         * @description May be the current session.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the signed-in user's profile.
         * @description Part 1 §7 User. The only response with cpf, phone, e-mail and birth.
         */
        get: operations["readMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/pro/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a player's public profile.
         * @description Part 1 §7 User.
         */
        get: operations["readPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/options/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches players for the picker.
         * @description Part 1 §7 User; 80 per page in the player picker. Minors and users with a hidden profile are omitted.
         */
        get: operations["searchPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the games, page by page.
         * @description Part 2 §7 Public.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every game.
         * @description Part 2 §7 Public; cacheable for 10 minutes.
         */
        get: operations["listAllGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists teams.
         * @description Part 2 §7 Team core. With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Creates a team.
         * @description Part 2 §7 Team core. The caller becomes its OWNER.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team as its member.
         * @description Part 2 §7 Team core. 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
         */
        get: operations["readTeam"];
        /**
         * Updates a team.
         * @description Part 2 §7 Team core. For OWNER and MANAGER.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Deletes a team.
         * @description For the OWNER. The members are notified.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the members of a team.
         * @description Part 2 §7 Team core. For members, or for every signed-in user if the members are public.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/pro/{teamTag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's public page.
         * @description Part 2 §7 Public.
         */
        get: operations["readPublicTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/invitations/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the signed-in user's invitations and applications.
         * @description Part 2 §7 Team core. Newest first.
         */
        get: operations["listMyInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites players to a team.
         * @description Part 2 §7 Team core. Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the invitations of a team and the applications to it.
         * @description Part 2 §7 Team core. For OWNER and MANAGER. Newest first.
         */
        get: operations["listTeamInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels a pending invitation.
         * @description Part 2 §7 Team core. For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accepts an invitation or an application.
         * @description Part 2 §7 Team core. Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application
         *     (CONFIRMED); anybody else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
         */
        patch: operations["acceptInvitation"];
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Declines an invitation or an application, or withdraws the caller's application.
         * @description Part 2 §7 Team core. Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or
         *     MANAGER (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
         *     declined, it is DECLINED_BY_OWNER_AND_MEMBER.
         */
        patch: operations["declineInvitation"];
        trace?: never;
    };
    "/file/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture.
         * @description Part 2 §7 Files. The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
         */
        post: operations["saveFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces a picture.
         * @description Part 2 §7 Files. For a file that already has an id.
         */
        put: operations["replaceFile"];
        post?: never;
        /**
         * Removes a picture.
         * @description Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the unread notifications.
         * @description Part 1 §7 Notifications. Newest first, at most 200.
         */
        get: operations["listUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/all-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the notifications, page by page.
         * @description Part 1 §7 Notifications; 8 per page.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-as-read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks a notification as read.
         * @description Part 1 §7 Notifications.
         */
        patch: operations["markNotificationRead"];
        trace?: never;
    };
    "/notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks every unread notification as read.
         * @description *Marcar todas* (part 1 §2) in one request.
         */
        patch: operations["markAllNotificationsRead"];
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a notification.
         * @description Part 1 §7 Notifications.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session with a social account.
         * @description Part 1 §7 Auth. The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a recovery e-mail.
         * @description Part 1 §7 Auth. The response and its time do not reveal whether the e-mail exists.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a recovery token.
         * @description Part 1 §7 Auth. Ends every session.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password of the signed-in user.
         * @description Requires the current password; ends every other session.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an e-mail address.
         * @description With the token from the registration e-mail.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the public configuration of this server.
         * @description Clients offer only the social providers that are configured.
         */
        get: operations["readConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a player's public profile by id.
         * @description Part 1 §7 User.
         */
        get: operations["readPublicUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/options/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches players by the start of their name.
         * @description Part 1 §7 User; at most 20 results, from 4 characters (part 1 §5).
         */
        get: operations["listPlayersByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates the signed-in user's profile.
         * @description Part 1 §7 User.
         */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Requests the erasure of the account.
         * @description Requires the password; can be undone for 7 days. Owned teams must be transferred first.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the erasure of the account.
         * @description Within the 7 days.
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all data stored about the user.
         * @description A single JSON document, as required by the LGPD.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a user's teams.
         * @description Part 1 §7 User. For another user, only the teams whose members are public.
         */
        get: operations["listUserTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the signed-in user's preferences.
         * @description Notification channels, theme, visibility and chat.
         */
        get: operations["readPreferences"];
        /**
         * Updates the signed-in user's preferences.
         * @description Replaces all preferences.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a piece of equipment.
         * @description Part 1 §7 User.
         */
        post: operations["createEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament/{setupId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates a piece of equipment.
         * @description Part 1 §7 User.
         */
        put: operations["updateEquipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament/{setupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a piece of equipment.
         * @description Part 1 §7 User.
         */
        delete: operations["deleteEquipment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/{id}/equipament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a player's equipment.
         * @description Part 1 §7 User.
         */
        get: operations["listEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the signed-in user's Pix keys.
         * @description Part 1 §7 User. Masked, unless `reveal` is set.
         */
        get: operations["listPixKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a Pix key.
         * @description Part 1 §7 User. At most 5; not for minors.
         */
        post: operations["createPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix/{pixId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a Pix key.
         * @description Part 1 §7 User.
         */
        put: operations["updatePixKey"];
        post?: never;
        /**
         * Removes a Pix key.
         * @description Part 1 §7 User.
         */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommends players and teams of the caller's games.
         * @description Part 1 §7 User.
         */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a game.
         * @description Part 2 §7 Public.
         */
        get: operations["readGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfers a team to another member.
         * @description For the OWNER, who becomes MANAGER.
         */
        post: operations["transferTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves a team.
         * @description For every member except the owner.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/team-member/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a member.
         * @description Part 2 §7 Team core. For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member.
         * @description Part 2 §7 Team core. For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/teams/{id}/assign/{memberId}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets the roster status of a member.
         * @description Part 2 §7 Team core. For OWNER and MANAGER, for every member.
         */
        patch: operations["assignRoster"];
        trace?: never;
    };
    "/teams/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the games of a team.
         * @description Part 2 §7 Team core.
         */
        get: operations["listTeamGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/options/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the signed-in user's teams.
         * @description Part 2 §3 (team search options) and §7 Team core.
         */
        get: operations["searchMyTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members-visibily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Shows or hides the members of a team.
         * @description Part 2 §7 Team core. For OWNER and MANAGER.
         */
        patch: operations["changeMembersVisibility"];
        trace?: never;
    };
    "/teams/{id}/recruitment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets whether a team is recruiting.
         * @description Part 2 §7 Team core. For OWNER and MANAGER.
         */
        patch: operations["changeRecruitmentStatus"];
        trace?: never;
    };
    "/public/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's public page by id.
         * @description Part 2 §7 Public.
         */
        get: operations["readPublicTeamById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the public members of a team.
         * @description Part 2 §7 Public. Minors and users with a private profile are listed by nick only.
         */
        get: operations["listPublicTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's matches and results.
         * @description Part 2 §7 Public.
         */
        get: operations["readTeamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/options/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches teams.
         * @description Part 2 §3 (team search options) and §7 Public. Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
         */
        get: operations["searchTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/badgets/{teamId}/TEAM": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a team's badges.
         * @description Part 2 §7 Public.
         */
        get: operations["listTeamBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites players to a team.
         * @description Part 2 §7 Team core. The other documented path of `sendInvitations`, with the same effect.
         */
        post: operations["invitePlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends a pending invitation.
         * @description Part 2 §4. Creates an invitation with the same user and role, and deletes the old one, which may have expired, in
         *     the same transaction.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/applyToTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies to join a team.
         * @description Part 2 §7 Team core. Only for a team that is recruiting. The team accepts or declines the application; the player
         *     withdraws it by declining it.
         */
        post: operations["applyToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invite-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's invite link.
         * @description For OWNER and MANAGER. Creates a link if there is none or it has expired.
         */
        get: operations["readInviteLink"];
        put?: never;
        /**
         * Replaces the invite link of a team.
         * @description For OWNER and MANAGER.
         */
        post: operations["resetInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/join/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the team of an invite link.
         * @description Returns the team's public data.
         */
        get: operations["readInviteLinkTeam"];
        put?: never;
        /**
         * Joins a team by its invite link.
         * @description The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role.
         */
        post: operations["joinByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the activities of a team.
         * @description Part 2 §7 Activities.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an activity.
         * @description Part 2 §7 Activities.
         */
        get: operations["readActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the achievements of a team.
         * @description Part 2 §7 Achievements.
         */
        get: operations["listAchievements"];
        put?: never;
        /**
         * Adds an achievement.
         * @description Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
         */
        post: operations["createAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/achievements/{achievementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an achievement.
         * @description Part 2 §7 Achievements.
         */
        get: operations["readAchievement"];
        /**
         * Updates an achievement.
         * @description Part 2 §7 Achievements. For OWNER and MANAGER.
         */
        put: operations["updateAchievement"];
        post?: never;
        /**
         * Removes an achievement.
         * @description Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is deleted too.
         */
        delete: operations["deleteAchievement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the communications of a team.
         * @description Part 2 §7 Communications. Newest first; those to the team and the private ones that the caller sent or received.
         */
        get: operations["listCommunications"];
        put?: never;
        /**
         * Adds a communication.
         * @description Part 2 §7 Communications. For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE
         *     requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the
         *     team has turned that off. Offensive words are rejected in global communications, not in private ones.
         */
        post: operations["createCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the communications to the whole team.
         * @description Part 2 §7 Communications.
         */
        get: operations["listGlobalCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the unread communications.
         * @description Part 2 §7 Communications; polled every 60 s. Communications from before the caller joined count as read.
         */
        get: operations["countUnreadCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/unread/sender/{senderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a sender's unread communications.
         * @description Part 2 §7 Communications.
         */
        get: operations["listUnreadCommunicationsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/private/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the private communications with another member.
         * @description Part 2 §7 Communications.
         */
        get: operations["listPrivateCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/{cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a communication.
         * @description Part 2 §7 Communications. A private communication is visible only to its sender and recipient, while they are in the team.
         */
        get: operations["readCommunication"];
        /**
         * Updates a communication.
         * @description Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
         */
        put: operations["updateCommunication"];
        post?: never;
        /**
         * Removes a communication.
         * @description Part 2 §7 Communications. For its sender; global ones also for OWNER and MANAGER.
         */
        delete: operations["deleteCommunication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/{cid}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a communication as read.
         * @description Part 2 §7 Communications. Read flags are per reader.
         */
        put: operations["markCommunicationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a team's vacancies.
         * @description Part 2 §7 Recruitment.
         */
        get: operations["readRecruitment"];
        /**
         * Updates a vacancy.
         * @description Part 2 §7 Recruitment. For OWNER and MANAGER.
         */
        put: operations["updateVacancy"];
        /**
         * Creates a vacancy.
         * @description Part 2 §7 Recruitment. For OWNER and MANAGER.
         */
        post: operations["createVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment/toggle/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns recruitment on or off.
         * @description Part 2 §7 Recruitment. For OWNER and MANAGER.
         */
        put: operations["toggleRecruitment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment/{vacancyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a vacancy.
         * @description For OWNER and MANAGER.
         */
        delete: operations["deleteVacancy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/vacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the open vacancies of all teams.
         * @description Filters by game, position, ranking and text.
         */
        get: operations["listVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/vacancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an open vacancy.
         * @description Only an active vacancy of a team that is recruiting.
         */
        get: operations["readVacancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sponsors of a team.
         * @description Part 2 §7 Sponsors.
         */
        get: operations["listSponsors"];
        put?: never;
        /**
         * Adds a sponsor.
         * @description Part 2 §7 Sponsors. For OWNER and MANAGER.
         */
        post: operations["createSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/sponsors/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a sponsor.
         * @description Part 2 §7 Sponsors.
         */
        get: operations["readSponsor"];
        put?: never;
        post?: never;
        /**
         * Removes a sponsor.
         * @description Part 2 §7 Sponsors. For OWNER and MANAGER.
         */
        delete: operations["deleteSponsor"];
        options?: never;
        head?: never;
        /**
         * Updates a sponsor.
         * @description Part 2 §7 Sponsors. For OWNER and MANAGER.
         */
        patch: operations["updateSponsor"];
        trace?: never;
    };
    "/teams/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the schedules of a team.
         * @description Part 2 §7 Schedules.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Creates a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a schedule.
         * @description Part 2 §7 Schedules.
         */
        get: operations["readSchedule"];
        /**
         * Updates a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link
         *     notifies everybody who has not declined.
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Deletes a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the
         *     event is over.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the check-ins of a schedule.
         * @description Part 2 §7 Schedules.
         */
        get: operations["listCheckIns"];
        put?: never;
        /**
         * Invites members to a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the
         *     event.
         */
        post: operations["createCheckIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins/{cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws the invitation to a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
         */
        delete: operations["deleteCheckIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Responds to the caller's check-in.
         * @description Part 2 §7 Schedules. Accepts or declines a schedule invitation (part 1 §4).
         */
        put: operations["answerCheckIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/schedules.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's calendar as an iCalendar feed.
         * @description For calendar apps, which cannot send a token; the feed has a key of its own.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/calendar-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates the caller's key of the calendar feed.
         * @description Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
         */
        put: operations["resetCalendarKey"];
        post?: never;
        /**
         * Revokes the caller's key of the calendar feed.
         * @description Requests with the key get 404 from then on.
         */
        delete: operations["deleteCalendarKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the members' availability.
         * @description The number of available members for each hour of the week.
         */
        get: operations["readAvailability"];
        /**
         * Sets the caller's weekly availability.
         * @description Replaces the previous availability.
         */
        put: operations["updateAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/registration/team/{teamId}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a team's championship registrations.
         * @description Part 2 §7 Championships.
         */
        get: operations["listTeamRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the user's conversations.
         * @description Sorted by the latest message, newest first.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Starts a conversation.
         * @description With one user (an existing conversation is returned) or several.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a conversation.
         * @description For its participants.
         */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists messages, newest first.
         * @description With `after`, oldest first: the messages that a client missed while disconnected.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Sends a message.
         * @description Idempotent by the client's id: a message sent twice is stored once.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a conversation as read up to a message.
         * @description The position never moves backwards.
         */
        put: operations["markConversationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture or voice note for a message.
         * @description Pictures up to 5 MB, voice notes up to 60 s.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mutes or unmutes a conversation.
         * @description For the caller only.
         */
        put: operations["muteConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves a group.
         * @description The group of a team can only be left by leaving the team.
         */
        post: operations["leaveConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a message of the caller.
         * @description Within 15 minutes; the message stays in the list without its content.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edits a message of the caller.
         * @description Within 15 minutes.
         */
        patch: operations["editMessage"];
        trace?: never;
    };
    "/chat/messages/{id}/reactions/{emoji}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reacts to a message.
         * @description Once per user and emoji.
         */
        put: operations["addReaction"];
        post?: never;
        /**
         * Removes a reaction.
         * @description Only the caller's own.
         */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a message.
         * @description Sends a report to the platform’s moderators.
         */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users blocked by the caller.
         * @description The list is private.
         */
        get: operations["listBlockedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/blocks/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Blocks a user.
         * @description Neither user can send messages to the other.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Unblocks a user.
         * @description Removes the caller’s block.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks that the process is running.
         * @description Does not query the database.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks that the service is ready.
         * @description Queries the database.
         */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description All data stored about the user (LGPD). */
        AccountExport: {
            exported_at: components["schemas"]["Timestamp"];
            profile: components["schemas"]["OwnProfile"];
            /** @description One section per kind of record: sessions, teams, invitations, notifications, messages and so on. */
            sections: {
                /** @description Kind of the records. */
                name: string;
                /** @description The records. */
                records: {
                    [key: string]: unknown;
                }[];
            }[];
        };
        /** @description An achievement of a team. */
        Achievement: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Title. */
            title: string;
            /** @description A few words. */
            description: string | null;
            /** @description 1 is the first place. */
            placement: number | null;
            /**
             * Format: date
             * @description The date it was won.
             */
            date: string;
            /** @description Game. */
            game_id: components["schemas"]["Uuid"] | null;
            /** @description Name of the championship. */
            championship: string | null;
            /** @description Pictures. */
            files: components["schemas"]["FileRef"][];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An achievement (product.md §5). */
        AchievementInput: {
            /** @description 3 to 100 characters. */
            title: string;
            /** @description A few words. */
            description: string | null;
            /** @description 1 is the first place. */
            placement: number | null;
            /**
             * Format: date
             * @description The date it was won.
             */
            date: string;
            /** @description Game. */
            game_id: components["schemas"]["Uuid"] | null;
            /** @description Name of the championship. */
            championship: string | null;
        };
        /** @description An entry in a team's activity log. */
        Activity: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            actionType: components["schemas"]["ActivityType"];
            /** @description The user who did it, null after the account was deleted. */
            actor: components["schemas"]["User"] | null;
            /** @description The user affected, if not only the actor. */
            subject: components["schemas"]["User"] | null;
            /** @description The role that the user was invited with or was given. */
            role: components["schemas"]["TeamRole"] | null;
            /** @description The object's name: a title, a roster status, the business type of a picture, or the nick of the subject. */
            target: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of activities. */
        ActivityPage: {
            /** @description This page's items. */
            data: components["schemas"]["Activity"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /**
         * @description Kind of activity (product.md §5).
         * @enum {string}
         */
        ActivityType: "TEAM_CREATED" | "TEAM_UPDATED" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_LEFT" | "MEMBER_REMOVED" | "ROLE_CHANGED" | "ROSTER_CHANGED" | "INVITATION_DECLINED" | "INVITATION_CANCELLED" | "APPLICATION_RECEIVED" | "RECRUITMENT_CHANGED" | "ACHIEVEMENT_ADDED" | "COMMUNICATION_SENT" | "COMMUNICATION_UPDATED" | "COMMUNICATION_DELETED" | "SPONSOR_ADDED" | "SCHEDULE_CREATED" | "SCHEDULE_UPDATED" | "SCHEDULE_DELETED" | "PICTURE_CHANGED";
        /** @description Why the player wants to join. */
        ApplicationInput: {
            /** @description A message to the team. */
            message?: string | null;
            /** @description The vacancy applied for. */
            vacancyId?: components["schemas"]["Uuid"] | null;
        };
        /** @description A picture or a voice note. */
        Attachment: {
            id: components["schemas"]["Uuid"];
            /**
             * @description Kind of attachment.
             * @enum {string}
             */
            kind: "IMAGE" | "VOICE";
            url: components["schemas"]["Url"];
            /** @description In pixels. */
            width: number | null;
            /** @description In pixels. */
            height: number | null;
            /** @description Length of a voice note. */
            seconds: number | null;
        };
        /** @description A picture or voice note to upload. */
        AttachmentInput: {
            /**
             * @description Kind of attachment.
             * @enum {string}
             */
            kind: "IMAGE" | "VOICE";
            /** @description Base64 without the data URL prefix; at most 5 MB decoded. */
            base64: string;
        };
        /** @description Number of available members for each hour of the week. */
        Availability: {
            /** @description Hours when at least one member is available. */
            slots: {
                /** @description 0 is Sunday. */
                weekday: number;
                /** @description Start of the hour, 0 to 23. */
                hour: number;
                /** @description Number of available members. */
                members: number;
            }[];
            /** @description Number of members who entered their availability. */
            members: number;
            /** @description Hours when the caller is available. */
            own: components["schemas"]["WeekHour"][];
        };
        /** @description The caller's weekly availability. */
        AvailabilityInput: {
            /** @description The hours when the caller is available. */
            hours: components["schemas"]["WeekHour"][];
        };
        /** @description A badge of a team. */
        Badge: {
            id: components["schemas"]["Uuid"];
            /** @description Name. */
            name: string;
            /** @description What it was awarded for. */
            description: string;
            /** @description File with business type BADGET_ICON. */
            icon: components["schemas"]["FileRef"] | null;
            received_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's key of a team's calendar feed, returned only once. */
        CalendarKey: {
            /** @description Key of the feed. */
            key: string;
            /** @description Path of the feed with the key, without the origin. */
            url: string;
        };
        /** @description A participant of a conversation (part 1 §3). */
        ChatPerson: {
            id: components["schemas"]["Uuid"];
            /** @description Nick. */
            name: string;
            /** @description Photo. */
            avatar: components["schemas"]["Url"] | null;
        };
        /** @description A member's check-in; each member has one. */
        CheckIn: {
            id: components["schemas"]["Uuid"];
            schedule_id: components["schemas"]["Uuid"];
            member_id: components["schemas"]["Uuid"];
            user: components["schemas"]["User"];
            /** @description Null until the member responds. */
            is_confirmed: boolean | null;
            /** @description When the member responded. */
            answered_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Responses of the invited members. */
        CheckInCounts: {
            /** @description Number of members who accepted. */
            confirmed: number;
            /** @description Number of members who declined. */
            declined: number;
            /** @description Number of members without a response. */
            pending: number;
        };
        /** @description Members to invite. */
        CheckInInput: {
            /** @description Members. */
            memberIds: components["schemas"]["Uuid"][];
        };
        /** @description A communication as returned to one of its readers. */
        Communication: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Title. */
            title: string;
            /** @description The text. */
            body: string;
            messageType: components["schemas"]["MessageType"];
            /** @description Whether it is for the whole team. */
            isGlobal: boolean;
            sender: components["schemas"]["User"];
            /** @description Recipient of a private communication. */
            recipient: components["schemas"]["User"] | null;
            /** @description Whether the caller has read it; always true for the sender. */
            isRead: boolean;
            /** @description Number of readers, without the sender. */
            read_count: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A communication; PRIVATE has a recipient and is not global. */
        CommunicationInput: {
            /** @description 3 to 100 characters. */
            title: string;
            /** @description The text. */
            body: string;
            messageType: components["schemas"]["MessageType"];
            /** @description Whether it is for the whole team. */
            isGlobal: boolean;
            /** @description Recipient of a private communication. */
            recipientId: components["schemas"]["Uuid"] | null;
        };
        /** @description A page of activities. */
        CommunicationPage: {
            /** @description This page's items. */
            data: components["schemas"]["Communication"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description The token from the e-mail. */
        ConfirmEmailInput: {
            /** @description Single-use token from the e-mail. */
            token: string;
        };
        /** @description The response to a schedule invitation (part 2 §7). */
        ConfirmationInput: {
            /** @description Whether the member will attend. */
            is_confirmed: boolean;
        };
        /** @description A conversation in a list (part 1 §3, chat summary). */
        Conversation: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the group, or nick of the other participant. */
            name: string;
            /** @description Last message. */
            message: string | null;
            /** @description Unread messages. */
            unreadCount: number;
            /** @description Picture. */
            avatar: components["schemas"]["Url"] | null;
            /** @description Presence of the other participant, null for groups. */
            status: components["schemas"]["Presence"] | null;
            /** @description When the last message was sent. */
            lastMessageTime: components["schemas"]["Timestamp"] | null;
            /** @description Whether it is a group. */
            isGroup: boolean;
            /** @description The team that the group belongs to. */
            team_id: components["schemas"]["Uuid"] | null;
            /** @description The other participants. */
            members: components["schemas"]["ChatPerson"][];
            /** @description Muted until this instant. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Sequence number of the last message that the caller has read. */
            lastReadSequence: number;
        };
        /** @description The participants of a new conversation. */
        ConversationInput: {
            /** @description A single user makes it a direct conversation. */
            userIds: components["schemas"]["Uuid"][];
            /** @description Name of the group, null for a direct one. */
            name: string | null;
        };
        /** @description A page of conversations. */
        ConversationPage: {
            /** @description This page's conversations. */
            data: components["schemas"]["Conversation"][];
            /** @description Cursor of the next page, null on the last one. */
            nextCursor: string | null;
        };
        /**
         * @description One emoji.
         * @example 🔥
         */
        Emoji: string;
        /** @description A piece of equipment (product.md §4). */
        Equipment: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["EquipmentType"];
            /** @description Brand. */
            brand: string;
            /** @description Model. */
            model: string;
            /** @description A few words. */
            description: string | null;
            /** @description Photo. */
            photo: components["schemas"]["FileRef"] | null;
        };
        /** @description A piece of equipment. */
        EquipmentInput: {
            type: components["schemas"]["EquipmentType"];
            /** @description Brand. */
            brand: string;
            /** @description Model. */
            model: string;
            /** @description A few words. */
            description: string | null;
        };
        /**
         * @description Equipment type (part 1 §3).
         * @enum {string}
         */
        EquipmentType: "COMPUTER" | "NOTEBOOK" | "PC" | "CONSOLE" | "TABLET" | "SMARTPHONE";
        /** @description When the personal data will be erased. */
        Erasure: {
            /** @description 7 days after the request. */
            erase_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Machine-readable error code; clients should rely on this, not on the message.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNKNOWN_FIELD" | "INVALID_CREDENTIALS" | "USER_NOT_VERIFIED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "USER_NOT_FOUND" | "TEAM_NOT_FOUND" | "GAME_NOT_FOUND" | "FILE_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "SESSION_NOT_FOUND" | "INVITATION_NOT_FOUND" | "INVITATION_EXPIRED" | "INVITATION_NOT_PENDING" | "USER_ALREADY_INVITED" | "ALREADY_IN_TEAM" | "NOT_IN_TEAM" | "NOT_TEAM_OWNER" | "EMAIL_TAKEN" | "NICK_TAKEN" | "CPF_TAKEN" | "TEAM_NAME_TAKEN" | "TEAM_TAG_TAKEN" | "UNDERAGE" | "PASSWORD_TOO_COMMON" | "PROFANITY" | "INVITATION_QUOTA_EXCEEDED" | "TEAM_NOT_RECRUITING" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IMAGE_UNREADABLE" | "IMAGE_TOO_SMALL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WRONG_PASSWORD" | "PROVIDER_NOT_CONFIGURED" | "SOCIAL_ACCOUNT_TAKEN" | "OWNS_TEAMS" | "ERASURE_PENDING" | "PIX_KEY_LIMIT" | "PIX_KEY_TAKEN" | "MINOR_NOT_ALLOWED" | "LAST_OWNER" | "CONVERSATION_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "EDIT_WINDOW_CLOSED" | "USER_BLOCKED" | "PAYMENT_ALREADY_EXISTS" | "CPF_INVALID" | "NOT_IMPLEMENTED" | "INTERNAL_ERROR";
        /** @description An invalid field. */
        FieldError: {
            /**
             * @description Dotted path of the field in the body, query or path, such as `nick` or `0.userId`.
             * @example nick
             */
            path: string;
            code: components["schemas"]["FieldErrorCode"];
            /**
             * @description A stable English message.
             * @example nick is already in use
             */
            message: string;
        };
        /**
         * @description Why a field is invalid.
         * @enum {string}
         */
        FieldErrorCode: "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "INVALID_FORMAT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "TAKEN" | "PROFANITY" | "UNDERAGE" | "TOO_COMMON" | "OUT_OF_RANGE";
        /**
         * @description Purpose of a file (part 1 §3).
         * @enum {string}
         */
        FileBusinessType: "USER_PROFILE_PHOTO" | "USER_PROFILE_BANNER" | "TEAM_BANNER_PHOTO" | "TEAM_PROFILE_PHOTO" | "GAMES_ICON" | "GAMES_IMAGE" | "BADGET_ICON" | "EVENT_BANNER" | "CHAMPIONSHIP_BANNER" | "CHAMPIONSHIP_LOGO" | "CHAMPIONSHIP_CARD" | "AWARD_ICON" | "SETUP_PHOTO" | "SPONSOR_LOGO";
        /**
         * @description Type of the entity that a file belongs to (part 1 §3).
         * @enum {string}
         */
        FileEntityType: "USER" | "GAME" | "TEAM" | "BADGET" | "CHAMPIONSHIP" | "AWARD" | "SETUP" | "TEAM_SPONSOR";
        /**
         * @description File formats (part 1 §3). Every picture is stored as JPEG.
         * @enum {string}
         */
        FileFormat: "JPG" | "JPEG" | "PNG" | "PDF" | "SVG";
        /** @description A picture to upload (part 2 §3, file record). */
        FileInput: {
            /** @description Base64 without the data URL prefix; at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
            base64: string;
            extension: components["schemas"]["FileFormat"];
            entityType: components["schemas"]["FileEntityType"];
            entityId: components["schemas"]["Uuid"];
            businessType: components["schemas"]["FileBusinessType"];
            /**
             * @description Always IMAGE.
             * @enum {string}
             */
            fileType: "IMAGE";
        };
        /** @description A stored picture. */
        FileRecord: {
            id: components["schemas"]["Uuid"];
            business_type: components["schemas"]["FileBusinessType"];
            url: components["schemas"]["Url"];
            entity_type: components["schemas"]["FileEntityType"];
            entity_id: components["schemas"]["Uuid"];
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture of an entity. */
        FileRef: {
            id: components["schemas"]["Uuid"];
            business_type: components["schemas"]["FileBusinessType"];
            url: components["schemas"]["Url"];
        };
        /** @description A game that teams play (part 2 §3). */
        Game: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the game. */
            name: string;
            /** @description File with business type GAMES_ICON. */
            icon: components["schemas"]["FileRef"] | null;
        };
        /** @description A page of games. */
        GamePage: {
            /** @description This page's games. */
            data: components["schemas"]["Game"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /**
         * @description Gender (part 1 §3).
         * @enum {string}
         */
        Gender: "MALE" | "FEMALE" | "OTHER" | "NOT_INFORMED";
        /** @description State of the service. */
        Health: {
            /**
             * @description Always ok.
             * @enum {string}
             */
            status: "ok";
        };
        /**
         * @description A colour of three or six hexadecimal digits (part 2 §5).
         * @example #7c3aed
         */
        HexColor: string;
        /** @description An invitation (part 1 §3, invite-shaped body). */
        Invitation: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["InvitationKind"];
            status: components["schemas"]["InvitationStatus"];
            role: components["schemas"]["TeamRole"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When it expires, 7 days after it was sent. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The inviting team. */
            team: {
                id: components["schemas"]["Uuid"];
                /** @description Name of the team. */
                name: string;
                team_tag: components["schemas"]["TeamTag"];
            };
            /** @description The invited player. */
            user: {
                id: components["schemas"]["Uuid"];
                nick: components["schemas"]["Nick"];
            };
            /** @description The sender. */
            userWhoInvited: {
                id: components["schemas"]["Uuid"];
                nick: components["schemas"]["Nick"];
            };
            user_id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description The event, if it is an invitation to a schedule. */
            schedule: {
                /** @description Title of the event. */
                title: string;
                team_id: components["schemas"]["Uuid"];
                /** @description The next occurrence of a weekly event. */
                starts_at?: components["schemas"]["Timestamp"];
                /** @description The next occurrence of a weekly event. */
                ends_at?: components["schemas"]["Timestamp"];
            } | null;
            /** @description Id of the event. */
            schedule_id: components["schemas"]["Uuid"] | null;
            /** @description Response to the event, null if there is none yet. */
            is_confirmed: boolean | null;
            /** @description True after 7 days without a response. The status stays PENDING, but the invitation can no longer be accepted or declined. */
            is_expired: boolean;
            /** @description The applicant's message to the team. */
            message: string | null;
            /** @description The vacancy applied for, while it exists. */
            vacancy: {
                id: components["schemas"]["Uuid"];
                /** @description Title of the vacancy. */
                title: string;
            } | null;
        };
        /**
         * @description A status to filter by. PENDING matches invitations that can still be accepted, EXPIRED those that no longer can.
         * @enum {string}
         */
        InvitationFilter: "PENDING" | "EXPIRED" | "ACCEPTED" | "DECLINED" | "CONFIRMED" | "DECLINED_BY_OWNER" | "DECLINED_BY_MEMBER" | "DECLINED_BY_OWNER_AND_MEMBER";
        /**
         * @description INVITE is sent by the team, APPLICATION by the player (product.md §5).
         * @enum {string}
         */
        InvitationKind: "INVITE" | "APPLICATION";
        /** @description Invitations. */
        InvitationList: components["schemas"]["Invitation"][];
        /** @description A page of invitations, newest first. */
        InvitationPage: {
            /** @description This page's invitations. */
            data: components["schemas"]["Invitation"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /**
         * @description Status of an invitation (part 2 §3).
         * @enum {string}
         */
        InvitationStatus: "PENDING" | "ACCEPTED" | "DECLINED" | "CONFIRMED" | "DECLINED_BY_OWNER" | "DECLINED_BY_MEMBER" | "DECLINED_BY_OWNER_AND_MEMBER";
        /** @description Players to invite; either all are invited or none. */
        InviteInput: components["schemas"]["InviteItem"][];
        /** @description One player to invite (part 2 §3). */
        InviteItem: {
            userId: components["schemas"]["Uuid"];
            /** @description OWNER is rejected; only the owner may invite a MANAGER. */
            role: components["schemas"]["TeamRole"];
        };
        /** @description A link that lets anyone join the team; valid for 30 days or until it is reset. */
        InviteLink: {
            /** @description Code of the link. */
            code: string;
            /**
             * Format: uri-reference
             * @description Path relative to this origin.
             */
            url: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Credentials. */
        LoginInput: {
            /**
             * Format: email
             * @description E-mail of the account.
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
            /**
             * @description A random id that the client makes once and keeps (128 bits or more). Where an account was logged in to with it, wrong guesses from elsewhere do not keep its owner out.
             * @example 7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6
             */
            deviceId?: string;
        };
        /** @description A member. */
        MemberRef: {
            memberId: components["schemas"]["Uuid"];
        };
        /** @description A message. A deleted message stays in the list without its content. */
        Message: {
            id: components["schemas"]["Uuid"];
            /** @description Id chosen by the client that sent it. */
            clientId: components["schemas"]["Uuid"];
            conversationId: components["schemas"]["Uuid"];
            /** @description Sequence number in the conversation, assigned by the server. */
            sequence: number;
            sender: components["schemas"]["ChatPerson"];
            /** @description The text. */
            content: string;
            /** @description Pictures and voice notes. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Reactions. */
            reactions: components["schemas"]["Reaction"][];
            /** @description The message it replies to. */
            replyTo: components["schemas"]["Uuid"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was edited. */
            edited_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was deleted. */
            deleted_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description A new text. */
        MessageEdit: {
            /** @description The text. */
            content: string;
        };
        /** @description A message to send; text, attachments or both. */
        MessageInput: {
            /** @description Id chosen by the client; a message sent twice is stored once. */
            clientId: components["schemas"]["Uuid"];
            /** @description The text. */
            content: string;
            /** @description Ids of uploaded attachments. */
            attachmentIds: components["schemas"]["Uuid"][];
            /** @description The message it replies to. */
            replyTo: components["schemas"]["Uuid"] | null;
        };
        /** @description A page of messages. */
        MessagePage: {
            /** @description This page's messages. */
            data: components["schemas"]["Message"][];
            /** @description Cursor of the next page, null on the last one. */
            nextCursor: string | null;
        };
        /**
         * @description Kind of a communication (product.md §5).
         * @enum {string}
         */
        MessageType: "INFO" | "WARNING" | "URGENT" | "PRIVATE";
        /** @description How long a conversation is muted. */
        MuteInput: {
            /** @description Null unmutes the conversation. */
            until: components["schemas"]["Timestamp"] | null;
        };
        /** @description A new password with a recovery token; passwordConfirm is not sent (part 1 §3). */
        NewPasswordInput: {
            /**
             * Format: email
             * @description E-mail of the account.
             */
            email: string;
            /** @description Single-use token from the e-mail, valid for 30 minutes. */
            token: string;
            /**
             * Format: password
             * @description The new password, 8 to 128 characters.
             */
            password: string;
        };
        /**
         * @description 3 to 20 letters, digits, underscores and hyphens; unique, case-insensitive (part 1 §5).
         * @example ana_sp
         */
        Nick: string;
        /** @description A notification of the signed-in user (part 1 §3). */
        Notification: {
            id: components["schemas"]["Uuid"];
            /** @description Title, in Portuguese. */
            title: string;
            type: components["schemas"]["NotificationType"];
            context_type: components["schemas"]["NotificationContext"];
            body: components["schemas"]["NotificationBody"];
            /** @description Whether the user has read it. */
            isRead: boolean;
            createAt: components["schemas"]["Timestamp"];
            /** @description The team it is about. */
            teamId: components["schemas"]["Uuid"] | null;
            /** @description Tag of that team, for links. */
            teamTag: components["schemas"]["TeamTag"] | null;
            /** @description The invitation it is about. */
            inviteId: components["schemas"]["Uuid"] | null;
            /** @description The event it is about. */
            scheduleId: components["schemas"]["Uuid"] | null;
            /** @description The check-in it is about. */
            checkInId: components["schemas"]["Uuid"] | null;
            /** @description The other player it is about, such as the one who joined or applied; their public page is `/pro/{nick}`. */
            player?: {
                nick: components["schemas"]["Nick"];
            } | null;
        };
        /** @description Text, lines of text, or the invitation (part 1 §3). */
        NotificationBody: string | string[] | components["schemas"]["Invitation"];
        /**
         * @description Subject of the notification (not specified in part 1).
         * @enum {string}
         */
        NotificationContext: "TEAM" | "CHAMPIONSHIP" | "USER" | "EVENT" | "SCHEDULE" | "PLATFORM";
        /** @description Notifications, newest first. */
        NotificationList: components["schemas"]["Notification"][];
        /** @description A page of notifications, newest first. */
        NotificationPage: {
            /** @description This page's notifications. */
            data: components["schemas"]["Notification"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description The channels of a kind of notification. */
        NotificationPreference: {
            type: components["schemas"]["NotificationType"];
            /** @description In the app's notification list. */
            inApp: boolean;
            /** @description By e-mail. */
            email: boolean;
        };
        /**
         * @description Notification type, spelling as given (part 1 §3).
         * @enum {string}
         */
        NotificationType: "TEAM_INVITE" | "TEAM_JOIN" | "TEAM_LEAVE" | "TEAM_KICK" | "TEAM_UPDATE" | "TEAM_DELETE" | "CHAMPIONSHIP_INVITE" | "CHAMPIONSHIP_CANCEL" | "CHAMPIONSHIP_IS_CLOSE" | "CHAMPIONSHIP_START" | "CHAMPIONSHIP_REGISTER_ACCEPT" | "CHAMPIONSHIP_REGISTER_REJECT" | "CHAMPIONSHIP_RESULT" | "CHAMPIONSHIP_MATCH_RESULT" | "CHAMPIONSHIP_MATCH_CANCEL" | "CHAMPIONSHIP_MATCH_RESCHEDULE" | "CHAMPIONSHIP_MATCH_UPDATE" | "CHAMPIONSHIP_MATCH_CODE" | "CHAMPIONSHIP_MATCH_IS_CLOSE" | "CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15" | "USER_ALTER_PASSWORD" | "BADGET_RECEIVE" | "EVENT_ANNOUNCE" | "ANNOUNCE_NEW" | "REFUSED" | "CHAMPIOSHIP_GIFT_RECEIVE" | "SCHEDULE_INVITE";
        /** @description The caller's own check-in. */
        OwnCheckIn: {
            id: components["schemas"]["Uuid"];
            /** @description Null until the member responds. */
            is_confirmed: boolean | null;
        };
        /** @description The signed-in user's profile with its files (part 1 §3). */
        OwnProfile: {
            entity: components["schemas"]["OwnProfileEntity"];
            /** @description Photo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description An account as returned to its owner. */
        OwnProfileEntity: {
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /**
             * Format: email
             * @description Owner only.
             */
            email: string;
            /** @description Gender. */
            gender: components["schemas"]["Gender"] | null;
            /** @description Digits; owner only. */
            phone: string;
            /** @description Digits; owner only. */
            cpf: string;
            /** @description A short text about the player. */
            about: string | null;
            /**
             * Format: date
             * @description Owner only.
             */
            birth: string;
            /** @description Profile photo. */
            picture: components["schemas"]["Url"] | null;
            /** @description Teams of the user. */
            teams: components["schemas"]["ProfileTeam"][];
        };
        /** @description Items per page. */
        PageLimit: number;
        /** @description Number of this page, starting at 1. */
        PageNumber: number;
        /** @description The current and the new password. */
        PasswordChangeInput: {
            /**
             * Format: password
             * @description The current password.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description The new password, 8 to 128 characters.
             */
            password: string;
        };
        /** @description The password, for confirmation. */
        PasswordProof: {
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
        };
        /** @description A Pix key of the signed-in user, masked until revealed. */
        PixKey: {
            id: components["schemas"]["Uuid"];
            user_id: components["schemas"]["Uuid"];
            type: components["schemas"]["PixKeyType"];
            /** @description Masked, unless the owner asks for it with `reveal`. */
            key: string;
        };
        /** @description A Pix key (part 1 §7), validated by its type. */
        PixKeyInput: {
            /** @description The signed-in user's id. */
            user_id: components["schemas"]["Uuid"];
            type: components["schemas"]["PixKeyType"];
            /** @description The key in its type's format. */
            key: string;
        };
        /**
         * @description Pix key type (part 1 §3).
         * @enum {string}
         */
        PixKeyType: "CPF" | "EMAIL" | "PHONE" | "KEYRANDOM";
        /** @description A played match. */
        PlayedMatch: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the opponent. */
            opponent: string;
            played_at: components["schemas"]["Timestamp"];
            /**
             * @description Result for this team.
             * @enum {string}
             */
            result: "WIN" | "LOSS";
            /** @description The score as reported. */
            score: string | null;
            /** @description Name of the championship. */
            championship: string | null;
        };
        /** @description A player in a search result. */
        PlayerOption: {
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description The photo first. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description A page of players. */
        PlayerPage: {
            /** @description This page's players. */
            data: components["schemas"]["PlayerOption"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description Preferences (product.md §4). */
        Preferences: {
            /** @description The kinds that differ from the default. */
            notifications: components["schemas"]["NotificationPreference"][];
            /**
             * @description Appearance.
             * @enum {string}
             */
            theme: "dark" | "light" | "system";
            /**
             * @description Who can see the profile.
             * @enum {string}
             */
            visibility: "PUBLIC" | "MEMBERS" | "NOBODY";
            /**
             * @description Who can write to the user.
             * @enum {string}
             */
            chat: "EVERYBODY" | "TEAMMATES" | "NOBODY";
        };
        /**
         * @description Presence (part 1 §3) – online while a socket is connected, away after 5 minutes of inactivity.
         * @enum {string}
         */
        Presence: "online" | "away" | "offline";
        /** @description RFC 9457 problem details, with a closed `code`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI that identifies the problem type.
             * @example https://convoca.example/problems/team-not-found
             */
            type: string;
            /**
             * @description Title of the problem type, in English.
             * @example Team not found
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description Explanation of this occurrence, in English.
             * @example No team with this id is visible to you
             */
            detail?: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description A stable English message, or a list of messages if several fields are invalid.
             * @example Team not found
             */
            message: string | string[];
            /**
             * @description Id of the request, also in the `X-Request-Id` header and the log.
             * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1fff
             */
            requestId: string;
            /** @description The invalid fields. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description The signed-in user's profile (part 1 §7); phone and cpf as digits. */
        ProfileInput: {
            /** @description The signed-in user's id. */
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description Gender. */
            gender: components["schemas"]["Gender"] | null;
            /** @description Digits. */
            phone: string;
            /** @description Digits. */
            cpf: string;
            /** @description A short text about the player. */
            about: string | null;
            /**
             * Format: date
             * @description Date of birth.
             */
            birth: string;
        };
        /** @description A team the user belongs to. */
        ProfileTeam: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the team. */
            name: string;
            team_tag: components["schemas"]["TeamTag"];
            role: components["schemas"]["TeamRole"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description Public configuration of this server. */
        PublicConfig: {
            /** @description The configured social providers; clients offer only these. */
            providers: {
                providerType: components["schemas"]["SocialProvider"];
                /** @description Public client id, null for STEAM. */
                clientId: string | null;
            }[];
            /** @description Whether an account's e-mail must be confirmed before it can sign in. */
            requireVerifiedEmail: boolean;
            /** @description Minimum age for an account, in years. */
            minimumAge: number;
        };
        /** @description A player's public profile with its files. */
        PublicProfile: {
            entity: components["schemas"]["PublicProfileEntity"];
            /** @description Photo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description The public data of a player; an allow-list. */
        PublicProfileEntity: {
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description A short text about the player. */
            about: string | null;
            /** @description Profile photo. */
            picture: components["schemas"]["Url"] | null;
            /** @description Teams of the player whose members are public. */
            teams: components["schemas"]["ProfileTeam"][];
        };
        /** @description A team's public page. */
        PublicTeam: {
            id: components["schemas"]["Uuid"];
            team_tag: components["schemas"]["TeamTag"];
            entity: components["schemas"]["PublicTeamEntity"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
            /** @description Empty when the team hides its members. */
            members: components["schemas"]["TeamMemberList"];
            game: components["schemas"]["Game"];
            /** @description The team's active sponsors. */
            sponsors: components["schemas"]["Sponsor"][];
        };
        /** @description The public data of a team; an allow-list. */
        PublicTeamEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description The team's description. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team is recruiting. */
            is_recruiting: boolean;
            created_at: components["schemas"]["Timestamp"];
            /** @description Members of the team. */
            team_members_count: number;
            /** @description Owner of the team. */
            owner: {
                /** @description Name of the owner. */
                name: string;
            };
            performance: components["schemas"]["TeamPerformance"];
            primary_color: components["schemas"]["HexColor"];
            secondary_color: components["schemas"]["HexColor"];
        };
        /** @description A team in a public list. */
        PublicTeamItem: {
            id: components["schemas"]["Uuid"];
            entity: components["schemas"]["PublicTeamEntity"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description A page of activities. */
        PublicTeamPage: {
            /** @description This page's items. */
            data: components["schemas"]["PublicTeamItem"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description The users who reacted with an emoji. */
        Reaction: {
            emoji: components["schemas"]["Emoji"];
            /** @description Ids of the users. */
            userIds: components["schemas"]["Uuid"][];
        };
        /** @description Number of notifications marked as read. */
        ReadCount: {
            /** @description Number of notifications that were unread before. */
            count: number;
        };
        /** @description The last message that was read. */
        ReadInput: {
            /** @description Sequence number of the last read message. */
            sequence: number;
        };
        /** @description Players and teams of the caller's games. */
        Recommendations: {
            /** @description Players. */
            players: components["schemas"]["PlayerOption"][];
            /** @description Teams. */
            teams: components["schemas"]["TeamListItem"][];
        };
        /** @description The account to recover. */
        RecoveryInput: {
            /**
             * Format: email
             * @description E-mail of the account.
             */
            email: string;
        };
        /** @description Whether the team is recruiting (part 2 §7). */
        RecruitingInput: {
            /** @description Whether the team is recruiting. */
            isRecruiting: boolean;
        };
        /** @description Whether a team is recruiting, and its vacancies. */
        Recruitment: {
            /** @description Whether the team is recruiting. */
            is_recruiting: boolean;
            /** @description Its vacancies. */
            vacancies: components["schemas"]["Vacancy"][];
        };
        /**
         * @description Recurrence.
         * @enum {string}
         */
        Recurrence: "NONE" | "WEEKLY";
        /** @description A new account (part 1 §3 and §5); passwordConfirm is not sent. */
        RegisterInput: {
            /** @description Full name, 3 to 50 characters. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description CPF, 11 digits with valid check digits; unique. Only returned to its owner. */
            cpf: string;
            /** @description Brazilian phone with area code, 10 or 11 digits. Only returned to its owner. */
            phone: string;
            /**
             * Format: email
             * @description E-mail; unique, case-insensitive. Only returned to its owner.
             */
            email: string;
            /** @description Gender; an empty value is null (part 1 §3). */
            gender: components["schemas"]["Gender"] | null;
            /**
             * Format: password
             * @description 8 to 128 characters; the most common passwords are rejected.
             */
            password: string;
            /** @description Null for an account with a password. */
            provider?: components["schemas"]["SocialProvider"] | null;
            /**
             * Format: date
             * @description Date of birth; at least 16 years ago. Only returned to its owner.
             */
            birth: string;
        };
        /** @description A team's registration in a championship. */
        Registration: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description The championship. */
            championship: {
                id: components["schemas"]["Uuid"];
                /** @description Name. */
                name: string;
                /** @description Slug. */
                url: string;
            };
            status: components["schemas"]["RegistrationStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of activities. */
        RegistrationPage: {
            /** @description This page's items. */
            data: components["schemas"]["Registration"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /**
         * @description Status of a registration (product.md §8).
         * @enum {string}
         */
        RegistrationStatus: "PENDING_PAYMENT" | "CONFIRMED" | "REJECTED" | "WITHDRAWN" | "WAITING";
        /** @description Why a message is reported. */
        ReportInput: {
            /**
             * @description The reason.
             * @enum {string}
             */
            reason: "HARASSMENT" | "SPAM" | "HATE" | "SEXUAL" | "OTHER";
            /** @description A short description. */
            text: string | null;
        };
        /** @description A role (part 2 §7). */
        RoleInput: {
            newRole: components["schemas"]["TeamRole"];
        };
        /** @description A roster status (part 2 §7). */
        RosterInput: {
            rosterStatus: components["schemas"]["RosterStatus"];
        };
        /**
         * @description Roster status (product.md §5).
         * @enum {string}
         */
        RosterStatus: "STARTER" | "SUBSTITUTE" | "INACTIVE";
        /** @description A schedule of a team. */
        Schedule: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Title. */
            title: string;
            /** @description A few words. */
            description: string | null;
            type: components["schemas"]["ScheduleType"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @description Location. */
            location: string | null;
            /** @description An https URL. */
            url: string | null;
            recurrence: components["schemas"]["Recurrence"];
            /** @description Invited members. */
            invited: components["schemas"]["Uuid"][];
            checkins: components["schemas"]["CheckInCounts"];
            /** @description The caller's check-in, null if they are not invited. */
            own_checkin?: components["schemas"]["OwnCheckIn"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A schedule (product.md §5). */
        ScheduleInput: {
            /** @description 3 to 100 characters. */
            title: string;
            /** @description A few words. */
            description: string | null;
            type: components["schemas"]["ScheduleType"];
            starts_at: components["schemas"]["Timestamp"];
            /** @description Must be after its start. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Location. */
            location: string | null;
            /**
             * Format: uri
             * @description An https URL.
             */
            url: string | null;
            recurrence: components["schemas"]["Recurrence"];
            /** @description Members to invite. */
            memberIds: components["schemas"]["Uuid"][];
        };
        /**
         * @description Kind of a schedule (product.md §5).
         * @enum {string}
         */
        ScheduleType: "TRAINING" | "SCRIM" | "MATCH" | "MEETING" | "OTHER";
        /** @description A session of the user. */
        Session: {
            id: components["schemas"]["Uuid"];
            /**
             * @description The browser's user agent, shortened.
             * @example Chrome no Windows
             */
            device: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A token of a social provider (part 1 §7). */
        SocialLoginInput: {
            /** @description ID token, access token, or the query string of the OpenID response. */
            token: string;
            providerType: components["schemas"]["SocialProvider"];
        };
        /**
         * @description Social log-in providers (part 1 §3).
         * @enum {string}
         */
        SocialProvider: "FACEBOOK" | "GOOGLE" | "STEAM";
        /** @description A new session, and the profile fields that are missing. */
        SocialToken: {
            /** @description Opaque, 256 bits, base64url. */
            token: string;
            /** @description Profile fields that the user must complete first. */
            missing: ("name" | "nick" | "cpf" | "phone" | "email" | "gender" | "birth")[];
        };
        /** @description A sponsor of a team. */
        Sponsor: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Name. */
            name: string;
            /** @description An https URL. */
            url: string | null;
            /** @description A few words. */
            description: string | null;
            /** @description Whether it is shown. */
            is_active: boolean;
            /** @description Logo, business type SPONSOR_LOGO. */
            files: components["schemas"]["FileRef"][];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A sponsor (product.md §5). */
        SponsorInput: {
            /** @description 2 to 60 characters. */
            name: string;
            /**
             * Format: uri
             * @description An https URL.
             */
            url: string | null;
            /** @description A few words. */
            description: string | null;
            /** @description Whether it is shown. */
            is_active: boolean;
        };
        /** @description A page of activities. */
        SponsorPage: {
            /** @description This page's items. */
            data: components["schemas"]["Sponsor"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description A team for its members (part 2 §3, detail shape). */
        TeamDetail: {
            id: components["schemas"]["Uuid"];
            team_tag: components["schemas"]["TeamTag"];
            entity: components["schemas"]["TeamDetailEntity"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
            members: components["schemas"]["TeamMemberList"];
            game: components["schemas"]["Game"];
            /** @description Role of the caller. */
            role: components["schemas"]["TeamRole"];
            permissions: components["schemas"]["TeamPermissions"];
        };
        /** @description A team as returned to its members. */
        TeamDetailEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description The team's description. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team is recruiting. */
            is_recruiting: boolean;
            /** @description Whether the members are public. */
            show_team_members: boolean;
            /** @description Whether notices to the whole team (events, reminders, communications) notify the members. */
            notifications_enabled: boolean;
            created_at: components["schemas"]["Timestamp"];
            /** @description Members of the team. */
            team_members_count: number;
            owner: components["schemas"]["User"];
            performance: components["schemas"]["TeamPerformance"];
            primary_color: components["schemas"]["HexColor"];
            secondary_color: components["schemas"]["HexColor"];
        };
        /** @description A new team (part 2 §3, creation payload). */
        TeamInput: {
            /** @description 3 to 50 characters; unique, case-insensitive. */
            name: string;
            /** @description 2 to 5 letters and digits; unique, stored in upper case. */
            teamTag: string;
            game_id: components["schemas"]["Uuid"];
            /** @description 10 to 500 characters. */
            description: string;
        };
        /** @description A team in a list. */
        TeamListEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description The team's description. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team is recruiting. */
            is_recruiting: boolean;
            created_at: components["schemas"]["Timestamp"];
            /** @description Members of the team. */
            team_members_count: number;
            /** @description Owner of the team. */
            owner: {
                /** @description Name of the owner. */
                name: string;
            };
            performance: components["schemas"]["TeamPerformance"];
            /** @description Up to five members; empty when the team hides them from the caller. */
            team_members: components["schemas"]["TeamMemberPreview"][];
            primary_color: components["schemas"]["HexColor"];
            secondary_color: components["schemas"]["HexColor"];
        };
        /** @description A team in a list (part 2 §3). */
        TeamListItem: {
            id: components["schemas"]["Uuid"];
            /** @description The signed-in user's id. */
            entityId: components["schemas"]["Uuid"];
            entity: components["schemas"]["TeamListEntity"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description A member of a team. */
        TeamMember: {
            id: components["schemas"]["Uuid"];
            role: components["schemas"]["TeamRole"];
            roster_status: components["schemas"]["RosterStatus"];
            joined_at: components["schemas"]["Timestamp"];
            /** @description Profile photo. */
            avatar: components["schemas"]["Url"] | null;
            /** @description The user. */
            entity: {
                user_id: components["schemas"]["Uuid"];
                /** @description Nick of the member. */
                user_name: string;
                /** @description Full name. */
                name: string;
            };
        };
        /** @description The members, owner first, then by role and nick. */
        TeamMemberList: components["schemas"]["TeamMember"][];
        /** @description A member on the team card. */
        TeamMemberPreview: {
            /** @description Profile photo. */
            avatar: components["schemas"]["Url"] | null;
            /** @description The member. */
            entity: {
                user_id: components["schemas"]["Uuid"];
                /** @description Nick of the member. */
                user_name: string;
            };
        };
        /** @description A page of teams. */
        TeamPage: {
            /** @description This page's teams. */
            data: components["schemas"]["TeamListItem"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description Match record. */
        TeamPerformance: {
            /** @description Matches won. */
            wins: number;
            /** @description Matches lost. */
            losses: number;
        };
        /** @description The caller's permissions in this team (product.md §5); clients should offer only these actions. */
        TeamPermissions: {
            /** @description Delete the team. */
            deleteTeam: boolean;
            /** @description Transfer the ownership. */
            transferTeam: boolean;
            /** @description Appoint a MANAGER. */
            promoteManager: boolean;
            /** @description Edit the team, its images, colours, settings, visibility and recruitment. */
            editTeam: boolean;
            /** @description Invite, cancel and resend invitations; accept and decline applications. */
            invite: boolean;
            /** @description Remove members, change their role and roster status. */
            manageMembers: boolean;
            /** @description Manage sponsors, achievements and vacancies. */
            manageShowcase: boolean;
            /** @description Manage schedules and check-ins. */
            manageSchedules: boolean;
            /** @description Send communications to the team. */
            communicate: boolean;
            /** @description Register for championships and report results. */
            enterChampionships: boolean;
            /** @description Read the team's inner pages. */
            readInner: boolean;
            /** @description Leave the team. */
            leave: boolean;
        };
        /**
         * @description Role in a team (part 2 §3).
         * @enum {string}
         */
        TeamRole: "OWNER" | "MANAGER" | "COACH" | "PLAYER" | "CAPTAIN";
        /** @description Matches and results (part 2 §3, spelling as given). */
        TeamStats: {
            /** @description The next match first. */
            upcomingMatches: components["schemas"]["UpcomingMatch"][];
            /** @description The latest match first. */
            previusMatches: components["schemas"]["PlayedMatch"][];
            teamResults: components["schemas"]["TeamPerformance"];
        };
        /**
         * @description 2 to 5 upper-case letters and digits; unique.
         * @example PRO
         */
        TeamTag: string;
        /** @description Changes to a team (part 2 §3, team edit and settings form); omitted fields keep their value. */
        TeamUpdate: {
            /** @description Id of the team. */
            id: components["schemas"]["Uuid"];
            /** @description Unique, case-insensitive. */
            name: string;
            /** @description Unique, stored in upper case. */
            teamTag: string;
            /** @description 10 to 500 characters. */
            description: string;
            game_id?: components["schemas"]["Uuid"];
            /** @description Whether the members are public. */
            show_team_members?: boolean;
            /** @description Whether the team is recruiting. */
            is_recruiting?: boolean;
            primary_color?: components["schemas"]["HexColor"];
            secondary_color?: components["schemas"]["HexColor"];
            /** @description Whether notices to the whole team (events, reminders, communications) notify the members. */
            notifications_enabled?: boolean;
        };
        /**
         * @description The period – TODAY starts at midnight in São Paulo; WEEK is 7, MONTH 30 and YEAR 365 days.
         * @enum {string}
         */
        TimeFilter: "TODAY" | "WEEK" | "MONTH" | "YEAR" | "ALL";
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601.
         * @example 2026-11-20T22:00:00.000Z
         */
        Timestamp: string;
        /** @description A new session. */
        Token: {
            /** @description Opaque, 256 bits, base64url; sent in the Authorization header. */
            token: string;
        };
        /** @description Total number of items. */
        Total: number;
        /** @description Number of pages. */
        TotalPage: number;
        /** @description Number of unread communications. */
        UnreadCount: {
            /** @description Unread communications. */
            count: number;
        };
        /** @description An upcoming match. */
        UpcomingMatch: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the opponent. */
            opponent: string;
            starts_at: components["schemas"]["Timestamp"];
            /** @description Name of the championship. */
            championship: string | null;
        };
        /**
         * @description Path of a file on this origin, cacheable indefinitely.
         * @example /files/7c/7c2f0e.jpg
         */
        Url: string;
        /** @description A reference to a user (part 1 §3). */
        User: {
            id: components["schemas"]["Uuid"];
            nick: components["schemas"]["Nick"];
            /** @description Full name. */
            name: string;
        };
        /**
         * Format: uuid
         * @description An id.
         */
        Uuid: string;
        /** @description A vacancy of a team. */
        Vacancy: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description The team. */
            team: {
                id: components["schemas"]["Uuid"];
                /** @description Name of the team. */
                name: string;
                team_tag: components["schemas"]["TeamTag"];
                primary_color: components["schemas"]["HexColor"];
                secondary_color: components["schemas"]["HexColor"];
                /** @description Picture of the team. */
                logo: components["schemas"]["Url"] | null;
            };
            game_id: components["schemas"]["Uuid"];
            /** @description Title. */
            title: string;
            /** @description Position. */
            position: string;
            /** @description Open places. */
            number_of_vacancies: number;
            /** @description Minimum rating. */
            min_ranking: number;
            /** @description What the team is looking for. */
            description: string;
            /** @description Whether it is open. */
            is_active: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A vacancy (part 2 §3 and §5). */
        VacancyInput: {
            /** @description At least 3 characters. */
            title: string;
            /** @description Position. */
            position: string;
            /** @description At least 1. */
            number_of_vacancies: number;
            /** @description Minimum rating. */
            min_ranking: number;
            /** @description At least 10 characters. */
            description: string;
            /** @description Whether it is open. */
            is_active: boolean;
        };
        /** @description A page of activities. */
        VacancyPage: {
            /** @description This page's items. */
            data: components["schemas"]["Vacancy"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description A changed vacancy. */
        VacancyUpdate: {
            id: components["schemas"]["Uuid"];
            /** @description At least 3 characters. */
            title: string;
            /** @description Position. */
            position: string;
            /** @description At least 1. */
            number_of_vacancies: number;
            /** @description Minimum rating. */
            min_ranking: number;
            /** @description At least 10 characters. */
            description: string;
            /** @description Whether it is open. */
            is_active: boolean;
        };
        /** @description Whether the members are public (part 2 §7). */
        VisibilityInput: {
            /** @description Whether the members are public. */
            statusVisibilityMembers: boolean;
        };
        /** @description An hour of the week, in Brasília time. */
        WeekHour: {
            /** @description 0 is Sunday. */
            weekday: number;
            /** @description Start of the hour, 0 to 23. */
            hour: number;
        };
    };
    responses: {
        /** @description The invitation is no longer pending, has expired, or the user is already in the team. */
        AnswerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The player is in the team or already has an open invitation or application, or the team is not recruiting. */
        ApplicationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is invalid, or the picture cannot be read or is too small. */
        BadImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is invalid, or the token is unknown, used or expired. */
        BadRecovery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed or a field is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation is no longer pending. */
        CancelConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The conversation does not exist, or the caller is not a participant. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The message is older than 15 minutes or deleted. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user owns teams, or the erasure was already requested. */
        ErasureConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file or its entity does not exist or is not visible to the caller. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user does not have permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The game does not exist. */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key was used with a different body. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture is larger than 5 MB (5 242 880 bytes), or the body is too large. */
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An unexpected error; the request id is in the body and the log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail is unknown or the password is wrong; the response does not distinguish them. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation does not exist, or is not visible to the caller. */
        InvitationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A listed player is already in the team or invited, or the team has reached 50 pending invitations; no invitation was sent. */
        InviteConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member is not in the team, or the team is not visible to the caller. */
        MemberNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The message does not exist, or the caller is not a participant of its conversation. */
        MessageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user does not have permission, or only the owner does. */
        NotTeamOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server requires a confirmed e-mail, and it is not confirmed yet. */
        NotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The notification does not exist or belongs to another user. */
        NotificationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The owner cannot leave before transferring the team. */
        OwnerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user has five keys already or is a minor, the key is in use, or the idempotency key was used with a different body. */
        PixConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider is not configured, or its account belongs to another user. */
        ProviderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; retry after `Retry-After`. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail, nick or CPF is already registered, or the idempotency key was used with a different body. */
        RegisterConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation was already accepted or declined, its user has joined the team, or the team has reached 50 pending invitations. */
        ResendConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist or is not visible to the caller. */
        ResourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is unavailable; retry after `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session does not exist or belongs to another user. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another team has this name or tag, or the idempotency key was used with a different body. */
        TeamConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The team does not exist or is not visible to the caller. */
        TeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, unknown, revoked or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content is not JPEG, PNG or WebP, regardless of the file name. */
        UnsupportedImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user does not exist or is not visible to the caller. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The current password is wrong. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Cursor of the page, `nextCursor` of the previous one. */
        Cursor: string;
        /**
         * @description Id of the resource.
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
         */
        Id: string;
        /**
         * @description A key generated by the client for this request. The same key with the same body replays the first
         *     response for 24 h; with a different body it is a 409.
         * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
         */
        IdempotencyKey: string;
        /**
         * @description Code of an invite link.
         * @example q3uV1m0XcC6kqjYw
         */
        InviteCode: string;
        /**
         * @description Id of the invitation.
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
         */
        InviteId: string;
        /** @description Items per page, 1 to 80. */
        Limit: number;
        /** @description Items per page, 1 to 80; the app uses 8 (part 1 §9). */
        NotificationLimit: number;
        /** @description Sort order by name. */
        Order: "asc" | "desc";
        /** @description Page number, starting at 1. */
        Page: number;
        /** @description Search text, accent- and case-insensitive. */
        Search: string;
        /**
         * @description Id of the team.
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
         */
        TeamId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before retrying.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new account */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description The account was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["RegisterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["NotVerified"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Nick of the player, case-insensitive.
                 * @example ana_sp
                 */
                nickname: components["schemas"]["Nick"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchPlayers: {
        parameters: {
            query?: {
                /** @description Sort order by name. */
                order?: components["parameters"]["Order"];
                /** @description Items per page, 1 to 80. */
                limit?: number;
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /**
                 * @description A team that the caller may invite players to. Its members, and players with an open invitation or application,
                 *     are omitted. Rejected for anybody else, because the omissions would reveal who belongs to the team.
                 */
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Sort order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id, for their own teams only. Any other id is rejected. */
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new team */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["TeamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdate"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["TeamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Tag of the team, case-insensitive.
                 * @example TRV
                 */
                teamTag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyInvitations: {
        parameters: {
            query?: {
                /** @description Only invitations in this status. */
                status?: components["schemas"]["InvitationFilter"];
                /** @description Only invitations from the team, or only applications from players. */
                kind?: components["schemas"]["InvitationKind"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The players to invite */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description The invitations were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["InviteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamInvitations: {
        parameters: {
            query?: {
                /** @description Only invitations in this status. */
                status?: components["schemas"]["InvitationFilter"];
                /** @description Only invitations from the team, or only applications from players. */
                kind?: components["schemas"]["InvitationKind"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the invitation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["CancelConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the invitation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player has joined the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the invitation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation or application was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The picture */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
            };
        };
        responses: {
            /** @description The picture was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The picture */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
            };
        };
        responses: {
            /** @description The picture was replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80; the app uses 8 (part 1 §9). */
                limit?: components["parameters"]["NotificationLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotificationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadCount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotificationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    socialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The provider’s token */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginInput"];
            };
        };
        responses: {
            /** @description A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            409: components["responses"]["ProviderConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The e-mail */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryInput"];
            };
        };
        responses: {
            /** @description If the e-mail exists, a message is sent to it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new password */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordInput"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token from the e-mail */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
            };
        };
        responses: {
            /** @description The address was confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConfig"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlayersByName: {
        parameters: {
            query: {
                /**
                 * @description At least 4 characters.
                 * @example ana b
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The profile */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["RegisterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The password */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The account will be erased. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["ErasureConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erasure was cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTeam"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The preferences */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEquipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The equipment */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentInput"];
            };
        };
        responses: {
            /** @description The equipment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
                /**
                 * @description Id of the equipment.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                setupId: string;
            };
            cookie?: never;
        };
        /** @description The equipment */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentInput"];
            };
        };
        responses: {
            /** @description The equipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
                /**
                 * @description Id of the equipment.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                setupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPixKeys: {
        parameters: {
            query?: {
                /** @description Return the keys unmasked. */
                reveal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The key */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixKeyInput"];
            };
        };
        responses: {
            /** @description The key, masked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["PixConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
                /**
                 * @description Id of the Pix key.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                pixId: string;
            };
            cookie?: never;
        };
        /** @description The key */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixKeyInput"];
            };
        };
        responses: {
            /** @description The key, masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PixConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the signed-in user; any other id is rejected.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
                /**
                 * @description Id of the Pix key.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                pixId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["GameNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The next owner */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRef"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["MemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["OwnerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the member.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the member.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        /** @description The role */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["MemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the member.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        /** @description The roster status */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterInput"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamGames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchMyTeams: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Sort order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id, which is the default. Any other id is rejected. */
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMembersVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description Whether the members are public */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisibilityInput"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeRecruitmentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description Whether the team is recruiting */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecruitingInput"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicTeamById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPublicTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTeamStats: {
        parameters: {
            query?: {
                /** @description Always TEAM. */
                businessType?: "TEAM";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchTeams: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Sort order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id, for their own teams only. Rejected for any other id or without a session. */
                entityId?: string;
                /** @description Only teams that are, or are not, recruiting. */
                isRecruiting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamBadges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
                 */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    invitePlayers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The players to invite */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description The invitations were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["InviteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the invitation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["ResendConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyToTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The application; optional. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApplicationInput"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["ApplicationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetInviteLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readInviteLinkTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of an invite link.
                 * @example q3uV1m0XcC6kqjYw
                 */
                code: components["parameters"]["InviteCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Code of an invite link.
                 * @example q3uV1m0XcC6kqjYw
                 */
                code: components["parameters"]["InviteCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has joined the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind of activity. */
                actionType?: components["schemas"]["ActivityType"];
                /** @description The period. */
                timeFilter?: components["schemas"]["TimeFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the activity.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAchievements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAchievement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The achievement */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementInput"];
            };
        };
        responses: {
            /** @description The achievement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the achievement.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the achievement.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        /** @description The achievement */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementInput"];
            };
        };
        responses: {
            /** @description The achievement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the achievement.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCommunications: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind of activity. */
                messageType?: components["schemas"]["MessageType"];
                /** @description Only global communications, or only private ones. */
                isGlobal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCommunication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The communication */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationInput"];
            };
        };
        responses: {
            /** @description The communication. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGlobalCommunications: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind of activity. */
                messageType?: components["schemas"]["MessageType"];
                /** @description Only global communications, or only private ones. */
                isGlobal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countUnreadCommunications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnreadCommunicationsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the sender.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                senderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPrivateCommunications: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the other user.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                otherUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the communication.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the communication.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        /** @description The communication */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationInput"];
            };
        };
        responses: {
            /** @description The communication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the communication.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markCommunicationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the communication.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The communication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRecruitment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recruitment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The vacancy */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyUpdate"];
            };
        };
        responses: {
            /** @description The vacancy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacancy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVacancy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The vacancy */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyInput"];
            };
        };
        responses: {
            /** @description The vacancy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacancy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    toggleRecruitment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Whether the team is recruiting.
                 * @example active
                 */
                status: "active" | "inactive";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruitment settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recruitment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the vacancy.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                vacancyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVacancies: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only vacancies of teams of this game. */
                gameId?: string;
                /** @description Only vacancies for this position. */
                position?: string;
                /** @description Only vacancies whose minimum ranking is at most this. */
                maxRanking?: number;
                /** @description Only vacancies of this team. */
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the resource.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacancy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSponsors: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSponsor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The sponsor */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorInput"];
            };
        };
        responses: {
            /** @description The sponsor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the sponsor.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the sponsor.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the sponsor.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** @description The sponsor */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorInput"];
            };
        };
        responses: {
            /** @description The sponsor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description Only schedules that end after this instant. */
                from?: string;
                /** @description Only schedules that start before this instant. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The schedule */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description The schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** @description The schedule */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCheckIns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** @description The members */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInInput"];
            };
        };
        responses: {
            /** @description The check-ins. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
                /**
                 * @description Id of the check-in.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description Id of the schedule.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
                /**
                 * @description Id of the check-in.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        /** @description The response */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationInput"];
            };
        };
        responses: {
            /** @description The check-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query: {
                /**
                 * @description Key of the feed.
                 * @example q3uV1m0XcC6kqjYw5rQ8yq
                 */
                key: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The available hours */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityInput"];
            };
        };
        responses: {
            /** @description The members' availability. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamRegistrations: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
                 */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description All conversations, unread ones or groups (part 1 §4). */
                filter?: "all" | "unread" | "groups";
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The participants */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationInput"];
            };
        };
        responses: {
            /** @description The conversation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only messages after this sequence number. */
                after?: number;
                /** @description Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The message */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageInput"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The last message read */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadInput"];
            };
        };
        responses: {
            /** @description Marked as read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The attachment */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentInput"];
            };
        };
        responses: {
            /** @description The attachment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The period */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteInput"];
            };
        };
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["EditConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The new text */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEdit"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
                /**
                 * @description The emoji.
                 * @example 🔥
                 */
                emoji: components["schemas"]["Emoji"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
                /**
                 * @description The emoji.
                 * @example 🔥
                 */
                emoji: components["schemas"]["Emoji"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key generated by the client for this request. The same key with the same body replays the first
                 *     response for 24 h; with a different body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The reason */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description The message was reported. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBlockedUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was unblocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
