// Generated from openapi/ by `pnpm generate`. Never edited by hand.

/** Limits of `AchievementInput`. */
export const AchievementInput = {
  title: { min: 3, max: 100 },
  description: { max: 500 },
  placement: { min: 1, max: 10000 },
  championship: { max: 100 },
} as const

/** Limits of `ApplicationInput`. */
export const ApplicationInput = {
  message: { max: 500 },
} as const

/** Limits of `AttachmentInput`. */
export const AttachmentInput = {
  base64: { min: 1 },
} as const

/** Limits of `AvailabilityInput`. */
export const AvailabilityInput = {
  hours: { max: 168, entry: { weekday: { min: 0, max: 6 }, hour: { min: 0, max: 23 } } },
} as const

/** Limits of `BadgeInput`. */
export const BadgeInput = {
  name: { min: 1, max: 60 },
  description: { min: 3, max: 300 },
} as const

/** Limits of `ChampionshipAnnouncementInput`. */
export const ChampionshipAnnouncementInput = {
  title: { min: 3, max: 100 },
  body: { min: 1, max: 2000 },
} as const

/** Limits of `ChampionshipCloneInput`. */
export const ChampionshipCloneInput = {
  name: { min: 3, max: 100 },
} as const

/** Limits of `ChampionshipInput`. */
export const ChampionshipInput = {
  name: { min: 3, max: 100 },
  description: { min: 10, max: 2000 },
  rules: { max: 20000 },
  best_of: { min: 1, max: 12 },
  group_count: { min: 2, max: 64 },
  qualifiers_per_group: { min: 1, max: 16 },
  playoffs_teams: { min: 2, max: 256 },
  swiss_rounds: { min: 1, max: 15 },
  tie_breaks: { max: 7 },
  team_size: { min: 1, max: 10 },
  max_substitutes: { min: 0, max: 10 },
  min_age: { min: 16, max: 100 },
  min_teams: { min: 2, max: 1024 },
  max_teams: { min: 2, max: 1024 },
  entry_fee: { min: 0, max: 10000000 },
  prizes: { max: 16, entry: { place: { min: 1, max: 1024 }, description: { min: 1, max: 100 }, amount: { min: 1, max: 10000000 } } },
} as const

/** Limits of `ChampionshipRosterInput`. */
export const ChampionshipRosterInput = {
  roster: { min: 1, max: 20 },
} as const

/** Limits of `ChampionshipStatusInput`. */
export const ChampionshipStatusInput = {
  reason: { max: 300 },
} as const

/** Limits of `CheckInInput`. */
export const CheckInInput = {
  memberIds: { min: 1, max: 500 },
} as const

/** Limits of `CommunicationInput`. */
export const CommunicationInput = {
  title: { min: 3, max: 100 },
  body: { min: 1, max: 2000 },
} as const

/** Limits of `ConfirmEmailInput`. */
export const ConfirmEmailInput = {
  token: { min: 1, max: 100 },
} as const

/** Limits of `ConversationInput`. */
export const ConversationInput = {
  userIds: { min: 1, max: 63 },
  name: { min: 3, max: 50 },
} as const

/** Limits of `ConversationPictureInput`. */
export const ConversationPictureInput = {
  base64: { min: 1 },
} as const

/** Limits of `ConversationUpdate`. */
export const ConversationUpdate = {
  name: { min: 3, max: 50 },
} as const

/** Limits of `Disqualification`. */
export const Disqualification = {
  reason: { min: 3, max: 300 },
} as const

/** Limits of `EmailChangeInput`. */
export const EmailChangeInput = {
  email: { max: 254 },
  password: { min: 1, max: 128 },
  code: { min: 8, max: 20 },
  passkey: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, authenticatorData: { max: 4000 }, signature: { max: 2000 }, userHandle: { max: 200 } } },
  social: { token: { min: 1, max: 8192 } },
} as const

/** Limits of `EquipmentInput`. */
export const EquipmentInput = {
  brand: { min: 1, max: 50 },
  model: { min: 1, max: 50 },
  description: { max: 300 },
} as const

/** Limits of `EventCancellation`. */
export const EventCancellation = {
  reason: { max: 300 },
} as const

