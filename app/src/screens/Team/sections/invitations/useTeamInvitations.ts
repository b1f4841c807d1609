import type { InvitationAction } from '@convoca/ui/app'
import { useState } from 'react'
import {
  deleteInvitationAtom,
  resendInvitationAtom,
  teamInvitationsAtom,
} from '../../../../atoms/invitations.ts'
import type { Invitation, InvitationRef, InvitationStatus } from '../../../../atoms/invitations.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'

const toCancelToasts = (nick: string) => ({
  done: { title: 'Sucesso', message: 'Convite excluído com sucesso.', description: `Era para ${nick}.` },
  failure: 'Erro ao excluir convite.' as const,
})
const toResendToasts = (nick: string) => ({
  done: { title: 'Sucesso', message: 'Convite reenviado com sucesso.', description: `Para ${nick}.` },
  failure: 'Erro ao reenviar convite.' as const,
})

export interface InvitationFilter {
  /** Absent: both. */
  kind?: Invitation['kind'] | undefined
  /** Absent: all. */
  status?: InvitationStatus | undefined
}

/** A page of a team's invitations and applications, with its filter and pagination. */
export function useInvitationPage(teamId: string) {
  const [filter, setFilter] = useState<InvitationFilter>({ status: 'PENDING' })
  const [page, setPage] = useState(1)
  const query = useQueryAtom(teamInvitationsAtom, { teamId, ...filter, page })
  return {
    filter,
    onFilter: (next: InvitationFilter) => {
      setFilter(next)
      setPage(1)
    },
    query,
    pages: { page, totalPages: query.data?.totalPage ?? 1, onPageChange: setPage },
  }
}

const toPending = (inFlight: readonly InvitationRef[], action: InvitationAction) =>
  inFlight.map(({ inviteId }) => [inviteId, action] as const)

/** Cancels and resends the invitations of a team. */
export function useInvitationActions(teamId: string) {
  const cancel = useWrite(deleteInvitationAtom)
  const resend = useWrite(resendInvitationAtom)
  return {
    pending: Object.fromEntries([
      ...toPending(cancel.inFlight, 'cancel'),
      ...toPending(resend.inFlight, 'resend'),
    ]),
    isCancelling: cancel.isPending,
    cancel: (inviteId: string, nick: string) => cancel.run({ teamId, inviteId }, toCancelToasts(nick)),
    resend: (inviteId: string, nick: string) => void resend.run({ teamId, inviteId }, toResendToasts(nick)),
  }
}
