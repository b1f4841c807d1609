import { createRoute, createRouter, notFound, Outlet, redirect } from '@tanstack/react-router'
import { pagesOfGuests } from '../atoms/login-draft.ts'
import { endedSessionsAtom, ensureUserAtom } from '../atoms/session.ts'
import type { AppStore } from '../atoms/store.ts'
import { ListSkeleton } from '../components/ListSkeleton.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx'
import { RouteError } from '../screens/Shell/RouteError.tsx'
import { requireUser } from './guard.ts'
import { screen } from '../navigation/lazy-screen.ts'
import { partnerConsent } from './partner-consent.ts'
import { prefetchScreen } from './prefetch-screen.ts'
import { onServer, root, starting } from './root.ts'
import { createEventRoutes, event, events } from './event-routes.ts'
import { createFirstRoutes } from './first-routes.ts'
import {
  championship,
  championshipMatch,
  championshipTable,
  createCheckoutRoutes,
  createOrganiserRoutes,
} from './championship-routes.ts'
import { createFaqRoute, createStaffRoutes, createSupportRoutes } from './support-routes.ts'
import {
  authSearch,
  chatSearch,
  confirmEmailSearch,
  embedsSearch,
  newPasswordSearch,
  jobsSearch,
  notificationsSearch,
  playerSearch,
  profileSearch,
  settingsSearch,
  teamSearch,
  teamsSearch,
} from '../navigation/search.ts'
import { shell } from './shell.ts'
import { facebookCallback, socialRegistration, steamCallback } from './social.ts'

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  ...starting,
  validateSearch: authSearch,
  loader: ({ context }) => onServer(context, ({ loadAuth }) => loadAuth(context.store)),
  ...screen('Auth/AuthScreen', () => import('../screens/Auth/AuthScreen.tsx')),
})

const registration = createRoute({
  getParentRoute: () => root,
  path: '/register',
  ...starting,
  validateSearch: authSearch,
  ...screen('RegisterScreen', () => import('../screens/RegisterScreen.tsx')),
})

const recovery = createRoute({
  getParentRoute: () => root,
  path: '/recovery',
  ...starting,
  validateSearch: authSearch,
  ...screen('RecoveryScreen', () => import('../screens/RecoveryScreen.tsx')),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  ...starting,
  validateSearch: newPasswordSearch,
  beforeLoad: async ({ context }) => {
    // Signed-in users change their password in the settings (docs/product.md#routes).
    if (await context.store.set(ensureUserAtom)) throw redirect({ to: '/', replace: true })
  },
  ...screen('NewPassword/NewPasswordScreen', () => import('../screens/NewPassword/NewPasswordScreen.tsx')),
  staticData: { screen: 'src/screens/NewPassword/NewPasswordScreen.tsx', isSecret: true },
})

const emailConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  ...starting,
  validateSearch: confirmEmailSearch,
  ...screen('ConfirmEmailScreen', () => import('../screens/ConfirmEmailScreen.tsx')),
  staticData: { screen: 'src/screens/ConfirmEmailScreen.tsx', isSecret: true },
})

const guarded = createRoute({
  getParentRoute: () => shell,
  id: 'guarded',
  beforeLoad: requireUser,
  component: GuardedScreen,
})

/** The server renders a skeleton within the shell, which the browser replaces. */
function GuardedScreen() {
  if (!guarded.useRouteContext().isServer) return <Outlet />
  return (
    <>
      <PageHead title="Carregando" />
      <ListSkeleton />
    </>
  )
}

const player = createRoute({
  getParentRoute: () => shell,
  path: '/pro/$nickname',
  validateSearch: playerSearch,
  loader: ({ context, params, location }) =>
    onServer(context, ({ loadPlayer }) => loadPlayer(context.store, params.nickname, location.searchStr)),
  ...screen('Profile/PlayerScreen', () => import('../screens/Profile/PlayerScreen.tsx')),
})

