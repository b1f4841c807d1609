// Generated from openapi/ by `pnpm generate`. Never edited by hand.

/** All data stored about the user (LGPD). */
export type AccountExport = {
    exported_at: Timestamp;
    profile: OwnProfile;
    /** One section per kind of record: sessions, teams, invitations, notifications, messages and so on. */
    sections: {
        /** Kind of the records. */
        name: string;
        /** The records. */
        records: {
            [key: string]: unknown;
        }[];
    }[];
}

/** An achievement of a team. */
export type Achievement = {
    id: Uuid;
    team_id: Uuid;
    /** Title. */
    title: string;
    /** A few words. */
    description: string | null;
    /** 1 is the first place. */
    placement: number | null;
    /**
     * The date it was won.
     *
     * Format: date
     */
    date: string;
    /** Game. */
    game_id: Uuid | null;
    /** Name of the championship. */
    championship: string | null;
    /** Pictures. */
    files: FileRef[];
    created_at: Timestamp;
}

/** An achievement. */
export type AchievementInput = {
    /** 3 to 100 characters. */
    title: string;
    /** A few words. */
    description: string | null;
    /** 1 is the first place. */
    placement: number | null;
    /**
     * The date it was won.
     *
     * Format: date
     */
    date: string;
    /** Game. */
    game_id: Uuid | null;
    /** Name of the championship. */
    championship: string | null;
}

/** An entry in a team's activity log. */
export type Activity = {
    id: Uuid;
    team_id: Uuid;
    actionType: ActivityType;
    /** The user who did it, null after the account was deleted. */
    actor: User | null;
    /** The user affected, if not only the actor. */
    subject: User | null;
    /** The role that the user was invited with or was given. */
    role: TeamRole | null;
    /** The object's name: a title, a roster status, the business type of a picture, or the nick of the subject. */
    target: string | null;
    created_at: Timestamp;
}