/** Limits of `EventInput`. */
export const EventInput = {
  title: { min: 3, max: 100 },
  description: { min: 1, max: 4000 },
  place: { max: 120 },
  address: { max: 200 },
  link: { max: 300 },
} as const

/** Limits of `FileInput`. */
export const FileInput = {
  base64: { min: 1 },
} as const

/** Limits of `FirstPasswordInput`. */
export const FirstPasswordInput = {
  password: { min: 8, max: 128 },
  code: { min: 8, max: 20 },
  passkey: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, authenticatorData: { max: 4000 }, signature: { max: 2000 }, userHandle: { max: 200 } } },
  social: { token: { min: 1, max: 8192 } },
} as const

/** Limits of `GameInput`. */
export const GameInput = {
  name: { min: 1, max: 60 },
  icon: { min: 1 },
} as const

/** Limits of `GiftInput`. */
export const GiftInput = {
  message: { max: 280 },
} as const

/** Limits of `IdentityProof`. */
export const IdentityProof = {
  password: { min: 1, max: 128 },
  code: { min: 8, max: 20 },
  passkey: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, authenticatorData: { max: 4000 }, signature: { max: 2000 }, userHandle: { max: 200 } } },
  social: { token: { min: 1, max: 8192 } },
} as const

/** Limits of `InviteInput`. */
export const InviteInput = {
  min: 1,
  max: 50,
} as const

/** Limits of `LinkedAccountInput`. */
export const LinkedAccountInput = {
  proof: { password: { min: 1, max: 128 }, code: { min: 8, max: 20 }, passkey: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, authenticatorData: { max: 4000 }, signature: { max: 2000 }, userHandle: { max: 200 } } }, social: { token: { min: 1, max: 8192 } } },
  token: { min: 1, max: 8192 },
} as const

/** Limits of `LoginInput`. */
export const LoginInput = {
  email: { max: 254 },
  password: { min: 1, max: 128 },
} as const

/** Limits of `MatchProofInput`. */
export const MatchProofInput = {
  picture: { min: 4, max: 6990508 },
} as const

/** Limits of `MatchReopening`. */
export const MatchReopening = {
  reason: { min: 3, max: 300 },
} as const

/** Limits of `MatchReport`. */
export const MatchReport = {
  home_score: { min: 0, max: 99 },
  away_score: { min: 0, max: 99 },
  games: { max: 7, entry: { map: { max: 40 }, home_score: { min: 0, max: 999 }, away_score: { min: 0, max: 999 } } },
} as const

/** Limits of `MatchRuling`. */
export const MatchRuling = {
  home_score: { min: 0, max: 99 },
  away_score: { min: 0, max: 99 },
  games: { max: 7, entry: { map: { max: 40 }, home_score: { min: 0, max: 999 }, away_score: { min: 0, max: 999 } } },
  reason: { max: 300 },
} as const

/** Limits of `MatchRunningScore`. */
export const MatchRunningScore = {
  home_score: { min: 0, max: 3 },
  away_score: { min: 0, max: 3 },
  games: { max: 6, entry: { map: { max: 40 }, home_score: { min: 0, max: 999 }, away_score: { min: 0, max: 999 } } },
} as const

/** Limits of `MatchSchedules`. */
export const MatchSchedules = {
  matches: { min: 1, max: 500 },
} as const

/** Limits of `MessageEdit`. */
export const MessageEdit = {
  content: { min: 1, max: 2000 },
} as const

/** Limits of `MessageInput`. */
export const MessageInput = {
  content: { max: 2000 },
  attachmentIds: { max: 10 },
} as const

/** Limits of `ModerationReportInput`. */
export const ModerationReportInput = {
  text: { max: 500 },
} as const

/** Limits of `NewBadge`. */
export const NewBadge = {
  name: { min: 1, max: 60 },
  description: { min: 3, max: 300 },
  icon: { min: 1 },
} as const

/** Limits of `NewEvent`. */
export const NewEvent = {
  title: { min: 3, max: 100 },
  description: { min: 1, max: 4000 },
  place: { max: 120 },
  address: { max: 200 },
  link: { max: 300 },
} as const