const playerById = createRoute({
  getParentRoute: () => shell,
  path: '/profile/$id',
  loader: ({ context, params }) =>
    onServer(context, ({ loadPlayerById }) => loadPlayerById(context.store, params.id)),
  ...screen('Profile/PlayerByIdScreen', () => import('../screens/Profile/PlayerByIdScreen.tsx')),
})

// Their loaders load them, too: what they show is read meanwhile.
const loadTeams = () => import('../screens/Teams/TeamsScreen.tsx')
const loadTeam = () => import('../screens/Team/TeamScreen.tsx')
const loadMyProfile = () => import('../screens/Profile/MyProfileScreen.tsx')
const loadNotifications = () => import('../screens/Notifications/NotificationsScreen.tsx')
const loadDashboard = () => import('../screens/Dashboard/DashboardScreen.tsx')

const teams = createRoute({
  getParentRoute: () => guarded,
  path: '/teams',
  validateSearch: teamsSearch,
  loaderDeps: ({ search }) => search,
  loader: (visit) => prefetchScreen(visit, loadTeams),
  ...screen('Teams/TeamsScreen', loadTeams),
})

const teamCreation = createRoute({
  getParentRoute: () => guarded,
  path: '/team/create',
  ...screen('TeamCreate/TeamCreateScreen', () => import('../screens/TeamCreate/TeamCreateScreen.tsx')),
})

const ownTeams = createRoute({
  getParentRoute: () => guarded,
  path: '/my/teams',
  validateSearch: teamsSearch,
  // `/teams` lists the same: the user's own teams (docs/product.md#teams).
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/teams', search, replace: true })
  },
})

const teamProfile = createRoute({
  getParentRoute: () => shell,
  path: '/team/profile/$tag',
  loader: ({ context, params, location }) =>
    onServer(context, ({ loadTeamProfile }) =>
      loadTeamProfile(context.store, params.tag, location.searchStr),
    ),
  ...screen('TeamProfileScreen', () => import('../screens/TeamProfileScreen.tsx')),
})

const teamJoining = createRoute({
  getParentRoute: () => guarded,
  path: '/team/join/$code',
  ...screen('Join/JoinScreen', () => import('../screens/Join/JoinScreen.tsx')),
})

const team = createRoute({
  getParentRoute: () => guarded,
  path: '/my/teams/$tag',
  validateSearch: teamSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: (visit) => prefetchScreen(visit, loadTeam),
  ...screen('Team/TeamScreen', loadTeam),
})

const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  validateSearch: profileSearch,
  loader: (visit) => prefetchScreen(visit, loadMyProfile),
  ...screen('Profile/MyProfileScreen', loadMyProfile),
})

const invites = createRoute({
  getParentRoute: () => guarded,
  path: '/profile/invites',
  ...screen('InvitesScreen', () => import('../screens/InvitesScreen.tsx')),
})

const notifications = createRoute({
  getParentRoute: () => guarded,
  path: '/notifications',
  validateSearch: notificationsSearch,
  loader: (visit) => prefetchScreen(visit, loadNotifications),
  ...screen('Notifications/NotificationsScreen', loadNotifications),
})

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  validateSearch: settingsSearch,
  ...screen('Settings/SettingsScreen', () => import('../screens/Settings/SettingsScreen.tsx')),
})

const chat = createRoute({
  getParentRoute: () => guarded,
  path: '/chat',
  validateSearch: chatSearch,
  ...screen('Chat/ChatScreen', () => import('../screens/Chat/ChatScreen.tsx')),
})

const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  loader: (visit) => prefetchScreen(visit, loadDashboard),
  ...screen('Dashboard/DashboardScreen', loadDashboard),
})

const players = createRoute({
  getParentRoute: () => guarded,
  path: '/players',
  ...screen('Players/PlayersScreen', () => import('../screens/Players/PlayersScreen.tsx')),
})

const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/jobs',
  validateSearch: jobsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => onServer(context, ({ loadJobs }) => loadJobs(context.store, deps)),
  ...screen('Jobs/JobsScreen', () => import('../screens/Jobs/JobsScreen.tsx')),
})

