import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { tokenAtom } from '../atoms/client.ts'
import { createAppRouter } from './router.tsx'

const openStore = mockApi()
// The router imports the whole app: later files of this worker mock parts of it.
afterAll(() => void vi.resetModules())

/** The path at which a visit to the path ends. */
async function visit(path: string, isGuest = true): Promise<string> {
  const store = openStore()
  if (isGuest) store.set(tokenAtom, null)
  const router = createAppRouter(store)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // Outside a browser the router leaves a redirect to whoever renders the page.
  // oxlint-disable-next-line no-underscore-dangle -- the router has no public name for it
  const result = router._serverResult
  return result?.type === 'redirect'
    ? (result.redirect.headers.get('location') ?? '')
    : router.state.location.href
}

const guarded = [
  '/dashboard',
  '/support',
  '/support/01989d2e-001a-7000-8000-000000000000',
  '/admin',
  '/admin/users',
  '/admin/games',
  '/admin/badges',
  '/ranking',
  '/checkout/success',
  '/championships/copa/checkout',
  '/championships/payment/01989d2e-001a-7000-8000-000000000000',
  '/championships/payment/01989d2e-001a-7000-8000-000000000000/team/01989d2e-001a-7000-8000-000000000001',
  '/chat',
  '/teams',
  '/my/teams',
  '/team/create',
  '/players',
  '/notifications',
  '/settings',
  '/profile',
  '/profile/invites',
]

test.each(guarded)('%s sends a guest to the log-in, which remembers it', async (path) => {
  expect(await visit(path)).toBe(`/auth?redirect=${encodeURIComponent(path)}`)
})

test.each(['/dashboard', '/support', '/ranking', '/checkout/success', '/chat'])(
  '%s is open to users',
  async (path) => {
    expect(await visit(path, false)).toBe(path)
  },
)

test.each([
  '/',
  '/home',
  '/welcome',
  '/championships',
  '/events',
  '/jobs',
  '/recovery',
  '/change-password',
  '/confirm-email',
  '/terms',
  '/privacy',
  '/faq',
])('%s is open to guests', async (path) => {
  expect(await visit(path)).toBe(path)
})

test('a signed-in user who opens the new-password screen goes home', async () => {
  expect(await visit('/change-password?token=abc', false)).toBe('/')
})

test('/login is the log-in, and keeps where to go afterwards', async () => {
  expect(await visit('/login')).toBe('/auth')
  expect(await visit('/login?redirect=%2Fteams')).toBe('/auth?redirect=%2Fteams')
})
