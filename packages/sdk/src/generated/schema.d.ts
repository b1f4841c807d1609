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
         * @description Part 2 §7 Team core. With `entityId` (the own user id) only the teams that the user belongs to.
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
        put?: never;
        post?: never;
        delete?: never;
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
         * Lists the signed-in user's invitations.
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
         * Lists the invitations of a team.
         * @description Part 2 §7 Team core. For OWNER and MANAGER.
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
         * @description Part 2 §7 Team core. For OWNER and MANAGER.
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
         * Accepts an invitation.
         * @description Part 2 §7 Team core. By the invitee alone; of two at once one wins. The team is notified live.
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
         * Declines an invitation.
         * @description Part 2 §7 Team core. By the invitee alone.
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
        delete?: never;
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
        /**
         * @description What went wrong; clients decide by this, never by the sentence.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNKNOWN_FIELD" | "INVALID_CREDENTIALS" | "USER_NOT_VERIFIED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "USER_NOT_FOUND" | "TEAM_NOT_FOUND" | "GAME_NOT_FOUND" | "FILE_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "SESSION_NOT_FOUND" | "INVITATION_NOT_FOUND" | "INVITATION_EXPIRED" | "INVITATION_NOT_PENDING" | "USER_ALREADY_INVITED" | "ALREADY_IN_TEAM" | "NOT_IN_TEAM" | "NOT_TEAM_OWNER" | "EMAIL_TAKEN" | "NICK_TAKEN" | "CPF_TAKEN" | "TEAM_NAME_TAKEN" | "TEAM_TAG_TAKEN" | "UNDERAGE" | "PASSWORD_TOO_COMMON" | "PROFANITY" | "INVITATION_QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IMAGE_UNREADABLE" | "IMAGE_TOO_SMALL" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "NOT_IMPLEMENTED" | "INTERNAL_ERROR";
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
            } | null;
            /** @description Id of the event. */
            schedule_id: components["schemas"]["Uuid"] | null;
            /** @description Answer to the event, null while open. */
            is_confirmed: boolean | null;
        };
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
        /**
         * @description Notification type, spelling as given (part 1 §3).
         * @enum {string}
         */
        NotificationType: "TEAM_INVITE" | "TEAM_JOIN" | "TEAM_LEAVE" | "TEAM_KICK" | "TEAM_UPDATE" | "TEAM_DELETE" | "CHAMPIONSHIP_INVITE" | "CHAMPIONSHIP_CANCEL" | "CHAMPIONSHIP_IS_CLOSE" | "CHAMPIONSHIP_START" | "CHAMPIONSHIP_REGISTER_ACCEPT" | "CHAMPIONSHIP_REGISTER_REJECT" | "CHAMPIONSHIP_RESULT" | "CHAMPIONSHIP_MATCH_RESULT" | "CHAMPIONSHIP_MATCH_CANCEL" | "CHAMPIONSHIP_MATCH_RESCHEDULE" | "CHAMPIONSHIP_MATCH_UPDATE" | "CHAMPIONSHIP_MATCH_CODE" | "CHAMPIONSHIP_MATCH_IS_CLOSE" | "CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15" | "USER_ALTER_PASSWORD" | "BADGET_RECEIVE" | "EVENT_ANNOUNCE" | "ANNOUNCE_NEW" | "REFUSED" | "CHAMPIOSHIP_GIFT_RECEIVE" | "SCHEDULE_INVITE";
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
        /** @description How many were marked. */
        ReadCount: {
            /** @description Notifications that became read. */
            count: number;
        };
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
        /**
         * @description Place in the line-up (product.md §5).
         * @enum {string}
         */
        RosterStatus: "STARTER" | "SUBSTITUTE" | "INACTIVE";
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
        /**
         * @description Social log-in providers (part 1 §3).
         * @enum {string}
         */
        SocialProvider: "FACEBOOK" | "GOOGLE" | "STEAM";
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
            /** @description Whether the team's events notify its members. */
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
        /**
         * @description 2 to 5 capital letters and digits; unique.
         * @example PRO
         */
        TeamTag: string;
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
        /** @description A field is invalid, or the picture cannot be read or is too small. */
        BadImage: {
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
        /** @description The body is larger than the limit. */
        PayloadTooLarge: {
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
    };
    parameters: {
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
                /** @description A team; its members and those it already invited are left out. */
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
                status?: components["schemas"]["InvitationStatus"];
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
            403: components["responses"]["Forbidden"];
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
                status?: components["schemas"]["InvitationStatus"];
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
