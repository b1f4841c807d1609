import { redirect } from '@tanstack/react-router'
import { ensureUserAtom } from '../atoms/session.ts'
import type { PageContext } from './root.ts'

/** Redirects a guest to /auth and remembers where they wanted to go (docs/product.md#sessions). */
export async function requireUser({
  context,
  location,
}: {
  context: PageContext
  location: { href: string }
}) {
  // The server knows no session.
  if (context.isServer) return
  const user = await context.store.set(ensureUserAtom)
  if (!user) throw redirect({ to: '/auth', search: { redirect: location.href }, replace: true })
}
