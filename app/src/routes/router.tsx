import { LoadingOverlay } from '@convoca/ui'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { endedSessionsAtom, ensureUserAtom } from '../atoms/session.ts'
import type { AppStore } from '../atoms/store.ts'
import { ListSkeleton } from '../components/ListSkeleton.tsx'
import { NotFoundScreen } from '../screens/NotFound/NotFoundScreen.tsx'
import { RootScreen } from '../screens/Shell/RootScreen.tsx'
import { RouteError } from '../screens/Shell/RouteError.tsx'
import { authSearch, jobsSearch, notificationsSearch, teamSearch, teamsSearch } from './search.ts'

interface RouterContext {
  store: AppStore
}

/**
 * A screen whose chunk loads with the first visit. A chunk that fails to load becomes the route's error, which can be
 * retried: by default the router would reload the whole page, and lose it where the network is down.
 */
const lazyScreen = <Name extends string>(load: () => Promise<Record<Name, () => ReactNode>>, name: Name) =>
  lazyRouteComponent(() =>
    load().then(
      (screens) => ({ default: screens[name] }),
      (cause: unknown) => {
        throw new Error('The screen could not be loaded', { cause })
      },
    ),
  )

/** The overlay while the first chunk loads; earlier it would only flicker. */
const starting = { pendingComponent: LoadingOverlay, pendingMs: 200, pendingMinMs: 0 }

const root = createRootRouteWithContext<RouterContext>()({ component: RootScreen })

/** Redirects a guest to /auth and remembers where they wanted to go (part 1 §2, Guard). */
async function requireUser({ context, location }: { context: RouterContext; location: { href: string } }) {
  const user = await context.store.set(ensureUserAtom)
  if (!user) throw redirect({ to: '/auth', search: { redirect: location.href }, replace: true })
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  ...starting,
  validateSearch: authSearch,
  component: lazyScreen(() => import('../screens/Auth/AuthScreen.tsx'), 'AuthScreen'),
})

const registration = createRoute({
  getParentRoute: () => root,
  path: '/register',
  ...starting,
  component: lazyScreen(() => import('../screens/Register/RegisterScreen.tsx'), 'RegisterScreen'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  ...starting,
  component: lazyScreen(() => import('../screens/Shell/Shell.tsx'), 'Shell'),
})

const guarded = createRoute({ getParentRoute: () => shell, id: 'guarded', beforeLoad: requireUser })

const championships = () => import('../screens/Championships/ChampionshipsScreen.tsx')
const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyScreen(championships, 'ChampionshipsScreen'),
})
const championshipList = createRoute({
  getParentRoute: () => shell,
  path: '/championships',
  component: lazyScreen(championships, 'ChampionshipsScreen'),
})

const player = createRoute({
  getParentRoute: () => shell,
  path: '/pro/$nickname',
  component: lazyScreen(() => import('../screens/Profile/PlayerScreen.tsx'), 'PlayerScreen'),
})

const teams = createRoute({
  getParentRoute: () => guarded,
  path: '/teams',
  validateSearch: teamsSearch,
  component: lazyScreen(() => import('../screens/Teams/TeamsScreen.tsx'), 'TeamsScreen'),
})

const teamCreation = createRoute({
  getParentRoute: () => guarded,
  path: '/team/create',
  component: lazyScreen(() => import('../screens/TeamCreate/TeamCreateScreen.tsx'), 'TeamCreateScreen'),
})

const ownTeams = createRoute({
  getParentRoute: () => guarded,
  path: '/my/teams',
  validateSearch: teamsSearch,
  // `/teams` lists the same: the user's own teams (part 2 §6).
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/teams', search, replace: true })
  },
})

const teamProfile = createRoute({
  getParentRoute: () => shell,
  path: '/team/profile/$tag',
  component: lazyScreen(() => import('../screens/TeamProfile/TeamProfileScreen.tsx'), 'TeamProfileScreen'),
})

const teamJoining = createRoute({
  getParentRoute: () => guarded,
  path: '/team/join/$code',
  component: lazyScreen(() => import('../screens/Join/JoinScreen.tsx'), 'JoinScreen'),
})

const team = createRoute({
  getParentRoute: () => guarded,
  path: '/my/teams/$tag',
  validateSearch: teamSearch,
  component: lazyScreen(() => import('../screens/Team/TeamScreen.tsx'), 'TeamScreen'),
})

const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  component: lazyScreen(() => import('../screens/Profile/MyProfileScreen.tsx'), 'MyProfileScreen'),
})

const invites = createRoute({
  getParentRoute: () => guarded,
  path: '/profile/invites',
  component: lazyScreen(() => import('../screens/Invites/InvitesScreen.tsx'), 'InvitesScreen'),
})

const notifications = createRoute({
  getParentRoute: () => guarded,
  path: '/notifications',
  validateSearch: notificationsSearch,
  component: lazyScreen(
    () => import('../screens/Notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyScreen(() => import('../screens/Settings/SettingsScreen.tsx'), 'SettingsScreen'),
})

const players = createRoute({
  getParentRoute: () => guarded,
  path: '/players',
  component: lazyScreen(() => import('../screens/Players/PlayersScreen.tsx'), 'PlayersScreen'),
})

const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/jobs',
  validateSearch: jobsSearch,
  component: lazyScreen(() => import('../screens/Jobs/JobsScreen.tsx'), 'JobsScreen'),
})

const recruitmentScreens = () => import('../screens/Jobs/RecruitmentScreen.tsx')
const teamJobs = createRoute({
  getParentRoute: () => guarded,
  path: '/team-jobs/$teamId',
  component: lazyScreen(recruitmentScreens, 'TeamJobsScreen'),
})
const teamRecruitment = createRoute({
  getParentRoute: () => guarded,
  path: '/team/$tag/recruitment',
  component: lazyScreen(recruitmentScreens, 'RecruitmentScreen'),
})

/** The path by which other sites and older links know the log-in (part 1 §2). */
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: authSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth', search, replace: true })
  },
})

const comingSoonScreen = lazyScreen(
  () => import('../screens/ComingSoon/ComingSoonScreen.tsx'),
  'ComingSoonScreen',
)
/** Paths of the menu and the footer that have no screen yet, for everybody and for users (part 1 §2). */
const publicComingSoon = (['/events', '/recovery', '/faq'] as const).map((path) =>
  createRoute({ getParentRoute: () => shell, path, component: comingSoonScreen }),
)
const guardedComingSoon = (['/dashboard', '/support', '/ranking', '/chat'] as const).map((path) =>
  createRoute({ getParentRoute: () => guarded, path, component: comingSoonScreen }),
)

const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundScreen })

const routeTree = root.addChildren([
  auth,
  login,
  registration,
  shell.addChildren([
    home,
    championshipList,
    player,
    teamProfile,
    jobs,
    unknown,
    ...publicComingSoon,
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
      ...guardedComingSoon,
    ]),
  ]),
])

export function createAppRouter(store: AppStore) {
  const router = createRouter({
    routeTree,
    context: { store },
    defaultPreload: false,
    defaultPendingComponent: ListSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
  store.sub(endedSessionsAtom, () => {
    const { pathname, href } = router.latestLocation
    if (pathname === '/auth' || pathname === '/register') return
    // Without a session nothing can be saved, so that a form does not keep the page.
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
