import { createRoute } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { ChampionshipSearch } from '../atoms/championships.ts'
import { screen } from '../navigation/lazy-screen.ts'
import { onServer } from './root.ts'
import type { PageContext } from './root.ts'
import { championshipsSearch } from '../navigation/search.ts'

const championships = screen(
  'Championships/ChampionshipsScreen',
  () => import('../screens/Championships/ChampionshipsScreen.tsx'),
)
const front = screen('Front/FrontScreen', () => import('../screens/Front/FrontScreen.tsx'))
const welcome = screen('Home/HomeScreen', () => import('../screens/Home/HomeScreen.tsx'))

const loadFrontPage = (context: PageContext, search: ChampionshipSearch) =>
  onServer(context, ({ loadFront }) => loadFront(context.store, search))

const loadList = (context: PageContext, search: ChampionshipSearch) =>
  onServer(context, ({ loadChampionships }) => loadChampionships(context.store, search))

/** The routes on which visitors begin: the list of championships, and what the product is. */
export const createFirstRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) => [
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: championshipsSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => loadFrontPage(context as PageContext, deps),
    ...front,
  }),
  createRoute({
    getParentRoute,
    path: '/championships',
    validateSearch: championshipsSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => loadList(context as PageContext, deps),
    ...championships,
  }),
  ...(['/home', '/welcome'] as const).map((path) =>
    createRoute({
      getParentRoute,
      path,
      loader: ({ context }) =>
        onServer(context as PageContext, ({ loadHome }) => loadHome((context as PageContext).store)),
      ...welcome,
    }),
  ),
]