/** Limits of `NewPasswordInput`. */
export const NewPasswordInput = {
  email: { max: 254 },
  token: { min: 1, max: 100 },
  password: { min: 8, max: 128 },
  keep: { max: 20, entry: { min: 1, max: 36 } },
} as const

/** Limits of `PartnerAuthorizationInput`. */
export const PartnerAuthorizationInput = {
  origin: { min: 1, max: 255 },
} as const

/** Limits of `PartnerSiteInput`. */
export const PartnerSiteInput = {
  name: { min: 3, max: 50 },
  origins: { min: 1, max: 10, entry: { min: 1, max: 255 } },
} as const

/** Limits of `PasskeyInput`. */
export const PasskeyInput = {
  name: { min: 1, max: 50 },
  credential: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, attestationObject: { max: 8000 }, authenticatorData: { max: 4000 }, publicKey: { max: 4000 }, transports: { max: 10, entry: { max: 30 } } } },
} as const

/** Limits of `PasskeyLoginInput`. */
export const PasskeyLoginInput = {
  credential: { id: { max: 1400 }, rawId: { max: 1400 }, authenticatorAttachment: { max: 30 }, response: { clientDataJSON: { max: 4000 }, authenticatorData: { max: 4000 }, signature: { max: 2000 }, userHandle: { max: 200 } } },
} as const

/** Limits of `PasskeyNameInput`. */
export const PasskeyNameInput = {
  name: { min: 1, max: 50 },
} as const

/** Limits of `PasswordChangeInput`. */
export const PasswordChangeInput = {
  currentPassword: { min: 1, max: 128 },
  password: { min: 8, max: 128 },
} as const

/** Limits of `PaymentInput`. */
export const PaymentInput = {
  user_ids: { min: 1, max: 20 },
} as const

/** Limits of `PixKeyInput`. */
export const PixKeyInput = {
  key: { min: 5, max: 77 },
} as const

/** Limits of `PlayerGamesInput`. */
export const PlayerGamesInput = {
  games: { max: 10, entry: { account: { max: 50 }, rank: { max: 40 }, positions: { max: 5, entry: { min: 1, max: 30 } } } },
} as const

/** Limits of `Preferences`. */
export const Preferences = {
  notifications: { max: 50 },
} as const

/** Limits of `PrizeAgreementInput`. */
export const PrizeAgreementInput = {
  version: { min: 1, max: 1000000 },
} as const

/** Limits of `PrizeDepositInput`. */
export const PrizeDepositInput = {
  amount: { min: 1, max: 10000000 },
} as const

/** Limits of `PrizeDivisionInput`. */
export const PrizeDivisionInput = {
  version: { min: 1, max: 1000000 },
  parts: { min: 1, max: 100, entry: { amount: { min: 1, max: 1000000000 } } },
} as const

/** Limits of `PrizeReceiverInput`. */
export const PrizeReceiverInput = {
  nick: { min: 3, max: 20 },
} as const

/** Limits of `PrizeWithholdingInput`. */
export const PrizeWithholdingInput = {
  basis_points: { min: 0, max: 5000 },
  floor: { min: 0, max: 10000000 },
} as const

/** Limits of `ProfileInput`. */
export const ProfileInput = {
  name: { min: 3, max: 50 },
  nick: { min: 3, max: 20 },
  about: { max: 500 },
} as const

/** Limits of `PushRenewalInput`. */
export const PushRenewalInput = {
  endpoint: { min: 10, max: 1000 },
  subscription: { endpoint: { min: 10, max: 1000 } },
} as const

/** Limits of `PushSubscriptionInput`. */
export const PushSubscriptionInput = {
  endpoint: { min: 10, max: 1000 },
} as const

/** Limits of `ReadInput`. */
export const ReadInput = {
  sequence: { min: 1 },
} as const

/** Limits of `RecoveryInput`. */
export const RecoveryInput = {
  email: { max: 254 },
} as const

/** Limits of `RecoveryTokenInput`. */
export const RecoveryTokenInput = {
  token: { min: 1, max: 100 },
} as const