/** A page of activities. */
export type ActivityPage = {
    /** This page's items. */
    data: Activity[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** Kind of activity. */
export type ActivityType = "TEAM_CREATED" | "TEAM_UPDATED" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_LEFT" | "MEMBER_REMOVED" | "ROLE_CHANGED" | "ROSTER_CHANGED" | "INVITATION_DECLINED" | "INVITATION_CANCELLED" | "APPLICATION_RECEIVED" | "RECRUITMENT_CHANGED" | "ACHIEVEMENT_ADDED" | "COMMUNICATION_SENT" | "COMMUNICATION_UPDATED" | "COMMUNICATION_DELETED" | "SPONSOR_ADDED" | "SCHEDULE_CREATED" | "SCHEDULE_UPDATED" | "SCHEDULE_DELETED" | "PICTURE_CHANGED"

/** Why the player wants to join. */
export type ApplicationInput = {
    /** A message to the team. */
    message?: string | null;
    /** The vacancy applied for. */
    vacancyId?: Uuid | null;
}

/** A picture or a voice note. */
export type Attachment = {
    id: Uuid;
    /** Kind of attachment. */
    kind: "IMAGE" | "VOICE";
    url: Url;
    /** In pixels. */
    width: number | null;
    /** In pixels. */
    height: number | null;
    /** Length of a voice note. */
    seconds: number | null;
}

/** A picture or voice note to upload. */
export type AttachmentInput = {
    /** Kind of attachment. */
    kind: "IMAGE" | "VOICE";
    /** Base64 without the data URL prefix; at most 5 MB decoded. */
    base64: string;
}

/** Number of available members for each hour of the week. */
export type Availability = {
    /** Hours when at least one member is available. */
    slots: {
        /** 0 is Sunday. */
        weekday: number;
        /** Start of the hour, 0 to 23. */
        hour: number;
        /** Number of available members. */
        members: number;
    }[];
    /** Number of members who entered their availability. */
    members: number;
    /** Hours when the caller is available. */
    own: WeekHour[];
}

/** The caller's weekly availability. */
export type AvailabilityInput = {
    /** The hours when the caller is available. */
    hours: WeekHour[];
}

/** A badge of a team. */
export type Badge = {
    id: Uuid;
    /** Name. */
    name: string;
    /** What it was awarded for. */
    description: string;
    /** File with business type BADGET_ICON. */
    icon: FileRef | null;
    received_at: Timestamp;
}

/** The caller's key of a team's calendar feed, returned only once. */
export type CalendarKey = {
    /** Key of the feed. */
    key: string;
    /** Path of the feed with the key, without the origin. */
    url: string;
}

/**
 * A participant of a conversation.
 *
 * @see Part 1 §3
 */
export type ChatPerson = {
    id: Uuid;
    /** Nick. */
    name: string;
    /** Photo. */
    avatar: Url | null;
}

/** A member's check-in; each member has one. */
export type CheckIn = {
    id: Uuid;
    schedule_id: Uuid;
    member_id: Uuid;
    user: User;
    /** Null until the member responds. */
    is_confirmed: boolean | null;
    /** When the member responded. */
    answered_at: Timestamp | null;
}

/** Responses of the invited members. */
export type CheckInCounts = {
    /** Number of members who accepted. */
    confirmed: number;
    /** Number of members who declined. */
    declined: number;
    /** Number of members without a response. */
    pending: number;
}

/** Members to invite. */
export type CheckInInput = {
    /** Members. */
    memberIds: Uuid[];
}

/** A communication as returned to one of its readers. */
export type Communication = {
    id: Uuid;
    team_id: Uuid;
    /** Title. */
    title: string;
    /** The text. */
    body: string;
    messageType: MessageType;
    /** Whether it is for the whole team. */
    isGlobal: boolean;
    sender: User;
    /** Recipient of a private communication. */
    recipient: User | null;
    /** Whether the caller has read it; always true for the sender. */
    isRead: boolean;
    /** Number of readers, without the sender. */
    read_count: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A communication; PRIVATE has a recipient and is not global. */
export type CommunicationInput = {
    /** 3 to 100 characters. */
    title: string;
    /** The text. */
    body: string;
    messageType: MessageType;
    /** Whether it is for the whole team. */
    isGlobal: boolean;
    /** Recipient of a private communication. */
    recipientId: Uuid | null;
}

/** A page of activities. */
export type CommunicationPage = {
    /** This page's items. */
    data: Communication[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The token from the e-mail. */
export type ConfirmEmailInput = {
    /** Single-use token from the e-mail. */
    token: string;
}

/**
 * The response to a schedule invitation.
 *
 * @see Part 2 §7
 */
export type ConfirmationInput = {
    /** Whether the member will attend. */
    is_confirmed: boolean;
}

/**
 * A conversation in a list.
 *
 * @see Part 1 §3, chat summary
 */
export type Conversation = {
    id: Uuid;
    /** Name of the group, or nick of the other participant. */
    name: string;
    /** Last message. */
    message: string | null;
    /** Unread messages. */
    unreadCount: number;
    /** Picture. */
    avatar: Url | null;
    /** Presence of the other participant, null for groups. */
    status: Presence | null;
    /** When the last message was sent. */
    lastMessageTime: Timestamp | null;
    /** Whether it is a group. */
    isGroup: boolean;
    /** The team that the group belongs to. */
    team_id: Uuid | null;
    /** The other participants. */
    members: ChatPerson[];
    /** Muted until this instant. */
    mutedUntil: Timestamp | null;
    /** Sequence number of the last message that the caller has read. */
    lastReadSequence: number;
}

/** The participants of a new conversation. */
export type ConversationInput = {
    /** A single user makes it a direct conversation. */
    userIds: Uuid[];
    /** Name of the group, null for a direct one. */
    name: string | null;
}

/** A page of conversations. */
export type ConversationPage = {
    /** This page's conversations. */
    data: Conversation[];
    /** Cursor of the next page, null on the last one. */
    nextCursor: string | null;
}

/**
 * One emoji.
 *
 * @example 🔥
 */
export type Emoji = string

/** A piece of equipment. */
export type Equipment = {
    id: Uuid;
    type: EquipmentType;
    /** Brand. */
    brand: string;
    /** Model. */
    model: string;
    /** A few words. */
    description: string | null;
    /** Photo. */
    photo: FileRef | null;
}

/** A piece of equipment. */
export type EquipmentInput = {
    type: EquipmentType;
    /** Brand. */
    brand: string;
    /** Model. */
    model: string;
    /** A few words. */
    description: string | null;
}

/**
 * Equipment type.
 *
 * @see Part 1 §3
 */
export type EquipmentType = "COMPUTER" | "NOTEBOOK" | "PC" | "CONSOLE" | "TABLET" | "SMARTPHONE"

/** When the personal data will be erased. */
export type Erasure = {
    /** 7 days after the request. */
    erase_at: Timestamp;
}

/** Machine-readable error code; clients should rely on this, not on the message. */
export type ErrorCode = "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNKNOWN_FIELD" | "INVALID_CREDENTIALS" | "USER_NOT_VERIFIED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "REMOVED_FROM_TEAM" | "NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "USER_NOT_FOUND" | "TEAM_NOT_FOUND" | "GAME_NOT_FOUND" | "FILE_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "SESSION_NOT_FOUND" | "INVITATION_NOT_FOUND" | "INVITATION_EXPIRED" | "INVITATION_NOT_PENDING" | "USER_ALREADY_INVITED" | "ALREADY_IN_TEAM" | "NOT_IN_TEAM" | "NOT_TEAM_OWNER" | "EMAIL_TAKEN" | "NICK_TAKEN" | "CPF_TAKEN" | "TEAM_NAME_TAKEN" | "TEAM_TAG_TAKEN" | "UNDERAGE" | "PASSWORD_TOO_COMMON" | "PROFANITY" | "INVITATION_QUOTA_EXCEEDED" | "TEAM_NOT_RECRUITING" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IMAGE_UNREADABLE" | "IMAGE_TOO_SMALL" | "IMAGE_TOO_LARGE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WRONG_PASSWORD" | "PROVIDER_NOT_CONFIGURED" | "SOCIAL_ACCOUNT_TAKEN" | "OWNS_TEAMS" | "ERASURE_PENDING" | "PIX_KEY_LIMIT" | "PIX_KEY_TAKEN" | "MINOR_NOT_ALLOWED" | "LAST_OWNER" | "CONVERSATION_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "EDIT_WINDOW_CLOSED" | "USER_BLOCKED" | "PAYMENT_ALREADY_EXISTS" | "CPF_INVALID" | "NOT_IMPLEMENTED" | "INTERNAL_ERROR"

/** An invalid field. */
export type FieldError = {
    /**
     * Dotted path of the field in the body, query or path, such as `nick` or `0.userId`.
     *
     * @example nick
     */
    path: string;
    code: FieldErrorCode;
    /**
     * A stable English message.
     *
     * @example nick is already in use
     */
    message: string;
}

/** Why a field is invalid. */
export type FieldErrorCode = "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "INVALID_FORMAT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "TAKEN" | "PROFANITY" | "UNDERAGE" | "TOO_COMMON" | "OUT_OF_RANGE"

/**
 * Purpose of a file.
 *
 * @see Part 1 §3
 */
export type FileBusinessType = "USER_PROFILE_PHOTO" | "USER_PROFILE_BANNER" | "TEAM_BANNER_PHOTO" | "TEAM_PROFILE_PHOTO" | "GAMES_ICON" | "GAMES_IMAGE" | "BADGET_ICON" | "EVENT_BANNER" | "CHAMPIONSHIP_BANNER" | "CHAMPIONSHIP_LOGO" | "CHAMPIONSHIP_CARD" | "AWARD_ICON" | "SETUP_PHOTO" | "SPONSOR_LOGO"

/**
 * Type of the entity that a file belongs to.
 *
 * @see Part 1 §3
 */
export type FileEntityType = "USER" | "GAME" | "TEAM" | "BADGET" | "CHAMPIONSHIP" | "AWARD" | "SETUP" | "TEAM_SPONSOR"

/**
 * File formats. Every picture is stored as JPEG.
 *
 * @see Part 1 §3
 */
export type FileFormat = "JPG" | "JPEG" | "PNG" | "PDF" | "SVG"

/**
 * A picture to upload.
 *
 * @see Part 2 §3, file record
 */
export type FileInput = {
    /** Base64 without the data URL prefix; at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
    base64: string;
    extension: FileFormat;
    entityType: FileEntityType;
    entityId: Uuid;
    businessType: FileBusinessType;
    /** Always IMAGE. */
    fileType: "IMAGE";
}

/** A stored picture. */
export type FileRecord = {
    id: Uuid;
    business_type: FileBusinessType;
    url: Url;
    entity_type: FileEntityType;
    entity_id: Uuid;
    /** In pixels. */
    width: number;
    /** In pixels. */
    height: number;
    created_at: Timestamp;
}

/** A picture of an entity. */
export type FileRef = {
    id: Uuid;
    business_type: FileBusinessType;
    url: Url;
}

/**
 * A game that teams play.
 *
 * @see Part 2 §3
 */
export type Game = {
    id: Uuid;
    /** Name of the game. */
    name: string;
    /** File with business type GAMES_ICON. */
    icon: FileRef | null;
}

/** A page of games. */
export type GamePage = {
    /** This page's games. */
    data: Game[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/**
 * Gender.
 *
 * @see Part 1 §3
 */
export type Gender = "MALE" | "FEMALE" | "OTHER" | "NOT_INFORMED"

/** State of the service. */
export type Health = {
    /** Always ok. */
    status: "ok";
}

/**
 * A colour of three or six hexadecimal digits.
 *
 * @example #7c3aed
 * @see Part 2 §5
 */
export type HexColor = string

/**
 * An invitation.
 *
 * @see Part 1 §3, invite-shaped body
 */
export type Invitation = {
    id: Uuid;
    kind: InvitationKind;
    status: InvitationStatus;
    role: TeamRole;
    created_at: Timestamp;
    /** When it expires, 7 days after it was sent. */
    expires_at: Timestamp;
    /** The inviting team. */
    team: TeamSummary;
    /** The invited player. */
    user: {
        id: Uuid;
        nick: Nick;
    };
    /** The sender. */
    userWhoInvited: {
        id: Uuid;
        nick: Nick;
    };
    user_id: Uuid;
    team_id: Uuid;
    /** The event, if it is an invitation to a schedule. */
    schedule: {
        /** Title of the event. */
        title: string;
        team_id: Uuid;
        /** The next occurrence of a weekly event. */
        starts_at?: Timestamp;
        /** The next occurrence of a weekly event. */
        ends_at?: Timestamp;
    } | null;
    /** Id of the event. */
    schedule_id: Uuid | null;
    /** Response to the event, null if there is none yet. */
    is_confirmed: boolean | null;
    /** True after 7 days without a response. The status stays PENDING, but the invitation can no longer be accepted or declined. */
    is_expired: boolean;
    /** The applicant's message to the team. */
    message: string | null;
    /** The vacancy applied for, while it exists. */
    vacancy: {
        id: Uuid;
        /** Title of the vacancy. */
        title: string;
    } | null;
}

/** A status to filter by. PENDING matches invitations that can still be accepted, EXPIRED those that no longer can. */
export type InvitationFilter = "PENDING" | "EXPIRED" | "ACCEPTED" | "DECLINED" | "CONFIRMED" | "DECLINED_BY_OWNER" | "DECLINED_BY_MEMBER" | "DECLINED_BY_OWNER_AND_MEMBER"

/** INVITE is sent by the team, APPLICATION by the player. */
export type InvitationKind = "INVITE" | "APPLICATION"

/** Invitations. */
export type InvitationList = Invitation[]

/** A page of invitations, newest first. */
export type InvitationPage = {
    /** This page's invitations. */
    data: Invitation[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/**
 * Status of an invitation.
 *
 * @see Part 2 §3
 */
export type InvitationStatus = "PENDING" | "ACCEPTED" | "DECLINED" | "CONFIRMED" | "DECLINED_BY_OWNER" | "DECLINED_BY_MEMBER" | "DECLINED_BY_OWNER_AND_MEMBER"

/** Players to invite; either all are invited or none. */
export type InviteInput = InviteItem[]

/**
 * One player to invite.
 *
 * @see Part 2 §3
 */
export type InviteItem = {
    userId: Uuid;
    /** OWNER is rejected; only the owner may invite a MANAGER. */
    role: TeamRole;
}

/** A link that lets anyone join the team; valid for 30 days or until it is reset. */
export type InviteLink = {
    /** Code of the link. */
    code: string;
    /**
     * Path relative to this origin.
     *
     * Format: uri-reference
     */
    url: string;
    expires_at: Timestamp;
}

/** Credentials. */
export type LoginInput = {
    /**
     * E-mail of the account.
     *
     * Format: email
     */
    email: string;
    /**
     * Password of the account.
     *
     * Format: password
     */
    password: string;
    /**
     * A random id that the client makes once and keeps (128 bits or more). Where an account was logged in to with it, wrong guesses from elsewhere do not keep its owner out.
     *
     * @example 7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6
     */
    deviceId?: string;
}

/** A member. */
export type MemberRef = {
    memberId: Uuid;
}

/** A message. A deleted message stays in the list without its content. */
export type Message = {
    id: Uuid;
    /** Id chosen by the client that sent it. */
    clientId: Uuid;
    conversationId: Uuid;
    /** Sequence number in the conversation, assigned by the server. */
    sequence: number;
    sender: ChatPerson;
    /** The text. */
    content: string;
    /** Pictures and voice notes. */
    attachments: Attachment[];
    /** Reactions. */
    reactions: Reaction[];
    /** The message it replies to. */
    replyTo: Uuid | null;
    created_at: Timestamp;
    /** When it was edited. */
    edited_at: Timestamp | null;
    /** When it was deleted. */
    deleted_at: Timestamp | null;
}

/** A new text. */
export type MessageEdit = {
    /** The text. */
    content: string;
}

/** A message to send; text, attachments or both. */
export type MessageInput = {
    /** Id chosen by the client; a message sent twice is stored once. */
    clientId: Uuid;
    /** The text. */
    content: string;
    /** Ids of uploaded attachments. */
    attachmentIds: Uuid[];
    /** The message it replies to. */
    replyTo: Uuid | null;
}

/** A page of messages. */
export type MessagePage = {
    /** This page's messages. */
    data: Message[];
    /** Cursor of the next page, null on the last one. */
    nextCursor: string | null;
}

/** Kind of a communication. */
export type MessageType = "INFO" | "WARNING" | "URGENT" | "PRIVATE"

/** How long a conversation is muted. */
export type MuteInput = {
    /** Null unmutes the conversation. */
    until: Timestamp | null;
}

/**
 * A new password with a recovery token; passwordConfirm is not sent.
 *
 * @see Part 1 §3
 */
export type NewPasswordInput = {
    /**
     * E-mail of the account.
     *
     * Format: email
     */
    email: string;
    /** Single-use token from the e-mail, valid for 30 minutes. */
    token: string;
    /**
     * The new password, 8 to 128 characters.
     *
     * Format: password
     */
    password: string;
}

/**
 * 3 to 20 letters, digits, underscores and hyphens; unique, case-insensitive.
 *
 * @example ana_sp
 * @see Part 1 §5
 */
export type Nick = string

/**
 * A notification of the signed-in user.
 *
 * @see Part 1 §3
 */
export type Notification = {
    id: Uuid;
    /** Title, in Portuguese. */
    title: string;
    type: NotificationType;
    context_type: NotificationContext;
    body: NotificationBody;
    /** Whether the user has read it. */
    isRead: boolean;
    createAt: Timestamp;
    /** The team it is about. */
    teamId: Uuid | null;
    /** Tag of that team, for links. */
    teamTag: TeamTag | null;
    /** The invitation it is about. */
    inviteId: Uuid | null;
    /** The event it is about. */
    scheduleId: Uuid | null;
    /** The check-in it is about. */
    checkInId: Uuid | null;
    /** The other player it is about, such as the one who joined or applied; their public page is `/pro/{nick}`. */
    player?: {
        nick: Nick;
    } | null;
}

/**
 * Text, lines of text, or the invitation.
 *
 * @see Part 1 §3
 */
export type NotificationBody = string | string[] | Invitation

/** Subject of the notification (not specified in part 1). */
export type NotificationContext = "TEAM" | "CHAMPIONSHIP" | "USER" | "EVENT" | "SCHEDULE" | "PLATFORM"

/** Notifications, newest first. */
export type NotificationList = Notification[]

/** A page of notifications, newest first. */
export type NotificationPage = {
    /** This page's notifications. */
    data: Notification[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The channels of a kind of notification. */
export type NotificationPreference = {
    type: NotificationType;
    /** In the app's notification list. */
    inApp: boolean;
    /** By e-mail. */
    email: boolean;
}

/**
 * Notification type, spelling as given.
 *
 * @see Part 1 §3
 */
export type NotificationType = "TEAM_INVITE" | "TEAM_JOIN" | "TEAM_LEAVE" | "TEAM_KICK" | "TEAM_UPDATE" | "TEAM_DELETE" | "CHAMPIONSHIP_INVITE" | "CHAMPIONSHIP_CANCEL" | "CHAMPIONSHIP_IS_CLOSE" | "CHAMPIONSHIP_START" | "CHAMPIONSHIP_REGISTER_ACCEPT" | "CHAMPIONSHIP_REGISTER_REJECT" | "CHAMPIONSHIP_RESULT" | "CHAMPIONSHIP_MATCH_RESULT" | "CHAMPIONSHIP_MATCH_CANCEL" | "CHAMPIONSHIP_MATCH_RESCHEDULE" | "CHAMPIONSHIP_MATCH_UPDATE" | "CHAMPIONSHIP_MATCH_CODE" | "CHAMPIONSHIP_MATCH_IS_CLOSE" | "CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15" | "USER_ALTER_PASSWORD" | "BADGET_RECEIVE" | "EVENT_ANNOUNCE" | "ANNOUNCE_NEW" | "REFUSED" | "CHAMPIOSHIP_GIFT_RECEIVE" | "SCHEDULE_INVITE"

/** The caller's own check-in. */
export type OwnCheckIn = {
    id: Uuid;
    /** Null until the member responds. */
    is_confirmed: boolean | null;
}

/**
 * The signed-in user's profile with its files.
 *
 * @see Part 1 §3
 */
export type OwnProfile = {
    entity: OwnProfileEntity;
    /** Photo and banner. */
    files: FileRef[];
}

/** An account as returned to its owner. */
export type OwnProfileEntity = {
    id: Uuid;
    /** Full name. */
    name: string;
    nick: Nick;
    /**
     * Owner only.
     *
     * Format: email
     */
    email: string;
    /** Gender. */
    gender: Gender | null;
    /** Digits; owner only. */
    phone: string;
    /** Digits; owner only. */
    cpf: string;
    /** A short text about the player. */
    about: string | null;
    /**
     * Owner only.
     *
     * Format: date
     */
    birth: string;
    /** Profile photo. */
    picture: Url | null;
    /** Teams of the user. */
    teams: ProfileTeam[];
}

/** Items per page. */
export type PageLimit = number

/** Number of this page, starting at 1. */
export type PageNumber = number

/** The current and the new password. */
export type PasswordChangeInput = {
    /**
     * The current password.
     *
     * Format: password
     */
    currentPassword: string;
    /**
     * The new password, 8 to 128 characters.
     *
     * Format: password
     */
    password: string;
}

/** The password, for confirmation. */
export type PasswordProof = {
    /**
     * The current password.
     *
     * Format: password
     */
    password: string;
}

/** A Pix key of the signed-in user, masked until revealed. */
export type PixKey = {
    id: Uuid;
    user_id: Uuid;
    type: PixKeyType;
    /** Masked, unless the owner asks for it with `reveal`. */
    key: string;
}

/**
 * A Pix key, validated by its type.
 *
 * @see Part 1 §7
 */
export type PixKeyInput = {
    /** The signed-in user's id. */
    user_id: Uuid;
    type: PixKeyType;
    /** The key in its type's format. */
    key: string;
}

/**
 * Pix key type.
 *
 * @see Part 1 §3
 */
export type PixKeyType = "CPF" | "EMAIL" | "PHONE" | "KEYRANDOM"

/** A played match. */
export type PlayedMatch = {
    id: Uuid;
    /** Name of the opponent. */
    opponent: string;
    /** Tag of the opponent, for links. Null if it is not a team of the platform. */
    opponent_tag: TeamTag | null;
    played_at: Timestamp;
    /** Result for this team. */
    result: "WIN" | "LOSS";
    /** The score as reported. */
    score: string | null;
    /** Name of the championship. */
    championship: string | null;
}

/** A player in a search result. */
export type PlayerOption = {
    id: Uuid;
    /** Full name. */
    name: string;
    nick: Nick;
    /** The photo first. */
    files: FileRef[];
}

/** A page of players. */
export type PlayerPage = {
    /** This page's players. */
    data: PlayerOption[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** Preferences. */
export type Preferences = {
    /** The kinds that differ from the default. */
    notifications: NotificationPreference[];
    /** Appearance. */
    theme: "dark" | "light" | "system";
    /** Who can see the profile. */
    visibility: "PUBLIC" | "MEMBERS" | "NOBODY";
    /** Who can write to the user. */
    chat: "EVERYBODY" | "TEAMMATES" | "NOBODY";
}

/**
 * Presence – online while a socket is connected, away after 5 minutes of inactivity.
 *
 * @see Part 1 §3
 */
export type Presence = "online" | "away" | "offline"

/** RFC 9457 problem details, with a closed `code`. */
export type Problem = {
    /**
     * URI that identifies the problem type.
     *
     * Format: uri-reference
     *
     * @example https://convoca.example/problems/team-not-found
     */
    type: string;
    /**
     * Title of the problem type, in English.
     *
     * @example Team not found
     */
    title: string;
    /**
     * The HTTP status.
     *
     * @example 404
     */
    status: number;
    /**
     * Explanation of this occurrence, in English.
     *
     * @example No team with this id is visible to you
     */
    detail?: string;
    code: ErrorCode;
    /**
     * A stable English message, or a list of messages if several fields are invalid.
     *
     * @example Team not found
     */
    message: string | string[];
    /**
     * Id of the request, also in the `X-Request-Id` header and the log.
     *
     * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1fff
     */
    requestId: string;
    /** The invalid fields. */
    errors?: FieldError[];
}

/**
 * The signed-in user's profile; phone and cpf as digits.
 *
 * @see Part 1 §7
 */
export type ProfileInput = {
    /** The signed-in user's id. */
    id: Uuid;
    /** Full name. */
    name: string;
    nick: Nick;
    /** Gender. */
    gender: Gender | null;
    /** Digits. */
    phone: string;
    /** Digits. */
    cpf: string;
    /** A short text about the player. */
    about: string | null;
    /**
     * Date of birth.
     *
     * Format: date
     */
    birth: string;
}

/** A team the user belongs to. */
export type ProfileTeam = {
    id: Uuid;
    /** Name of the team. */
    name: string;
    team_tag: TeamTag;
    role: TeamRole;
    primary_color: HexColor;
    secondary_color: HexColor;
    /** Logo and banner. */
    files: FileRef[];
}

/** Public configuration of this server. */
export type PublicConfig = {
    /** The configured social providers; clients offer only these. */
    providers: {
        providerType: SocialProvider;
        /** Public client id, null for STEAM. */
        clientId: string | null;
    }[];
    /** Whether an account's e-mail must be confirmed before it can sign in. */
    requireVerifiedEmail: boolean;
    /** Minimum age for an account, in years. */
    minimumAge: number;
}

/** A player's public profile with its files. */
export type PublicProfile = {
    entity: PublicProfileEntity;
    /** Photo and banner. */
    files: FileRef[];
}

/** The public data of a player; an allow-list. */
export type PublicProfileEntity = {
    id: Uuid;
    /** Full name. */
    name: string;
    nick: Nick;
    /** A short text about the player. */
    about: string | null;
    /** Profile photo. */
    picture: Url | null;
    /** Teams of the player whose members are public. */
    teams: ProfileTeam[];
}

/** A team's public page. */
export type PublicTeam = {
    id: Uuid;
    team_tag: TeamTag;
    entity: PublicTeamEntity;
    /** Logo and banner. */
    files: FileRef[];
    /** Empty when the team hides its members. */
    members: TeamMemberList;
    game: Game;
    /** The team's active sponsors. */
    sponsors: Sponsor[];
    /** The team's latest achievements. */
    achievements: Achievement[];
}

/** The public data of a team; an allow-list. */
export type PublicTeamEntity = {
    /** Name of the team. */
    name: string;
    /** The team's description. */
    description: string;
    team_tag: TeamTag;
    game_id: Uuid;
    /** Whether the team is recruiting. */
    is_recruiting: boolean;
    created_at: Timestamp;
    /** Members of the team. */
    team_members_count: number;
    /** Owner of the team. */
    owner: {
        /** Name of the owner. */
        name: string;
    };
    performance: TeamPerformance;
    primary_color: HexColor;
    secondary_color: HexColor;
}

/** A team in a public list. */
export type PublicTeamItem = {
    id: Uuid;
    entity: PublicTeamEntity;
    /** Logo and banner. */
    files: FileRef[];
}

/** A page of activities. */
export type PublicTeamPage = {
    /** This page's items. */
    data: PublicTeamItem[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The users who reacted with an emoji. */
export type Reaction = {
    emoji: Emoji;
    /** Ids of the users. */
    userIds: Uuid[];
}

/** Number of notifications marked as read. */
export type ReadCount = {
    /** Number of notifications that were unread before. */
    count: number;
}

/** The last message that was read. */
export type ReadInput = {
    /** Sequence number of the last read message. */
    sequence: number;
}

/** Players and teams of the caller's games. */
export type Recommendations = {
    /** Players. */
    players: PlayerOption[];
    /** Teams. */
    teams: TeamListItem[];
}

/** The account to recover. */
export type RecoveryInput = {
    /**
     * E-mail of the account.
     *
     * Format: email
     */
    email: string;
}

/**
 * Whether the team is recruiting.
 *
 * @see Part 2 §7
 */
export type RecruitingInput = {
    /** Whether the team is recruiting. */
    isRecruiting: boolean;
}

/** Whether a team is recruiting, and its vacancies. */
export type Recruitment = {
    /** Whether the team is recruiting. */
    is_recruiting: boolean;
    /** Its vacancies. */
    vacancies: Vacancy[];
}

/** Recurrence. */
export type Recurrence = "NONE" | "WEEKLY"

/**
 * A new account; passwordConfirm is not sent.
 *
 * @see Part 1 §3 and §5
 */
export type RegisterInput = {
    /** Full name, 3 to 50 characters. */
    name: string;
    nick: Nick;
    /** CPF, 11 digits with valid check digits; unique. Only returned to its owner. */
    cpf: string;
    /** Brazilian phone with area code, 10 or 11 digits. Only returned to its owner. */
    phone: string;
    /**
     * E-mail; unique, case-insensitive. Only returned to its owner.
     *
     * Format: email
     */
    email: string;
    /**
     * Gender; an empty value is null.
     *
     * @see Part 1 §3
     */
    gender: Gender | null;
    /**
     * 8 to 128 characters; the most common passwords are rejected.
     *
     * Format: password
     */
    password: string;
    /** Null for an account with a password. */
    provider?: SocialProvider | null;
    /**
     * Date of birth; at least 16 years ago. Only returned to its owner.
     *
     * Format: date
     */
    birth: string;
}

/** A team's registration in a championship. */
export type Registration = {
    id: Uuid;
    team_id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    status: RegistrationStatus;
    created_at: Timestamp;
}

/** A page of activities. */
export type RegistrationPage = {
    /** This page's items. */
    data: Registration[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** Status of a registration. */
export type RegistrationStatus = "PENDING_PAYMENT" | "CONFIRMED" | "REJECTED" | "WITHDRAWN" | "WAITING"

/** Why a message is reported. */
export type ReportInput = {
    /** The reason. */
    reason: "HARASSMENT" | "SPAM" | "HATE" | "SEXUAL" | "OTHER";
    /** A short description. */
    text: string | null;
}

/**
 * A role.
 *
 * @see Part 2 §7
 */
export type RoleInput = {
    newRole: TeamRole;
}

/**
 * A roster status.
 *
 * @see Part 2 §7
 */
export type RosterInput = {
    rosterStatus: RosterStatus;
}

/** Roster status. */
export type RosterStatus = "STARTER" | "SUBSTITUTE" | "INACTIVE"

/** A schedule of a team. */
export type Schedule = {
    id: Uuid;
    team_id: Uuid;
    /** Title. */
    title: string;
    /** A few words. */
    description: string | null;
    type: ScheduleType;
    starts_at: Timestamp;
    ends_at: Timestamp;
    /** Location. */
    location: string | null;
    /** An https URL. */
    url: string | null;
    recurrence: Recurrence;
    /** Invited members. */
    invited: Uuid[];
    checkins: CheckInCounts;
    /** The caller's check-in, null if they are not invited. */
    own_checkin?: OwnCheckIn | null;
    created_at: Timestamp;
}

/** A schedule. */
export type ScheduleInput = {
    /** 3 to 100 characters. */
    title: string;
    /** A few words. */
    description: string | null;
    type: ScheduleType;
    starts_at: Timestamp;
    /** Must be after its start. */
    ends_at: Timestamp;
    /** Location. */
    location: string | null;
    /**
     * An https URL.
     *
     * Format: uri
     */
    url: string | null;
    recurrence: Recurrence;
    /** Members to invite. */
    memberIds: Uuid[];
}

/** Kind of a schedule. */
export type ScheduleType = "TRAINING" | "SCRIM" | "MATCH" | "MEETING" | "OTHER"

/** A session of the user. */
export type Session = {
    id: Uuid;
    /**
     * The browser's user agent, shortened.
     *
     * @example Chrome no Windows
     */
    device: string;
    /** Whether it is the session of this request. */
    current: boolean;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Timestamp;
}

/**
 * A token of a social provider.
 *
 * @see Part 1 §7
 */
export type SocialLoginInput = {
    /** ID token, access token, or the query string of the OpenID response. */
    token: string;
    providerType: SocialProvider;
}

/**
 * Social log-in providers.
 *
 * @see Part 1 §3
 */
export type SocialProvider = "FACEBOOK" | "GOOGLE" | "STEAM"

/** A new session, and the profile fields that are missing. */
export type SocialToken = {
    /** Opaque, 256 bits, base64url. */
    token: string;
    /** Profile fields that the user must complete first. */
    missing: ("name" | "nick" | "cpf" | "phone" | "email" | "gender" | "birth")[];
}

/** A sponsor of a team. */
export type Sponsor = {
    id: Uuid;
    team_id: Uuid;
    /** Name. */
    name: string;
    /** An https URL. */
    url: string | null;
    /** A few words. */
    description: string | null;
    /** Whether it is shown. */
    is_active: boolean;
    /** Logo, business type SPONSOR_LOGO. */
    files: FileRef[];
    created_at: Timestamp;
}

/** A sponsor. */
export type SponsorInput = {
    /** 2 to 60 characters. */
    name: string;
    /**
     * An https URL.
     *
     * Format: uri
     */
    url: string | null;
    /** A few words. */
    description: string | null;
    /** Whether it is shown. */
    is_active: boolean;
}

/** A page of activities. */
export type SponsorPage = {
    /** This page's items. */
    data: Sponsor[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** Changes to a sponsor; omitted fields keep their value. */
export type SponsorUpdate = {
    /** 2 to 60 characters. */
    name?: string;
    /**
     * An https URL.
     *
     * Format: uri
     */
    url?: string | null;
    /** A few words. */
    description?: string | null;
    /** Whether it is shown. */
    is_active?: boolean;
}

/**
 * A team for its members.
 *
 * @see Part 2 §3, detail shape
 */
export type TeamDetail = {
    id: Uuid;
    team_tag: TeamTag;
    entity: TeamDetailEntity;
    /** Logo and banner. */
    files: FileRef[];
    members: TeamMemberList;
    game: Game;
    /** Role of the caller. */
    role: TeamRole;
    permissions: TeamPermissions;
}

/** A team as returned to its members. */
export type TeamDetailEntity = {
    /** Name of the team. */
    name: string;
    /** The team's description. */
    description: string;
    team_tag: TeamTag;
    game_id: Uuid;
    /** Whether the team is recruiting. */
    is_recruiting: boolean;
    /** Whether the members are public. */
    show_team_members: boolean;
    /** Whether notices to the whole team (events, reminders, communications) notify the members. */
    notifications_enabled: boolean;
    created_at: Timestamp;
    /** Members of the team. */
    team_members_count: number;
    owner: User;
    performance: TeamPerformance;
    primary_color: HexColor;
    secondary_color: HexColor;
}

/**
 * A new team.
 *
 * @see Part 2 §3, creation payload
 */
export type TeamInput = {
    /** 3 to 50 characters; unique, case-insensitive. */
    name: string;
    /** 2 to 5 letters and digits; unique, stored in upper case. */
    teamTag: string;
    game_id: Uuid;
    /** 10 to 500 characters. */
    description: string;
}

/** A team in a list. */
export type TeamListEntity = {
    /** Name of the team. */
    name: string;
    /** The team's description. */
    description: string;
    team_tag: TeamTag;
    game_id: Uuid;
    /** Whether the team is recruiting. */
    is_recruiting: boolean;
    created_at: Timestamp;
    /** Members of the team. */
    team_members_count: number;
    /** Owner of the team. */
    owner: {
        /** Name of the owner. */
        name: string;
    };
    performance: TeamPerformance;
    /** Up to five members; empty when the team hides them from the caller. */
    team_members: TeamMemberPreview[];
    primary_color: HexColor;
    secondary_color: HexColor;
}

/**
 * A team in a list.
 *
 * @see Part 2 §3
 */
export type TeamListItem = {
    id: Uuid;
    /** The signed-in user's id. */
    entityId: Uuid;
    entity: TeamListEntity;
    /** Logo and banner. */
    files: FileRef[];
}

/** A member of a team. */
export type TeamMember = {
    id: Uuid;
    role: TeamRole;
    roster_status: RosterStatus;
    joined_at: Timestamp;
    /** Profile photo. */
    avatar: Url | null;
    /** The user. */
    entity: {
        user_id: Uuid;
        /** Nick of the member. */
        user_name: string;
        /** Full name. */
        name: string;
    };
}

/** The members, owner first, then by role and nick. */
export type TeamMemberList = TeamMember[]

/** A member on the team card. */
export type TeamMemberPreview = {
    /** Profile photo. */
    avatar: Url | null;
    /** The member. */
    entity: {
        user_id: Uuid;
        /** Nick of the member. */
        user_name: string;
    };
}

/** A page of teams. */
export type TeamPage = {
    /** This page's teams. */
    data: TeamListItem[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** Match record. */
export type TeamPerformance = {
    /** Matches won. */
    wins: number;
    /** Matches lost. */
    losses: number;
}

/** The caller's permissions in this team; clients should offer only these actions. */
export type TeamPermissions = {
    /** Delete the team. */
    deleteTeam: boolean;
    /** Transfer the ownership. */
    transferTeam: boolean;
    /** Appoint a MANAGER. */
    promoteManager: boolean;
    /** Edit the team, its images, colours, settings, visibility and recruitment. */
    editTeam: boolean;
    /** Invite, cancel and resend invitations; accept and decline applications. */
    invite: boolean;
    /** Remove members, change their role and roster status. */
    manageMembers: boolean;
    /** Manage sponsors, achievements and vacancies. */
    manageShowcase: boolean;
    /** Manage schedules and check-ins. */
    manageSchedules: boolean;
    /** Send communications to the team. */
    communicate: boolean;
    /** Register for championships and report results. */
    enterChampionships: boolean;
    /** Read the team's inner pages. */
    readInner: boolean;
    /** Leave the team. */
    leave: boolean;
}

/**
 * Role in a team.
 *
 * @see Part 2 §3
 */
export type TeamRole = "OWNER" | "MANAGER" | "COACH" | "PLAYER" | "CAPTAIN"

/**
 * Matches and results.
 *
 * @see Part 2 §3, spelling as given
 */
export type TeamStats = {
    /** The next match first. */
    upcomingMatches: UpcomingMatch[];
    /** The latest match first. */
    previusMatches: PlayedMatch[];
    teamResults: TeamPerformance;
}

/** What a team is recognised by where it is named. */
export type TeamSummary = {
    id: Uuid;
    /** Name of the team. */
    name: string;
    team_tag: TeamTag;
    primary_color: HexColor;
    secondary_color: HexColor;
    /** Picture of the team. */
    logo: Url | null;
}

/**
 * 2 to 5 upper-case letters and digits; unique.
 *
 * @example PRO
 */
export type TeamTag = string

/**
 * Changes to a team; omitted fields keep their value. The tag is `teamTag` as in the team edit, or `team_tag` as in the settings form; the two must not differ.
 *
 * @see Part 2 §3, team edit and settings form
 */
export type TeamUpdate = {
    /** The id of the path, if given. */
    id?: Uuid;
    /** Unique, case-insensitive. */
    name: string;
    /** Unique, stored in upper case. */
    teamTag?: string;
    /** The same by its name in the settings form. */
    team_tag?: string;
    /** 10 to 500 characters. */
    description: string;
    game_id?: Uuid;
    /** Whether the members are public. */
    show_team_members?: boolean;
    /** Whether the team is recruiting. */
    is_recruiting?: boolean;
    primary_color?: HexColor;
    secondary_color?: HexColor;
    /** Whether notices to the whole team (events, reminders, communications) notify the members. */
    notifications_enabled?: boolean;
}

/** The period – TODAY starts at midnight in São Paulo; WEEK is 7, MONTH 30 and YEAR 365 days. */
export type TimeFilter = "TODAY" | "WEEK" | "MONTH" | "YEAR" | "ALL"

/**
 * An instant in UTC, ISO 8601.
 *
 * Format: date-time
 *
 * @example 2026-11-20T22:00:00.000Z
 */
export type Timestamp = string

/** A new session. */
export type Token = {
    /** Opaque, 256 bits, base64url; sent in the Authorization header. */
    token: string;
}

/** Total number of items. */
export type Total = number

/** Number of pages. */
export type TotalPage = number

/** Number of unread communications. */
export type UnreadCount = {
    /** Unread communications. */
    count: number;
}

/** An upcoming match. */
export type UpcomingMatch = {
    id: Uuid;
    /** Name of the opponent. */
    opponent: string;
    /** Tag of the opponent, for links. Null if it is not a team of the platform. */
    opponent_tag: TeamTag | null;
    starts_at: Timestamp;
    /** Name of the championship. */
    championship: string | null;
}

/**
 * Path of a file on this origin, cacheable indefinitely.
 *
 * @example /files/7c/7c2f0e.jpg
 */
export type Url = string

/**
 * A reference to a user.
 *
 * @see Part 1 §3
 */
export type User = {
    id: Uuid;
    nick: Nick;
    /** Full name. */
    name: string;
}

/**
 * An id.
 *
 * Format: uuid
 */
export type Uuid = string

/** A vacancy of a team. */
export type Vacancy = {
    id: Uuid;
    team_id: Uuid;
    /** The team. */
    team: TeamSummary;
    game_id: Uuid;
    /** Title. */
    title: string;
    /** Position. */
    position: string;
    /** Open places. */
    number_of_vacancies: number;
    /** Minimum rating. */
    min_ranking: number;
    /** What the team is looking for. */
    description: string;
    /** Whether it is open. */
    is_active: boolean;
    created_at: Timestamp;
}

/**
 * A vacancy.
 *
 * @see Part 2 §3 and §5
 */
export type VacancyInput = {
    /** The team of the path, if given. */
    team_id?: Uuid;
    /** At least 3 characters. */
    title: string;
    /** Position. */
    position: string;
    /** At least 1. */
    number_of_vacancies: number;
    /** Minimum rating. */
    min_ranking: number;
    /** At least 10 characters. */
    description: string;
    /** Whether it is open. */
    is_active: boolean;
}

/** A page of activities. */
export type VacancyPage = {
    /** This page's items. */
    data: Vacancy[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** A changed vacancy. */
export type VacancyUpdate = {
    id: Uuid;
    /** The team of the path, if given. */
    team_id?: Uuid;
    /** At least 3 characters. */
    title: string;
    /** Position. */
    position: string;
    /** At least 1. */
    number_of_vacancies: number;
    /** Minimum rating. */
    min_ranking: number;
    /** At least 10 characters. */
    description: string;
    /** Whether it is open. */
    is_active: boolean;
}

/**
 * Whether the members are public.
 *
 * @see Part 2 §7
 */
export type VisibilityInput = {
    /** Whether the members are public. */
    statusVisibilityMembers: boolean;
}

/** An hour of the week, in Brasília time. */
export type WeekHour = {
    /** 0 is Sunday. */
    weekday: number;
    /** Start of the hour, 0 to 23. */
    hour: number;
}
