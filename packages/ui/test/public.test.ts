import { expect, it } from 'vitest'
import { readEntries } from '../build/entries.ts'

const namesOf = (file: 'app.ts' | 'index.ts') => readEntries(file).map(({ component }) => component)

/** The published components. One more is a promise to the users of the package; one less breaks them. */
const published = `
Avatar AvatarButton AvatarGroup Badge Bracket Button ChampionshipCard ChampionshipFilters
ChampionshipList ChatPanel ChatRow ChatWindow Chip ChipGroup ColorField Composer ConfirmDialog
ContentDialog ConvocaTheme EmptyState ErrorState FormError FormField GeneratedBanner IconButton
ImageUploader ImageWithFallback InviteCard InviteList LinkButton Logo MarkdownText MaskedField
MatchCard MatchList MessageBubble MessageList NewChatDialog NotificationBell NotificationCard
NotificationList OfflineBanner PageHeader Pagination Panel PasswordField PlayerCard PlayerPicker
PresenceDot SearchInput SelectField Skeleton SkeletonRows SkeletonText SwitchField Tabs Tag TagBadge
TeamBanner TeamCard TeamCardSkeleton TeamFilters TeamGrid TeamLogo TeamWizard TeamWizardDialog
TeamWizardPage TextAreaField TextField ToastStack TypingIndicator UndoBar UpdatePrompt
`
  .trim()
  .split(/\s+/)

it('publishes these components', () => {
  expect(namesOf('index.ts').toSorted()).toEqual(published)
})

it("publishes none of the app's own parts", () => {
  const own = new Set(namesOf('app.ts'))
  expect(namesOf('index.ts').filter((name) => own.has(name))).toEqual([])
})
