import type { InvitationAction } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import {
  deleteInvitationAtom,
  resendInvitationAtom,
  teamInvitationsAtom,
} from '../../../../atoms/invitations.ts'
import type { Invitation, InvitationStatus } from '../../../../atoms/invitations.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import { usePending } from '../../../../hooks/usePending.ts'

/** A page of a team's invitations or applications, and what chooses it. */
export function useInvitationPage(teamId: string, kind: Invitation['kind']) {
  const [status, setStatus] = useState<InvitationStatus | undefined>('PENDING')
  const [page, setPage] = useState(1)
  const query = useAtomValue(
    useMemo(() => teamInvitationsAtom({ teamId, kind, status, page }), [teamId, kind, status, page]),
  )
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

/** Taking invitations back and sending them again. */
export function useInvitationActions(teamId: string) {
  const { pending, during } = usePending<InvitationAction>()
  const remove = useSetAtom(deleteInvitationAtom)
  const sendAgain = useSetAtom(resendInvitationAtom)
  const tell = useSetAtom(runWithToastAtom)

  function act(inviteId: string, action: InvitationAction) {
    const [call, message, failure] =
      action === 'cancel'
        ? [remove, 'Convite excluído com sucesso.', 'Erro ao excluir convite.']
        : [sendAgain, 'Convite reenviado com sucesso.', 'Erro ao reenviar convite.']
    return during(inviteId, action, () =>
      tell({ done: { title: 'Sucesso', message }, failure }, () => call({ teamId, inviteId })),
    )
  }

  return {
    pending,
    cancel: (id: string) => act(id, 'cancel'),
    resend: (id: string) => void act(id, 'resend'),
  }
}
