import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { logoutAtom } from '../../atoms/session.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'

/** Ends the session and goes to /auth (part 1 §4). */
export function useLogout() {
  const logout = useSetAtom(logoutAtom)
  const showError = useSetAtom(showErrorAtom)
  const navigate = useNavigate()
  return () =>
    void logout()
      .catch((error: unknown) => showError(error))
      .then(() => navigate({ to: '/auth', search: {} }))
}
