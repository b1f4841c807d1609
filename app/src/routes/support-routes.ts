import { createRoute } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { screen } from '../navigation/lazy-screen.ts'
import { auditSearch, reportsSearch, ticketsSearch, usersSearch } from '../navigation/search.ts'

export const createFaqRoute = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  createRoute({
    getParentRoute,
    path: '/faq',
    ...screen('Faq/FaqScreen', () => import('../screens/Faq/FaqScreen.tsx')),
  })

/** The user's tickets, for guarded parents. */
export const createSupportRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({
      getParentRoute,
      path: '/support',
      ...screen('Support/SupportScreen', () => import('../screens/Support/SupportScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/support/$id',
      ...screen('Support/TicketScreen', () => import('../screens/Support/TicketScreen.tsx')),
    }),
  ] as const

/** The screens of the staff area. */
export const createStaffRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({
      getParentRoute,
      path: '/admin',
      validateSearch: ticketsSearch,
      ...screen('Admin/AdminTicketsScreen', () => import('../screens/Admin/AdminTicketsScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/tickets/$id',
      ...screen('Admin/AdminTicketScreen', () => import('../screens/Admin/AdminTicketScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/reports',
      validateSearch: reportsSearch,
      ...screen('Admin/AdminReportsScreen', () => import('../screens/Admin/AdminReportsScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/users',
      validateSearch: usersSearch,
      ...screen('Admin/AdminUsersScreen', () => import('../screens/Admin/AdminUsersScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/games',
      ...screen('Admin/AdminGamesScreen', () => import('../screens/Admin/AdminGamesScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/badges',
      ...screen('Admin/AdminBadgesScreen', () => import('../screens/Admin/AdminBadgesScreen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/audit',
      validateSearch: auditSearch,
      ...screen('Admin/AdminAuditScreen', () => import('../screens/Admin/AdminAuditScreen.tsx')),
    }),
  ] as const
