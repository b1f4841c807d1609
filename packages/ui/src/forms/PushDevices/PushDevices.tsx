'use client'

import { clsx } from 'clsx'
import { SessionList, type SessionItem, type SessionListProps } from '../SessionList/SessionList.tsx'
import { SwitchField } from '../SwitchField/SwitchField.tsx'
import styles from './PushDevices.module.css'

/** Whether this browser can show notifications of a closed page, and else why not. */
export type PushSupport = 'possible' | 'denied' | 'install' | 'none'

const pushDevicesTexts = {
  hints: {
    possible: 'Os avisos marcados com Push, mesmo com a Convoca fechada. As horas de silêncio valem.',
    denied: 'O navegador bloqueia os avisos deste site. Libere-os nas permissões do site e tente de novo.',
    install: 'No iPhone, adicione a Convoca à Tela de Início e ligue os avisos por lá.',
    none: 'Este navegador não recebe avisos com a página fechada.',
  },
  /** Texts of the list of devices that have it on. */
  devices: {
    label: 'Dispositivos que recebem avisos',
    current: 'Este dispositivo',
    lastUsed: (when: string) => `Ligado ${when}`,
    end: 'Desligar',
    ending: 'Desligando...',
    endOf: (device: string) => `Desligar avisos em ${device}`,
    loading: 'Carregando dispositivos',
    empty: 'Nenhum dispositivo recebe avisos',
    failed: 'Não foi possível carregar os dispositivos',
  },
}

export type PushDevicesProps = Omit<SessionListProps, 'sessions' | 'onEnd' | 'endingId' | 'texts'> & {
  /** The devices that have it on; `lastUsedAt` is when it was turned on. */
  devices: readonly SessionItem[]
  /** The abilities of this browser. */
  support: PushSupport
  /** Turns it on for this device; the browser asks the user. */
  onTurnOn: () => void
  /** Turns it off for a device, by its id. */
  onTurnOff: (id: string) => void
  /** Whether this device is being turned on. Default false. */
  turningOn?: boolean | undefined
  /** The device being turned off. */
  turningOffId?: string | undefined
}

/**
 * Notifications while the page is closed: a switch for this device and a row for each that has it on. A browser that cannot
 * says why; one that has it on can always be turned off.
 */
export function PushDevices(props: PushDevicesProps) {
  const { devices, support, onTurnOn, onTurnOff, turningOn = false, turningOffId, ...more } = props
  const { status = 'ready', className, onRetry, failure, now, ...rest } = more
  const current = devices.find((device) => device.current)
  const isUnknown = status !== 'ready'
  return (
    <div {...rest} className={clsx(styles.root, className)} data-support={support}>
      <SwitchField
        label="Receber avisos neste dispositivo"
        hint={pushDevicesTexts.hints[support]}
        value={current !== undefined}
        disabled={isUnknown || (support !== 'possible' && current === undefined)}
        pending={turningOn || (current !== undefined && turningOffId === current.id)}
        onChange={(isOn) => (isOn ? onTurnOn() : current && onTurnOff(current.id))}
      />
      <SessionList
        sessions={devices}
        onEnd={onTurnOff}
        endingId={turningOffId}
        texts={pushDevicesTexts.devices}
        {...{ status, onRetry, failure, now }}
      />
    </div>
  )
}
