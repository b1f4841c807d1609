import { useNavigate } from '@tanstack/react-router'
import { logoutAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'

/** Ends the session and goes to /auth (docs/product.md#sessions). */
export function useLogout() {
  const { run: logOut } = useWrite(logoutAtom)
  const navigate = useNavigate()
  return () => void logOut(undefined).then(() => navigate({ to: '/auth', search: {}, ignoreBlocker: true }))
}