const teamJobs = createRoute({
  getParentRoute: () => guarded,
  path: '/team-jobs/$teamId',
  ...screen('Jobs/TeamJobsScreen', () => import('../screens/Jobs/TeamJobsScreen.tsx')),
})
const teamRecruitment = createRoute({
  getParentRoute: () => guarded,
  path: '/team/$tag/recruitment',
  ...screen('Jobs/RecruitmentScreen', () => import('../screens/Jobs/RecruitmentScreen.tsx')),
})

/** The path by which other sites and older links know the log-in (docs/product.md#routes). */
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: authSearch,
  beforeLoad: ({ location, search }) => {
    const query = new URLSearchParams(location.searchStr)
    query.delete('redirect')
    if (search.redirect !== undefined) query.set('redirect', search.redirect)
    const href = query.size === 0 ? '/auth' : `/auth?${query}`
    throw redirect({ href, replace: true, statusCode: 301 })
  },
})

const terms = createRoute({
  getParentRoute: () => shell,
  path: '/terms',
  ...screen('Legal/TermsScreen', () => import('../screens/Legal/TermsScreen.tsx')),
})
const privacy = createRoute({
  getParentRoute: () => shell,
  path: '/privacy',
  ...screen('Legal/PrivacyScreen', () => import('../screens/Legal/PrivacyScreen.tsx')),
})

const embeds = createRoute({
  getParentRoute: () => shell,
  path: '/embeds',
  loader: ({ context }) => onServer(context, ({ loadEmbeds }) => loadEmbeds(context.store)),
  validateSearch: embedsSearch,
  ...screen('Embeds/EmbedsScreen', () => import('../screens/Embeds/EmbedsScreen.tsx')),
})

const ranking = createRoute({
  getParentRoute: () => guarded,
  path: '/ranking',
  ...screen('Ranking/RankingScreen', () => import('../screens/Ranking/RankingScreen.tsx')),
})

/** The staff area, which does not exist for everybody else. */
const staff = createRoute({
  getParentRoute: () => guarded,
  id: 'staff',
  beforeLoad: async ({ context }) => {
    if (context.isServer) return
    const user = await context.store.set(ensureUserAtom)
    if (user?.role !== 'ADMIN') throw notFound()
  },
})

const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  // Thrown, so that the server answers 404.
  loader: () => {
    throw notFound()
  },
})

const routeTree = root.addChildren([
  auth,
  socialRegistration,
  steamCallback,
  facebookCallback,
  login,
  registration,
  recovery,
  newPassword,
  emailConfirmation,
  partnerConsent,
  shell.addChildren([
    ...createFirstRoutes(() => shell),
    championship,
    championshipMatch,
    championshipTable,
    player,
    playerById,
    teamProfile,
    jobs,
    terms,
    privacy,
    createFaqRoute(() => shell),
    embeds,
    unknown,
    events,
    event,
    guarded.addChildren([
      teams,
      ownTeams,
      teamCreation,
      teamJoining,
      team,
      teamJobs,
      teamRecruitment,
      profile,
      invites,
      notifications,
      settings,
      players,
      chat,
      dashboard,
      ...createSupportRoutes(() => guarded),
      ...createOrganiserRoutes(() => guarded),
      ...createEventRoutes(() => guarded),
      staff.addChildren(createStaffRoutes(() => staff)),
      ranking,
      ...createCheckoutRoutes(() => guarded),
    ]),
  ]),
])

/** The router of a page in the browser, or of one that the server renders. */
export function createAppRouter(store: AppStore, isServer = false) {
  const router = createRouter({
    routeTree,
    context: { store, isServer },
    defaultPreload: false,
    defaultPendingComponent: ListSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundScreen,
    // Only the browser restores the scroll: the server would add an inline script to each page.
    scrollRestoration: !isServer,
  })
  store.sub(endedSessionsAtom, () => {
    const { pathname, href } = router.latestLocation
    if (pagesOfGuests.has(pathname)) return
    // Nothing can be saved when there is no session, so that a form does not keep the page.
    void router.navigate({ to: '/auth', search: { redirect: href }, replace: true, ignoreBlocker: true })
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
