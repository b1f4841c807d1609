'use client'

import { MailOpen } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState, ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import {
  InvitationRow,
  type InvitationAction,
  type InvitationRowTexts,
  type TeamInvitation,
} from './InvitationRow.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'

export const invitationListTexts = {
  label: 'Convites do time',
  loading: 'Carregando convites...',
  empty: 'Nenhum convite pendente',
  emptyHint: 'Convide jogadores para completar a line-up.',
  failed: 'Não foi possível carregar os convites',
}

export type InvitationListTexts = typeof invitationListTexts &
  ListTexts & { invitationRow?: Partial<InvitationRowTexts> }

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
    texts?: Partial<InvitationListTexts> | undefined
  }

/** Invitations that a team has sent. Those that a player received are in `InviteList`. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, onCancel, onResend, pending, texts, ...rest } = props
  const labels = useTexts<InvitationListTexts>('InvitationList', invitationListTexts, texts)
  return (
    <RowList
      {...rest}
      labels={labels}
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
            texts={labels.invitationRow}
          />
        ),
      }))}
    />
  )
}
