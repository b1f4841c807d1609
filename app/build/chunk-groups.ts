import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Modules of the app and of the component library by their folder or file below `src`. */
const inApp = (...paths: readonly string[]) => new RegExp(`/app/src/(?:${paths.join('|')})`)
const inUi = (...paths: readonly string[]) => new RegExp(`/ui/src/(?:${paths.join('|')})`)
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

const icons = (names: readonly string[]) => new RegExp(`/lucide-react/.*/(?:${names.join('|')})\\.mjs$`)

/** Icons that guests see, where they see them. */
const commonIcons = [
  'arrow-left',
  'check',
  'check-check',
  'copy',
  'ellipsis-vertical',
  'flag',
  'gamepad-2',
  'link',
  'mail',
  'medal',
  'minus',
  'monitor',
  'pencil',
  'plus',
  'search-x',
  'share-2',
  'smartphone',
  'trash',
  'user-minus',
]
const championshipsIcons = ['network']
const championshipIcons = ['list']
const matchIcons = ['gavel', 'scale', 'send']
const eventIcons = ['map-pin', 'navigation', 'star']
const embedIcons = ['code', 'image', 'moon', 'package', 'panel-top', 'square-user-round', 'sun', 'sun-moon']
const teamIcons = ['arrow-right-left', 'award', 'message-square']
const vacancyIcons = ['crosshair']
const profileIcons = ['laptop', 'tablet', 'user-round-x']
const guestIcons = [
  ...commonIcons,
  ...championshipsIcons,
  ...championshipIcons,
  ...matchIcons,
  ...eventIcons,
  ...embedIcons,
  ...teamIcons,
  ...vacancyIcons,
  ...profileIcons,
  'goal',
  'mail-check',
  'mail-x',
]
const otherIcons = new RegExp(`/lucide-react/(?!.*/(?:${guestIcons.join('|')})\\.mjs$)`)

/**
 * Modules that routes need together, the first group that fits; a module that no group takes is in the chunk of its route, or in one
 * beside those that share it. A group brings its imports with it, so that what a few pages need (dialogs, menus, forms)
 * stands before what is built on it. Held by the sizes of `e2e/first-load.spec.ts` (docs/decisions/0078).
 */
