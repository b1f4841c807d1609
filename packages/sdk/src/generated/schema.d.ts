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
         * @description Part 1 §7 Auth. The person goes on to log in.
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
         * @description Part 1 §7 Auth. Same words and same time whether or not the e-mail exists.
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
         * @description Its token answers 401 from then on.
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
         * Lists the places where the user is signed in.
         * @description Newest use first.
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
         * @description Ends the current one too, if it is named.
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
         * @description Part 1 §7 User. The only answer with cpf, phone, e-mail and birth.
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
         * @description Part 1 §7 User; 80 a page in the player picker. Minors and people who hide their profile are left out.
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
         * @description Part 2 §7 Public; fresh for 10 minutes.
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
         * @description Part 2 §7 Team core. With `entityId` (the own user id) only the teams that the user belongs to. The first 10,000 are counted and paged: what lies beyond is found by a narrower search.
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
         * @description Part 2 §7 Team core. 404 for everybody else: the public face is `/public/teams/pro/{teamTag}`.
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
         * @description For the OWNER; its members are told.
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
         * @description Part 2 §7 Team core. For members, or for everybody signed in where the team shows its members.
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
         * @description Part 2 §7 Team core. All or none; each invitee is notified live. Invitations expire after 7 days.
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
         * @description Part 2 §7 Team core. For OWNER and MANAGER; also an expired one. An application is answered, not cancelled.
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
         * @description Part 2 §7 Team core. An invitation by the invitee alone (ACCEPTED), an application by OWNER or MANAGER
         *     (CONFIRMED); for everybody else it does not exist. Of two at once one wins. Both sides are notified live.
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
         * Declines an invitation or an application, or withdraws the own application.
         * @description Part 2 §7 Team core. An invitation by the invitee alone (DECLINED). An application by OWNER or MANAGER
         *     (DECLINED_BY_OWNER) or by the applicant, who withdraws it (DECLINED_BY_MEMBER); one that was withdrawn and is
         *     then refused is DECLINED_BY_OWNER_AND_MEMBER.
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
         * Stores a picture.
         * @description Part 2 §7 Files. Judged by content, re-encoded, metadata stripped. One picture a business type: a newer one takes the place of the older.
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
         * @description Part 2 §7 Files. Used when the file descriptor already has an id.
         */
        put: operations["replaceFile"];
        post?: never;
        /**
         * Removes a picture.
         * @description Not in the requirement: without it a picture could only be replaced. For whoever may store it; what showed it shows none.
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
         * @description Part 1 §7 Notifications; 8 a page.
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
         * @description The bell’s *Marcar todas* (part 1 §2) in one call.
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
         * @description Part 1 §7 Auth. A first log-in creates an account whose missing fields are asked for before the profile opens. For STEAM the token is the query string that its OpenID answer returned with.
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
         * Asks for a recovery e-mail.
         * @description Part 1 §7 Auth. Answers the same, in the same time, whether or not the e-mail exists.
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
         * @description Needs the current one; ends every other session.
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
         * @description With the token that was mailed on registration.
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
         * Says what this server offers.
         * @description Which social providers are configured; a provider without configuration has no button.
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
         * Looks players up by the start of their name.
         * @description Part 1 §7 User; at most 20, from 4 characters on (part 1 §5).
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
         * Updates the own profile.
         * @description Part 1 §7 User.
         */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Asks for the account to be erased.
         * @description Needs the password again; 7 days to undo. Owned teams must be handed over first.
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
         * Takes the erasure back.
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
         * Exports all that is held of the user.
         * @description LGPD: one JSON document.
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
         * @description Part 1 §7 User. The own, or those that show their members.
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
         * Reads the own preferences.
         * @description Notification kinds, theme, visibility, chat.
         */
        get: operations["readPreferences"];
        /**
         * Updates the own preferences.
         * @description All of them at once.
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
         * Lists the own Pix keys.
         * @description Part 1 §7 User. Masked; `reveal` shows them to their owner.
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
         * @description Part 1 §7 User. At most 5; minors have none.
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
         * Recommends players and teams for the viewer's games.
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
         * Hands a team over to another member.
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
         * @description For every member but the owner.
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
         * @description Part 2 §7 Team core. For OWNER and MANAGER; nobody removes the OWNER, and only the OWNER removes a MANAGER.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member.
         * @description Part 2 §7 Team core. For OWNER and MANAGER; only the OWNER makes a MANAGER or changes one, and OWNER is nobody's to give: a team is handed over by `transferTeam`.
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
         * Assigns a place in the line-up.
         * @description Part 2 §7 Team core. For OWNER and MANAGER, of every member.
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
         * Says whether a team recruits.
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
         * Lists the members that a team shows.
         * @description Part 2 §7 Public. A minor, and who keeps the profile private, is shown by nick alone.
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
         * Searches the teams.
         * @description Part 2 §3 (team search options) and §7 Public; by name, tag, game and whether they recruit. The first 10,000 are counted and paged: what lies beyond is found by a narrower search.
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
         * @description Part 2 §7 Team core: the other documented path of `sendInvitations`, with the same effect.
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
         * Sends a pending invitation again.
         * @description Part 2 §4: a new invitation with the same user and role; the old one, which may have expired, is deleted in the
         *     same transaction.
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
         * Asks to join a team.
         * @description Part 2 §7 Team core. To a team that recruits. The team answers with accept or decline; the player withdraws with
         *     decline.
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
         * @description For OWNER and MANAGER. A team that has none, or whose link has expired, gets a new one.
         */
        get: operations["readInviteLink"];
        put?: never;
        /**
         * Makes a new invite link; the old one ends.
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
         * Reads the team that an invite link leads to.
         * @description What the public sees of it, before joining.
         */
        get: operations["readInviteLinkTeam"];
        put?: never;
        /**
         * Joins a team by its invite link.
         * @description The caller becomes PLAYER, or what an open invitation of the team says, which is accepted by it.
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
         * Lists what happened in a team.
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
         * Reads one thing that happened.
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
         * @description Part 2 §7 Achievements. For OWNER and MANAGER. Its picture is saved as AWARD / AWARD_ICON with its id.
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
         * @description Part 2 §7 Achievements. For OWNER and MANAGER. Its picture goes with it.
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
         * @description Part 2 §7 Communications. Newest first; what went to the team, and the private ones that the caller wrote or got.
         */
        get: operations["listCommunications"];
        put?: never;
        /**
         * Adds a communication.
         * @description Part 2 §7 Communications. For OWNER, MANAGER, COACH and CAPTAIN; a private one by every member. PRIVATE, a
         *     recipient and `isGlobal: false` go together; the recipient is another member. The readers are notified (ANNOUNCE_NEW)
         *     unless the team has switched that off. Offensive words are refused in what the team reads, not in private ones.
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
         * @description Part 2 §7 Communications; asked every 60 s. What was said before the caller joined counts as read.
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
         * @description Part 2 §7 Communications. A private one is there for its two people alone, as long as they are in the team.
         */
        get: operations["readCommunication"];
        /**
         * Updates a communication.
         * @description Part 2 §7 Communications. For its sender; one to the team also for OWNER and MANAGER. To whom it went stays.
         */
        put: operations["updateCommunication"];
        post?: never;
        /**
         * Removes a communication.
         * @description Part 2 §7 Communications. For its sender; one to the team also for OWNER and MANAGER.
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
         * Opens a vacancy.
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
         * Switches recruitment on or off.
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
         * Closes a vacancy for good.
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
         * @description The screen /jobs: by game, position, ranking and text.
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
         * @description Only an active vacancy of a team that recruits.
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
         * Adds a schedule.
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
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Another time asks everybody invited again; of another
         *     place or link whoever may come is notified.
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Removes a schedule.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. Whoever may have come to it is notified, unless it is
         *     over.
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
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN; one check-in a member. The team's history has it as a
         *     change of the event.
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
         * Takes the invitation to a schedule back.
         * @description Part 2 §7 Schedules. For OWNER, MANAGER, COACH and CAPTAIN. The team's history has it as a change of the event.
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
         * Answers the own check-in.
         * @description Part 2 §7 Schedules; accepting or declining a schedule invite (part 1 §4).
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
         * @description For calendar programs, which send no token: the feed has its own key.
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
         * Makes the caller's key of the calendar feed; an older one ends.
         * @description The key is told once and kept as a hash. It ends with the membership.
         */
        put: operations["resetCalendarKey"];
        post?: never;
        /**
         * Ends the caller's key of the calendar feed.
         * @description Calendar programs that use it get 404 from then on.
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
         * Reads when the members have time.
         * @description The overlap of the weekly hours, as a heat map.
         */
        get: operations["readAvailability"];
        /**
         * Marks the own weekly hours.
         * @description Replaces what was marked.
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
         * @description The newest message first.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Starts a conversation.
         * @description With one user (the existing one is answered again) or several.
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
         * @description For its members.
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
         * @description `after` a sequence number: what a client that was away missed, oldest first.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Sends a message.
         * @description The client-made id makes it once: sent twice, stored once.
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
         * @description Never moves back.
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
         * Stores a picture or a voice note for a message.
         * @description A picture up to 5 MB, a voice note up to 60 s.
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
         * Mutes a conversation, or ends that.
         * @description For the caller alone.
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
         * @description A team’s group is left with the team.
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
         * Deletes an own message.
         * @description Within 15 minutes; its place stays.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edits an own message.
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
         * @description Once a user and emoji.
         */
        put: operations["addReaction"];
        post?: never;
        /**
         * Takes a reaction back.
         * @description The own.
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
         * @description To the platform’s moderators.
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
         * Lists the users whom the caller blocked.
         * @description Nobody else learns of it.
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
         * @description Neither writes to the other.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Ends a block.
         * @description The caller’s own.
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
         * Says that the process runs.
         * @description Never asks the store.
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
         * Says that the service can answer.
         * @description Asks the store.
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
        /** @description All that is held of the user (LGPD). */
        AccountExport: {
            exported_at: components["schemas"]["Timestamp"];
            profile: components["schemas"]["OwnProfile"];
            /** @description One section a kind of record: sessions, teams, invitations, notifications, messages and so on. */
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
             * @description When it was won.
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
             * @description When it was won.
             */
            date: string;
            /** @description Game. */
            game_id: components["schemas"]["Uuid"] | null;
            /** @description Name of the championship. */
            championship: string | null;
        };
        /** @description Who did what to what, when. */
        Activity: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            actionType: components["schemas"]["ActivityType"];
            /** @description Who – null when the account is gone. */
            actor: components["schemas"]["User"] | null;
            /** @description Whom it concerns, when that is not the actor alone. */
            subject: components["schemas"]["User"] | null;
            /** @description The role that somebody was invited as or given. */
            role: components["schemas"]["TeamRole"] | null;
            /** @description To what, by name: a title, a roster status, a business type of a picture, or the nick of the subject. */
            target: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page. */
        ActivityPage: {
            /** @description This page's items. */
            data: components["schemas"]["Activity"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /**
         * @description What happened (product.md §5).
         * @enum {string}
         */
        ActivityType: "TEAM_CREATED" | "TEAM_UPDATED" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_LEFT" | "MEMBER_REMOVED" | "ROLE_CHANGED" | "ROSTER_CHANGED" | "INVITATION_DECLINED" | "INVITATION_CANCELLED" | "APPLICATION_RECEIVED" | "RECRUITMENT_CHANGED" | "ACHIEVEMENT_ADDED" | "COMMUNICATION_SENT" | "COMMUNICATION_UPDATED" | "COMMUNICATION_DELETED" | "SPONSOR_ADDED" | "SCHEDULE_CREATED" | "SCHEDULE_UPDATED" | "SCHEDULE_DELETED" | "PICTURE_CHANGED";
        /** @description Why the player wants to join. */
        ApplicationInput: {
            /** @description A message to the team. */
            message?: string | null;
            /** @description The vacancy it answers. */
            vacancyId?: components["schemas"]["Uuid"] | null;
        };
        /** @description A picture or a voice note. */
        Attachment: {
            id: components["schemas"]["Uuid"];
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "IMAGE" | "VOICE";
            url: components["schemas"]["Url"];
            /** @description Pixels. */
            width: number | null;
            /** @description Pixels. */
            height: number | null;
            /** @description Length of a voice note. */
            seconds: number | null;
        };
        /** @description A picture or a voice note to store. */
        AttachmentInput: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "IMAGE" | "VOICE";
            /** @description Without data prefix; at most 5 MB once decoded. */
            base64: string;
        };
        /** @description How many members have time, hour by hour. */
        Availability: {
            /** @description Hours for which somebody has time. */
            slots: {
                /** @description 0 is Sunday. */
                weekday: number;
                /** @description Its start. */
                hour: number;
                /** @description Members with time. */
                members: number;
            }[];
            /** @description Members who marked their hours. */
            members: number;
            /** @description Hours the caller marked. */
            own: components["schemas"]["WeekHour"][];
        };
        /** @description The own weekly hours. */
        AvailabilityInput: {
            /** @description Hours with time. */
            hours: components["schemas"]["WeekHour"][];
        };
        /** @description A badge of a team. */
        Badge: {
            id: components["schemas"]["Uuid"];
            /** @description Name. */
            name: string;
            /** @description What it was given for. */
            description: string;
            /** @description File with business type BADGET_ICON. */
            icon: components["schemas"]["FileRef"] | null;
            received_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's key of a team's calendar feed, told this once. */
        CalendarKey: {
            /** @description Key of the feed. */
            key: string;
            /** @description Address of the feed with the key, without its origin. */
            url: string;
        };
        /** @description Somebody in a conversation (part 1 §3). */
        ChatPerson: {
            id: components["schemas"]["Uuid"];
            /** @description Nick. */
            name: string;
            /** @description Photo. */
            avatar: components["schemas"]["Url"] | null;
        };
        /** @description A member's check-in, one a member. */
        CheckIn: {
            id: components["schemas"]["Uuid"];
            schedule_id: components["schemas"]["Uuid"];
            member_id: components["schemas"]["Uuid"];
            user: components["schemas"]["User"];
            /** @description Null until answered. */
            is_confirmed: boolean | null;
            /** @description When it was answered. */
            answered_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description How the invited members answered. */
        CheckInCounts: {
            /** @description Will come. */
            confirmed: number;
            /** @description Will not come. */
            declined: number;
            /** @description Have not answered. */
            pending: number;
        };
        /** @description Members to invite. */
        CheckInInput: {
            /** @description Members. */
            memberIds: components["schemas"]["Uuid"][];
        };
        /** @description A communication as its reader sees it. */
        Communication: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Title. */
            title: string;
            /** @description The text. */
            body: string;
            messageType: components["schemas"]["MessageType"];
            /** @description To the whole team. */
            isGlobal: boolean;
            sender: components["schemas"]["User"];
            /** @description To whom a private one went. */
            recipient: components["schemas"]["User"] | null;
            /** @description Whether the caller has read it; their own is read. */
            isRead: boolean;
            /** @description How many have read it besides its sender. */
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
            /** @description To the whole team. */
            isGlobal: boolean;
            /** @description User to whom a private one goes. */
            recipientId: components["schemas"]["Uuid"] | null;
        };
        /** @description A page. */
        CommunicationPage: {
            /** @description This page's items. */
            data: components["schemas"]["Communication"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description The mailed token. */
        ConfirmEmailInput: {
            /** @description Single-use token of the mail. */
            token: string;
        };
        /** @description The answer to a schedule invite (part 2 §7). */
        ConfirmationInput: {
            /** @description Whether the member comes. */
            is_confirmed: boolean;
        };
        /** @description A conversation as its list shows it (part 1 §3, chat summary). */
        Conversation: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the group, or nick of the other. */
            name: string;
            /** @description Last message. */
            message: string | null;
            /** @description Unread messages. */
            unreadCount: number;
            /** @description Picture. */
            avatar: components["schemas"]["Url"] | null;
            /** @description Presence of the other, null for groups. */
            status: components["schemas"]["Presence"] | null;
            /** @description When the last message came. */
            lastMessageTime: components["schemas"]["Timestamp"] | null;
            /** @description Whether it is a group. */
            isGroup: boolean;
            /** @description The team whose group it is. */
            team_id: components["schemas"]["Uuid"] | null;
            /** @description The others. */
            members: components["schemas"]["ChatPerson"][];
            /** @description Until when it is mute. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Up to where the caller has read. */
            lastReadSequence: number;
        };
        /** @description Whom to talk to. */
        ConversationInput: {
            /** @description One is a direct conversation. */
            userIds: components["schemas"]["Uuid"][];
            /** @description Name of the group, null for a direct one. */
            name: string | null;
        };
        /** @description A page of conversations. */
        ConversationPage: {
            /** @description This page's conversations. */
            data: components["schemas"]["Conversation"][];
            /** @description Of the next page, null at the end. */
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
            /** @description 7 days after it was asked. */
            erase_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What went wrong; clients decide by this, never by the sentence.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNKNOWN_FIELD" | "INVALID_CREDENTIALS" | "USER_NOT_VERIFIED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "USER_NOT_FOUND" | "TEAM_NOT_FOUND" | "GAME_NOT_FOUND" | "FILE_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "SESSION_NOT_FOUND" | "INVITATION_NOT_FOUND" | "INVITATION_EXPIRED" | "INVITATION_NOT_PENDING" | "USER_ALREADY_INVITED" | "ALREADY_IN_TEAM" | "NOT_IN_TEAM" | "NOT_TEAM_OWNER" | "EMAIL_TAKEN" | "NICK_TAKEN" | "CPF_TAKEN" | "TEAM_NAME_TAKEN" | "TEAM_TAG_TAKEN" | "UNDERAGE" | "PASSWORD_TOO_COMMON" | "PROFANITY" | "INVITATION_QUOTA_EXCEEDED" | "TEAM_NOT_RECRUITING" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IMAGE_UNREADABLE" | "IMAGE_TOO_SMALL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WRONG_PASSWORD" | "PROVIDER_NOT_CONFIGURED" | "SOCIAL_ACCOUNT_TAKEN" | "OWNS_TEAMS" | "ERASURE_PENDING" | "PIX_KEY_LIMIT" | "PIX_KEY_TAKEN" | "MINOR_NOT_ALLOWED" | "LAST_OWNER" | "CONVERSATION_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "EDIT_WINDOW_CLOSED" | "USER_BLOCKED" | "PAYMENT_ALREADY_EXISTS" | "CPF_INVALID" | "NOT_IMPLEMENTED" | "INTERNAL_ERROR";
        /** @description One refused field. */
        FieldError: {
            /**
             * @description Dotted path of the field in the body, query or path, such as `nick` or `0.userId`.
             * @example nick
             */
            path: string;
            code: components["schemas"]["FieldErrorCode"];
            /**
             * @description English, stable.
             * @example nick is already in use
             */
            message: string;
        };
        /**
         * @description Why one field was refused.
         * @enum {string}
         */
        FieldErrorCode: "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "INVALID_FORMAT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "TAKEN" | "PROFANITY" | "UNDERAGE" | "TOO_COMMON" | "OUT_OF_RANGE";
        /**
         * @description What a file is for (part 1 §3).
         * @enum {string}
         */
        FileBusinessType: "USER_PROFILE_PHOTO" | "USER_PROFILE_BANNER" | "TEAM_BANNER_PHOTO" | "TEAM_PROFILE_PHOTO" | "GAMES_ICON" | "GAMES_IMAGE" | "BADGET_ICON" | "EVENT_BANNER" | "CHAMPIONSHIP_BANNER" | "CHAMPIONSHIP_LOGO" | "CHAMPIONSHIP_CARD" | "AWARD_ICON" | "SETUP_PHOTO" | "SPONSOR_LOGO";
        /**
         * @description What a file belongs to (part 1 §3).
         * @enum {string}
         */
        FileEntityType: "USER" | "GAME" | "TEAM" | "BADGET" | "CHAMPIONSHIP" | "AWARD" | "SETUP" | "TEAM_SPONSOR";
        /**
         * @description File formats (part 1 §3). Pictures are stored as JPEG whatever arrives.
         * @enum {string}
         */
        FileFormat: "JPG" | "JPEG" | "PNG" | "PDF" | "SVG";
        /** @description A picture to store (part 2 §3, file record). */
        FileInput: {
            /** @description The image without data prefix; at most 5 MB once decoded. JPEG, PNG or WebP by content. */
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
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture as it appears beside an entity. */
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
             * @description ok while it runs.
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
            /** @description 7 days after it was sent. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The team that calls. */
            team: {
                id: components["schemas"]["Uuid"];
                /** @description Name of the team. */
                name: string;
                team_tag: components["schemas"]["TeamTag"];
            };
            /** @description The player who is called. */
            user: {
                id: components["schemas"]["Uuid"];
                nick: components["schemas"]["Nick"];
            };
            /** @description Who sent it. */
            userWhoInvited: {
                id: components["schemas"]["Uuid"];
                nick: components["schemas"]["Nick"];
            };
            user_id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description The event, when the invitation is to a schedule. */
            schedule: {
                /** @description Title of the event. */
                title: string;
                team_id: components["schemas"]["Uuid"];
                /** @description Of a weekly one, the next time it happens. */
                starts_at?: components["schemas"]["Timestamp"];
                /** @description Of a weekly one, the next time it happens. */
                ends_at?: components["schemas"]["Timestamp"];
            } | null;
            /** @description Id of the event. */
            schedule_id: components["schemas"]["Uuid"] | null;
            /** @description Answer to the event, null while open. */
            is_confirmed: boolean | null;
            /** @description Nobody answered in 7 days; the status stays PENDING, but nobody can answer any more. */
            is_expired: boolean;
            /** @description What the applicant wrote to the team. */
            message: string | null;
            /** @description The vacancy that an application answers, while it exists. */
            vacancy: {
                id: components["schemas"]["Uuid"];
                /** @description Title of the vacancy. */
                title: string;
            } | null;
        };
        /**
         * @description A status to filter by. PENDING are those that can still be answered, EXPIRED the pending ones that cannot.
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
        /** @description Players to invite; all or none. */
        InviteInput: components["schemas"]["InviteItem"][];
        /** @description One player to invite (part 2 §3). */
        InviteItem: {
            userId: components["schemas"]["Uuid"];
            /** @description OWNER is refused; MANAGER only from the owner. */
            role: components["schemas"]["TeamRole"];
        };
        /** @description A link by which whoever has it joins the team; good for 30 days, or until it is reset. */
        InviteLink: {
            /** @description Code of the link. */
            code: string;
            /**
             * Format: uri-reference
             * @description Path on this origin.
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
        };
        /** @description A member. */
        MemberRef: {
            memberId: components["schemas"]["Uuid"];
        };
        /** @description A message. A deleted one keeps its place without its content. */
        Message: {
            id: components["schemas"]["Uuid"];
            /** @description Made by the client that sent it. */
            clientId: components["schemas"]["Uuid"];
            conversationId: components["schemas"]["Uuid"];
            /** @description The server's order in the conversation. */
            sequence: number;
            sender: components["schemas"]["ChatPerson"];
            /** @description The text. */
            content: string;
            /** @description Pictures and voice notes. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Reactions. */
            reactions: components["schemas"]["Reaction"][];
            /** @description The message it answers. */
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
            /** @description Made by the client; sent twice it is stored once. */
            clientId: components["schemas"]["Uuid"];
            /** @description The text. */
            content: string;
            /** @description Stored attachments. */
            attachmentIds: components["schemas"]["Uuid"][];
            /** @description The message it answers. */
            replyTo: components["schemas"]["Uuid"] | null;
        };
        /** @description A page of messages. */
        MessagePage: {
            /** @description This page's messages. */
            data: components["schemas"]["Message"][];
            /** @description Of the next page, null at the end. */
            nextCursor: string | null;
        };
        /**
         * @description Kind of a communication (product.md §5).
         * @enum {string}
         */
        MessageType: "INFO" | "WARNING" | "URGENT" | "PRIVATE";
        /** @description Until when a conversation is mute. */
        MuteInput: {
            /** @description Null ends it. */
            until: components["schemas"]["Timestamp"] | null;
        };
        /** @description A new password with a recovery token; passwordConfirm stays in the form (part 1 §3). */
        NewPasswordInput: {
            /**
             * Format: email
             * @description E-mail of the account.
             */
            email: string;
            /** @description Single-use token of the mail, 30 minutes. */
            token: string;
            /**
             * Format: password
             * @description The new password, 8 to 128 characters.
             */
            password: string;
        };
        /**
         * @description 3 to 20 letters, digits, underscores and hyphens; unique whatever the case (part 1 §5).
         * @example ana_sp
         */
        Nick: string;
        /** @description A notification of the signed-in user (part 1 §3). */
        Notification: {
            id: components["schemas"]["Uuid"];
            /** @description In Portuguese. */
            title: string;
            type: components["schemas"]["NotificationType"];
            context_type: components["schemas"]["NotificationContext"];
            body: components["schemas"]["NotificationBody"];
            /** @description Whether the user has read it. */
            isRead: boolean;
            createAt: components["schemas"]["Timestamp"];
            /** @description The team it concerns. */
            teamId: components["schemas"]["Uuid"] | null;
            /** @description Tag of that team, for links. */
            teamTag: components["schemas"]["TeamTag"] | null;
            /** @description The invitation it concerns. */
            inviteId: components["schemas"]["Uuid"] | null;
            /** @description The event it concerns. */
            scheduleId: components["schemas"]["Uuid"] | null;
            /** @description The check-in it concerns. */
            checkInId: components["schemas"]["Uuid"] | null;
            /** @description The other player it concerns, such as who joined or applied; the public page is `/pro/{nick}`. */
            player?: {
                nick: components["schemas"]["Nick"];
            } | null;
        };
        /** @description Text, lines of text, or the invitation itself (part 1 §3). */
        NotificationBody: string | string[] | components["schemas"]["Invitation"];
        /**
         * @description What the notification is about (not listed in part 1; decided here).
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
        /** @description How one kind of notification arrives. */
        NotificationPreference: {
            type: components["schemas"]["NotificationType"];
            /** @description In the bell. */
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
            /** @description Null until answered. */
            is_confirmed: boolean | null;
        };
        /** @description The signed-in user's profile with its files (part 1 §3). */
        OwnProfile: {
            entity: components["schemas"]["OwnProfileEntity"];
            /** @description Photo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description All that the owner sees of the own account. */
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
            /** @description A few words about the player. */
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
        /** @description Items a page. */
        PageLimit: number;
        /** @description This page, from 1. */
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
        /** @description The password, again. */
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
            /** @description Masked, or whole for its owner with `reveal`. */
            key: string;
        };
        /** @description A Pix key (part 1 §7), validated by its type. */
        PixKeyInput: {
            /** @description The own id. */
            user_id: components["schemas"]["Uuid"];
            type: components["schemas"]["PixKeyType"];
            /** @description The key as its type writes it. */
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
            /** @description Name of the other team. */
            opponent: string;
            played_at: components["schemas"]["Timestamp"];
            /**
             * @description For this team.
             * @enum {string}
             */
            result: "WIN" | "LOSS";
            /** @description As reported. */
            score: string | null;
            /** @description Name of the championship. */
            championship: string | null;
        };
        /** @description A player in the picker. */
        PlayerOption: {
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description Photo first. */
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
            /** @description Kinds that differ from the default. */
            notifications: components["schemas"]["NotificationPreference"][];
            /**
             * @description Appearance.
             * @enum {string}
             */
            theme: "dark" | "light" | "system";
            /**
             * @description Who sees the profile.
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
         * @description Presence (part 1 §3) – online is a live socket, away 5 minutes without a sign.
         * @enum {string}
         */
        Presence: "online" | "away" | "offline";
        /** @description RFC 9457 problem details, with a closed `code`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Address that names the kind of problem.
             * @example https://convoca.example/problems/team-not-found
             */
            type: string;
            /**
             * @description The kind of problem in English.
             * @example Team not found
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description This one occurrence, in English.
             * @example No team with this id is visible to you
             */
            detail?: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description English, stable; one sentence, or a list when several fields were refused.
             * @example Team not found
             */
            message: string | string[];
            /**
             * @description The id of the request, as in the `X-Request-Id` header and the log.
             * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1fff
             */
            requestId: string;
            /** @description The refused fields. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description The own profile (part 1 §7); phone and cpf as digits. */
        ProfileInput: {
            /** @description The own id. */
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
            /** @description A few words about the player. */
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
        /** @description What this server offers. */
        PublicConfig: {
            /** @description The configured social providers; one that is missing has no button. */
            providers: {
                providerType: components["schemas"]["SocialProvider"];
                /** @description Public client id, null for STEAM. */
                clientId: string | null;
            }[];
            /** @description Whether an account must confirm its e-mail before it signs in. */
            requireVerifiedEmail: boolean;
            /** @description Youngest age for an account, in years. */
            minimumAge: number;
        };
        /** @description A player's public profile with its files. */
        PublicProfile: {
            entity: components["schemas"]["PublicProfileEntity"];
            /** @description Photo and banner. */
            files: components["schemas"]["FileRef"][];
        };
        /** @description What everybody may know of a player; an allow-list. */
        PublicProfileEntity: {
            id: components["schemas"]["Uuid"];
            /** @description Full name. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description A few words about the player. */
            about: string | null;
            /** @description Profile photo. */
            picture: components["schemas"]["Url"] | null;
            /** @description Teams of the player that show their members. */
            teams: components["schemas"]["ProfileTeam"][];
        };
        /** @description A team for everybody. */
        PublicTeam: {
            id: components["schemas"]["Uuid"];
            team_tag: components["schemas"]["TeamTag"];
            entity: components["schemas"]["PublicTeamEntity"];
            /** @description Logo and banner. */
            files: components["schemas"]["FileRef"][];
            /** @description Empty when the team hides its members. */
            members: components["schemas"]["TeamMemberList"];
            game: components["schemas"]["Game"];
            /** @description Who supports the team, without those that it hides. */
            sponsors: components["schemas"]["Sponsor"][];
        };
        /** @description What everybody may know of a team; an allow-list. */
        PublicTeamEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description What the team says of itself. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team looks for players. */
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
        /** @description A page. */
        PublicTeamPage: {
            /** @description This page's items. */
            data: components["schemas"]["PublicTeamItem"][];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPage: components["schemas"]["TotalPage"];
        };
        /** @description Who reacted with an emoji. */
        Reaction: {
            emoji: components["schemas"]["Emoji"];
            /** @description Who. */
            userIds: components["schemas"]["Uuid"][];
        };
        /** @description How many were marked. */
        ReadCount: {
            /** @description Notifications that became read. */
            count: number;
        };
        /** @description Up to where it is read. */
        ReadInput: {
            /** @description Sequence number of the last read message. */
            sequence: number;
        };
        /** @description Players and teams for the viewer's games. */
        Recommendations: {
            /** @description Players. */
            players: components["schemas"]["PlayerOption"][];
            /** @description Teams. */
            teams: components["schemas"]["TeamListItem"][];
        };
        /** @description Whose password is lost. */
        RecoveryInput: {
            /**
             * Format: email
             * @description E-mail of the account.
             */
            email: string;
        };
        /** @description Whether the team recruits (part 2 §7). */
        RecruitingInput: {
            /** @description Whether the team recruits. */
            isRecruiting: boolean;
        };
        /** @description Whether a team recruits, and for what. */
        Recruitment: {
            /** @description Whether the team looks for players. */
            is_recruiting: boolean;
            /** @description Its vacancies. */
            vacancies: components["schemas"]["Vacancy"][];
        };
        /**
         * @description How it repeats.
         * @enum {string}
         */
        Recurrence: "NONE" | "WEEKLY";
        /** @description A new account (part 1 §3 and §5); passwordConfirm stays in the form. */
        RegisterInput: {
            /** @description Full name, 3 to 50 characters. */
            name: string;
            nick: components["schemas"]["Nick"];
            /** @description CPF, 11 digits with valid check digits; unique. Never leaves the server except to its owner. */
            cpf: string;
            /** @description Brazilian phone with area code, 10 or 11 digits. Never leaves the server except to its owner. */
            phone: string;
            /**
             * Format: email
             * @description E-mail; unique whatever the case. Never leaves the server except to its owner.
             */
            email: string;
            /** @description Gender; an empty value is null (part 1 §3). */
            gender: components["schemas"]["Gender"] | null;
            /**
             * Format: password
             * @description 8 to 128 characters, not one of the most common.
             */
            password: string;
            /** @description Null for an account with a password. */
            provider?: components["schemas"]["SocialProvider"] | null;
            /**
             * Format: date
             * @description Date of birth; at least 16 years ago. Never leaves the server except to its owner.
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
        /** @description A page. */
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
             * @description Why.
             * @enum {string}
             */
            reason: "HARASSMENT" | "SPAM" | "HATE" | "SEXUAL" | "OTHER";
            /** @description A few words. */
            text: string | null;
        };
        /** @description A role (part 2 §7). */
        RoleInput: {
            newRole: components["schemas"]["TeamRole"];
        };
        /** @description A place in the line-up (part 2 §7). */
        RosterInput: {
            rosterStatus: components["schemas"]["RosterStatus"];
        };
        /**
         * @description Place in the line-up (product.md §5).
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
            /** @description Where. */
            location: string | null;
            /** @description An https address. */
            url: string | null;
            recurrence: components["schemas"]["Recurrence"];
            /** @description Invited members. */
            invited: components["schemas"]["Uuid"][];
            checkins: components["schemas"]["CheckInCounts"];
            /** @description The caller's own, null when they are not invited. */
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
            /** @description After its start. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Where. */
            location: string | null;
            /**
             * Format: uri
             * @description An https address.
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
        /** @description A place where the user is signed in. */
        Session: {
            id: components["schemas"]["Uuid"];
            /**
             * @description What the browser says of itself, shortened.
             * @example Chrome no Windows
             */
            device: string;
            /** @description Whether this call was made with it. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A provider's proof (part 1 §7). */
        SocialLoginInput: {
            /** @description ID token, access token, or the query string of the OpenID answer. */
            token: string;
            providerType: components["schemas"]["SocialProvider"];
        };
        /**
         * @description Social log-in providers (part 1 §3).
         * @enum {string}
         */
        SocialProvider: "FACEBOOK" | "GOOGLE" | "STEAM";
        /** @description A new session, and what the profile still lacks. */
        SocialToken: {
            /** @description Opaque, 256 bits, base64url. */
            token: string;
            /** @description Fields of the profile to ask for before it opens. */
            missing: ("name" | "nick" | "cpf" | "phone" | "email" | "gender" | "birth")[];
        };
        /** @description A sponsor of a team. */
        Sponsor: {
            id: components["schemas"]["Uuid"];
            team_id: components["schemas"]["Uuid"];
            /** @description Name. */
            name: string;
            /** @description An https address. */
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
             * @description An https address.
             */
            url: string | null;
            /** @description A few words. */
            description: string | null;
            /** @description Whether it is shown. */
            is_active: boolean;
        };
        /** @description A page. */
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
        /** @description The team as its members see it. */
        TeamDetailEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description What the team says of itself. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team looks for players. */
            is_recruiting: boolean;
            /** @description Whether everybody sees the members. */
            show_team_members: boolean;
            /** @description Whether what goes to the whole team – its events, reminders, communications – notifies the members. */
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
            /** @description Unique whatever the case, 3 to 50 characters. */
            name: string;
            /** @description 2 to 5 letters and digits; unique, stored in capitals. */
            teamTag: string;
            game_id: components["schemas"]["Uuid"];
            /** @description 10 to 500 characters. */
            description: string;
        };
        /** @description A team as the list returns it. */
        TeamListEntity: {
            /** @description Name of the team. */
            name: string;
            /** @description What the team says of itself. */
            description: string;
            team_tag: components["schemas"]["TeamTag"];
            game_id: components["schemas"]["Uuid"];
            /** @description Whether the team looks for players. */
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
        /** @description A member's face on the team card. */
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
        /** @description What the caller may do in this team (product.md §5); screens show only this. */
        TeamPermissions: {
            /** @description Delete the team. */
            deleteTeam: boolean;
            /** @description Hand the team over. */
            transferTeam: boolean;
            /** @description Make a MANAGER. */
            promoteManager: boolean;
            /** @description Edit the team, its images, colours, settings, visibility and recruitment. */
            editTeam: boolean;
            /** @description Invite, cancel, resend and answer applications. */
            invite: boolean;
            /** @description Remove a member, change role and roster. */
            manageMembers: boolean;
            /** @description Sponsors, achievements and vacancies. */
            manageShowcase: boolean;
            /** @description Schedules and check-ins. */
            manageSchedules: boolean;
            /** @description Communications to the team. */
            communicate: boolean;
            /** @description Register in a championship and report results. */
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
            /** @description The next ones first. */
            upcomingMatches: components["schemas"]["UpcomingMatch"][];
            /** @description The newest first. */
            previusMatches: components["schemas"]["PlayedMatch"][];
            teamResults: components["schemas"]["TeamPerformance"];
        };
        /**
         * @description 2 to 5 capital letters and digits; unique.
         * @example PRO
         */
        TeamTag: string;
        /** @description Changes of a team (part 2 §3, team edit and settings form); what is not named stays. */
        TeamUpdate: {
            /** @description Id of the team. */
            id: components["schemas"]["Uuid"];
            /** @description Unique whatever the case. */
            name: string;
            /** @description Unique, stored in capitals. */
            teamTag: string;
            /** @description 10 to 500 characters. */
            description: string;
            game_id?: components["schemas"]["Uuid"];
            /** @description Whether everybody sees the members. */
            show_team_members?: boolean;
            /** @description Whether the team looks for players. */
            is_recruiting?: boolean;
            primary_color?: components["schemas"]["HexColor"];
            secondary_color?: components["schemas"]["HexColor"];
            /** @description Whether what goes to the whole team – its events, reminders, communications – notifies the members. */
            notifications_enabled?: boolean;
        };
        /**
         * @description How far back – TODAY from midnight in São Paulo, WEEK 7, MONTH 30 and YEAR 365 days.
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
            /** @description Opaque, 256 bits, base64url; goes into the Authorization header. */
            token: string;
        };
        /** @description Items in all pages. */
        Total: number;
        /** @description Number of pages. */
        TotalPage: number;
        /** @description How many are unread. */
        UnreadCount: {
            /** @description Unread communications. */
            count: number;
        };
        /** @description A match to come. */
        UpcomingMatch: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the other team. */
            opponent: string;
            starts_at: components["schemas"]["Timestamp"];
            /** @description Name of the championship. */
            championship: string | null;
        };
        /**
         * @description Path of a file on this origin, cacheable for ever.
         * @example /files/7c/7c2f0e.jpg
         */
        Url: string;
        /** @description The user as other parts of an answer name them (part 1 §3). */
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
            /** @description Smallest rating. */
            min_ranking: number;
            /** @description What is looked for. */
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
            /** @description Smallest rating. */
            min_ranking: number;
            /** @description At least 10 characters. */
            description: string;
            /** @description Whether it is open. */
            is_active: boolean;
        };
        /** @description A page. */
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
            /** @description Smallest rating. */
            min_ranking: number;
            /** @description At least 10 characters. */
            description: string;
            /** @description Whether it is open. */
            is_active: boolean;
        };
        /** @description Whether everybody sees the members (part 2 §7). */
        VisibilityInput: {
            /** @description Whether everybody sees the members. */
            statusVisibilityMembers: boolean;
        };
        /** @description One hour of the week, in the time of Brasília. */
        WeekHour: {
            /** @description 0 is Sunday. */
            weekday: number;
            /** @description Its start. */
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
        /** @description The player is in the team, has an open invitation or application already, or the team is not recruiting. */
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
        /** @description The conversation does not exist, or the caller is not in it. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 15 minutes have gone by, or the message is deleted. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user owns teams, or the erasure is already asked for. */
        ErasureConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file, or what it belongs to, does not exist or is not visible to the caller. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user may not do this. */
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
        /** @description The idempotency key was used with another body. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The picture has more than 5 MB (5 242 880 bytes), or the body is too large. */
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An unexpected failure; the request id is in the body and the log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail is unknown or the password is wrong; the two are not told apart. */
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
        /** @description Somebody in the list is in the team or already invited, or the quota of 50 pending invitations is reached; nothing was sent. */
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
        /** @description The message does not exist, or the caller is not in its conversation. */
        MessageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user may not do this at all, or it is the owner's alone. */
        NotTeamOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail was not confirmed yet, where the server requires it. */
        NotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The notification does not exist or is not yours. */
        NotificationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The owner cannot leave before handing the team over. */
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
        /** @description Five keys are the limit, somebody has the key, a minor has none, or the idempotency key was used with another body. */
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
        /** @description Too many calls; try again after `Retry-After`. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description E-mail, nick or CPF belong to somebody, or the idempotency key was used with another body. */
        RegisterConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation was answered, its user is in the team by now, or the quota of 50 pending invitations is reached. */
        ResendConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist or is not visible to the caller. */
        ResourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The store is away; try again after `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session does not exist or is not yours. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another team has this name or tag, or the idempotency key was used with another body. */
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
        /** @description No token, or one that is unknown, ended or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content is not JPEG, PNG or WebP, whatever its name says. */
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
        /** @description Where the page starts, from `nextCursor` of the page before. */
        Cursor: string;
        /**
         * @description Id of the resource.
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
         */
        Id: string;
        /**
         * @description A key made by the client for this one act. The same key with the same body replays the first
         *     answer for 24 h; with another body it is a 409.
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
        /** @description Items a page, 1 to 80. */
        Limit: number;
        /** @description Items a page, 1 to 80; the screens use 8 (part 1 §9). */
        NotificationLimit: number;
        /** @description Order by name. */
        Order: "asc" | "desc";
        /** @description Page number, from 1. */
        Page: number;
        /** @description Text to look for, accent- and case-insensitive. */
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
         * @description Seconds to wait before the next try.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description The account exists. */
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
                 * @description Nick of the player, whatever the case.
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
                /** @description Order by name. */
                order?: components["parameters"]["Order"];
                /** @description Items a page, 1 to 80. */
                limit?: number;
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /**
                 * @description A team, for whoever may invite for it: its members, those it already invited and those who have applied are
                 *     left out. Anybody else is refused, since who is missing tells who belongs to it.
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id: only the own teams. Another's id is refused. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description The team exists. */
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
            /** @description The team is gone. */
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
                 * @description Tag of the team, whatever the case.
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
                /** @description Only invitations by the team, or only applications by players. */
                kind?: components["schemas"]["InvitationKind"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
                /** @description Only invitations by the team, or only applications by players. */
                kind?: components["schemas"]["InvitationKind"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
            /** @description The invitation is gone. */
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
            /** @description The invitee is a member now. */
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
            /** @description The invitation is declined. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description The picture is stored. */
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
            /** @description The picture is replaced. */
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
            /** @description It is gone. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80; the screens use 8 (part 1 §9). */
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
            /** @description It is read. */
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
            /** @description They are read. */
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
            /** @description It is gone. */
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
            /** @description If the e-mail exists, a message is on its way. */
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
            /** @description The password is changed. */
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
            /** @description The password is changed. */
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
        /** @description The mailed token */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account stays. */
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
            /** @description It is gone. */
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
                /** @description Show the keys whole. */
                reveal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user; another's is refused.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
                 * @description Id of the user; another's is refused.
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
            /** @description It is gone. */
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
            /** @description The member is out. */
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
        /** @description The place */
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id, as it is anyway. Another's id is refused. */
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
        /** @description Whether everybody sees the members */
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
        /** @description Whether it recruits */
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Order by name. */
                order?: components["parameters"]["Order"];
                /** @description Only teams of this game. */
                gameId?: string;
                /** @description The signed-in user's id: only the own teams. Another's id, or a guest's question, is refused. */
                entityId?: string;
                /** @description Only teams that recruit, or that do not. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
        /** @description The application; may be left out. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description The caller is a member now. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind. */
                actionType?: components["schemas"]["ActivityType"];
                /** @description How far back. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description It is gone. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind. */
                messageType?: components["schemas"]["MessageType"];
                /** @description Only to the whole team, or only to one member. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGlobalCommunications: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only this kind. */
                messageType?: components["schemas"]["MessageType"];
                /** @description Only to the whole team, or only to one member. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
            /** @description It is gone. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
                 * @description What it becomes.
                 * @example active
                 */
                status: "active" | "inactive";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruitment. */
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
            /** @description It is gone. */
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** @description Only of this game. */
                gameId?: string;
                /** @description Only this position. */
                position?: string;
                /** @description Only vacancies whose minimum is not above this. */
                maxRanking?: number;
                /** @description Only of this team: the screens /team-jobs/{teamId} and /team/{tag}/recruitment. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description It is gone. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description Only what ends after this instant. */
                from?: string;
                /** @description Only what starts before this instant. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description It is gone. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
            /** @description It is gone. */
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
        /** @description The answer */
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
                 * @description Key of the feed, from the schedule screen.
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
            /** @description It is gone. */
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
        /** @description The own hours */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityInput"];
            };
        };
        responses: {
            /** @description The overlap. */
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
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items a page, 1 to 80. */
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
                /** @description Text to look for, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** @description Where the page starts, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description All, unread ones, or groups (part 1 §4). */
                filter?: "all" | "unread" | "groups";
                /** @description Items a page, 1 to 80. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whom to talk to */
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
                /** @description Where the page starts, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only messages after this sequence number. */
                after?: number;
                /** @description Items a page, 1 to 80. */
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
        /** @description Up to where */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadInput"];
            };
        };
        responses: {
            /** @description It is read. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
        /** @description Until when */
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
            /** @description It is gone. */
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
                 * @description A key made by the client for this one act. The same key with the same body replays the first
                 *     answer for 24 h; with another body it is a 409.
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
        /** @description Why */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description It is reported. */
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
            /** @description The user is blocked. */
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
            /** @description The user is not blocked any more. */
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
            /** @description It runs. */
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
            /** @description It can answer. */
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
