import type { InvitationAction } from '@convoca/ui'
import { useState } from 'react'
import {
  deleteInvitationAtom,
  resendInvitationAtom,
  teamInvitationsAtom,
} from '../../../../atoms/invitations.ts'
import type { Invitation, InvitationRef, InvitationStatus } from '../../../../atoms/invitations.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'

const cancelToasts = {
  done: { title: 'Sucesso', message: 'Convite excluído com sucesso.' },
  failure: 'Erro ao excluir convite.',
}
const resendToasts = {
  done: { title: 'Sucesso', message: 'Convite reenviado com sucesso.' },
  failure: 'Erro ao reenviar convite.',
}

/** A page of a team's invitations or applications, with its filter and pagination. */
export function useInvitationPage(teamId: string, kind: Invitation['kind']) {
  const [status, setStatus] = useState<InvitationStatus | undefined>('PENDING')
  const [page, setPage] = useState(1)
  const query = useQueryAtom(teamInvitationsAtom, { teamId, kind, status, page })
  return {
    status,
    onStatus: (next: InvitationStatus | undefined) => {
      setStatus(next)
      setPage(1)
    },
    invitations: query.data?.data ?? [],
    pages: { page, totalPages: query.data?.totalPage ?? 1, onPageChange: setPage },
    state: toQueryProps(query),
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
    cancel: (inviteId: string) => cancel.run({ teamId, inviteId }, cancelToasts),
    resend: (inviteId: string) => void resend.run({ teamId, inviteId }, resendToasts),
  }
}
