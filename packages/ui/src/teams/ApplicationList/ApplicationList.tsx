'use client'

import { UserRoundPlus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState, ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import {
  ApplicationRow,
  type ApplicationAction,
  type ApplicationRowTexts,
  type TeamApplication,
} from './ApplicationRow.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'

export const applicationListTexts = {
  label: 'Candidaturas',
  loading: 'Carregando candidaturas...',
  empty: 'Nenhuma candidatura',
  emptyHint: 'Quando um jogador pedir para entrar no time, o pedido aparece aqui.',
  failed: 'Não foi possível carregar as candidaturas',
}

export type ApplicationListTexts = typeof applicationListTexts &
  ListTexts & { applicationRow?: Partial<ApplicationRowTexts> }

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
    texts?: Partial<ApplicationListTexts> | undefined
  }

/**
 * Players who have applied to a team, for members who may accept them. Invitations that the team has sent are in
 * `InvitationList`.
 */
export function ApplicationList(props: ApplicationListProps) {
  const { applications, onAccept, onDecline, pending, texts, ...rest } = props
  const labels = useTexts<ApplicationListTexts>('ApplicationList', applicationListTexts, texts)
  return (
    <RowList
      {...rest}
      labels={labels}
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
            texts={labels.applicationRow}
          />
        ),
      }))}
    />
  )
}