/** Limits of `RegisterInput`. */
export const RegisterInput = {
  name: { min: 3, max: 50 },
  nick: { min: 3, max: 20 },
  email: { max: 254 },
  password: { min: 8, max: 128 },
} as const

/** Limits of `RegistrationDecision`. */
export const RegistrationDecision = {
  reason: { max: 300 },
} as const

/** Limits of `RegistrationInput`. */
export const RegistrationInput = {
  roster: { min: 1, max: 20 },
} as const

/** Limits of `ReportDecision`. */
export const ReportDecision = {
  note: { max: 500 },
} as const

/** Limits of `ReportInput`. */
export const ReportInput = {
  text: { max: 500 },
} as const

/** Limits of `RosterChangeDecision`. */
export const RosterChangeDecision = {
  answer: { max: 300 },
} as const

/** Limits of `RosterChangeRequest`. */
export const RosterChangeRequest = {
  reason: { min: 3, max: 300 },
} as const

/** Limits of `ScheduleInput`. */
export const ScheduleInput = {
  title: { min: 3, max: 100 },
  description: { max: 500 },
  location: { max: 200 },
  url: { max: 300 },
  memberIds: { max: 500 },
} as const

/** Limits of `SecondStepInput`. */
export const SecondStepInput = {
  challenge: { min: 1, max: 100 },
} as const

/** Limits of `SeedingInput`. */
export const SeedingInput = {
  order: { max: 1024 },
  locked: { max: 1024 },
} as const

/** Limits of `SocialLinkInput`. */
export const SocialLinkInput = {
  password: { min: 1, max: 128 },
} as const

/** Limits of `SocialLoginInput`. */
export const SocialLoginInput = {
  token: { min: 1, max: 8192 },
} as const

/** Limits of `SocialRegistrationInput`. */
export const SocialRegistrationInput = {
  name: { min: 3, max: 50 },
  nick: { min: 3, max: 20 },
  email: { max: 254 },
} as const

/** Limits of `SponsorInput`. */
export const SponsorInput = {
  name: { min: 2, max: 60 },
  url: { max: 300 },
  description: { max: 300 },
} as const

/** Limits of `SponsorUpdate`. */
export const SponsorUpdate = {
  name: { min: 2, max: 60 },
  url: { max: 300 },
  description: { max: 300 },
} as const

/** Limits of `Suspension`. */
export const Suspension = {
  reason: { min: 3, max: 300 },
} as const

/** Limits of `TeamInput`. */
export const TeamInput = {
  name: { min: 3, max: 50 },
  teamTag: { min: 2, max: 5 },
  description: { min: 10, max: 500 },
} as const

/** Limits of `TeamUpdate`. */
export const TeamUpdate = {
  name: { min: 3, max: 50 },
  teamTag: { min: 2, max: 5 },
  description: { min: 10, max: 500 },
} as const

/** Limits of `TicketAnswerInput`. */
export const TicketAnswerInput = {
  text: { min: 1, max: 4000 },
} as const

/** Limits of `TicketInput`. */
export const TicketInput = {
  text: { min: 1, max: 4000 },
  picture: { min: 1 },
} as const

/** Limits of `TicketReplyInput`. */
export const TicketReplyInput = {
  text: { min: 1, max: 4000 },
  picture: { min: 1 },
} as const

/** Limits of `TwoStepProof`. */
export const TwoStepProof = {
  password: { min: 1, max: 128 },
} as const

/** Limits of `VacancyInput`. */
export const VacancyInput = {
  title: { min: 3, max: 100 },
  position: { min: 1, max: 50 },
  number_of_vacancies: { min: 1, max: 100 },
  min_ranking: { min: 0, max: 100000 },
  description: { min: 10, max: 1000 },
} as const

/** Limits of `VacancyUpdate`. */
export const VacancyUpdate = {
  title: { min: 3, max: 100 },
  position: { min: 1, max: 50 },
  number_of_vacancies: { min: 1, max: 100 },
  min_ranking: { min: 0, max: 100000 },
  description: { min: 10, max: 1000 },
} as const

/** Limits of `WarningInput`. */
export const WarningInput = {
  reason: { min: 3, max: 300 },
} as const
