// Generated from openapi/ by `pnpm generate`. Never edited by hand.

/** An archive of all data stored about the user. */
export type AccountArchive = {
    /** Whether one was asked for and can be downloaded. */
    status: "NONE" | "PENDING" | "READY";
    /** The moment of the request. */
    requested_at: Timestamp | null;
    /** The moment at which the archive is deleted; null while it is prepared. */
    expires_at: Timestamp | null;
}

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

/** A ticket in the staff's queue. */
export type AdminTicket = {
    id: Uuid;
    category: TicketCategory;
    status: TicketStatus;
    /** The beginning of the first message. */
    excerpt: string;
    user: User;
    /** The member of the staff who has taken it. */
    assignee: User | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A ticket with its messages; the staff's own are named. */
export type AdminTicketDetail = {
    id: Uuid;
    category: TicketCategory;
    status: TicketStatus;
    user: User;
    /** The member of the staff who has taken it. */
    assignee: User | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** Oldest first. */
    messages: TicketMessage[];
}

/** A page of the queue, longest waiting first. */
export type AdminTicketPage = {
    /** This page's tickets. */
    data: AdminTicket[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** An account as the staff sees it, without personal data. */
export type AdminUser = {
    id: Uuid;
    nick: Nick;
    /** Full name. */
    name: string;
    /** Profile photo. */
    picture: Url | null;
    role: PlatformRole;
    /** The number of warnings by the staff to the user. */
    warnings: number;
    /** The current suspension. */
    suspension: Suspension | null;
    created_at: Timestamp;
}

/** A page of users by nick. */
export type AdminUserPage = {
    /** This page's users. */
    data: AdminUser[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The message in which the player says why they want to join. */
export type ApplicationInput = {
    /** A message to the team. */
    message?: string | null;
    /** The vacancy applied for. */
    vacancyId?: Uuid | null;
}

/** The client can ask for the second step of an account with two-step log-in, as with `login`. */
export type AsksSecondStep = boolean

/** A picture or a voice note. */
export type Attachment = {
    id: Uuid;
    /** Kind of attachment. */
    kind: "IMAGE" | "VOICE";
    /** Path of `readAttachment`, relative to the API as all paths. The bytes need the session; no address shows them by itself. */
    url: string;
    /** Its width in pixels. */
    width: number | null;
    /** Its height in pixels. */
    height: number | null;
    /** Length of a voice note. */
    seconds: number | null;
}

/** A picture or a voice note with its bytes. */
export type AttachmentContent = {
    id: Uuid;
    /** Kind of attachment. */
    kind: "IMAGE" | "VOICE";
    /** Media type. */
    contentType: "image/jpeg" | "audio/webm" | "audio/ogg";
    /** The bytes. */
    base64: string;
}

/** A picture or voice note to upload. */
export type AttachmentInput = {
    /** Kind of attachment. */
    kind: "IMAGE" | "VOICE";
    /** Base64 without the data URL prefix; at most 5 MB decoded. */
    base64: string;
}

/** A private picture of a message; `readTicketAttachment` returns its bytes. */
export type AttachmentRef = {
    id: Uuid;
    /** The width in pixels. */
    width: number;
    /** The height in pixels. */
    height: number;
}

/** The action that the staff took. */
export type AuditAction = "TICKET_TAKEN" | "TICKET_ANSWERED" | "TICKET_CLOSED" | "REPORT_RESOLVED" | "REPORT_DISMISSED" | "USER_WARNED" | "USER_SUSPENDED" | "USER_RESTORED" | "ADMIN_MADE" | "GAME_ADDED" | "GAME_CHANGED" | "BADGE_CREATED" | "BADGE_CHANGED" | "BADGE_AWARDED" | "BADGE_TAKEN" | "PRIZE_WITHHOLDING_SET"

/** An act of the staff. Entries are never changed or deleted. */
export type AuditEntry = {
    id: Uuid;
    action: AuditAction;
    /** The member of the staff who did it; null for the server's command line and for erased accounts. */
    actor: User | null;
    /** The user affected by it; null for nobody or an erased account. */
    user: User | null;
    /** The ticket, report, game or badge. */
    subject_id: Uuid | null;
    /** Such as the reason. */
    detail: string | null;
    created_at: Timestamp;
}

/** A page of the audit log, newest first. */
export type AuditPage = {
    /** This page's entries. */
    data: AuditEntry[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
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

/** A badge of a team or a player. */
export type Badge = {
    id: Uuid;
    /** Name. */
    name: string;
    /** The achievement that it was awarded for. */
    description: string;
    /** File with business type BADGET_ICON. */
    icon: FileRef | null;
    received_at: Timestamp;
}

/** A user who was awarded a badge. */
export type BadgeHolder = {
    user: User;
    received_at: Timestamp;
}

/** A page of those who were awarded a badge, the latest first. */
export type BadgeHolderPage = {
    /** This page's users. */
    data: BadgeHolder[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The fields of a badge that can change. */
export type BadgeInput = {
    /** Name. */
    name: string;
    /** The achievement that it is awarded for. */
    description: string;
    /** Whether nobody else is awarded it. */
    is_retired: boolean;
}

/** The caller's key of a team's calendar feed, returned only once. */
export type CalendarKey = {
    /** Key of the feed. */
    key: string;
    /** Path of the feed with the key, without the origin. */
    url: string;
}

/** A championship. */
export type Championship = {
    id: Uuid;
    /** Address under `/championships/`. */
    url: string;
    /** Name. */
    name: string;
    game: ChampionshipGame;
    status: ChampionshipStatus;
    /** The user who runs it; null once the account was erased. */
    organizer: {
        id: Uuid;
        nick: Nick;
    } | null;
    /** The championship as its organisers describe it. */
    description: string;
    /** The rules, in Markdown without HTML. */
    rules: string;
    format: ChampionshipFormat;
    /** Games of a match by round. In eliminations and play-offs they are counted from the final, however many teams come: the last entry is the final's (the finals' of both brackets), the one before it the semi-finals', and the first is for all earlier rounds as well; what both brackets play at the same time is as long. In leagues and Swiss rounds they are counted from the first round, and the last entry is for all later ones. Two games are for matches that may be drawn. */
    best_of: (1 | 2 | 3 | 5 | 7)[];
    /** Games of a match in the groups, or in the Swiss rounds before play-offs. Null for the first entry of `best_of`. */
    best_of_groups: 1 | 2 | 3 | 5 | 7 | null;
    /** Games of the grand final; only of DOUBLE_ELIMINATION, also in play-offs. Null for the last entry of `best_of`. */
    best_of_grand_final: 1 | 3 | 5 | 7 | null;
    grand_final?: GrandFinal;
    /** Whether those who lose in the semi-finals play for the third place; only of SINGLE_ELIMINATION, also in play-offs. False unless chosen. */
    has_third_place?: boolean;
    /** Whether matches of a league or of groups may end without a winner: they have one or two games, a win has 3 points and a draw 1. False unless chosen. */
    allows_draws?: boolean;
    /** Groups; only of GROUPS_THEN_PLAYOFFS. */
    group_count: number | null;
    /** The number of teams of each group that reach the play-offs; only of GROUPS_THEN_PLAYOFFS. */
    qualifiers_per_group: number | null;
    /** The format of play-offs after groups or Swiss rounds; null for SINGLE_ELIMINATION. */
    playoffs_format?: "SINGLE_ELIMINATION" | "DOUBLE_ELIMINATION" | null;
    /** The number of teams that reach the play-offs: the best of all groups by place, points, difference and games won, null for qualifiers_per_group of each; of SWISS_THEN_PLAYOFFS the first of the table, required there. */
    playoffs_teams?: number | null;
    /** Only of SWISS and SWISS_THEN_PLAYOFFS; null for as many as it takes. */
    swiss_rounds: number | null;
    /** The criteria that decide between teams with as many points, first to last; then the seed. */
    tie_breaks?: TieBreak[];
    /** Points of a win or a bye in tables; 1 unless chosen. A loss has none. */
    win_points?: 1 | 3;
    /** The seed of LOT, published at the start. Its order is that of the SHA-256 of `<tie_break_seed>:<registration id>`. */
    tie_break_seed?: string | null;
    participant: ChampionshipParticipant;
    /** Starters of a team. */
    team_size: number;
    /** Substitutes of a team. */
    max_substitutes: number;
    /** Until when teams change their rosters by themselves; CHECK_IN unless chosen. */
    roster_lock?: RosterLock;
    /** Age of every player at the start. */
    min_age: number | null;
    /** Fewer cannot start. */
    min_teams: number;
    /** More wait. */
    max_teams: number;
    /** The fee in centavos. */
    entry_fee: number;
    /** The prizes, in the order of the places. */
    prizes: ChampionshipPrize[];
    registration_opens_at: Timestamp;
    registration_closes_at: Timestamp;
    check_in_opens_at: Timestamp;
    starts_at: Timestamp;
    /** Teams with a place. */
    teams_count: number;
    /** Teams on the waiting list. */
    waiting_count: number;
    /** Whether its results count for ratings and its winner gets a trophy: at least four teams, three quarters of whose players have confirmed their e-mail, that did not start before `starts_at`. Decided at the start; of a championship of the community, false before as long as too few teams are in. */
    is_rated: boolean;
    /** Whether prizes of money are promised and the platform keeps all of that money; see `readPrizePool`. */
    is_prize_guaranteed: boolean;
    /** The team that won a finished championship; null where nobody has. */
    winner: ChampionshipTeam | null;
    /** Banner, logo and card. */
    files: FileRef[];
    /** The role of the caller in it. */
    role: ChampionshipRole | null;
    /** Whether the caller follows it. */
    is_followed: boolean;
    /** The number of users who follow it. */
    followers_count: number;
    /** Null before the seeding. */
    seeding_method: SeedingMethod | null;
    /** The seed of a draw, with which anybody can repeat it. */
    draw_seed: string | null;
    /** The reason of its cancellation. */
    cancel_reason: string | null;
    created_at: Timestamp;
}

/** An announcement. */
export type ChampionshipAnnouncement = {
    id: Uuid;
    /** The subject of the announcement. */
    title: string;
    /** The text. */
    body: string;
    /** Null once erased. */
    author: Nick | null;
    created_at: Timestamp;
}

/** An announcement. */
export type ChampionshipAnnouncementInput = {
    /** The subject of the announcement. */
    title: string;
    /** The text. */
    body: string;
}

/** Announcements. */
export type ChampionshipAnnouncementList = ChampionshipAnnouncement[]

/** The next edition. */
export type ChampionshipCloneInput = {
    /** 3 to 100 characters. */
    name: string;
    starts_at: Timestamp;
}

/** The number of championships. */
export type ChampionshipCounts = {
    /** All that are published. */
    total: number;
    /** One count for each status; none is left out. */
    statuses: {
        status: ChampionshipStatus;
        /** The number of them. */
        count: number;
    }[];
    /** One count for each game, the highest first. */
    games: {
        game_id: Uuid;
        /** The number of them. */
        count: number;
    }[];
}

/** The things that wait for the organisers. */
export type ChampionshipDecisions = {
    /** Different reports. */
    disputes: ChampionshipMatch[];
    /** Open for more than two hours after their time, the oldest first. */
    overdue: ChampionshipMatch[];
    /** The teams on the waiting list or without payment. */
    registrations: ChampionshipRegistration[];
    /** Open matches without a time. */
    unscheduled_count: number;
}

/** A file to save. */
export type ChampionshipExport = {
    /** Its name. */
    filename: string;
    /** Its type. */
    media_type: string;
    /** Its text. */
    content: string;
}

/** The format in which a championship is played. */
export type ChampionshipFormat = "SINGLE_ELIMINATION" | "DOUBLE_ELIMINATION" | "ROUND_ROBIN" | "GROUPS_THEN_PLAYOFFS" | "SWISS" | "SWISS_THEN_PLAYOFFS"

/** The game of a championship. */
export type ChampionshipGame = {
    id: Uuid;
    /** Name. */
    name: string;
}

/** A championship as its organiser writes it. */
export type ChampionshipInput = {
    /** 3 to 100 characters. */
    name: string;
    game_id: Uuid;
    /** The game that is played. */
    description: string;
    /** The rules, in Markdown without HTML. */
    rules: string;
    format: ChampionshipFormat;
    /** Games of a match by round. In eliminations and play-offs they are counted from the final, however many teams come: the last entry is the final's (the finals' of both brackets), the one before it the semi-finals', and the first is for all earlier rounds as well; what both brackets play at the same time is as long. In leagues and Swiss rounds they are counted from the first round, and the last entry is for all later ones. Two games are for matches that may be drawn. */
    best_of: (1 | 2 | 3 | 5 | 7)[];
    /** Games of a match in the groups, or in the Swiss rounds before play-offs. Null for the first entry of `best_of`. */
    best_of_groups?: 1 | 2 | 3 | 5 | 7 | null;
    /** Games of the grand final; only of DOUBLE_ELIMINATION, also in play-offs. Null for the last entry of `best_of`. */
    best_of_grand_final?: 1 | 3 | 5 | 7 | null;
    grand_final?: GrandFinal;
    /** Whether those who lose in the semi-finals play for the third place; only of SINGLE_ELIMINATION, also in play-offs. False unless chosen. */
    has_third_place?: boolean;
    /** Whether matches of a league or of groups may end without a winner: they have one or two games, a win has 3 points and a draw 1. False unless chosen. */
    allows_draws?: boolean;
    /** Groups; only of GROUPS_THEN_PLAYOFFS. */
    group_count: number | null;
    /** The number of teams of each group that reach the play-offs; only of GROUPS_THEN_PLAYOFFS. */
    qualifiers_per_group: number | null;
    /** The format of play-offs after groups or Swiss rounds; null for SINGLE_ELIMINATION. */
    playoffs_format?: "SINGLE_ELIMINATION" | "DOUBLE_ELIMINATION" | null;
    /** The number of teams that reach the play-offs: the best of all groups by place, points, difference and games won, null for qualifiers_per_group of each; of SWISS_THEN_PLAYOFFS the first of the table, required there. */
    playoffs_teams?: number | null;
    /** Only of SWISS and SWISS_THEN_PLAYOFFS; null for as many as it takes. */
    swiss_rounds: number | null;
    /** The criteria that decide between teams with as many points, first to last; then the seed. Absent of a new one for the usual ones. */
    tie_breaks?: TieBreak[];
    /** Points of a win or a bye in tables; 1 unless chosen. A loss has none. */
    win_points?: 1 | 3;
    participant?: ChampionshipParticipant;
    /** Starters of a team. */
    team_size: number;
    /** Substitutes of a team. */
    max_substitutes: number;
    /** Until when teams change their rosters by themselves; CHECK_IN unless chosen. */
    roster_lock?: RosterLock;
    /** Age of every player at the start. */
    min_age: number | null;
    /** Fewer cannot start. */
    min_teams: number;
    /** More wait. */
    max_teams: number;
    /** The fee in centavos. */
    entry_fee: number;
    /** The prizes, in the order of the places. */
    prizes: ChampionshipPrize[];
    registration_opens_at: Timestamp;
    registration_closes_at: Timestamp;
    check_in_opens_at: Timestamp;
    starts_at: Timestamp;
}

/** A team that the organisers have invited. */
export type ChampionshipInvitation = {
    team: ChampionshipTeam;
    created_at: Timestamp;
}

/** The latest first. */
export type ChampionshipInvitationList = ChampionshipInvitation[]

/** Championships. */
export type ChampionshipList = ChampionshipSummary[]

/** A match. */
export type ChampionshipMatch = {
    id: Uuid;
    /** Unique in its championship. */
    number: number;
    /** The play-offs after groups or Swiss rounds are phase 2. */
    phase: 1 | 2;
    /** The part of the stage. */
    bracket: "WINNERS" | "LOSERS" | "FINAL" | "THIRD_PLACE" | "GROUP" | "SWISS";
    /** The number of the group; only matches of GROUP have one. */
    group: number;
    /** The number of the round in its bracket. */
    round: number;
    /** The position in its round. */
    position: number;
    /** Games. */
    best_of: 1 | 2 | 3 | 5 | 7;
    /** Present where the home team begins a game ahead, which the score counts. */
    head_start?: 1;
    /** Present where it may end without a winner. */
    allows_draws?: true;
    /** Null while it is open who plays. */
    home: ChampionshipTeam | null;
    /** Null while it is open who plays. */
    away: ChampionshipTeam | null;
    /** WAITING for its teams; a BYE and a second final that is NOT_NEEDED are not played. */
    state: "WAITING" | "READY" | "CLOSED" | "BYE" | "NOT_NEEDED";
    /** Games won; of an open match, so far. */
    home_score: number | null;
    /** Games won; of an open match, so far. */
    away_score: number | null;
    /** The side that won a closed match; null as well of a draw, and of a forfeit where neither team came. */
    winner: "home" | "away" | null;
    /** Decided without being played. */
    is_forfeit: boolean;
    /** The reports differ; the organiser decides. */
    is_disputed: boolean;
    /** Null without a time. */
    scheduled_at: Timestamp | null;
    /** The home team has said that it is there. */
    home_checked_in: boolean;
    /** The away team has said that it is there. */
    away_checked_in: boolean;
    /** Grows with every change; an older one is out of date. */
    revision: number;
}

/** A match with its reports and its log. */
export type ChampionshipMatchDetail = {
    id: Uuid;
    /** Unique in its championship. */
    number: number;
    /** The play-offs after groups or Swiss rounds are phase 2. */
    phase: 1 | 2;
    /** The part of the stage. */
    bracket: "WINNERS" | "LOSERS" | "FINAL" | "THIRD_PLACE" | "GROUP" | "SWISS";
    /** The number of the group; only matches of GROUP have one. */
    group: number;
    /** The number of the round in its bracket. */
    round: number;
    /** The position in its round. */
    position: number;
    /** Games. */
    best_of: 1 | 2 | 3 | 5 | 7;
    /** Present where the home team begins a game ahead, which the score counts. */
    head_start?: 1;
    /** Present where it may end without a winner. */
    allows_draws?: true;
    /** Null while it is open who plays. */
    home: ChampionshipTeam | null;
    /** Null while it is open who plays. */
    away: ChampionshipTeam | null;
    /** WAITING for its teams; a BYE and a second final that is NOT_NEEDED are not played. */
    state: "WAITING" | "READY" | "CLOSED" | "BYE" | "NOT_NEEDED";
    /** Games won; of an open match, so far. */
    home_score: number | null;
    /** Games won; of an open match, so far. */
    away_score: number | null;
    /** The side that won a closed match; null as well of a draw, and of a forfeit where neither team came. */
    winner: "home" | "away" | null;
    /** Decided without being played. */
    is_forfeit: boolean;
    /** The reports differ; the organiser decides. */
    is_disputed: boolean;
    /** Null without a time. */
    scheduled_at: Timestamp | null;
    /** The home team has said that it is there. */
    home_checked_in: boolean;
    /** The away team has said that it is there. */
    away_checked_in: boolean;
    /** Grows with every change; an older one is out of date. */
    revision: number;
    /** The games as they were agreed on or decided; those of an open match are the ones played so far. */
    games: MatchGame[];
    /** The sides that have reported, whether or not the caller may read what. */
    reported_sides: ("home" | "away")[];
    /** The reports of the sides, as far as the caller may read them. Before both sides have reported or the match is decided, a report can be read by the people of its own side in the match, and by those who may decide the match and do not play in it. */
    reports: {
        /** The side that reports. */
        side: "home" | "away";
        /** Games won. */
        home_score: number;
        /** Games won. */
        away_score: number;
        /** One by one. */
        games: MatchGame[];
    }[];
    /** The events of the match, in order. */
    log: MatchLogEntry[];
}

/** A match and its championship. */
export type ChampionshipMatchEntry = {
    championship: ChampionshipName;
    side: MatchSide;
    match: ChampionshipMatch;
}

/** Matches of several championships. */
export type ChampionshipMatchEntryList = ChampionshipMatchEntry[]

/** Matches. */
export type ChampionshipMatchList = ChampionshipMatch[]

/** A championship, named. */
export type ChampionshipName = {
    id: Uuid;
    /** Name. */
    name: string;
    /** Slug. */
    url: string;
}

/** A page of championships. */
export type ChampionshipPage = {
    /** This page's items. */
    data: ChampionshipSummary[];
    /** The cursor of the next page; null on the last. */
    nextCursor: string | null;
}

/** The kind of participant, teams or players without one. An input without it is TEAM; PLAYER has a `team_size` of 1 and no substitutes. */
export type ChampionshipParticipant = "TEAM" | "PLAYER"

/** A place. */
export type ChampionshipPlace = {
    /** 1 is the winner. */
    rank: number;
    /** Null for a deleted team. */
    team: ChampionshipTeam | null;
    /** A win, or a bye of a Swiss round, has `win_points`, a draw has 1. */
    points: number;
    /** Matches. */
    played: number;
    /** Matches won. */
    wins: number;
    /** Matches drawn; absent for none. */
    draws?: number;
    /** Matches lost. */
    losses: number;
    /** Games won less games lost. */
    game_difference: number;
    /** The sum of the opponents' points. */
    buchholz: number;
    /** Buchholz without the lowest opponent. */
    buchholz_cut_1?: number;
    /** Games won. */
    games_won?: number;
    /** Null where points have decided. */
    decided_by?: TieBreakDecision | null;
}

/** A prize. */
export type ChampionshipPrize = {
    /** The place that wins it. */
    place: number;
    /** The description of the prize. */
    description: string;
    /** The money of the prize in centavos, for the whole team. Absent: none. Once published it only rises. */
    amount?: number;
}

/** A team in a championship. */
export type ChampionshipRegistration = {
    id: Uuid;
    team: ChampionshipTeam;
    status: RegistrationStatus;
    /** 1 is the best; null before the seeding. */
    seed: number | null;
    /** Present where another order leaves the seed as it is. */
    is_seed_locked?: true;
    /** Null until the team has checked in. */
    checked_in_at: Timestamp | null;
    /** The reason of its rejection or, of a CONFIRMED one, of the team being out. */
    reason: string | null;
    /** Present where the team is out of a championship that has begun: it was disqualified, or has left by itself. */
    departure?: "DISQUALIFIED" | "WITHDRAWN";
    /** Starters first. */
    roster: RegistrationPlayer[];
    /** The state of its payment, for the team and the staff of the championship; null for others, and where there is no fee. */
    payment: RegistrationPayment | null;
    created_at: Timestamp;
}

/** Teams of a championship. */
export type ChampionshipRegistrationList = ChampionshipRegistration[]

/** The role of a user in a championship. */
export type ChampionshipRole = "ORGANIZER" | "CO_ORGANIZER" | "REFEREE"

/** A team's players. */
export type ChampionshipRosterInput = {
    /** The starters, as many as the championship says, and at most as many substitutes. */
    roster: {
        user_id: Uuid;
        role: RosterRole;
    }[];
}

/** The role that the user is to have. */
export type ChampionshipStaffInput = {
    /** The role that the user is to have. */
    role: "CO_ORGANIZER" | "REFEREE";
}

/** Co-organisers, then referees. */
export type ChampionshipStaffList = ChampionshipStaffMember[]

/** A user who helps the organiser. */
export type ChampionshipStaffMember = {
    /** The user. */
    user: {
        id: Uuid;
        nick: Nick;
    };
    /** The role of the user. */
    role: "CO_ORGANIZER" | "REFEREE";
    /** Whether the user has accepted; until then the role counts for nothing. */
    is_confirmed: boolean;
    created_at: Timestamp;
}

/** The places of a championship. */
export type ChampionshipStandings = {
    /** The winner first. */
    places: ChampionshipPlace[];
    /** The tables of groups, or the one of the Swiss rounds before play-offs: the first phase, closed once the second has begun. */
    groups: ChampionshipPlace[][];
}

/** Status of a championship. */
export type ChampionshipStatus = "DRAFT" | "REGISTRATION" | "CHECK_IN" | "ONGOING" | "FINISHED" | "CANCELLED"

/** The next status. */
export type ChampionshipStatusInput = {
    /** The next status. */
    status: "REGISTRATION" | "CHECK_IN" | "ONGOING" | "CANCELLED";
    /** The reason of the cancellation; teams read it. */
    reason?: string;
}

/** A championship in a list. */
export type ChampionshipSummary = {
    id: Uuid;
    /** Address under `/championships/`. */
    url: string;
    /** Name. */
    name: string;
    game: ChampionshipGame;
    format: ChampionshipFormat;
    status: ChampionshipStatus;
    participant: ChampionshipParticipant;
    /** Starters of a team. */
    team_size: number;
    /** Places. */
    max_teams: number;
    /** Teams with a place. */
    teams_count: number;
    /** Teams on the waiting list. */
    waiting_count: number;
    /** Whether its results count for ratings and its winner gets a trophy: at least four teams, three quarters of whose players have confirmed their e-mail, that did not start before `starts_at`. Decided at the start; of a championship of the community, false before as long as too few teams are in. */
    is_rated: boolean;
    /** Whether prizes of money are promised and the platform keeps all of that money; see `readPrizePool`. */
    is_prize_guaranteed: boolean;
    /** The fee in centavos. */
    entry_fee: number;
    /** The prize of the first place. */
    prize: string | null;
    /** The money promised for all places, in centavos. */
    prize_amount?: number;
    /** The user who runs it; null once the account was erased. */
    organizer: {
        id: Uuid;
        nick: Nick;
    } | null;
    /** The team that won a finished championship; null where nobody has. */
    winner: ChampionshipTeam | null;
    registration_opens_at: Timestamp;
    registration_closes_at: Timestamp;
    starts_at: Timestamp;
    /** Banner, logo and card. */
    files: FileRef[];
}

/** A team in a championship, or a player who takes part without one. It has a `team_tag` or, of a player, `player`. */
export type ChampionshipTeam = {
    id: Uuid;
    /** Name of the team, or the nick that the player has now. */
    name: string;
    team_tag?: TeamTag;
    /** Present where a player takes part without a team; `id` is then the player's. */
    player?: {
        /** The address of the player's page; null where not everybody may open it. */
        nick: Nick | null;
    };
    /** Picture of the team, or photo of a player whose page everybody may open. */
    logo: FileRef | null;
    /** The colour of the team's page. */
    primary_color?: HexColor;
    /** The second colour of the team's page. */
    secondary_color?: HexColor;
    /** Present where the team, or the account of the player, was deleted since: a team is named as it was, and neither has a page. */
    is_deleted?: true;
}

/** A participant of a conversation. */
export type ChatPerson = {
    id: Uuid;
    /** Nick. */
    name: string;
    /** Photo. */
    avatar: Url | null;
}

/** A member's check-in, with the response to one occurrence; each member has one. */
export type CheckIn = {
    id: Uuid;
    schedule_id: Uuid;
    member_id: Uuid;
    user: User;
    /** Null until the member responds. */
    is_confirmed: boolean | null;
    /** The moment of the member's response. */
    answered_at: Timestamp | null;
    /** The occurrence of the response. */
    occurs_at?: Timestamp;
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

/** The response to a schedule invitation. */
export type ConfirmationInput = {
    /** Whether the member will attend. */
    is_confirmed: boolean;
    /** The occurrence, as the series has it; by default that which is on or comes next. */
    occurs_at?: Timestamp;
}

/** A conversation in a list. */
export type Conversation = {
    id: Uuid;
    /** Name of the group, or nick of the other participant. */
    name: string;
    /** Last message. */
    message: string | null;
    /** The user who sent the last message, even if they have left since; null if there is none. */
    lastSenderId: Uuid | null;
    /** Unread messages. */
    unreadCount: number;
    /** Picture. */
    avatar: Url | null;
    /** Presence of the other participant, null for groups. */
    status: Presence | null;
    /**
     * The moment at which the last message was sent, in the time of Brasília as a list shows it: the time of today, *Ontem* or the date.
     *
     * @example 10:00
     */
    lastMessageTime: string | null;
    /** The moment at which the last message was sent. */
    last_message_at: Timestamp | null;
    /** Whether it is a group. */
    isGroup: boolean;
    /** The team that the group belongs to. */
    team_id: Uuid | null;
    /** The other participants. */
    members: ChatPerson[];
    /** Those of the members who have left the group and are asked to come back. They are not in it before they accept. */
    askedIds?: Uuid[];
    /** The other participants who are online or away, as the caller may see them. */
    presences: MemberPresence[];
    /** Muted until this instant. */
    mutedUntil: Timestamp | null;
    /** Sequence number of the last message that the caller has read. */
    lastReadSequence: number;
    /** Sequence number of the last message. */
    lastSequence: number;
    /** Number of the last change; a client asks for the changes after the last one it has. */
    lastChange: number;
    /** The position up to which each of the other participants has read. */
    reads: ReadPosition[];
    /** The user who administers the group; null for that of a team, whose owner and managers do, and for direct ones. */
    ownerId: Uuid | null;
    /** Whether a stranger has begun it, or the caller is asked to be back in a group, and the caller has neither accepted it nor written. */
    isRequest: boolean;
}

/** A page of the messages of a conversation that have pictures. */
export type ConversationImages = {
    /** This page's messages. */
    data: Message[];
    /** Cursor of the next page, null on the last one. */
    nextCursor: string | null;
    /** Pictures of the whole conversation. */
    total: number;
}

/** The participants of a new conversation. */
export type ConversationInput = {
    /** A single user makes it a direct conversation. */
    userIds: Uuid[];
    /** Name of the group, null for a direct one. */
    name: string | null;
}

/** The new owner of a group. */
export type ConversationOwnerInput = {
    userId: Uuid;
}

/** A page of conversations. */
export type ConversationPage = {
    /** This page's conversations. */
    data: Conversation[];
    /** Cursor of the next page, null on the last one. */
    nextCursor: string | null;
}

/** The picture of a group. */
export type ConversationPictureInput = {
    /** Base64 without the data URL prefix; at least 400 x 400 pixels, at most 5 MB decoded. */
    base64: string;
}

/** The name of a group. */
export type ConversationUpdate = {
    /** Name of the group. */
    name: string;
}

/** The next tasks of the user, as of one moment. */
export type Dashboard = {
    /** None without an event. */
    next: DashboardNext | null;
    /** The next occurrence of each event, the earliest first; events that have begun included. */
    events: DashboardEvent[];
    /** The user's matches of championships that are not over, as `listMyMatches` has them. */
    matches: ChampionshipMatchEntryList;
    /** Invitations of teams that can still be accepted. */
    invitations: {
        total: Total;
        /** Newest first. */
        data: Invitation[];
    };
    /** The numbers of what the user has not read. */
    unread: {
        /** Number of notifications. */
        notifications: number;
        /** Number of communications of all teams. */
        communications: number;
        /** The newest unread notifications. */
        latest: Notification[];
    };
    /** The user's teams by name. */
    teams: DashboardTeam[];
    /** Open vacancies of the user's games, those for the user's positions first. */
    vacancies: Vacancy[];
    /** None without a rated match. */
    rating: DashboardRating | null;
}

/** An invited member of the team, and their response. */
export type DashboardAttendee = {
    /** Id of the user. */
    id: Uuid;
    nick: Nick;
    /** Profile photo. */
    avatar: Url | null;
    /** Null until the member responds. */
    is_confirmed: boolean | null;
}

/** The next occurrence of an event to which the user is invited. */
export type DashboardEvent = {
    /** Id of the schedule. */
    id: Uuid;
    /** The team that planned it. */
    team: TeamSummary;
    /** Title. */
    title: string;
    type: ScheduleType;
    starts_at: Timestamp;
    ends_at: Timestamp;
    /** Location. */
    location: string | null;
    /** An https URL. */
    url: string | null;
    checkins: CheckInCounts;
    own_checkin: OwnCheckIn;
    /** The time that the series gives it: names the occurrence, also once it was moved. */
    occurs_at?: Timestamp;
}

/** A played match of one of the user's teams. */
export type DashboardMatch = {
    id: Uuid;
    /** Name of the opposing team. */
    opponent: string;
    /** Its tag, for links. */
    opponent_tag: TeamTag | null;
    played_at: Timestamp;
    /** The result of the user's team. */
    result: "WIN" | "LOSS" | "DRAW";
    /** Score. */
    score: string | null;
    /** Championship. */
    championship: string | null;
}

/** The next event that the user has not declined, and the members who come. */
export type DashboardNext = {
    event: DashboardEvent;
    /** Whether the user may remind those without a response. */
    may_remind: boolean;
    /** The last reminder, after which another has to wait for an hour. */
    reminded_at: Timestamp | null;
    /** Those who come first, then those without a response. */
    attendees: DashboardAttendee[];
}

/** The next better place. */
export type DashboardNextPlace = {
    place: RatingPlace;
    points: RatingPoints;
}

/** The user's rating in the game with the most matches, and the player next above. */
export type DashboardRating = {
    rating: PlayerRating;
    /** None above the first. */
    next: DashboardNextPlace | null;
}

/** A team of the user and its form. */
export type DashboardTeam = {
    team: TeamSummary;
    role: TeamRole;
    performance: TeamPerformance;
    /** The latest match first. */
    matches: DashboardMatch[];
}

/**
 * A random id that the client makes once and keeps (128 bits or more), as with `login`.
 *
 * @example 7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6
 */
export type DeviceId = string

/** The reason of a team's disqualification. */
export type Disqualification = {
    /** Everybody reads it. */
    reason: string;
}

/** Whether a team can be registered. */
export type Eligibility = {
    /** Empty where it can. */
    reasons: EligibilityReason[];
    /** Everybody in the team. */
    members: {
        /** The member. */
        user: {
            id: Uuid;
            nick: Nick;
        };
        /** Name of the member's account in the championship's game. */
        account: string | null;
        /** Empty where they can play. */
        reasons: PlayerIneligibility[];
    }[];
}

/** The reason that a team cannot be registered. */
export type EligibilityReason = "NOT_OPEN" | "CLOSED" | "ALREADY_REGISTERED" | "REJECTED" | "OTHER_GAME" | "NOT_ENOUGH_MEMBERS" | "FOR_PLAYERS"

/** Another e-mail address, with exactly one of the ways to show that the owner asks (`IdentityProof`). */
export type EmailChangeInput = {
    /**
     * The new address.
     *
     * Format: idn-email
     */
    email: string;
    /**
     * The current password.
     *
     * Format: password
     */
    password?: string;
    code?: IdentityCode;
    passkey?: PasskeyAssertion;
    social?: SocialProof;
}

/**
 * One emoji.
 *
 * @example 🔥
 */
export type Emoji = string

/** The part of one of the roster. */
export type EntryPart = {
    user: PartOwner;
    /** The amount in centavos. */
    amount: number;
    /** OPEN: nobody has asked for a code. PENDING: a code for it can be paid. */
    status: "OPEN" | "PENDING" | "PAID" | "REFUNDING" | "REFUNDED";
    /** The payment of the part; null while it is open. */
    payment_id: Uuid | null;
    /** The person who has asked for the code. */
    payer: PartOwner | null;
    /** The time at which the bank confirmed it. */
    paid_at: Timestamp | null;
    /** Whether another one of the team has to pay it. */
    is_minor: boolean;
}

/** The payment of a team's entry. */
export type EntryPayment = {
    registration_id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
        starts_at: Timestamp;
    };
    team: ChampionshipTeam;
    /** The fee in centavos. */
    amount: number;
    /** The part of the fee that is paid, in centavos. */
    paid: number;
    status: EntryPaymentStatus;
    /** The time until which the place is kept; null unless the entry waits for its payment. A day from the registration, if registration does not close before, and 30 minutes from the first part that is paid. */
    pay_until: Timestamp | null;
    /** Whether `extendEntryPayment` works for the caller. */
    can_extend: boolean;
    /** The parts, by nickname. */
    parts: EntryPart[];
}

/** State of an entry's payment. WAIVED: the organiser has accepted the team without the rest. EXPIRED: the entry has no place any more, and no money of it has to go back. */
export type EntryPaymentStatus = "UNPAID" | "PARTLY_PAID" | "PAID" | "WAIVED" | "EXPIRED" | "REFUNDING" | "REFUNDED"

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

/** Equipment type. */
export type EquipmentType = "COMPUTER" | "NOTEBOOK" | "PC" | "CONSOLE" | "TABLET" | "SMARTPHONE"

/** The moment at which the personal data will be erased. */
export type Erasure = {
    /** 7 days after the request. */
    erase_at: Timestamp;
}

/** Machine-readable error code; clients should rely on this, not on the message. */
export type ErrorCode = "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNKNOWN_FIELD" | "INVALID_CREDENTIALS" | "USER_NOT_VERIFIED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "LINK_INVALID" | "TWO_STEP_REQUIRED" | "CHALLENGE_INVALID" | "CODE_INVALID" | "TWO_STEP_ENABLED" | "TWO_STEP_NOT_ENABLED" | "PASSKEY_INVALID" | "PASSKEY_NOT_FOUND" | "PASSKEY_LIMIT" | "LAST_WAY_IN" | "PARTNER_SITE_NOT_FOUND" | "PARTNER_SITE_LIMIT" | "ADDRESS_NOT_PUBLIC" | "NAME_RESERVED" | "GRANT_NOT_FOUND" | "GRANT_INVALID" | "FORBIDDEN" | "STAFF_TWO_STEP_REQUIRED" | "REMOVED_FROM_TEAM" | "NOT_FOUND" | "ROUTE_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "USER_NOT_FOUND" | "TEAM_NOT_FOUND" | "TEAM_DELETED" | "GAME_NOT_FOUND" | "GAME_NAME_TAKEN" | "GAME_LIMIT" | "BADGE_NAME_TAKEN" | "BADGE_LIMIT" | "BADGE_RETIRED" | "EVENT_CANCELLED" | "FILE_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "SESSION_NOT_FOUND" | "INVITATION_NOT_FOUND" | "INVITATION_EXPIRED" | "INVITATION_NOT_PENDING" | "USER_ALREADY_INVITED" | "ALREADY_IN_TEAM" | "NOT_IN_TEAM" | "NOT_TEAM_OWNER" | "EMAIL_TAKEN" | "NICK_TAKEN" | "CPF_TAKEN" | "TEAM_NAME_TAKEN" | "TEAM_TAG_TAKEN" | "UNDERAGE" | "PASSWORD_TOO_COMMON" | "PROFANITY" | "INVITATION_QUOTA_EXCEEDED" | "TEAM_NOT_RECRUITING" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IMAGE_UNREADABLE" | "IMAGE_TOO_SMALL" | "IMAGE_TOO_LARGE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "WRONG_PASSWORD" | "PROVIDER_NOT_CONFIGURED" | "SOCIAL_ACCOUNT_TAKEN" | "SOCIAL_LOGIN_INVALID" | "OWNS_TEAMS" | "ERASURE_PENDING" | "PIX_KEY_LIMIT" | "PIX_KEY_TAKEN" | "MINOR_NOT_ALLOWED" | "LAST_OWNER" | "CONVERSATION_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "EDIT_WINDOW_CLOSED" | "GROUP_FULL" | "PIN_LIMIT" | "LIMIT_REACHED" | "REQUEST_PENDING" | "USER_BLOCKED" | "MESSAGES_NOT_ACCEPTED" | "PAYMENT_NOT_FOUND" | "PAYMENT_ALREADY_EXISTS" | "CPF_INVALID" | "ACCOUNT_SUSPENDED" | "ALREADY_SUSPENDED" | "TICKET_CLOSED" | "REPORT_CLOSED" | "CHAMPIONSHIP_NOT_FOUND" | "CHAMPIONSHIP_STATUS" | "REGISTRATION_NOT_FOUND" | "REGISTRATION_CLOSED" | "TEAM_ALREADY_REGISTERED" | "PLAYER_ALREADY_REGISTERED" | "ALREADY_REGISTERED" | "OWN_MATCH" | "ROSTER_UNCONFIRMED" | "ROSTER_LOCKED" | "ROSTER_CHANGE_PENDING" | "ROSTER_CHANGE_DECIDED" | "ROSTER_CHANGE_NOT_FOUND" | "RECENTLY_DECLINED" | "CHAMPIONSHIP_FULL" | "MATCH_NOT_FOUND" | "MATCH_NOT_OPEN" | "MATCH_NOT_PLAYED" | "RESULT_STANDS" | "NOT_IMPLEMENTED" | "INTERNAL_ERROR"

/** An event with all that its page shows. */
export type Event = {
    /** The id of the event, or of the championship that the event or its final follows from. */
    id: Uuid;
    context: EventContext;
    name: EventName;
    /** The title of the event. */
    title: string;
    starts_at: Timestamp;
    /** Null of a championship. */
    ends_at: Timestamp | null;
    /** The name of the place; null for an event that is only online. */
    place: string | null;
    /** An https URL. */
    link: string | null;
    /** Whether it does not take place. */
    is_cancelled: boolean;
    /** Whether it is the day of a championship's final. */
    is_final: boolean;
    /** The number of users who have shown interest; of a championship, of its followers. */
    interested_count: number;
    /** The game of a championship. */
    game: EventGame | null;
    /** Null once the account was erased. */
    organizer: EventOrganizer | null;
    /** Null for an event that was created. */
    championship: EventChampionship | null;
    /** EVENT_BANNER of the event, or of its championship, whose CHAMPIONSHIP_BANNER stands in for it. */
    banner: FileRef | null;
    /** The programme of the event. */
    description: string;
    /** The address of the place. */
    address: string | null;
    /** The reason of its cancellation. */
    cancel_reason: string | null;
    created_at: Timestamp;
    /** The moment of its last change. */
    updated_at: Timestamp;
}

/** The reason of an event's cancellation. */
export type EventCancellation = {
    /** Everybody reads it. */
    reason: string | null;
}

/** The championship from which an event follows. */
export type EventChampionship = {
    id: Uuid;
    /** The last part of its address. */
    url: string;
    /** Its name. */
    name: string;
}

/** The kind of the event; a part of its address `/events/{context}/{name}`.}/{name}`. */
export type EventContext = "championship" | "community" | "live"

/** The number of events that start on each day of two weeks, by context; days without one are left out. */
export type EventDayCounts = {
    /**
     * A day in Brazil (America/Sao_Paulo).
     *
     * Format: date
     */
    day: string;
    context: EventContext;
    /** The number of them. */
    count: number;
}[]

/** The game of an event. */
export type EventGame = {
    id: Uuid;
    /** Its name. */
    name: string;
}

/** The fields of an event that its organisers write. It has a place or a link, or both. */
export type EventInput = {
    /** The title of the event. */
    title: string;
    /** The programme of the event. */
    description: string;
    starts_at: Timestamp;
    /** Later than the start, by 14 days at most. */
    ends_at: Timestamp;
    /** Name of the place. */
    place: string | null;
    /** The address of the place; maps are searched for it. */
    address: string | null;
    /** An https URL. */
    link: string | null;
}

/** An event in which the caller has shown interest. */
export type EventInterest = {
    event: EventSummary;
    /** Whether a reminder comes on the day before. */
    remind_day_before: boolean;
    /** Whether a reminder comes in the hour before. */
    remind_hour_before: boolean;
}

/**
 * The last part of the address of an event.
 *
 * @example encontro-de-capitas
 */
export type EventName = string

/** The user who organises an event. */
export type EventOrganizer = {
    id: Uuid;
    nick: Nick;
}

/** A page of events. */
export type EventPage = {
    /** This page's items. */
    data: EventSummary[];
    /** The cursor of the next page; null on the last. */
    nextCursor: string | null;
}

/** The time at which a user is reminded of an event. */
export type EventReminders = {
    /** Whether a reminder comes on the day before. */
    remind_day_before: boolean;
    /** Whether a reminder comes in the hour before. */
    remind_hour_before: boolean;
}

/** An event as lists show it. */
export type EventSummary = {
    /** The id of the event, or of the championship that the event or its final follows from. */
    id: Uuid;
    context: EventContext;
    name: EventName;
    /** The title of the event. */
    title: string;
    starts_at: Timestamp;
    /** Null of a championship. */
    ends_at: Timestamp | null;
    /** The name of the place; null for an event that is only online. */
    place: string | null;
    /** An https URL. */
    link: string | null;
    /** Whether it does not take place. */
    is_cancelled: boolean;
    /** Whether it is the day of a championship's final. */
    is_final: boolean;
    /** The number of users who have shown interest; of a championship, of its followers. */
    interested_count: number;
    /** The game of a championship. */
    game: EventGame | null;
    /** Null once the account was erased. */
    organizer: EventOrganizer | null;
    /** Null for an event that was created. */
    championship: EventChampionship | null;
    /** EVENT_BANNER of the event, or of its championship, whose CHAMPIONSHIP_BANNER stands in for it. */
    banner: FileRef | null;
}

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

/** The reason that a field is invalid. */
export type FieldErrorCode = "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "INVALID_FORMAT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "TAKEN" | "PROFANITY" | "UNDERAGE" | "TOO_COMMON" | "OUT_OF_RANGE"

/** Purpose of a file. */
export type FileBusinessType = "USER_PROFILE_PHOTO" | "USER_PROFILE_BANNER" | "TEAM_BANNER_PHOTO" | "TEAM_PROFILE_PHOTO" | "GAMES_ICON" | "GAMES_IMAGE" | "BADGET_ICON" | "EVENT_BANNER" | "CHAMPIONSHIP_BANNER" | "CHAMPIONSHIP_LOGO" | "CHAMPIONSHIP_CARD" | "AWARD_ICON" | "SETUP_PHOTO" | "SPONSOR_LOGO"

/** Type of the entity that a file belongs to. */
export type FileEntityType = "USER" | "GAME" | "TEAM" | "BADGET" | "CHAMPIONSHIP" | "EVENT" | "AWARD" | "SETUP" | "TEAM_SPONSOR"

/** File formats. Every picture is stored as JPEG. */
export type FileFormat = "JPG" | "JPEG" | "PNG" | "PDF" | "SVG"

/** A picture to upload. */
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
    /** The width in pixels. */
    width: number;
    /** The height in pixels. */
    height: number;
    created_at: Timestamp;
}

/** A picture of an entity. */
export type FileRef = {
    id: Uuid;
    business_type: FileBusinessType;
    url: Url;
}

/** The first password, with exactly one of the other ways to show that the owner asks (`IdentityProof`). */
export type FirstPasswordInput = {
    /**
     * The password, 8 to 128 characters.
     *
     * Format: password
     */
    password: string;
    code?: IdentityCode;
    passkey?: PasskeyAssertion;
    social?: SocialProof;
}

/** A game that teams play. */
export type Game = {
    id: Uuid;
    /** Name of the game. */
    name: string;
    /** File with business type GAMES_ICON. */
    icon: FileRef | null;
    /** File with business type GAMES_IMAGE; left out where the game is part of something else. */
    image?: FileRef | null;
}

/** A game to add. */
export type GameInput = {
    /** Name of the game. */
    name: string;
    /** Base64 without the data URL prefix; at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
    icon: string | null;
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

/** Gender. */
export type Gender = "MALE" | "FEMALE" | "OTHER" | "NOT_INFORMED"

/** The payment of another team's entry, which the team accepts or declines. */
export type Gift = {
    id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    /** The entry; null once the team is gone. */
    registration_id: Uuid | null;
    /** Null once the team is gone. */
    team: ChampionshipTeam | null;
    /** Null once the account is erased. */
    sender: PaymentPayer | null;
    /** The message of the sender. */
    message: string | null;
    /** The amount in centavos. */
    amount: number;
    status: GiftStatus;
    /** The payment of it; null for others than the sender. */
    payment_id: Uuid | null;
    /** Until when the team may answer; null until it is paid. */
    expires_at: Timestamp | null;
    /** The moment of the team's answer. */
    answered_at: Timestamp | null;
    created_at: Timestamp;
}

/** The words and the name that come with a gift. */
export type GiftInput = {
    /** The message that the team reads; null for none. */
    message: string | null;
}

/** The latest first. */
export type GiftList = Gift[]

/** Status of a gift: the payment of another team's entry. It is WAITING until it is paid, and OFFERED until the team has answered; EXPIRED where the team no longer needs it, or has not answered in time. */
export type GiftStatus = "WAITING" | "OFFERED" | "ACCEPTED" | "DECLINED" | "EXPIRED"

/** The decision of a DOUBLE_ELIMINATION, also in play-offs: a second final where the team without a loss has lost the first one, one final alone, or one in which that team begins a game ahead. RESET unless chosen. */
export type GrandFinal = "RESET" | "SINGLE" | "GAME_AHEAD"

/** State of the service. */
export type Health = {
    /** Always ok. */
    status: "ok";
}

/** A part of a prize that waits for two members of the staff, or of a minor for whom no adult has agreed to receive it. */
export type HeldPrize = {
    id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    winner: PaymentPayer;
    /** The adult who receives it for the winner; null where nobody was named. */
    receiver: PrizeReceiver | null;
    /** The place of the team. */
    place: number;
    /** The amount in centavos. */
    amount: number;
    /** The part of it that is withheld for the tax office, in centavos: the rest is sent. Nothing before the parts are settled. */
    withheld: number;
    waits_for: PrizeObstacle;
    /** Members of the staff who have approved it. */
    approvals: number;
    created_at: Timestamp;
}

/** The oldest first. */
export type HeldPrizeList = HeldPrize[]

/**
 * A colour of three or six hexadecimal digits.
 *
 * @example #7c3aed
 */
export type HexColor = string

/** The code that `sendIdentityCode` mails; spaces, hyphens and lower case do not matter. */
export type IdentityCode = string

/** Shows that it is the account's owner who asks: exactly one of the password, a mailed code, a passkey and a fresh log-in at a linked account's provider. A passkey or a linked account counts from 24 hours after it was added (`provesIdentity`). */
export type IdentityProof = {
    /**
     * The current password.
     *
     * Format: password
     */
    password?: string;
    code?: IdentityCode;
    passkey?: PasskeyAssertion;
    social?: SocialProof;
}

/** Somebody who has interest in an event. */
export type InterestedUser = {
    id: Uuid;
    nick: Nick;
    /** USER_PROFILE_PHOTO, if there is one. */
    photo: FileRef | null;
}

/** Some of those who have interest in an event. */
export type InterestedUserList = InterestedUser[]

/** An invitation. */
export type Invitation = {
    id: Uuid;
    kind: InvitationKind;
    status: InvitationStatus;
    role: TeamRole;
    created_at: Timestamp;
    /** The moment of its expiry, 7 days after it was sent. */
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
        /** The start of the occurrence that is asked about. */
        starts_at?: Timestamp;
        /** The end of the occurrence that is asked about. */
        ends_at?: Timestamp;
        /** Names that occurrence in a response. */
        occurs_at?: Timestamp;
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

/** Status of an invitation. */
export type InvitationStatus = "PENDING" | "ACCEPTED" | "DECLINED" | "CONFIRMED" | "DECLINED_BY_OWNER" | "DECLINED_BY_MEMBER" | "DECLINED_BY_OWNER_AND_MEMBER"

/** Players to invite; either all are invited or none. */
export type InviteInput = InviteItem[]

/** One player to invite. */
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

/** A social account of the user. */
export type LinkedAccount = {
    providerType: SocialProvider;
    /** The provider's name for the account. */
    name: string;
    linked_at: Timestamp;
    provesIdentity: ProvesIdentity;
}

/** A token of the social provider to be linked, and a proof of identity. */
export type LinkedAccountInput = {
    proof?: IdentityProof;
    token: ProviderToken;
    providerType: SocialProvider;
}

/** The social accounts of the user. */
export type LinkedAccounts = {
    /** One for each provider at most. */
    accounts: LinkedAccount[];
    /** Whether the account has a login method besides a single linked account. */
    canUnlink: boolean;
    /** Whether the account has a password; one made by a social log-in has none. */
    hasPassword: boolean;
}

/** Credentials. */
export type LoginInput = {
    /**
     * E-mail of the account.
     *
     * Format: idn-email
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
    /** The client can ask for the second step: an account with two-step log-in then gets a challenge for `completeLogin`. Without it the log-in of such an account is refused with TWO_STEP_REQUIRED. */
    secondStep?: boolean;
}

/** A game of a match. */
export type MatchGame = {
    /** The map it was played on, if the game has maps. */
    map: string | null;
    /** Points or rounds. */
    home_score: number;
    /** Points or rounds. */
    away_score: number;
}

/** One thing that was said or decided about a match. */
export type MatchLogEntry = {
    /** The kind of the entry. */
    action: "REPORTED" | "AGREED" | "DISPUTED" | "RULED" | "CORRECTED" | "CHECKED_IN" | "SCHEDULED" | "RESCHEDULE_PROPOSED" | "RESCHEDULE_ACCEPTED" | "RESCHEDULE_DECLINED" | "PROOF_ADDED" | "FORFEITED" | "WALKOVER" | "DISQUALIFIED" | "REINSTATED" | "WITHDRAWN" | "SCORED" | "REFEREE_CALLED" | "REMATCHED" | "SUBSTITUTED" | "ROSTER_CHANGED" | "REOPENED";
    /** The side whose captain it was, or that did not come; null for staff, and for a WALKOVER of both. */
    side: "home" | "away" | null;
    /** Null once the account was erased. */
    actor: Nick | null;
    /** Games won; null in a REPORTED entry while the caller may not read the report. */
    home_score: number | null;
    /** Games won; null in a REPORTED entry while the caller may not read the report. */
    away_score: number | null;
    /** The reason of a ruling, of a rematch or of a change of a roster. */
    reason: string | null;
    /** The player who leaves the roster; only of a substitution and of a change of a roster, and null once the account was erased. */
    player_out?: Nick | null;
    /** The player who plays instead; likewise, and null once the account was erased. */
    player_in?: Nick | null;
    created_at: Timestamp;
}

/** A picture in a match room; `readMatchProof` returns its bytes. */
export type MatchProof = {
    id: Uuid;
    /** The side that added it. */
    side: "home" | "away";
    /** The player who added it. */
    nick: Nick | null;
    /** The width in pixels. */
    width: number;
    /** The height in pixels. */
    height: number;
    created_at: Timestamp;
}

/** A picture as proof. */
export type MatchProofInput = {
    /** The picture as base64 without the data URL prefix, at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
    picture: string;
}

/** Another time. */
export type MatchProposal = {
    scheduled_at: Timestamp;
}

/** The answer to a proposal. */
export type MatchProposalResponse = {
    /** Whether the match gets the proposed time. */
    accept: boolean;
}

/** The reason for setting a match back to not played. */
export type MatchReopening = {
    /** Everybody reads why. */
    reason: string;
}

/** The games that each side has won. */
export type MatchReport = {
    /** Games won. */
    home_score: number;
    /** Games won. */
    away_score: number;
    /** One by one: as many as the score says, won by the same sides. */
    games?: MatchGame[];
}

/** The part of a match that only its two teams and the staff see. */
export type MatchRoom = {
    match: ChampionshipMatchDetail;
    side: MatchSide;
    /** The caller's in the championship. */
    role: ChampionshipRole | null;
    /** Whether the caller checks in, reports and proposes for the side. */
    can_act: boolean;
    /** Whether the caller decides about the match: nobody does where they, their team or, for the organiser, a team of the staff plays. */
    can_rule: boolean;
    /** The code of the lobby; null until both teams are there. */
    code: string | null;
    /** The chat of the match. */
    conversation_id: Uuid | null;
    /** Null without a time. */
    check_in_opens_at: Timestamp | null;
    /** The moment at which a team that is not there loses, and neither wins where both are not: 15 minutes after the time of the match, or after its time or teams were set last; null without a time. */
    walkover_at: Timestamp | null;
    /** The time until which a side of a dispute may report another score. After that it can only accept the other side's. */
    report_until: Timestamp | null;
    /** The new time that is proposed. */
    reschedule: {
        /** The side that proposes. */
        side: "home" | "away";
        scheduled_at: Timestamp;
        proposed_at: Timestamp;
    } | null;
    /** The pictures in order; the other side's are among them once both have reported or the match is decided. */
    proofs: MatchProof[];
    /** Starters first. */
    home_roster: RegistrationPlayer[];
    /** Starters first. */
    away_roster: RegistrationPlayer[];
}

/** The decision about a match. */
export type MatchRuling = {
    /** Games won. */
    home_score: number;
    /** Games won. */
    away_score: number;
    /** It was not played. With 0 to 0, neither team came. */
    is_forfeit: boolean;
    /** One by one: as many as the score says, won by the same sides. None of a forfeit. */
    games?: MatchGame[];
    /** Everybody reads why. */
    reason?: string;
}

/** The games that each side has won so far. A score that decides the match is a report. */
export type MatchRunningScore = {
    /** Games won. */
    home_score: number;
    /** Games won. */
    away_score: number;
    /** One by one: as many as the score says, won by the same sides. */
    games?: MatchGame[];
}

/** The time of a match. */
export type MatchSchedule = {
    /** Null for none. */
    scheduled_at: Timestamp | null;
}

/** The times of matches. */
export type MatchSchedules = {
    /** One time for each match. */
    matches: {
        match_id: Uuid;
        /** Null for none. */
        scheduled_at: Timestamp | null;
    }[];
}

/** The caller's side; null for the staff. */
export type MatchSide = "home" | "away" | null

/** A participant's presence. */
export type MemberPresence = {
    userId: Uuid;
    presence: Presence;
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
    /** Sequence number in the conversation, assigned by the server; without gaps. */
    sequence: number;
    /** Number of the latest change to it: sent, edited, deleted or reacted to. Changes are numbered within the conversation. */
    change: number;
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
    /** The moment of its last edit. */
    edited_at: Timestamp | null;
    /** The moment of its deletion. */
    deleted_at: Timestamp | null;
    /** The moment at which it was pinned. */
    pinned_at: Timestamp | null;
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

/** The reason, in words that the user reads. */
export type ModerationReason = string

/** A report of a user, a team or a message. */
export type ModerationReport = {
    id: Uuid;
    target_type: ReportTargetType;
    target_id: Uuid;
    /** The name of the reported thing, as it was called then. */
    target_label: string;
    /** Nick of the user or tag of the team today, for links; null where it is gone. */
    target_key: string | null;
    reason: ReportReason;
    /** A short description. */
    text: string | null;
    /** The state of the target when it was reported. */
    context: {
        /** The kind of the text, in Portuguese. */
        label: string;
        /** The text. */
        text: string;
    }[];
    /** The user who reported it; null for an erased account. */
    reporter: User | null;
    status: ReportStatus;
    /** The note of the staff on closing it. */
    note: string | null;
    created_at: Timestamp;
}

/** A report to the platform's staff. */
export type ModerationReportInput = {
    /** The kind of the reported thing; a message by `reportMessage`, a conversation by `reportConversation`. */
    target_type: "USER" | "TEAM";
    target_id: Uuid;
    reason: ReportReason;
    /** A short description. */
    text: string | null;
}

/** A page of reports, oldest first. */
export type ModerationReportPage = {
    /** This page's reports. */
    data: ModerationReport[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The time for which a conversation is muted. */
export type MuteInput = {
    /** Null unmutes the conversation. */
    until: Timestamp | null;
}

/** A badge to create. */
export type NewBadge = {
    /** Name. */
    name: string;
    /** The achievement that it is awarded for. */
    description: string;
    /** Base64 without the data URL prefix; at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
    icon: string | null;
}

/** An event to be created. Those of championships follow from the championships. */
export type NewEvent = {
    /** It stays, and is a part of the address. */
    context: "community" | "live";
    /** The title of the event. */
    title: string;
    /** The programme of the event. */
    description: string;
    starts_at: Timestamp;
    /** Later than the start, by 14 days at most. */
    ends_at: Timestamp;
    /** Name of the place. */
    place: string | null;
    /** The address of the place; maps are searched for it. */
    address: string | null;
    /** An https URL. */
    link: string | null;
}

/** A new password with a recovery token; passwordConfirm is not sent. */
export type NewPasswordInput = {
    /**
     * E-mail of the account, as the link has it; where it is sent, it must be right.
     *
     * Format: idn-email
     */
    email?: string;
    /** Single-use token from the e-mail, valid for 30 minutes. */
    token: string;
    /**
     * The new password, 8 to 128 characters.
     *
     * Format: password
     */
    password: string;
    /** The ways into the account (`listRecoveryWaysIn`) that the owner keeps, of those that would end. None by default. */
    keep?: WayInId[];
}

/**
 * 3 to 20 letters, digits, underscores and hyphens; unique, case-insensitive.
 *
 * @example ana_sp
 */
export type Nick = string

/** A notification of the signed-in user. */
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
    /** The support ticket it is about. */
    ticketId?: Uuid | null;
    /** The conversation it is about. */
    conversationId?: Uuid | null;
    /** The championship it is about; its public page is `/championships/{url}`. */
    championship?: {
        id: Uuid;
        /** The last part of its address. */
        url: string;
    } | null;
    /** The event it is about; its public page is `/events/{context}/{name}`. */
    event?: {
        context: EventContext;
        name: EventName;
    } | null;
    /** The place in a team's roster that its reader confirms or has confirmed, as it is now. */
    roster?: {
        registrationId: Uuid;
        /** Whether the place is still to be confirmed. */
        isPending: boolean;
    } | null;
    /** Whether its reader is asked to help with the championship, as it is now. */
    staff?: {
        /** Whether the answer is still to be given. */
        isPending: boolean;
    } | null;
    /** The match it is about. */
    matchId?: Uuid | null;
    /** The other player it is about, such as the one who joined or applied; their public page is `/pro/{nick}`. */
    player?: {
        nick: Nick;
    } | null;
}

/**
 * Text, lines of text, or the invitation. Of a chat message, a communication or an announcement it is the text as it is now; another
 * sentence takes its place once that was deleted.
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
    /** Whether it is shown in the app's notification list. */
    inApp: boolean;
    /** Whether it is sent by e-mail. */
    email: boolean;
    /** Whether it is sent to the devices that have Web Push on; if absent, as `inApp`. What `inApp` leaves out is never pushed. */
    push?: boolean;
}

/** Notification type, spelling as given. */
export type NotificationType = "TEAM_INVITE" | "TEAM_JOIN" | "TEAM_LEAVE" | "TEAM_KICK" | "TEAM_UPDATE" | "TEAM_DELETE" | "CHAMPIONSHIP_INVITE" | "CHAMPIONSHIP_CANCEL" | "CHAMPIONSHIP_IS_CLOSE" | "CHAMPIONSHIP_START" | "CHAMPIONSHIP_REGISTER_ACCEPT" | "CHAMPIONSHIP_REGISTER_REJECT" | "CHAMPIONSHIP_RESULT" | "CHAMPIONSHIP_MATCH_RESULT" | "CHAMPIONSHIP_MATCH_CANCEL" | "CHAMPIONSHIP_MATCH_RESCHEDULE" | "CHAMPIONSHIP_MATCH_UPDATE" | "CHAMPIONSHIP_MATCH_CODE" | "CHAMPIONSHIP_MATCH_IS_CLOSE" | "CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15" | "USER_ALTER_PASSWORD" | "BADGET_RECEIVE" | "EVENT_ANNOUNCE" | "ANNOUNCE_NEW" | "REFUSED" | "CHAMPIOSHIP_GIFT_RECEIVE" | "SCHEDULE_INVITE"

/** One week of a weekly event. Without times it is cancelled; with those of the series it is as the others again. */
export type OccurrenceInput = {
    /** The time that the series gives it. */
    occurs_at: Timestamp;
    /** Start of that week. */
    starts_at: Timestamp | null;
    /** Must be after its start. */
    ends_at: Timestamp | null;
}

/** The prizes that an organiser has promised and kept. Drafts and cancelled championships do not count, nor those without a prize of money. */
export type OrganizerRecord = {
    /** The organiser of the record. */
    organizer: {
        id: Uuid;
        /** Nickname. */
        nick: string;
    };
    /** Championships with a prize of money. */
    championships: number;
    /** The sum of their prizes, in centavos. */
    promised: number;
    /** The amount that was deposited for them, in centavos. */
    deposited: number;
    /** The amount of it that was paid to the winners, with the part that was withheld, in centavos. */
    paid: number;
    /** Championships whose prize is not all deposited 72 hours after their last result. */
    late: number;
    /** Hours after the last result in which half of all payments have arrived; null before there is one. */
    median_hours: number | null;
}

/** The caller's own check-in. */
export type OwnCheckIn = {
    id: Uuid;
    /** Null until the member responds. */
    is_confirmed: boolean | null;
}

/** The settings of events of the caller. */
export type OwnEvents = {
    /** Whether the caller may create events. */
    may_create: boolean;
    /** The next events with the caller's interest, from today on, by their start. */
    interests: EventInterest[];
}

/** The signed-in user's profile with its files. */
export type OwnProfile = {
    entity: OwnProfileEntity;
    /** Photo and banner. */
    files: FileRef[];
    /** The moment at which the account will be erased; null or absent unless its erasure was asked for. */
    erase_at?: Timestamp | null;
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
     * Format: idn-email
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
    role: PlatformRole;
    /** Whether the player is free to join a team. */
    looking_for_team: boolean;
    /** The games, the main one first. */
    games: PlayerGame[];
    /** Teams of the user. */
    teams: ProfileTeam[];
}

/** Items per page. */
export type PageLimit = number

/** Number of this page, starting at 1. */
export type PageNumber = number

/** A player who has a part. */
export type PartOwner = {
    id: Uuid;
    /** Nickname. */
    nick: string;
}

/** The grant that the user consents to. */
export type PartnerAuthorizationInput = {
    /** Key of the site. */
    key: string;
    /** Origin of the page that asks. */
    origin: string;
    scope: PartnerScope;
    /** SHA-256 of the verifier as base64url. */
    challenge: string;
    /** Always S256: a plain challenge is refused. */
    method: "S256";
}

/** A code that is good for one exchange. */
export type PartnerCode = {
    /** Good for the page at the origin alone. */
    code: string;
    expires_at: Timestamp;
}

/** A code and the verifier of its challenge. */
export type PartnerCodeInput = {
    /** Key of the site. */
    key: string;
    /** The code. */
    code: string;
    /** The verifier of the challenge. */
    verifier: string;
}

/** A site that the user has let in. */
export type PartnerGrant = {
    id: Uuid;
    /** Name of the site. */
    name: string;
    /** The origin at which it may be used. */
    origin: string;
    scope: PartnerScope;
    created_at: Timestamp;
    last_used_at: Timestamp;
}

/** A renewal. */
export type PartnerRenewalInput = {
    /** The renewal of the token that is renewed or ended. */
    renewal: string;
}

/** The grant that a site asks for. */
export type PartnerRequest = {
    /** Name of the site. */
    name: string;
    /** The origin that the code is sent to. */
    origin: string;
    scope: PartnerScope;
    /** The user has let it in before. */
    isGranted: boolean;
}

/** The scope of a grant: `notifications` is to read, mark and delete notifications and to answer invitations. */
export type PartnerScope = "notifications"

/** A site that its owner has registered. */
export type PartnerSite = {
    id: Uuid;
    /** Its name, as users are asked. */
    name: string;
    /** Names the site in its pages; no secret. */
    key: string;
    /** Those of its pages. */
    origins: string[];
    created_at: Timestamp;
}

/** A site to register. */
export type PartnerSiteInput = {
    /** Its name, as users are asked. */
    name: string;
    /** Those of its pages. */
    origins: string[];
}

/** A token for the origin that it was issued to. */
export type PartnerToken = {
    /** Sent as the session token is. */
    token: string;
    /** Good for one renewal, within 7 days. */
    renewal: string;
    /** Seconds until the token expires. */
    expires_in: number;
    scope: PartnerScope;
}

/** A passkey of the user. */
export type Passkey = {
    id: Uuid;
    name: PasskeyName;
    created_at: Timestamp;
    /** The moment at which it was last used for a log-in; null before the first one. */
    last_used_at: Timestamp | null;
    provesIdentity: ProvesIdentity;
}

/** AuthenticationResponseJSON of WebAuthn Level 3, as `PublicKeyCredential.toJSON()` gives it. */
export type PasskeyAssertion = {
    /** Id of the credential, base64url. */
    id: string;
    /** The `id` again, as browsers send it. */
    rawId: string;
    type: PasskeyCredentialType;
    /** Whether the authenticator is part of the device. */
    authenticatorAttachment?: string | null;
    clientExtensionResults: PasskeyExtensionResults;
    /** The response of the authenticator. */
    response: {
        /** Challenge, origin and type, base64url. */
        clientDataJSON: string;
        /** Site, flags and counter, base64url. */
        authenticatorData: string;
        /** Over both, base64url. */
        signature: string;
        /** The handle of the account, base64url. */
        userHandle?: string | null;
    };
}

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. */
export type PasskeyCreationOptions = {
    /** This site. */
    rp: {
        /** Its domain. */
        id: string;
        /** Its name. */
        name: string;
    };
    /** The account. */
    user: {
        /** The handle of the account, base64url. */
        id: string;
        /** The nick. */
        name: string;
        /** The name. */
        displayName: string;
    };
    /** Random, base64url. */
    challenge: string;
    /** Accepted algorithms. */
    pubKeyCredParams: {
        type: PasskeyCredentialType;
        /** COSE identifier. */
        alg: number;
    }[];
    /** Milliseconds. */
    timeout: number;
    /** Passkeys that the account already has. */
    excludeCredentials: PasskeyDescriptor[];
    /** The authenticators that fit. */
    authenticatorSelection: {
        /** The passkey names its account. */
        residentKey: "required";
        /** Says what `residentKey` says to older browsers. */
        requireResidentKey: boolean;
        userVerification: PasskeyUserVerification;
    };
    /** The site does not ask which authenticator it is. */
    attestation: "none";
}

/** The only type of WebAuthn credentials. */
export type PasskeyCredentialType = "public-key"

/** A passkey, as WebAuthn names it. */
export type PasskeyDescriptor = {
    /** Id of the credential, base64url. */
    id: string;
    type: PasskeyCredentialType;
    /** The ways to reach it. */
    transports: PasskeyTransport[];
}

/** Results of extensions, none of which is asked for. */
export type PasskeyExtensionResults = {
    [key: string]: unknown;
}

/** A new passkey. */
export type PasskeyInput = {
    name: PasskeyName;
    credential: PasskeyRegistration;
}

/** A log-in by passkey. */
export type PasskeyLoginInput = {
    credential: PasskeyAssertion;
    /** A random id that the client makes once and keeps, as in `login`. */
    deviceId?: string;
    /** The client can ask for the second step, as in `login`. */
    secondStep?: boolean;
}

/**
 * The user's name for it, 1 to 50 characters.
 *
 * @example Notebook de casa
 */
export type PasskeyName = string

/** A passkey's name. */
export type PasskeyNameInput = {
    name: PasskeyName;
}

/** RegistrationResponseJSON of WebAuthn Level 3, as `PublicKeyCredential.toJSON()` gives it. */
export type PasskeyRegistration = {
    /** Id of the credential, base64url. */
    id: string;
    /** The `id` again, as browsers send it. */
    rawId: string;
    type: PasskeyCredentialType;
    /** Whether the authenticator is part of the device. */
    authenticatorAttachment?: string | null;
    clientExtensionResults: PasskeyExtensionResults;
    /** The response of the authenticator. */
    response: {
        /** Challenge, origin and type, base64url. */
        clientDataJSON: string;
        /** The new public key, base64url. */
        attestationObject: string;
        /** A part of the attestation object, base64url. */
        authenticatorData?: string;
        /** A part of the attestation object, base64url. */
        publicKey?: string;
        /** COSE identifier. */
        publicKeyAlgorithm?: number;
        /** The ways to reach it. */
        transports?: PasskeyTransport[];
    };
}

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3. */
export type PasskeyRequestOptions = {
    /** Random, base64url. */
    challenge: string;
    /** The domain of this site. */
    rpId: string;
    /** Milliseconds. */
    timeout: number;
    userVerification: PasskeyUserVerification;
}

/**
 * The way in which a client reaches an authenticator.
 *
 * @example internal
 */
export type PasskeyTransport = string

/** Whether the authenticator asks for a PIN, a finger or a face. */
export type PasskeyUserVerification = "preferred"

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

/** A payment of parts of a team's entry, or of money for prizes, by Pix. */
export type Payment = {
    id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
        starts_at: Timestamp;
    };
    purpose: PaymentPurpose;
    /** Its entry; null of a deposit, and once the team is gone. */
    registration_id: Uuid | null;
    /** Null of a deposit, and once the team is gone. */
    team: ChampionshipTeam | null;
    /** The user who asked for the code. */
    payer: {
        id: Uuid;
        /** Nickname. */
        nick: string;
    };
    /** The players whose parts of the entry it pays; none of a deposit, and once the team is gone. */
    parts: PartOwner[];
    /** The amount in centavos. */
    amount: number;
    /** The amount that has arrived, in centavos, where it differs from the amount asked for: it goes back. Null otherwise. */
    received_amount: number | null;
    status: PaymentStatus;
    /** The Pix code to copy or to show as QR; only while it waits. */
    pix_code: string | null;
    expires_at: Timestamp;
    /** The moment at which the bank confirmed it. */
    paid_at: Timestamp | null;
    /** Whether it was paid after the code had expired or was cancelled. */
    is_late: boolean;
    /** The amount of a paid deposit that goes back to its payer since nobody has won it, in centavos. */
    unwon_amount: number;
    /** Null unless the money goes back. */
    refund_reason: RefundReason | null;
    /** The moment at which the money was back. */
    refunded_at: Timestamp | null;
    /** Whether no real money moves and `simulatePayment` works. */
    is_simulated: boolean;
    created_at: Timestamp;
}

/** A file to save. */
export type PaymentExport = {
    /** Its name. */
    filename: string;
    /** Its media type. */
    media_type: string;
    /** The file. */
    content: string;
}

/** A page of a history, the latest first. */
export type PaymentHistory = {
    /** This page's payments. */
    data: PaymentRecord[];
    /** The cursor of the next page; null on the last. */
    nextCursor: string | null;
    sums: PaymentSums;
}

/** The parts to pay. */
export type PaymentInput = {
    /** The players whose parts are paid; without it all that are left. */
    user_ids?: Uuid[];
}

/** The latest first. */
export type PaymentList = Payment[]

/** The user who asked for a code. */
export type PaymentPayer = {
    id: Uuid;
    /** Nickname. */
    nick: string;
}

/** The purpose of a payment. ENTRY: parts of an entry, or the gift of one. DEPOSIT: money for the prizes of the championship. */
export type PaymentPurpose = "ENTRY" | "DEPOSIT"

/** A payment in a history. */
export type PaymentRecord = {
    id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    /** Null once the team is gone. */
    team: ChampionshipTeam | null;
    /** The user who asked for the code; null once the account is erased: the amount stays without the person. */
    payer: PaymentPayer | null;
    /** The amount in centavos: the one that arrived, where it is not the one of the code. */
    amount: number;
    status: PaymentStatus;
    purpose: PaymentPurpose;
    /** Whether it was paid for another team as a gift. */
    is_gift: boolean;
    /** Whether it was paid after the code had expired or was cancelled. */
    is_late: boolean;
    /** The amount of a paid deposit that goes back to its payer since nobody has won it, in centavos. */
    unwon_amount: number;
    /** Null unless the money goes back. */
    refund_reason: RefundReason | null;
    created_at: Timestamp;
    /** The moment at which the bank confirmed it. */
    paid_at: Timestamp | null;
    /** The moment at which the money was back. */
    refunded_at: Timestamp | null;
}

/** The action of the bank that is simulated. */
export type PaymentSimulation = {
    /** PAID: it is paid and reported. TWICE: it is reported twice. UNREPORTED: it is paid, and no report arrives. WRONG_AMOUNT: another amount is paid. REFUND_REFUSED: it is paid, and the bank refuses the first refund. */
    outcome: "PAID" | "TWICE" | "UNREPORTED" | "WRONG_AMOUNT" | "REFUND_REFUSED";
}

/** Status of a payment. LATE is passed through when the money arrives after the code has expired or was cancelled: the place is then taken if it still waits, and the money goes back if not. */
export type PaymentStatus = "PENDING" | "PAID" | "EXPIRED" | "CANCELLED" | "LATE" | "REFUNDING" | "REFUNDED"

/** Sums of a whole history, in centavos, and of how many payments. */
export type PaymentSums = {
    /** Paid and kept. */
    paid: number;
    /** The number of payments that were paid and kept. */
    paid_count: number;
    /** The sum of codes that can still be paid. */
    waiting: number;
    /** The number of codes that can still be paid. */
    waiting_count: number;
    /** Gone back, or on its way back. */
    returned: number;
    /** The number of payments that went back. */
    returned_count: number;
}

/** A Pix key of the signed-in user, masked until revealed. */
export type PixKey = {
    id: Uuid;
    user_id: Uuid;
    type: PixKeyType;
    /** Masked, except in the answer of `revealPixKey`. */
    key: string;
}

/** A Pix key, validated by its type. */
export type PixKeyInput = {
    /** The id of the path, if given. */
    user_id?: Uuid;
    type: PixKeyType;
    /** The key in its type's format. */
    key: string;
}

/** Pix key type. */
export type PixKeyType = "CPF" | "EMAIL" | "PHONE" | "KEYRANDOM"

/** Role on the platform; ADMIN opens the staff area. No operation changes it. */
export type PlatformRole = "USER" | "ORGANIZER" | "ADMIN"

/** A played match. */
export type PlayedMatch = {
    id: Uuid;
    /** Name of the opponent. */
    opponent: string;
    /** Tag of the opponent, for links. Null if it is not a team of the platform. */
    opponent_tag: TeamTag | null;
    played_at: Timestamp;
    /** Result for this team. */
    result: "WIN" | "LOSS" | "DRAW";
    /** The score as reported. */
    score: string | null;
    /** Name of the championship. */
    championship: string | null;
}

/** Whether the caller can be registered without a team. */
export type PlayerEligibility = {
    /** Empty where they can. */
    reasons: ("NOT_OPEN" | "CLOSED" | "ALREADY_REGISTERED" | "REJECTED" | "FOR_TEAMS" | "TOO_YOUNG")[];
    /** The caller's account in the game. */
    account: string | null;
}

/** A game of a player. */
export type PlayerGame = {
    game: Game;
    /** Name of the player's account in the game. */
    account: string | null;
    /** Whether the account is linked; false for one that was typed. */
    verified: boolean;
    /** Rank in the game. */
    rank: Rank | null;
    positions: PlayerPositions;
}

/** A game of the signed-in user. */
export type PlayerGameInput = {
    game_id: Uuid;
    /** Name of the player's account in the game. */
    account: string | null;
    /** Rank in the game. */
    rank: string | null;
    positions: PlayerPositions;
}

/** The games of a player. */
export type PlayerGames = {
    /** Whether the player is free to join a team. */
    looking_for_team: boolean;
    /** The games, the main one first. */
    games: PlayerGame[];
}

/** All games of the signed-in user; they replace the stored ones. */
export type PlayerGamesInput = {
    /** Whether the player is free to join a team. */
    looking_for_team: boolean;
    /** The games, the main one first. */
    games: PlayerGameInput[];
}

/** The reason that a member cannot play. */
export type PlayerIneligibility = "IN_OTHER_TEAM" | "TOO_YOUNG"

/** A match that the player, or one of the player's teams, played. */
export type PlayerMatch = {
    id: Uuid;
    /** The team that the player played for; null of a match that the player played alone. */
    team: {
        /** Name of the team. */
        name: string;
        team_tag: TeamTag;
    } | null;
    /** Name of the opposing team or player. */
    opponent: string;
    /** The team's tag, for links. */
    opponent_tag: TeamTag | null;
    /** The player's nick, for links; null where not everybody may open the page. */
    opponent_nick: Nick | null;
    played_at: Timestamp;
    /** The result of the player's team. */
    result: "WIN" | "LOSS" | "DRAW";
    /** Score. */
    score: string | null;
    /** Championship. */
    championship: string | null;
    /** Null for a match in which the player was not rated. */
    points_change: RatingChange | null;
}

/** A player in a search result. */
export type PlayerOption = {
    id: Uuid;
    /** Full name. */
    name: string;
    nick: Nick;
    /** The photo first. */
    files: FileRef[];
    /** Whether the player is free to join a team. */
    looking_for_team?: boolean;
    /** The game that was searched for or else the main one; absent in searches by name. */
    game?: {
        /** Name of the game. */
        name: string;
        /** Rank in the game. */
        rank: Rank | null;
        positions: PlayerPositions;
    } | null;
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

/** Positions that the player plays, the preferred one first. */
export type PlayerPositions = string[]

/** A player's place in the ranking of a game. */
export type PlayerRankingEntry = {
    player: RatedPlayer;
    rating: Rating;
}

/** A page of a game's players by rating. */
export type PlayerRankingPage = {
    /** The places of this page, without those whose profile the caller may not see. */
    data: PlayerRankingEntry[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** A player's rating in a game and how it came about. */
export type PlayerRating = {
    game: Game;
    rating: Rating;
    /** The rating after each of the last matches, the latest last; other users' histories have only matches of teams whose members are public. */
    history: RatingHistoryEntry[];
}

/** A recommended player. */
export type PlayerRecommendation = {
    /** The kind of the recommendation. */
    kind: "PLAYER";
    reasons: RecommendationReasons;
    player: PlayerOption;
}

/** The figures of what the player has played and received, alone and with teams since joining them. */
export type PlayerRecord = {
    /** Matches won. */
    wins: number;
    /** Matches lost. */
    losses: number;
    /** The last matches, newest first. */
    matches: PlayerMatch[];
    /** Championships that the player has won without a team, newest first. */
    trophies: PlayerTrophy[];
    /** Badges, newest first. */
    badges: Badge[];
    /** Ratings, the game with the most matches first. */
    ratings: PlayerRating[];
    /** The prizes that they have promised and kept as an organiser; null where there is no prize of money. */
    prize_record: OrganizerRecord | null;
    /** Players of the first game with a near rating whose profile the caller may see. */
    similar: SimilarPlayer[];
}

/** A championship that the player has won. */
export type PlayerTrophy = {
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    /** Name of its game. */
    game: string;
    won_at: Timestamp;
}

/** Preferences. */
export type Preferences = {
    /** The kinds that differ from the default. */
    notifications: NotificationPreference[];
    /** Appearance. */
    theme: "dark" | "light" | "system";
    /** The users who can see the profile. */
    visibility: "PUBLIC" | "MEMBERS" | "NOBODY";
    /** The users who can write to this user. */
    chat: "EVERYBODY" | "TEAMMATES" | "NOBODY";
    /** Whether a digest is mailed on Monday mornings; not if absent. */
    weekly_digest?: boolean;
    /** Whether others see that the user is online or away; as it was if absent from a request. */
    presence?: boolean;
    /** Whether others see what the user has read, and the user what they have; as it was if absent from a request. */
    read_marks?: boolean;
    /** Whether inappropriate words of others are hidden from the user in the chat; as it was if absent from a request. */
    mask_profanity?: boolean;
    /** The hours without e-mails, in São Paulo; none if null or absent. */
    quiet_hours?: QuietHours | null;
}

/** Presence – online while a socket is connected, away after 5 minutes of inactivity. */
export type Presence = "online" | "away" | "offline"

/** The answer of a winner to the parts. */
export type PrizeAgreementInput = {
    /** The version that they have seen. */
    version: number;
    /** Whether they agree. */
    agrees: boolean;
}

/** A deposit that is asked for. */
export type PrizeDepositInput = {
    /** The amount in centavos, at most what is missing of the promise. */
    amount: number;
}

/** The parts that somebody proposes. */
export type PrizeDivisionInput = {
    /** The version that they have seen. */
    version: number;
    /** Every part, each once; their sum is the prize. */
    parts: {
        share_id: Uuid;
        /** The amount in centavos. */
        amount: number;
    }[];
}

/** Something that happened to the money of the prizes. */
export type PrizeLine = {
    /** PROMISED: the championship was published. RAISED: more was promised. DEPOSITED: a deposit was paid. RETURNED: it went back, since the championship was cancelled. UNWON: a part of it goes back, since nobody has won it. PAID: a part was paid to a winner. GUARANTEED: from then on all of the promise is deposited; UNGUARANTEED: no longer. */
    kind: "PROMISED" | "RAISED" | "DEPOSITED" | "RETURNED" | "UNWON" | "PAID" | "GUARANTEED" | "UNGUARANTEED";
    at: Timestamp;
    /** The amount in centavos; of a promise the whole sum, null where no money moved. */
    amount: number | null;
    /** The end of the id of the payment, which its payer finds on the receipt; null of others. */
    code: string | null;
    /** The amount that was promised then, in centavos. */
    promised: number;
    /** The amount that was deposited then, in centavos. */
    deposited: number;
}

/** The obstacle before a part is sent. AGREEMENT: the team has not settled its division yet. KEY: a Pix key of its receiver, or another one. AGE: the winner is a minor, and no adult has agreed to receive it for them. STAFF: two members of the staff have to look at it. Null where nothing is. */
export type PrizeObstacle = "AGREEMENT" | "KEY" | "AGE" | "STAFF" | null

/** The money of the prizes. It names nobody. */
export type PrizePool = {
    /** The sum of all prizes of money, in centavos. */
    promised: number;
    /** The amount that was deposited for them, in centavos. */
    deposited: number;
    /** The amount of it that was paid to the winners, with the part that was withheld, in centavos. */
    paid: number;
    /** The part of the paid amount that was withheld for the tax office, in centavos. */
    withheld: number;
    /** The amount of it that went back to its depositors since nobody has won it, in centavos. */
    unwon: number;
    /** Whether all that is promised is deposited. */
    is_guaranteed: boolean;
    /** Since when; null unless it is. */
    guaranteed_since: Timestamp | null;
    /** The latest first. */
    lines: PrizeLine[];
}

/** The adult who is asked to receive the part of a minor. */
export type PrizeReceiver = {
    id: Uuid;
    /** Nickname. */
    nick: string;
    /** Whether they have agreed: nothing is sent before. */
    has_agreed: boolean;
}

/** The answer of the adult who is asked. */
export type PrizeReceiverAnswer = {
    /** Whether they receive it for the minor. */
    accepts: boolean;
}

/** The adult who is asked to receive the part of a minor. */
export type PrizeReceiverInput = {
    nick: Nick;
}

/** The prizes that the caller has won, or is asked to receive for a minor. */
export type PrizeShare = {
    id: Uuid;
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    /** The team that has won it; null once it is gone. */
    team_id: Uuid | null;
    winner: PaymentPayer;
    /** The adult who receives it for the winner; null where nobody was named. */
    receiver: PrizeReceiver | null;
    /** The place of the team. */
    place: number;
    /** The part of the prize, in centavos. */
    amount: number;
    /** The part of it that is withheld for the tax office, in centavos: the rest is sent. Nothing before the parts are settled. */
    withheld: number;
    status: PrizeShareStatus;
    waits_for: PrizeObstacle;
    /** The moment at which the money arrived. */
    paid_at: Timestamp | null;
    created_at: Timestamp;
}

/** The latest first. */
export type PrizeShareList = PrizeShare[]

/** DUE: kept in the name of the winner until it can be paid. SENT: the bank has it. PAID: it has arrived. FAILED: the bank has refused the key, and another one is waited for. */
export type PrizeShareStatus = "DUE" | "SENT" | "PAID" | "FAILED"

/** The part of prizes that is withheld for the tax office, for parts that are settled from now on. */
export type PrizeWithholding = {
    /** The rate in hundredths of a percent. */
    basis_points: number;
    /** Parts of at most so many centavos are paid whole, others lose the rate of all of it. */
    floor: number;
    /** The moment at which the staff set it; null before the first time. */
    set_at: Timestamp | null;
}

/** Another rate. */
export type PrizeWithholdingInput = {
    /** The rate in hundredths of a percent. */
    basis_points: number;
    /** Parts of at most so many centavos are paid whole. */
    floor: number;
}

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
    /** Sent with ACCOUNT_SUSPENDED. */
    suspension?: Suspension;
}

/** The signed-in user's profile; phone and cpf as digits. */
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

/** Whether it shows who asks (`IdentityProof`): what the account was created with does at once, anything else 24 hours after it was added. */
export type ProvesIdentity = boolean

/** ID token, access token, or the query string of the OpenID response. */
export type ProviderToken = string

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
    /** Whether the player is free to join a team. */
    looking_for_team: boolean;
    /** The games, the main one first. */
    games: PlayerGame[];
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

/** The address at which the push service takes messages for a browser. A secret. */
export type PushEndpoint = string

/** The server's VAPID key. */
export type PushKey = {
    /** An uncompressed P-256 point, as base64url. */
    publicKey: string;
}

/** A subscription and the one that it replaces. */
export type PushRenewalInput = {
    endpoint: PushEndpoint;
    subscription: PushSubscriptionInput;
}

/** A device that gets notifications by Web Push. */
export type PushSubscription = {
    id: Uuid;
    /**
     * Browser and system of its session.
     *
     * @example Chrome no Android
     */
    device: string;
    /** Whether it is the session of this request. */
    current: boolean;
    created_at: Timestamp;
}

/** The fields of a browser's `PushSubscription`. */
export type PushSubscriptionInput = {
    endpoint: PushEndpoint;
    /** The keys that messages are encrypted with. */
    keys: {
        /** The browser's public key. */
        p256dh: string;
        /** The browser's secret. */
        auth: string;
    };
}

/** Hours of every day; they may span midnight. */
export type QuietHours = {
    /** First minute, HH:mm. */
    from: string;
    /** Minute in which they end, HH:mm. */
    until: string;
}

/**
 * Rank in the game, as the player typed it.
 *
 * @example Imortal 2
 */
export type Rank = string

/** A player as a ranking names them. */
export type RatedPlayer = {
    id: Uuid;
    nick: Nick;
    /** Profile photo. */
    avatar: Url | null;
}

/** A rating in a game and its place among all. */
export type Rating = {
    points: RatingPoints;
    place: RatingPlace;
    /** The number of users who are rated in the game, counted up to 10,000. */
    total: number;
    /** Rated matches. */
    matches: number;
    /** Rated matches won. */
    wins: number;
}

/** Points that the match gave or took. */
export type RatingChange = number

/** The rating after a match. */
export type RatingHistoryEntry = {
    played_at: Timestamp;
    points: RatingPoints;
    change: RatingChange;
}

/** Place in the ranking of the game; the same points have the same place. Counted up to 10,000: 10,001 is any place after it. */
export type RatingPlace = number

/** Rating in points; it begins at 1500. */
export type RatingPoints = number

/** The users who reacted with an emoji. */
export type Reaction = {
    emoji: Emoji;
    /** Ids of the users. */
    userIds: Uuid[];
}

/** Number of notifications marked as read. */
export type ReadCount = {
    /** Number of notifications that were unread before, counted up to 10,000. */
    count: number;
}

/** The last message that was read. */
export type ReadInput = {
    /** Sequence number of the last read message. */
    sequence: number;
}

/** The position up to which a participant has read. */
export type ReadPosition = {
    userId: Uuid;
    /** Sequence number of the last message read. */
    sequence: number;
}

/** The reason of a recommendation. */
export type RecommendationReason = "SAME_GAME" | "POSITION_WANTED" | "POSITION_MISSING" | "SAME_RANK" | "SAME_HOURS" | "FREE_TO_JOIN" | "RECRUITING"

/** The reasons of the recommendation, the strongest one first. */
export type RecommendationReasons = RecommendationReason[]

/** Players and teams of the caller's games; `list` holds the same as one list, the strongest first, each with its kind and reasons. */
export type Recommendations = {
    /** Players. */
    players: PlayerOption[];
    /** Teams. */
    teams: TeamListItem[];
    /** Both as one list. */
    list: (PlayerRecommendation | TeamRecommendation)[];
}

/** Ten codes, each for one log-in without the authenticator app; only shown once. */
export type RecoveryCodes = {
    /** The codes. */
    recoveryCodes: string[];
}

/** The account to recover. */
export type RecoveryInput = {
    /**
     * E-mail of the account.
     *
     * Format: idn-email
     */
    email: string;
}

/** The token of a recovery mail. */
export type RecoveryTokenInput = {
    /** The token from the e-mail. */
    token: string;
}

/** A way into an account, besides its password, and what a new password does with it. */
export type RecoveryWayIn = {
    id: WayInId;
    /** A passkey, the provider of a linked account, or the authenticator app of two-step log-in. */
    kind: "PASSKEY" | "FACEBOOK" | "GOOGLE" | "STEAM" | "TWO_STEP";
    /** The name that the user or the provider gives it. */
    name: string | null;
    added_at: Timestamp;
    /** The fate of this log-in method once a new password is set by this recovery. */
    fate: "STAYS" | "ENDS_UNLESS_KEPT" | "ENDS";
}

/** Whether the team is recruiting. */
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

/** The reason that money goes back. */
export type RefundReason = "WITHDRAWN" | "REJECTED" | "CHAMPIONSHIP_CANCELLED" | "TEAM_GONE" | "LATE" | "INCOMPLETE" | "WRONG_AMOUNT" | "GIFT_DECLINED" | "GIFT_EXPIRED" | "GIFT_ACCEPTED"

/** A new account; passwordConfirm is not sent. */
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
     * Format: idn-email
     */
    email: string;
    /** Gender; an empty value is null. */
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
        status: ChampionshipStatus;
    };
    status: RegistrationStatus;
    /** The reason of its rejection. */
    reason: string | null;
    created_at: Timestamp;
}

/** A decision about a registration. */
export type RegistrationDecision = {
    /** Accepted or rejected. */
    status: "CONFIRMED" | "REJECTED";
    /** The team reads why. */
    reason?: string;
}

/** A team and who plays for it. */
export type RegistrationInput = {
    team_id: Uuid;
    /** The starters, as many as the championship says, and at most as many substitutes. */
    roster: {
        user_id: Uuid;
        role: RosterRole;
    }[];
}

/** A page of registrations. */
export type RegistrationPage = {
    /** This page's items. */
    data: Registration[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** The state of an entry's payment. */
export type RegistrationPayment = {
    status: EntryPaymentStatus;
    /** The fee in centavos. */
    amount: number;
    /** The part of the fee that is paid, in centavos. */
    paid: number;
    /** The amount that goes back or has gone back to those who paid it, in centavos. */
    returned: number;
    /** The time until which the place is kept; null unless the entry waits for its payment. */
    pay_until: Timestamp | null;
}

/** A player of a roster. */
export type RegistrationPlayer = {
    /** The player. */
    user: {
        id: Uuid;
        nick: Nick;
    };
    role: RosterRole;
    /** Whether the player has confirmed the place; a player who has not by the check-in of the team does not play. */
    is_confirmed: boolean;
}

/** Status of a registration. */
export type RegistrationStatus = "PENDING_PAYMENT" | "CONFIRMED" | "REJECTED" | "WITHDRAWN" | "WAITING"

/** The token of a first social log-in, valid for 30 minutes. */
export type RegistrationToken = string

/** A reminder of a schedule. */
export type ReminderResult = {
    /** Number of members without a response. */
    reminded: number;
}

/** The ruling by which a report is closed. */
export type ReportDecision = {
    /** The new state. */
    status: "RESOLVED" | "DISMISSED";
    /** A note that only the staff reads. */
    note: string | null;
}

/** The reason for which a message or a conversation is reported. */
export type ReportInput = {
    /** The reason. */
    reason: "HARASSMENT" | "SPAM" | "HATE" | "SEXUAL" | "OTHER";
    /** A short description. */
    text: string | null;
}

/** The reason of a report. */
export type ReportReason = "HARASSMENT" | "SPAM" | "HATE" | "SEXUAL" | "OTHER"

/** State of a report. */
export type ReportStatus = "OPEN" | "RESOLVED" | "DISMISSED"

/** The kind of thing that can be reported. */
export type ReportTargetType = "USER" | "TEAM" | "MESSAGE" | "CONVERSATION"

/** The answer to a message request. */
export type RequestAnswer = {
    /** Otherwise the conversation is hidden from the caller. */
    isAccepted: boolean;
}

/** A role. */
export type RoleInput = {
    newRole: TeamRole;
}

/** A change of a roster that was asked for after the lock. */
export type RosterChange = {
    id: Uuid;
    registration_id: Uuid;
    team: ChampionshipTeam;
    /** The player who leaves; null where nobody does, and once the account was erased. */
    player_out: Nick | null;
    /** The player who comes; null once the account was erased. */
    player_in: Nick | null;
    /** The reason, which everybody reads. */
    reason: string;
    /** The decision of the organisers. */
    status: "PENDING" | "APPROVED" | "DECLINED";
    /** The member who asked; null once the account was erased. */
    requested_by: Nick | null;
    /** The referee who decided; null before, and once the account was erased. */
    decided_by: Nick | null;
    /** The answer, for the team and the staff. */
    answer: string | null;
    created_at: Timestamp;
    /** Null before. */
    decided_at: Timestamp | null;
}

/** The decision about a change of a roster. */
export type RosterChangeDecision = {
    /** False declines it. */
    is_approved: boolean;
    /** The team reads it. */
    answer?: string;
}

/** Changes of rosters. */
export type RosterChangeList = RosterChange[]

/** A change of a roster that is locked. */
export type RosterChangeRequest = {
    /** The player who leaves the roster; null to fill a place that is free. */
    out_user_id: Uuid | null;
    /** A member of the team who is not in the roster. */
    in_user_id: Uuid;
    /** Everybody reads why. */
    reason: string;
}

/** Whether the caller plays. */
export type RosterConfirmation = {
    /** False leaves the roster. */
    is_confirmed: boolean;
}

/** A roster status. */
export type RosterInput = {
    rosterStatus: RosterStatus;
}

/** The moment at which rosters are locked: at the end of the registration, with the team's own check-in, or at the start. At the start all are. */
export type RosterLock = "REGISTRATION" | "CHECK_IN" | "START"

/** Whether a player starts. */
export type RosterRole = "STARTER" | "SUBSTITUTE"

/** Roster status. */
export type RosterStatus = "STARTER" | "SUBSTITUTE" | "INACTIVE"

/** A schedule of a team. The responses are those to the occurrence that is on or comes next. */
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
    /** Occurrences within the window of the call, cancelled ones too; without the end of one only that which is on or comes next. */
    occurrences?: ScheduleOccurrence[];
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

/** One occurrence of an event; a weekly one has one each week. */
export type ScheduleOccurrence = {
    /** The time that the series gives it: names the occurrence, also once it was moved. */
    occurs_at: Timestamp;
    starts_at: Timestamp;
    ends_at: Timestamp;
    /** Whether it does not take place. */
    is_cancelled: boolean;
    checkins: CheckInCounts;
    /** The caller's check-in, null if they are not invited. */
    own_checkin: OwnCheckIn | null;
}

/** Kind of a schedule. */
export type ScheduleType = "TRAINING" | "SCRIM" | "MATCH" | "MEETING" | "OTHER"

/** The password was right; `completeLogin` starts the session with this challenge and a code. */
export type SecondStep = {
    /** Opaque, 256 bits, base64url; for one log-in, from the same device, and five codes at most. */
    challenge: string;
    expires_at: Timestamp;
}

/** The second step of a log-in. */
export type SecondStepInput = {
    /** The challenge of the first step. */
    challenge: string;
    code: TwoStepCode;
    /** The random id that the first step sent, if it sent one. */
    deviceId?: string;
}

/** A seeding. */
export type SeedingInput = {
    method: SeedingMethod;
    /** Every registration that has a place, the best seed first; required by MANUAL. */
    order?: Uuid[];
    /** Registrations that keep their seed whatever orders the others. Absent: those that are locked already. */
    locked?: Uuid[];
    /** A finished championship, by the places of which teams are ordered; required by FORMER. Teams that did not play it follow by their ranking. */
    former_id?: Uuid;
}

/** The way in which the teams were seeded. */
export type SeedingMethod = "RANKING" | "MANUAL" | "DRAW" | "FORMER"

/** A session of the user. */
export type Session = {
    id: Uuid;
    /**
     * The browser's user agent, shortened.
     *
     * @example Chrome no Windows
     */
    device: string;
    /**
     * The network of its last use, shortened to a /24 of IPv4 or a /48 of IPv6: enough to tell a session from elsewhere. Null where it is not known.
     *
     * @example 203.0.113.0/24
     */
    network: string | null;
    /** Whether it is the session of this request. */
    current: boolean;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Timestamp;
}

/** A player of the same game with a near rating. */
export type SimilarPlayer = {
    player: RatedPlayer;
    points: RatingPoints;
    /** First position in the game. */
    position: string | null;
}

/** Proves that the account with the same e-mail is the user’s own. */
export type SocialLinkInput = {
    token: RegistrationToken;
    /**
     * Password of the account.
     *
     * Format: password
     */
    password: string;
    deviceId?: DeviceId;
    secondStep?: AsksSecondStep;
}

/** A token of a social provider. */
export type SocialLoginInput = {
    token: ProviderToken;
    providerType: SocialProvider;
    deviceId?: DeviceId;
    secondStep?: AsksSecondStep;
}

/** A log-in at the provider of a linked account, as `socialLogin` takes it. */
export type SocialProof = {
    providerType: SocialProvider;
    token: ProviderToken;
}

/** Social log-in providers. */
export type SocialProvider = "FACEBOOK" | "GOOGLE" | "STEAM"

/** The data that the provider has of a person without an account; only where something is missing. */
export type SocialRegistration = {
    /** Suggested name. */
    name: string | null;
    /** E-mail at the provider. */
    email: string | null;
    /** Whether an account has this e-mail, which the provider has verified: with its password `linkSocialLogin` links the two. */
    hasAccount: boolean;
}

/** The data that a first social log-in adds to what the provider says. */
export type SocialRegistrationInput = {
    token: RegistrationToken;
    /** Full name. */
    name: string;
    nick: Nick;
    /** CPF, 11 digits with valid check digits; unique. */
    cpf: string;
    /** Brazilian phone with area code, 10 or 11 digits. */
    phone: string;
    /**
     * E-mail; unique.
     *
     * Format: idn-email
     */
    email: string;
    /** Gender; an empty value is null. */
    gender: Gender | null;
    /**
     * Date of birth; at least 16 years ago.
     *
     * Format: date
     */
    birth: string;
    deviceId?: DeviceId;
}

/** The address at which a log-in at a provider begins. */
export type SocialStart = {
    /**
     * The script of GOOGLE, or the page to which the browser goes.
     *
     * Format: uri
     */
    url: string;
    /** 256 random bits. The nonce of GOOGLE’s ID token, and the state with which FACEBOOK’s page comes back. */
    nonce: string;
}

/** The provider of a log-in. */
export type SocialStartInput = {
    providerType: SocialProvider;
}

/** A new session, or the token of an account that has to be completed. */
export type SocialToken = {
    /** Opaque, 256 bits, base64url. A session where nothing is missing; otherwise good for `completeSocialLogin` and `linkSocialLogin` only. */
    token: string;
    /** Profile fields that the user must complete first. */
    missing: ("name" | "nick" | "cpf" | "phone" | "email" | "gender" | "birth")[];
    registration?: SocialRegistration;
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

/** A badge as the staff sees it. */
export type StaffBadge = {
    id: Uuid;
    /** Name. */
    name: string;
    /** The achievement that it is awarded for. */
    description: string;
    /** File with business type BADGET_ICON. */
    icon: FileRef | null;
    /** The number of users who were awarded it. */
    holders: number;
    /** Whether nobody else is awarded it. */
    is_retired: boolean;
}

/** Whether the caller takes the role. */
export type StaffConfirmation = {
    /** False declines it. */
    is_confirmed: boolean;
}

/** A starter, and the substitute who plays instead. */
export type Substitution = {
    out_user_id: Uuid;
    in_user_id: Uuid;
}

/** The user cannot log in until it ends. */
export type Suspension = {
    reason: ModerationReason;
    ends_at: Timestamp;
}

/** A team for its members. */
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

/** A new team. */
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

/** A team in a list. */
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

/** The prize that a team has won in a championship, and the state of each part. */
export type TeamPrize = {
    /** The championship. */
    championship: {
        id: Uuid;
        /** Name. */
        name: string;
        /** Slug. */
        url: string;
    };
    team: ChampionshipTeam;
    /** The place of the team. */
    place: number;
    /** The sum of all parts, in centavos. */
    amount: number;
    /** Number of the parts as they are: each proposal has another one. */
    version: number;
    /** Whether the parts are equal. */
    is_equal: boolean;
    /** Whether somebody of the team has proposed parts. */
    is_proposed: boolean;
    /** The end of the time in which all have to agree; then the parts are equal. */
    decides_until: Timestamp;
    /** The moment at which the parts were settled, from which on they are sent; null before. */
    settled_at: Timestamp | null;
    /** Whether the caller speaks for the team: OWNER, MANAGER or CAPTAIN. */
    can_manage: boolean;
    /** The adults of the team, who may receive the part of a minor; empty for those who do not speak for the team. */
    adults: PaymentPayer[];
    /** The parts, the largest first. */
    shares: TeamPrizeShare[];
}

/** The part of one player of a team. */
export type TeamPrizeShare = {
    id: Uuid;
    winner: PaymentPayer;
    /** The amount in centavos. */
    amount: number;
    /** The part of it that is withheld for the tax office, in centavos: the rest is sent. Nothing before the parts are settled. */
    withheld: number;
    /** The amount of it where the parts are equal, in centavos. */
    equal_amount: number;
    /** The winner's answer to the parts as they are; null before they have answered. */
    agreement: "AGREED" | "REFUSED" | null;
    status: PrizeShareStatus;
    waits_for: PrizeObstacle;
    /** Whether an adult has to receive it for them. */
    is_minor: boolean;
    /** The adult who receives it for the winner; null where nobody was named. */
    receiver: PrizeReceiver | null;
    /** The moment at which the money arrived. */
    paid_at: Timestamp | null;
}

/** A team's place in the ranking of a game. */
export type TeamRankingEntry = {
    team: TeamSummary;
    rating: Rating;
}

/** A page of a game's teams by rating. */
export type TeamRankingPage = {
    /** This page's teams. */
    data: TeamRankingEntry[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** A recommended team. */
export type TeamRecommendation = {
    /** The kind of the recommendation. */
    kind: "TEAM";
    reasons: RecommendationReasons;
    team: TeamListItem;
}

/** Role in a team. */
export type TeamRole = "OWNER" | "MANAGER" | "COACH" | "PLAYER" | "CAPTAIN"

/** Matches and results. */
export type TeamStats = {
    /** The next match first. */
    upcomingMatches: UpcomingMatch[];
    /** The latest match first. */
    previusMatches: PlayedMatch[];
    teamResults: TeamPerformance;
}

/** The fields that a team is recognised by where it is named. */
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

/** Changes to a team; omitted fields keep their value. `team_tag`, as the settings form names the tag, is accepted in the place of `teamTag`. */
export type TeamUpdate = {
    /** The id of the path, if given. */
    id?: Uuid;
    /** Unique, case-insensitive. */
    name: string;
    /** Unique, stored in upper case. */
    teamTag: string;
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

/** A ticket as it is listed. */
export type Ticket = {
    id: Uuid;
    category: TicketCategory;
    status: TicketStatus;
    /** The beginning of the first message. */
    excerpt: string;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The staff's answer. */
export type TicketAnswerInput = {
    text: TicketText;
}

/** A private picture. It has no address, so that nobody can pass one on. */
export type TicketAttachment = {
    id: Uuid;
    /** The width in pixels. */
    width: number;
    /** The height in pixels. */
    height: number;
    /** The JPEG. */
    base64: string;
}

/** The subject of a ticket. */
export type TicketCategory = "ACCOUNT" | "TEAM" | "MATCH" | "PAYMENT" | "ABUSE" | "BUG" | "OTHER"

/** A ticket with its messages, oldest first. */
export type TicketDetail = {
    id: Uuid;
    category: TicketCategory;
    status: TicketStatus;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** Oldest first. */
    messages: TicketMessage[];
}

/** A new ticket. */
export type TicketInput = {
    category: TicketCategory;
    text: TicketText;
    picture: TicketPicture;
}

/** A message of a ticket. */
export type TicketMessage = {
    id: Uuid;
    text: TicketText;
    /** Whether the staff wrote it. */
    is_staff: boolean;
    /** The user who wrote it; null for the staff, whose people are not named, and for erased accounts. */
    author: User | null;
    /** A picture of the message. */
    attachment: AttachmentRef | null;
    created_at: Timestamp;
}

/** A page of tickets, last changed first. */
export type TicketPage = {
    /** This page's tickets. */
    data: Ticket[];
    page: PageNumber;
    limit: PageLimit;
    total: Total;
    totalPage: TotalPage;
}

/** A picture as base64 without the data URL prefix; at most 5 MB decoded. Must contain JPEG, PNG or WebP. */
export type TicketPicture = string | null

/** OPEN waits for the staff, MINE was taken by the caller and is not closed, ANSWERED waits for the user. */
export type TicketQueue = "OPEN" | "MINE" | "ANSWERED" | "CLOSED"

/** A message to the staff. */
export type TicketReplyInput = {
    text: TicketText;
    picture: TicketPicture;
}

/** OPEN waits for the staff, ANSWERED for the user, CLOSED for nobody. */
export type TicketStatus = "OPEN" | "ANSWERED" | "CLOSED"

/** Text of a message, with line breaks. */
export type TicketText = string

/** The matches among those who are level, if all of them have met; the difference of games; games won; the opponents' points, also without the lowest one, where a bye or a match that was not played is one against a virtual opponent with as many points; matches won; a draw. */
export type TieBreak = "HEAD_TO_HEAD" | "GAME_DIFFERENCE" | "GAMES_WON" | "BUCHHOLZ" | "BUCHHOLZ_CUT_1" | "WINS" | "LOT"

/** The criterion that has put a team below the one before it. */
export type TieBreakDecision = {
    /** A tie-break, or the seed where none decides. */
    criterion: "HEAD_TO_HEAD" | "GAME_DIFFERENCE" | "GAMES_WON" | "BUCHHOLZ" | "BUCHHOLZ_CUT_1" | "WINS" | "LOT" | "SEED";
    /** The value of the team before it; null of LOT and SEED. */
    ahead: number | null;
    /** The value of the team itself. */
    behind: number | null;
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

/** Total number of items. At most 10,000 are counted and paged: a narrower search finds the others. */
export type Total = number

/** Number of pages. */
export type TotalPage = number

/**
 * Six digits of the authenticator app (TOTP, RFC 6238; 30 s, SHA-1), of the present time step or the one before.
 *
 * @example 492039
 */
export type TotpCode = string

/** A code of the authenticator app. */
export type TotpInput = {
    code: TotpCode;
}

/** Whether an account has two-step log-in. */
export type TwoStep = {
    /** Whether a log-in needs a code. */
    enabled: boolean;
    /** The moment at which it was switched on; null while it is off. */
    enabled_at: Timestamp | null;
    /** Recovery codes that were not used yet. */
    recoveryCodesLeft: number;
}

/**
 * Six digits of the authenticator app, or a recovery code of eight letters and digits, with or without its hyphen.
 *
 * @example 492039
 * @example 7K2F-9QXM
 */
export type TwoStepCode = string

/** The password, which an account without one leaves out, and a code. */
export type TwoStepProof = {
    /**
     * The current password.
     *
     * Format: password
     */
    password?: string;
    code: TwoStepCode;
}

/** The secret that an authenticator app needs; only shown once. */
export type TwoStepSetup = {
    /** 160 bits in base32, for typing. */
    secret: string;
    /** The secret with issuer and account, for a QR code. */
    uri: string;
}

/** Number of unread communications. */
export type UnreadCount = {
    /** Unread communications. */
    count: number;
}

/** A match to come, or one that is being played. */
export type UpcomingMatch = {
    id: Uuid;
    /** Name of the opponent. */
    opponent: string;
    /** Tag of the opponent, for links. Null if it is not a team of the platform. */
    opponent_tag: TeamTag | null;
    starts_at: Timestamp;
    /** Both sides of a match of a championship are there. */
    is_live: boolean;
    /** Games won so far by the team and by the opponent, of a match that is being played. */
    score: string | null;
    /** Name of the championship. */
    championship: string | null;
    /** The `url` of the championship whose match this is; the page of the match is `/championships/{url}/match/{id}`. */
    championship_url: string | null;
}

/**
 * Path of a file on this origin, cacheable indefinitely. A stored picture is a JPEG; with `-<width>.webp` instead of `.jpg` the same path answers it as WebP in a width of 64, 144, 256, 400, 800 or 1200 pixels, never enlarged.
 *
 * @example /files/7c/7c2f0e.jpg
 */
export type Url = string

/** A reference to a user. */
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
    /** The requirements of the team for a new member. */
    description: string;
    /** Whether it is open. */
    is_active: boolean;
    created_at: Timestamp;
}

/** A vacancy. */
export type VacancyInput = {
    /** The team of the path, if given. */
    team_id?: Uuid;
    /** The title of the vacancy. */
    title: string;
    /** Position. */
    position: string;
    /** The number of players that are sought. */
    number_of_vacancies: number;
    /** Minimum rating. */
    min_ranking: number;
    /** The description of what the team offers and expects. */
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
    /** The title of the vacancy. */
    title: string;
    /** Position. */
    position: string;
    /** The number of players that are sought. */
    number_of_vacancies: number;
    /** Minimum rating. */
    min_ranking: number;
    /** The description of what the team offers and expects. */
    description: string;
    /** Whether it is open. */
    is_active: boolean;
}

/** Whether the members are public. */
export type VisibilityInput = {
    /** Whether the members are public. */
    statusVisibilityMembers: boolean;
}

/** A warning. */
export type WarningInput = {
    reason: ModerationReason;
}

/** The id of a passkey, the provider of a linked account, or `TWO_STEP`. */
export type WayInId = string

/** An hour of the week, in Brasília time. */
export type WeekHour = {
    /** 0 is Sunday. */
    weekday: number;
    /** Start of the hour, 0 to 23. */
    hour: number;
}
