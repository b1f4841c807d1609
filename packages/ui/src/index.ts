export {
  ConvocaTheme,
  type Accent,
  type Appearance,
  type ConvocaThemeProps,
  type Density,
  type Locale,
} from './theme/ConvocaTheme.tsx'
export type { ImageLoader } from './primitives/usePicture/image-loader.ts'
export { type CopyState, useCopy } from './primitives/useCopy.ts'
export { Avatar, type AvatarProps, type AvatarSize, type AvatarTexts } from './primitives/Avatar/Avatar.tsx'
export {
  AvatarButton,
  avatarButtonTexts,
  type AvatarButtonProps,
  type AvatarButtonTexts,
  type AvatarMenuItem,
} from './primitives/AvatarButton/AvatarButton.tsx'
export {
  AvatarGroup,
  avatarGroupTexts,
  type AvatarGroupProps,
  type AvatarGroupTexts,
  type AvatarPerson,
} from './primitives/AvatarGroup/AvatarGroup.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/Badge.tsx'
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './primitives/Button/Button.tsx'
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx'
export { ChipGroup, type ChipGroupProps, type ChipOption } from './primitives/Chip/ChipGroup.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export { Logo, type LogoProps } from './primitives/Logo/Logo.tsx'
export { MarkdownText, type MarkdownTextProps } from './primitives/MarkdownText/MarkdownText.tsx'
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/PageHeader.tsx'
export {
  Pagination,
  paginationTexts,
  type PaginationProps,
  type PaginationTexts,
} from './primitives/Pagination/Pagination.tsx'
export { Panel, type PanelProps } from './primitives/Panel/Panel.tsx'
export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './primitives/SearchInput/SearchInput.tsx'
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmDialogTexts,
} from './feedback/ConfirmDialog/ConfirmDialog.tsx'
export {
  ContentDialog,
  contentDialogTexts,
  type ContentDialogProps,
  type ContentDialogTexts,
} from './feedback/ContentDialog/ContentDialog.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx'
export {
  ErrorState,
  errorStateTexts,
  type ErrorStateProps,
  type ErrorStateTexts,
} from './feedback/ErrorState/ErrorState.tsx'
export {
  OfflineBanner,
  offlineBannerTexts,
  type OfflineBannerProps,
  type OfflineBannerTexts,
} from './feedback/OfflineBanner/OfflineBanner.tsx'
export {
  Skeleton,
  SkeletonRows,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonTextProps,
} from './feedback/Skeleton/Skeleton.tsx'
export {
  emptyToastQueue,
  NOTIFICATION_TOAST_DURATION,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_SWEEP_INTERVAL,
  toastQueue,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastType,
} from './feedback/ToastStack/toast-queue.ts'
export {
  ToastStack,
  toastStackTexts,
  type ToastStackProps,
  type ToastStackTexts,
} from './feedback/ToastStack/ToastStack.tsx'
export { ChampionshipCard } from './championships/ChampionshipCard/ChampionshipCard.tsx'
export type { ChampionshipCardProps } from './championships/ChampionshipCard/ChampionshipCard.tsx'
export type { ChampionshipCardTexts } from './championships/ChampionshipCard/championship-card-texts.ts'
export { ChampionshipFilters } from './championships/ChampionshipFilters/ChampionshipFilters.tsx'
export type {
  ChampionshipFilter,
  ChampionshipFiltersProps,
} from './championships/ChampionshipFilters/ChampionshipFilters.tsx'
export type { ChampionshipFiltersTexts } from './championships/ChampionshipFilters/championship-filters-texts.ts'
export { ChampionshipList } from './championships/ChampionshipList/ChampionshipList.tsx'
export type {
  ChampionshipListProps,
  ChampionshipListTexts,
} from './championships/ChampionshipList/ChampionshipList.tsx'
export type {
  ChampionshipFormat,
  ChampionshipItem,
  ChampionshipPhase,
  ChampionshipStatusFilter,
} from './championships/championship.ts'
export { findScenes, type SceneName } from './championships/SceneArt/scene.ts'
export { championshipFormats, championshipPhases, formatMoney } from './championships/championship-texts.ts'
export {
  Bracket,
  type BracketMatch,
  type BracketProps,
  type BracketTexts,
  type MatchTeam,
  type RoundPlace,
  type RoundTexts,
} from './championships/Bracket/Bracket.tsx'
export { MatchCard } from './championships/MatchCard/MatchCard.tsx'
export { MatchList } from './championships/MatchCard/MatchList.tsx'
export type { MatchCardProps, MatchCardTexts } from './championships/MatchCard/MatchCard.tsx'
export type { MatchListProps, MatchListTexts } from './championships/MatchCard/MatchList.tsx'
export {
  accentOn,
  contrastRatio,
  formatColor,
  luminance,
  parseColor,
  readableOn,
  type Rgb,
} from './primitives/colors/contrast.ts'
export type { TeamColors } from './primitives/colors/team-colors.ts'
export type { GameOption } from './teams/game-option.ts'
export { roleLabel, roleLabels, rosterLabels, teamRoleLabels } from './teams/team-roles.ts'
export type { MemberGender, RosterStatus, TeamRole } from './teams/team-roles.ts'
export { GeneratedBanner, type GeneratedBannerProps } from './teams/GeneratedBanner/GeneratedBanner.tsx'
export { TagBadge, type TagBadgeProps } from './primitives/TagBadge/TagBadge.tsx'
export { TeamBanner, type TeamBannerProps } from './teams/TeamBanner/TeamBanner.tsx'
export { TeamCard, type TeamCardProps, type TeamCardTexts } from './teams/TeamCard/TeamCard.tsx'
export type { TeamCardTeam } from './teams/team-card-team.ts'
export { TeamCardSkeleton, type TeamCardSkeletonProps } from './teams/TeamCardSkeleton/TeamCardSkeleton.tsx'
export { TeamFilters, type TeamFiltersProps } from './teams/TeamFilters/TeamFilters.tsx'
export type { TeamFiltersTexts } from './teams/TeamFilters/team-filters-texts.ts'
export { TeamGrid, type TeamGridProps, type TeamGridTexts } from './teams/TeamGrid/TeamGrid.tsx'
export { TeamLogo, type TeamLogoProps } from './primitives/TeamLogo/TeamLogo.tsx'
export { TeamWizard } from './teams/TeamWizard/TeamWizard.tsx'
export { TeamWizardDialog } from './teams/TeamWizard/TeamWizardDialog.tsx'
export { TeamWizardPage } from './teams/TeamWizard/TeamWizardPage.tsx'
export type { TeamWizardDialogProps } from './teams/TeamWizard/TeamWizardDialog.tsx'
export type { TeamWizardFields, TeamWizardStep } from './teams/TeamWizard/wizard-fields.ts'
export type { TeamWizardPageProps } from './teams/TeamWizard/TeamWizardPage.tsx'
export type { TeamWizardProps } from './teams/TeamWizard/TeamWizard.tsx'
export type { TeamWizardTexts } from './teams/TeamWizard/team-wizard-texts.ts'
export { PlayerCard, type PlayerCardProps, type PlayerCardTexts } from './players/PlayerCard/PlayerCard.tsx'
export { PlayerPicker } from './players/PlayerPicker/PlayerPicker.tsx'
export type { PlayerItem } from './players/PlayerPicker/selection.ts'
export type {
  PlayerPickerMultiProps,
  PlayerPickerProps,
  PlayerPickerSingleProps,
} from './players/PlayerPicker/PlayerPicker.tsx'
export type { PlayerPickerTexts } from './players/PlayerPicker/player-picker-texts.ts'
export { imagePresets } from './media/ImageUploader/presets.ts'
export { ImageUploader } from './media/ImageUploader/ImageUploader.tsx'
export { useConfirmedSubmit } from './media/ImageUploader/useConfirmedSubmit.ts'
export type { CropArea, ImageSize } from './media/ImageUploader/crop-geometry.ts'
export type { ImagePreset, ImagePresetRules } from './media/ImageUploader/presets.ts'
export type { ImageUploaderControl, ImageUploaderProps } from './media/ImageUploader/ImageUploader.tsx'
export type { ImageUploaderTexts } from './media/ImageUploader/image-uploader-texts.ts'
export type { SourcePose } from './media/ImageUploader/source-pose.ts'
export type { UploadedImage } from './media/ImageUploader/uploaded-image.ts'
export {
  ImageWithFallback,
  type ImageWithFallbackProps,
} from './media/ImageWithFallback/ImageWithFallback.tsx'
export { presenceLabels } from './chat/chat.ts'
export type {
  ChatImage,
  ChatMessage,
  ChatSender,
  ChatSummary,
  MediaSource,
  MessageReaction,
  MessageState,
  Presence,
} from './chat/chat.ts'
export { ChatPanel } from './chat/ChatPanel/ChatPanel.tsx'
export { chatPanelTexts } from './chat/ChatPanel/chat-panel-texts.ts'
export type { ChatMenuItem } from './chat/ChatPanel/ChatMenu.tsx'
export type { ChatPanelProps } from './chat/ChatPanel/ChatPanel.tsx'
export type { ChatPanelTexts } from './chat/ChatPanel/chat-panel-texts.ts'
export { ChatRow, chatRowTexts, type ChatRowProps, type ChatRowTexts } from './chat/ChatRow/ChatRow.tsx'
export {
  ChatWindow,
  chatWindowTexts,
  type ChatWindowProps,
  type ChatWindowTexts,
} from './chat/ChatWindow/ChatWindow.tsx'
export { Composer, type ComposerProps } from './chat/Composer/Composer.tsx'
export { composerTexts, type ComposerTexts } from './chat/Composer/composer-texts.ts'
export { VOICE_LIMIT } from './chat/Composer/useVoiceRecorder.ts'
export { useFocusRestore } from './feedback/focus-restore/useFocusRestore.ts'
export { useMedia } from './chat/useMedia.ts'
export { filterChats, type ChatFilter } from './chat/filter-chats.ts'
export { MessageBubble } from './chat/MessageBubble/MessageBubble.tsx'
export { messageBubbleTexts } from './chat/MessageBubble/message-bubble-texts.ts'
export type { MessageActions } from './chat/MessageBubble/message-actions.ts'
export type { MessageBubbleProps } from './chat/MessageBubble/MessageBubble.tsx'
export type { MessageBubbleTexts } from './chat/MessageBubble/message-bubble-texts.ts'
export { MessageList, type MessageListProps } from './chat/MessageList/MessageList.tsx'
export { messageListTexts, type MessageListTexts } from './chat/MessageList/message-list-texts.ts'
export {
  NewChatDialog,
  newChatDialogTexts,
  type NewChatDialogProps,
  type NewChatDialogTexts,
} from './chat/NewChatDialog/NewChatDialog.tsx'
export { PresenceDot, type PresenceDotProps } from './chat/PresenceDot/PresenceDot.tsx'
export {
  TypingIndicator,
  typingIndicatorTexts,
  type TypingIndicatorProps,
  type TypingIndicatorTexts,
} from './chat/TypingIndicator/TypingIndicator.tsx'
export {
  UNDO_DURATION,
  UndoBar,
  undoBarTexts,
  type UndoBarProps,
  type UndoBarTexts,
} from './feedback/UndoBar/UndoBar.tsx'
export {
  UpdatePrompt,
  updatePromptTexts,
  type UpdatePromptProps,
  type UpdatePromptTexts,
} from './feedback/UpdatePrompt/UpdatePrompt.tsx'
export type { Field } from './forms/field.ts'
export { FormError, type FormErrorProps } from './forms/FormError/FormError.tsx'
export {
  FormField,
  formFieldTexts,
  type FormFieldControl,
  type FormFieldProps,
  type FormFieldTexts,
} from './forms/FormField/FormField.tsx'
export {
  MaskedField,
  type MaskedFieldProps,
  type MaskedFieldTexts,
} from './forms/MaskedField/MaskedField.tsx'
export {
  dateTextToIso,
  digitsOf,
  isoToDateText,
  maskCpf,
  maskDate,
  maskPhone,
  type MaskName,
} from './forms/masks/masks.ts'
export {
  PASSWORD_MIN_LENGTH,
  passwordStrength,
  type PasswordStrength,
} from './forms/PasswordField/password-strength.ts'
export {
  PasswordField,
  passwordFieldTexts,
  type PasswordFieldProps,
  type PasswordFieldTexts,
} from './forms/PasswordField/PasswordField.tsx'
export { ColorField, type ColorFieldProps, type ColorFieldTexts } from './forms/ColorField/ColorField.tsx'
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField/SwitchField.tsx'
export { SelectField } from './forms/SelectField/SelectField.tsx'
export type { SelectFieldProps, SelectFieldTexts, SelectOption } from './forms/SelectField/SelectField.tsx'
export type { FieldTexts } from './forms/field-texts.ts'
export {
  TextAreaField,
  textAreaFieldTexts,
  type TextAreaFieldProps,
  type TextAreaFieldTexts,
} from './forms/TextAreaField/TextAreaField.tsx'
export { TextField, type TextFieldProps } from './forms/TextField/TextField.tsx'
export { fullDate, relativeDate } from './notifications/dates/dates.ts'
export {
  inviteRoleLabels,
  inviteStatusLabels,
  inviteStatusTones,
  type InviteRole,
  type InviteStatus,
} from './notifications/invitations.ts'
export {
  InviteCard,
  inviteCardTexts,
  type InviteCardProps,
  type InviteCardTexts,
  type InviteItem,
} from './notifications/InviteCard/InviteCard.tsx'
export {
  InviteList,
  inviteListTexts,
  type InviteListProps,
  type InviteListTexts,
} from './notifications/InviteList/InviteList.tsx'
export {
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  type NotificationGroup,
  type NotificationType,
} from './notifications/kinds.ts'
export {
  isActionable,
  type NotificationAction,
  type NotificationActions,
  type NotificationInvite,
  type NotificationItem,
} from './notifications/notification.ts'
export { NotificationBell } from './notifications/NotificationBell/NotificationBell.tsx'
export {
  notificationBellTexts,
  type NotificationBellTexts,
} from './notifications/NotificationBell/notification-bell-texts.ts'
export type { NotificationBellProps } from './notifications/NotificationBell/bell-props.ts'
export {
  NotificationCard,
  type NotificationCardProps,
} from './notifications/NotificationCard/NotificationCard.tsx'
export {
  notificationCardTexts,
  type NotificationCardTexts,
} from './notifications/NotificationCard/notification-card-texts.ts'
export {
  NotificationList,
  notificationListTexts,
  type NotificationFilter,
  type NotificationListProps,
  type NotificationListTexts,
} from './notifications/NotificationList/NotificationList.tsx'
export type { NotificationKindFilter } from './notifications/NotificationList/useKindFilter.ts'
