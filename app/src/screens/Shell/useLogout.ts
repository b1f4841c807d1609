import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { logoutAtom } from '../../atoms/session.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'

/** Ends the session and goes to /auth (docs/product.md#sessions). */
export function useLogout() {
  const logout = useSetAtom(logoutAtom)
  const runWithToast = useSetAtom(runWithToastAtom)
  const navigate = useNavigate()
  return () =>
    void runWithToast({}, logout).then(() => navigate({ to: '/auth', search: {}, ignoreBlocker: true }))
}
