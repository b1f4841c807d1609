'use client'

import type { ComponentPropsWithRef } from 'react'
import { Cancelled, Closed, Finished, Live, Loading } from './LaterStates.tsx'
import { Full, Guest, NoRight, NoTeam, Obstacle, Ready, Soon } from './OpenStates.tsx'
import { CheckIn, PendingPayment, Refused, Registered, Waiting } from './OwnStates.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { registrationPanelTexts } from './registration-panel-texts.ts'
import type { RegistrationState } from './registration-state.ts'
import type { RegistrationActions } from './state-props.ts'

export type RegistrationPanelProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> &
  RegistrationActions & {
    /** The viewer's part in the championship, and what that state needs. */
    state: RegistrationState
    /** Teams with a place. */
    teamsCount: number
    /** Places. */
    maxTeams: number
    /** A team's fee, in centavos; 0 is free. */
    entryFee: number
    /** Whether phones show a bar at the bottom edge of the window, which opens. Default false. */
    bar?: boolean | undefined
    /** Whether an action is being sent. */
    pending?: boolean | undefined
    /** The current time; default: the clock, counting down. */
    now?: Date | undefined
  }

/**
 * A team's registration in a championship, in every state of both: the head says where the viewer stands, the one
 * button what to do now. Deadlines count down without being announced. Every state is in words too, and only offers what
 * the viewer may do.
 */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const { state, teamsCount, maxTeams, entryFee, bar = false, pending = false, ...others } = props
  const { now, ...more } = others
  const { onFollow, onRegister, onWithdraw, onCheckIn, onConfirmPlace, ...root } = more
  const shared = {
    labels: useTexts('RegistrationPanel', registrationPanelTexts, undefined),
    teamsCount,
    maxTeams,
    entryFee,
    pending,
    now,
    onFollow,
    onRegister,
    onWithdraw,
    onCheckIn,
    onConfirmPlace,
    root: { ...root, 'data-state': state.kind, bar: bar ? registrationPanelTexts.bar : undefined },
  }
  switch (state.kind) {
    case 'loading':
      return <Loading {...shared} state={state} />
    case 'soon':
      return <Soon {...shared} state={state} />
    case 'guest':
      return <Guest {...shared} state={state} />
    case 'noTeam':
      return <NoTeam {...shared} state={state} />
    case 'ready':
      return <Ready {...shared} state={state} />
    case 'full':
      return <Full {...shared} state={state} />
    case 'obstacle':
      return <Obstacle {...shared} state={state} />
    case 'noRight':
      return <NoRight {...shared} state={state} />
    case 'pendingPayment':
      return <PendingPayment {...shared} state={state} />
    case 'registered':
      return <Registered {...shared} state={state} />
    case 'waiting':
      return <Waiting {...shared} state={state} />
    case 'checkIn':
      return <CheckIn {...shared} state={state} />
    case 'refused':
      return <Refused {...shared} state={state} />
    case 'closed':
      return <Closed {...shared} state={state} />
    case 'live':
      return <Live {...shared} state={state} />
    case 'finished':
      return <Finished {...shared} state={state} />
    case 'cancelled':
      return <Cancelled {...shared} state={state} />
  }
}
