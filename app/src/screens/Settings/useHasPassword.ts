import { linkedAccountsAtom } from '../../atoms/social.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'

/** Whether the account has a password: one of a social log-in may have none. True until it is known. */
export const useHasPassword = (userId: string) =>
  useQueryAtom(linkedAccountsAtom, userId).data?.hasPassword ?? true
