'use client'

import { UserRoundPlus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { ApplicationRow, type ApplicationAction, type TeamApplication } from './ApplicationRow.tsx'

const applicationListTexts = {
  label: 'Candidaturas',
  loading: 'Carregando candidaturas...',
  empty: 'Nenhuma candidatura',
  emptyHint: 'Quando um jogador pedir para entrar no time, o pedido aparece aqui.',
  failed: 'Não foi possível carregar as candidaturas',
}

export type ApplicationListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The applications in the order given. */
    applications: readonly TeamApplication[]
    /** Called with the id. Without either callback no buttons are rendered. */
    onAccept?: ((id: string) => void) | undefined
    /** Called with the id. Without either callback no buttons are rendered. */
    onDecline?: ((id: string) => void) | undefined
    /** Pending action by application id. */
    pending?: Readonly<Record<string, ApplicationAction>> | undefined
  }

/**
 * Players who have applied to a team, for members who may accept them. Invitations that the team has sent are in
 * `InvitationList`.
 */
export function ApplicationList(props: ApplicationListProps) {
  const { applications, onAccept, onDecline, pending, ...rest } = props
  return (
    <RowList
      {...rest}
      labels={applicationListTexts}
      emptyIcon={<UserRoundPlus aria-hidden="true" />}
      expected={2}
      rows={applications.map((application) => ({
        id: application.id,
        row: (
          <ApplicationRow
            application={application}
            onAccept={onAccept}
            onDecline={onDecline}
            pending={pending?.[application.id]}
          />
        ),
      }))}
    />
  )
}
