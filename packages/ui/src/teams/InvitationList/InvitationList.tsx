'use client'

import { MailOpen } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { InvitationRow, type InvitationAction, type TeamInvitation } from './InvitationRow.tsx'

const invitationListTexts = {
  label: 'Convites do time',
  loading: 'Carregando convites...',
  empty: 'Nenhum convite pendente',
  emptyHint: 'Convide jogadores para completar a line-up.',
  failed: 'Não foi possível carregar os convites',
}

export type InvitationListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The invitations in the order given. */
    invitations: readonly TeamInvitation[]
    /** Cancels the pending invitation with this id; without it the button is not rendered. */
    onCancel?: ((id: string) => void) | undefined
    /** Sends the invitation with this id again; without it the button is not rendered. */
    onResend?: ((id: string) => void) | undefined
    /** Pending action by invitation id. */
    pending?: Readonly<Record<string, InvitationAction>> | undefined
  }

/** Invitations that a team has sent. Those that a player received are in `InviteList`. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, onCancel, onResend, pending, ...rest } = props
  return (
    <RowList
      {...rest}
      labels={invitationListTexts}
      emptyIcon={<MailOpen aria-hidden="true" />}
      expected={3}
      rows={invitations.map((invitation) => ({
        id: invitation.id,
        row: (
          <InvitationRow
            invitation={invitation}
            onCancel={onCancel}
            onResend={onResend}
            pending={pending?.[invitation.id]}
          />
        ),
      }))}
    />
  )
}