const groups: readonly Group[] = [
  // The first page loads it, so it also has what `fields` shares with pages that have none.
  {
    name: 'main',
    test: anyOf(
      /\/app\/index\.html$/,
      /\/node_modules\/jotai\//,
      /\/lucide-react\/.*\/(?:circle-exclamation-point|eye-off|eye|key-round|search|x)\.mjs$/,
      inUi('primitives/(?:lazy-part|Chip/)', 'forms/(?:FormError|FormField/FieldError)'),
      inApp('hooks/lazy-part', 'atoms/(?:keep-newest|unsaved-changes)'),
    ),
  },
  // The first call brings it: a page that the server has rendered makes none.
  {
    name: 'client',
    test: anyOf(
      /\/node_modules\/openapi-fetch\//,
      /\/sdk\/src\/(?:client\/(?!convoca-promise|internals|lazy-client|operation|pagination)|text\/error-)/,
      inApp('atoms/api-client'),
    ),
  },
  { name: 'forms', test: /\/node_modules\/(?:zod|@tanstack\/(?:react-form|react-store|form-core))\// },
  // Fields, and the search above lists.
  {
    name: 'fields',
    test: anyOf(
      inUi('forms/(?:FormField|TextField|field-props|SelectField/SelectField\\.module)'),
      inUi('primitives/(?:Pagination|SearchInput)', 'teams/(?:FilterFrame/|TeamFilters/GameChips)'),
      inApp('components/DebouncedSearch'),
    ),
    minShareCount: 2,
  },
  {
    name: 'auth',
    // The social log-ins are in it, because the settings share them.
    test: anyOf(
      icons(['mail-check', 'mail-x']),
      inUi(
        'forms/(?:AuthForm|AuthLayout|LoginForm|PasswordField|SocialButtons)',
        'forms/(?:night-backdrop|useFormSubmit)',
      ),
      inApp('atoms/(?:passwords|social)', 'forms/(?:fields|lazy-form|login)\\.', 'navigation/redirect'),
      inApp('hooks/(?:useGoogleSignIn|useMailedLink|useSocial)'),
    ),
    minShareCount: 2,
  },
  // Parts that every page with menu and bar has, shared by several screens: none of it large, all of it on most pages.
  {
    name: 'shell',
    test: anyOf(
      /\/sdk\/src\/rules\/(?!index|team-colors)/,
      /\/screens\/Shell\/Shell\.tsx$/,
      icons(commonIcons),
      inUi(
        // Rules in Markdown are on few pages; what opens above a page comes when it does.
        'primitives/(?!AvatarGroup|LazyMenu/(?!LazyMenu)|MarkdownText|radix/)',
        'feedback/(?:EmptyState|ErrorState|ListFrame|RowList|Skeleton)',
        'dashboard/times',
      ),
      inUi(
        'teams/(?:CardGrid|card\\.module|GeneratedBanner|RecruitingBadge|ShareButton|TeamBanner|team-dates|team-roles)',
      ),
      inApp(
        // A place in a roster is answered in the bell, too, which needs nothing else of a championship's page.
        'atoms/(?:files|games|mutation|players|roster-place|teams)',
        'components/(?:EmbedButton|LazyReport|ListSkeleton|QueryContent)',
      ),
      inApp(
        'hooks/(?:useConfirm|useDebounced|useDisclosure|useEditing|useIsMember|useMediaQuery|usePublicUrl|useQueryAtom|useTitle|useWrite)',
      ),
      inApp('mappers/(?:files|member|player|public-page|query-props|team)\\.'),
    ),
  },
  // Those of inner screens.
  { name: 'icons', test: otherIcons, minShareCount: 2 },
  // Modules that every page about a championship needs, with the icons of those that guests see.
  {
    name: 'championships',
    test: anyOf(
      icons(championshipsIcons),
      /\/sdk\/src\/generated\/calls\/championships/,
      inUi('championships/(?:ChampionshipBanner|championship-texts)'),
      inApp('atoms/(?:championships|recruiting-teams)', 'hooks/useLiveChampionship'),
      inApp('mappers/championship\\.'),
    ),
    minShareCount: 2,
  },
  // The list of events and the page of each.
  {
    name: 'events',
    test: anyOf(
      icons(eventIcons),
      /\/sdk\/src\/generated\/calls\/events/,
      inUi('events/(?!EventForm)'),
      inApp(
        'atoms/events',
        'mappers/events',
        'screens/Events/(?:Events|EventFilters|InterestButton|PlainStrip|events\\.module|useInterest)',
      ),
    ),
  },
  { name: 'lazy-select', test: inUi('forms/SelectField/LazySelectField') },
  // Modules that forms share, and the question before their changes are lost.
  {
    name: 'form-parts',
    test: anyOf(
      inApp(
        'components/UnsavedChangesDialog',
        'forms/(?:reset-to-stored|useUnsavedChanges)\\.',
        'atoms/communication-drafts',
      ),
      inUi('forms/(?:MaskedField|masks|FormFrame/fields\\.|RegisterForm/)'),
      /\/sdk\/src\/text\/cpf-phone/,
      /\/node_modules\/@tanstack\/react-router\/.*\/useBlocker/,
    ),
    minShareCount: 2,
  },
  // Schemas of people share these modules, which a guest's form loads once it is used.
  {
    name: 'form-rules',
    test: anyOf(
      inApp('forms/(?:password|person|profanity)\\.'),
      /\/sdk\/src\/text\/(?:validation|profanity\/)/,
    ),
    minShareCount: 2,
  },
  {
    name: 'dialogs',
    test: anyOf(
      /\/@radix-ui\/themes\/.*\/(?:alert-)?dialog\.js$/,
      inUi('primitives/radix/(?:AlertDialog|Dialog|RadixTheme)'),
    ),
  },
  {
    name: 'menus',
    test: anyOf(
      /\/@radix-ui\/themes\/.*\/(?:dropdown-menu|select)\.js$/,
      inUi('primitives/radix/(?:DropdownMenu|Select)'),
    ),
  },
  {
    name: 'vacancies',
    test: anyOf(
      icons(vacancyIcons),
      inUi('teams/(?:VacancyCard|VacancyList|vacancy)'),
      inApp('atoms/recruitment', 'mappers/vacancy', 'screens/Jobs/ApplyToTeam'),
    ),
    minShareCount: 2,
  },
  {
    name: 'team',
    test: anyOf(
      icons(teamIcons),
      inUi('teams/(?:AchievementCard|BadgeList|MemberTable|SponsorCard|StatsPanel|TeamHeader)'),
      inApp('components/(?:TeamOverview|flush-list)', 'mappers/(?:achievement|sponsor|team-overview)'),
      inApp('hooks/useInvitingTeams'),
    ),
    minShareCount: 2,
  },
  // Dates in Portuguese, and the events to come.
  {
    name: 'calendar',
    test: anyOf(
      /\/node_modules\/date-fns\//,
      inUi('schedule/(?:long-dates|schedule)\\.', 'teams/NextEvents/'),
      inApp('mappers/field-moment'),
    ),
    minShareCount: 2,
  },
  {
    name: 'profile',
    test: anyOf(
      icons(profileIcons),
      inApp('screens/Profile/(?:ProfileView|Player(?:ById)?Screen)', 'atoms/equipment'),
    ),
    minShareCount: 2,
  },
  // Visitors begin on this page.
  {
    name: 'home',
    test: anyOf(
      icons(['goal']),
      inUi('championships/(?:ChampionshipCard|ChampionshipList)'),
      inApp('atoms/next-matches', 'screens/Home/HomeSections'),
    ),
    minShareCount: 2,
  },
  {
    name: 'embeds',
    test: anyOf(
      icons(embedIcons),
      inApp('components/EmbedBuilder/(?!EmbedDialog|ListOption)', 'screens/Embeds/'),
    ),
  },
  // The page of a championship, its bracket, its matches and its organisers' screens share these.
  {
    name: 'championship',
    test: anyOf(
      icons(championshipIcons),
      inUi('championships/(?:MatchCard|bracket-texts|match\\.)'),
      inApp(
        'atoms/(?:championship|match)\\.',
        'mappers/championship-page',
        'components/EntrantTexts',
        'mappers/participant-texts',
        'screens/Championship/(?:ChampionshipTabs|useOwnTeamIds|championship\\.module)',
      ),
    ),
    minShareCount: 2,
  },
  // Modules that organisers share with the page.
  {
    name: 'championship-page',
    test: anyOf(
      inUi('championships/(?:AnnouncementList|StaffList)'),
      inApp('atoms/championship-announcements', 'screens/Championship/ChampionshipScreen'),
    ),
  },
  { name: 'match', test: anyOf(icons(matchIcons), inApp('screens/Match/MatchScreen')) },
  // Parts that the page does not begin with, and the registration of players with their words: one file each, since every page knows the names of all.
  {
    name: 'tabs',
    test: inApp(
      'screens/Championship/(?:TeamsSection|MatchesSection|rosters/(?:own-registration|RosterPanel))',
    ),
  },
  {
    name: 'alone',
    test: anyOf(
      inUi('championships/player-texts'),
      inApp('components/player-texts', 'screens/Championship/PlayerRegistration'),
    ),
  },
  // The bracket, which the championship's page has in a tab.
  {
    name: 'stage',
    test: anyOf(
      icons(['locate-fixed', 'maximize']),
      inUi('championships/Bracket/(?!BracketMap|MatchOutlook)'),
      inApp('screens/Championship/(?:StageSection|ChampionshipTableScreen)'),
    ),
  },
  // The connection, which a championship's page has without an account.
  {
    name: 'sockets',
    test: anyOf(
      /\/node_modules\/(?:socket\.io-|engine\.io-|@socket\.io\/)/,
      /\/sdk\/src\/realtime\//,
      inApp('atoms/championship-live\\.'),
    ),
  },
  // Modules that follow a log-in: the bell, its notifications and what is stored for when there is no connection.
  {
    name: 'account',
    test: anyOf(/\/node_modules\/idb-keyval\//, inApp('screens/Shell/AccountTools', 'atoms/realtime')),
  },
  // The order of tie-breaks, for tables and for the form.
  { name: 'tie-breaks', test: anyOf(inUi('championships/tie-break-texts'), inApp('forms/tie-breaks')) },
  // Members alone see these above and beside the list of championships.
  { name: 'member-list', test: inApp('screens/Championships/(?:MemberHero|NextMatches)') },
  // Less than a kilobyte each: every page would load the names of their files.
  {
    name: 'small-parts',
    test: anyOf(
      inUi('media/ImageUploader/useConfirmedSubmit'),
      inApp('components/(?:RemovePicture|RowActions|SaveForm|save-as)'),
      inApp(
        'atoms/(?:confirmed-identity|partners|preferences|read-base64)',
        'forms/secure-url',
        'mappers/instant',
        'screens/Settings/two-step\\.module',
      ),
    ),
    minShareCount: 2,
  },
  // Parts of the chat that come when it is used: less than a kilobyte each, too.
  {
    name: 'chat-parts',
    test: inApp(
      'atoms/chat/(?:drafts|forget|mask|outbox-store)',
      'screens/Chat/(?:ChatBackground|OpenDirect)',
    ),
  },
  // Questions and panels that open above a team's or a player's page.
  {
    name: 'opened-parts',
    test: inApp('atoms/gifts', 'components/(?:LazyGiftCards|GiftCards)', 'mappers/(?:gift|invitation)'),
  },
]

/** Each group has its place in the list as its priority; otherwise the order of the modules would decide. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))
