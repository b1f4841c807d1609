import { createRoute } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { EventKey } from '../atoms/events.ts'
import { screen } from '../navigation/lazy-screen.ts'
import { eventsSearch } from '../navigation/search.ts'
import { onServer } from './root.ts'
import { shell } from './shell.ts'

export const events = createRoute({
  getParentRoute: () => shell,
  path: '/events',
  validateSearch: eventsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => onServer(context, ({ loadEvents }) => loadEvents(context.store, deps)),
  ...screen('Events/EventsScreen', () => import('../screens/Events/EventsScreen.tsx')),
})

export const event = createRoute({
  getParentRoute: () => shell,
  path: '/events/$context/$name',
  loader: ({ context, params }) =>
    onServer(context, ({ loadEvent }) =>
      // A context that does not exist is refused by the server.
      loadEvent(context.store, { context: params.context as EventKey['context'], name: params.name }),
    ),
  ...screen('Events/EventScreen', () => import('../screens/Events/EventScreen.tsx')),
})

/** The routes of organisers, for a guarded parent. */
export const createEventRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({
      getParentRoute,
      path: '/events/new',
      ...screen('Events/EventCreateScreen', () => import('../screens/Events/EventCreateScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/events/$context/$name/edit',
      ...screen('Events/EventEditScreen', () => import('../screens/Events/EventEditScreen.tsx')),
    }),
  ] as const
