import type { ComponentPropsWithRef } from 'react'
import type { RegistrationPanelTexts } from './registration-panel-texts.ts'
import type { RegistrationFrameProps } from './RegistrationFrame.tsx'
import type { RegistrationKind, RegistrationState } from './registration-state.ts'

export interface RegistrationActions {
  /** Follows the championship, in `soon`. */
  onFollow?: (() => void) | undefined
  /** Opens the form, in `ready` and `full`, and for another team. */
  onRegister?: (() => void) | undefined
  /** Withdraws the team or takes it off the waiting list: ask before. */
  onWithdraw?: (() => void) | undefined
  /** Confirms the viewer's place in the roster. */
  onConfirmPlace?: (() => void) | undefined
  /** Checks the team in. */
  onCheckIn?: (() => void) | undefined
}

/** The props that each state is rendered from. */
export interface StateProps<Kind extends RegistrationKind> extends RegistrationActions {
  state: Extract<RegistrationState, { kind: Kind }>
  labels: RegistrationPanelTexts
  teamsCount: number
  maxTeams: number
  entryFee: number
  pending: boolean
  now: Date | undefined
  /** Attributes of the root. */
  root: Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & Pick<RegistrationFrameProps, 'bar'>
}
