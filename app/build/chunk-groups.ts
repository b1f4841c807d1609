import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Modules of the app and of the component library by their folder or file below `src`. */
const inApp = (...paths: readonly string[]) => new RegExp(`/app/src/(?:${paths.join('|')})`)
const inUi = (...paths: readonly string[]) => new RegExp(`/ui/src/(?:${paths.join('|')})`)
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/**
 * What routes need together, the first that fits; a module that no group takes is in the chunk of its route, or in one
 * beside those that share it. A group brings its imports with it, so that what a few pages need (dialogs, menus, forms)
 * stands before what is built on it. Held by the sizes of `e2e/first-load.spec.ts` (docs/decisions/0078).
 */
const groups: readonly Group[] = [
  // With what `fields` shares with pages that have none.
  {
    name: 'main',
    test: anyOf(
      /\/app\/index\.html$/,
      /\/node_modules\/jotai\//,
      /\/lucide-react\/.*\/(?:circle-exclamation-point|eye-off|eye|key-round|mail-(?:check|x)|search|x)\.mjs$/,
      inUi('primitives/lazy-part'),
      inApp('hooks/lazy-part', 'atoms/unsaved-changes'),
    ),
  },
  // The first call brings it: a page that the server has rendered makes none.
  {
    name: 'client',
    test: anyOf(
      /\/node_modules\/openapi-fetch\//,
      /\/sdk\/src\/client\/(?!convoca-promise|internals|lazy-client|operation|pagination)/,
      inApp('atoms/api-client'),
    ),
  },
  { name: 'shell', test: /\/screens\/Shell\/Shell\.tsx$/ },
  { name: 'forms', test: /\/node_modules\/(?:zod|@tanstack\/(?:react-form|react-store|form-core))\// },
  // Fields, and the search above lists.
  {
    name: 'fields',
    test: anyOf(
      inUi('forms/(?:FormField|TextField|field-props|SelectField/SelectField\\.module)'),
      inUi('primitives/(?:Pagination|SearchInput)', 'teams/(?:FilterFrame/|TeamFilters/GameChips)'),
      inApp('hooks/useSearchText'),
    ),
    minShareCount: 2,
  },
  {
    name: 'auth',
    // With the social log-ins, which the settings share.
    test: anyOf(
      inUi(
        'forms/(?:AuthForm|AuthLayout|FormError|LoginForm|PasswordField|SocialButtons)',
        'forms/(?:night-backdrop|useFormSubmit)',
      ),
      inApp('atoms/(?:passwords|social)', 'forms/(?:fields|login)\\.', 'routes/redirect'),
      inApp('hooks/(?:useGoogleSignIn|useMailedLink|useSocial)'),
    ),
    minShareCount: 2,
  },
  // Icons, except those of a guest's pages, which come with their components.
  {
    name: 'icons',
    test: /\/lucide-react\/(?!.*\/(?:arrow-left|arrow-right-left|award|check|crosshair|ellipsis-vertical|gamepad-2|goal|laptop|link|medal|megaphone-off|message-square|monitor|pencil|search-x|share-2|smartphone|tablet|trash|user-minus|user-round-x)\.mjs$)/,
    minShareCount: 2,
  },
  // Parts of several screens: none of it large, all of it on most pages.
  {
    name: 'common',
    test: anyOf(
      /\/lucide-react\/(?!.*\/(?:share-2|monitor|laptop|tablet|smartphone)\.mjs$)/,
      inUi(
        // Rules in Markdown are on few pages.
        'primitives/(?!LazyMenu/dropdown-menu|MarkdownText)',
        'feedback/(?:EmptyState|ErrorState|ListFrame|RowList|Skeleton)',
      ),
      inUi('teams/(?:CardGrid|GeneratedBanner|RecruitingBadge|TeamBanner|team-dates|team-roles)'),
      inApp(
        'atoms/(?:files|games|mutation|players|teams)',
        'components/(?:LazyReport|ListSkeleton|QueryContent)',
      ),
      inApp('hooks/(?:useDebounced|useDisclosure|useEditing|useIsMember|useQueryAtom|useTitle|useWrite)'),
      inApp('mappers/(?:files|member|player|query-props|team)\\.'),
    ),
    minShareCount: 3,
  },
  // What forms with a schema share, and the question before their changes are lost.
  {
    name: 'form-parts',
    test: anyOf(
      inApp(
        'components/UnsavedChangesDialog',
        'forms/(?:password|person|profanity|useUnsavedChanges)\\.',
        'atoms/communication-drafts',
      ),
      inUi('forms/(?:MaskedField|masks|FormFrame/fields\\.)', 'forms/RegisterForm/genders'),
      /\/sdk\/src\/text\/(?:cpf-phone|validation|profanity\/)/,
      /\/node_modules\/@tanstack\/react-router\/.*\/useBlocker/,
    ),
    minShareCount: 2,
  },
  { name: 'dialogs', test: /\/@radix-ui\/themes\/.*\/(?:alert-)?dialog\.js$/ },
  { name: 'menus', test: /\/@radix-ui\/themes\/.*\/(?:dropdown-menu|select)\.js$/ },
  {
    name: 'vacancies',
    test: anyOf(
      inUi('teams/(?:VacancyCard|VacancyList|vacancy)'),
      inApp('atoms/recruitment', 'mappers/vacancy', 'screens/Jobs/ApplyToTeam'),
    ),
    minShareCount: 2,
  },
  // What follows a log-in: the bell, its notifications, the connection and what is stored for when there is none.
  {
    name: 'account',
    test: anyOf(
      /\/node_modules\/idb-keyval\//,
      inApp('screens/Shell/(?:AccountTools|Bell)', 'atoms/realtime'),
    ),
  },
  {
    name: 'team',
    test: anyOf(
      /\/lucide-react\/.*\/share-2\.mjs$/,
      inUi('teams/(?:AchievementCard|BadgeList|MemberTable|ShareButton|SponsorCard|StatsPanel|TeamHeader)'),
      inApp(
        'components/(?:EmbedButton|TeamOverview|flush-list)',
        'mappers/(?:achievement|public-page|sponsor|team-overview)',
      ),
    ),
    minShareCount: 2,
  },
  // Dates in Portuguese, and the events to come.
  {
    name: 'calendar',
    test: anyOf(/\/node_modules\/date-fns\//, inUi('schedule/schedule\\.', 'teams/NextEvents/')),
    minShareCount: 2,
  },
  {
    name: 'profile',
    test: anyOf(
      /\/lucide-react\/.*\/(?:monitor|laptop|tablet|smartphone)\.mjs$/,
      inApp('screens/Profile/ProfileView', 'atoms/equipment', 'hooks/(?:useInvitingTeams|usePublicUrl)'),
    ),
    minShareCount: 2,
  },
  // Where visitors begin.
  {
    name: 'home',
    test: anyOf(
      /\/lucide-react\/.*\/goal\.mjs$/,
      inUi('championships/(?:ChampionshipBanner|ChampionshipCard|ChampionshipList|championship-texts)'),
      inApp(
        'atoms/(?:championships|recruiting-teams)',
        'screens/Home/HomeSections',
        'mappers/championship\\.',
      ),
    ),
    minShareCount: 2,
  },
  // The page of a championship, its matches and its organisers' screens share these.
  {
    name: 'championship',
    test: anyOf(
      inUi('championships/(?:AnnouncementList|MatchCard|StaffList|match\\.)'),
      inApp('atoms/(?:championship-announcements|championship|match)\\.', 'mappers/championship-page'),
    ),
    minShareCount: 2,
  },
  // Less than a kilobyte each: every page would load the names of their files.
  {
    name: 'small-parts',
    test: anyOf(
      inUi('primitives/useTick', 'dashboard/times', 'media/ImageUploader/useConfirmedSubmit'),
      inApp('components/(?:RemovePicture|RowActions|SaveForm|save-as)', 'hooks/useConfirm'),
      inApp('atoms/(?:partners|read-base64)', 'forms/secure-url', 'mappers/instant'),
    ),
    minShareCount: 2,
  },
]

/** By priority, which otherwise would be that of the modules' order. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))
