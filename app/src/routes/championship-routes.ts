import { createRoute } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { championshipTabs } from '../screens/Championship/championship-tabs.ts'
import { preloadTab, screen } from '../navigation/lazy-screen.ts'
import { onServer } from './root.ts'
import { championshipSearch, matchSearch, organiseSearch } from '../navigation/search.ts'
import { shell } from './shell.ts'

const championshipPage = screen(
  'Championship/ChampionshipScreen',
  () => import('../screens/Championship/ChampionshipScreen.tsx'),
)

export const championship = createRoute({
  getParentRoute: () => shell,
  path: '/championships/$url',
  validateSearch: championshipSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    Promise.all([
      preloadTab(championshipTabs, deps.tab),
      onServer(context, ({ loadChampionship }) => loadChampionship(context.store, params.url)),
    ]),
  ...championshipPage,
  staticData: { ...championshipPage.staticData, tabs: championshipTabs },
})

/** The whole bracket. */
export const championshipTable = createRoute({
  getParentRoute: () => shell,
  path: '/championships/table/$id',
  loader: ({ context, params }) =>
    onServer(context, ({ loadChampionshipTable }) => loadChampionshipTable(context.store, params.id)),
  ...screen(
    'Championship/ChampionshipTableScreen',
    () => import('../screens/Championship/ChampionshipTableScreen.tsx'),
  ),
})

/** A match, and its room for the two teams and the staff. */
export const championshipMatch = createRoute({
  getParentRoute: () => shell,
  path: '/championships/$url/match/$matchId',
  validateSearch: matchSearch,
  loader: ({ context, params }) =>
    onServer(context, ({ loadMatch }) => loadMatch(context.store, params.url, params.matchId)),
  ...screen('Match/MatchScreen', () => import('../screens/Match/MatchScreen.tsx')),
})

const checkoutPage = screen('Checkout/CheckoutScreen', () => import('../screens/Checkout/CheckoutScreen.tsx'))

/** The routes on which entries are paid, and to which a payment comes back, for a guarded parent. */
export const createCheckoutRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({ getParentRoute, path: '/championships/$url/checkout', ...checkoutPage }),
    createRoute({ getParentRoute, path: '/championships/payment/$id', ...checkoutPage }),
    createRoute({ getParentRoute, path: '/championships/payment/$id/team/$teamId', ...checkoutPage }),
    createRoute({ getParentRoute, path: '/checkout/success', ...checkoutPage }),
  ] as const

/** The routes of organisers, for guarded parents. */
export const createOrganiserRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({
      getParentRoute,
      path: '/championships/new',
      ...screen(
        'Organise/ChampionshipCreateScreen',
        () => import('../screens/Organise/ChampionshipCreateScreen.tsx'),
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/my/championships',
      ...screen(
        'Organise/MyChampionshipsScreen',
        () => import('../screens/Organise/MyChampionshipsScreen.tsx'),
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/championships/$url/organise',
      validateSearch: organiseSearch,
      ...screen('Organise/OrganiseScreen', () => import('../screens/Organise/OrganiseScreen.tsx')),
    }),
  ] as const
