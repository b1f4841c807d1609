import { Panel, SessionList, SwitchField } from '@convoca/ui'
import { useAtom, useAtomValue } from 'jotai'
import { pushDevicesAtom, pushSupportAtom, turnOffPushAtom, turnOnPushAtom } from '../../atoms/push.ts'
import type { PushSupport } from '../../atoms/push.ts'
import { workerErrorAtom } from '../../atoms/service-worker.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

const hints: Record<PushSupport, string> = {
  possible: 'Os avisos marcados com Push, mesmo com a Convoca fechada. As horas de silêncio valem.',
  denied: 'O navegador bloqueia os avisos deste site. Libere-os nas permissões do site e tente de novo.',
  install: 'No iPhone, adicione a Convoca à Tela de Início e ligue os avisos por lá.',
  none: 'Este navegador não recebe avisos com a página fechada.',
}

const listTexts = {
  label: 'Dispositivos que recebem avisos',
  current: 'Este dispositivo',
  lastUsed: (when: string) => `Ligado ${when}`,
  end: 'Desligar',
  ending: 'Desligando...',
  endOf: (device: string) => `Desligar avisos em ${device}`,
  loading: 'Carregando dispositivos',
  emptyTitle: 'Nenhum dispositivo recebe avisos',
  errorTitle: 'Não foi possível carregar os dispositivos',
}

/** Web Push: a switch for this device, and one row for each that has it on. */
export function PushPanel() {
  const devices = useAtomValue(pushDevicesAtom)
  const isBroken = useAtomValue(workerErrorAtom) !== null
  const [allowed, readAgain] = useAtom(pushSupportAtom)
  const support = isBroken ? 'none' : allowed
  const turnOn = useWrite(turnOnPushAtom)
  const turnOff = useWrite(turnOffPushAtom)
  const current = devices.data?.find((device) => device.current)
  const start = () => void turnOn.run(undefined, {}).then(readAgain)
  const stop = (id: string) => void turnOff.run({ id, current: id === current?.id }, {})
  return (
    <Panel title="Avisos com o app fechado">
      <SwitchField
        label="Receber avisos neste dispositivo"
        hint={hints[support]}
        value={current !== undefined}
        disabled={devices.data === undefined || (support !== 'possible' && current === undefined)}
        pending={turnOn.isPending || turnOff.isPending}
        onChange={(isOn) => (isOn ? start() : current && stop(current.id))}
      />
      <SessionList
        sessions={(devices.data ?? []).map(({ id, device, current: isCurrent, created_at }) => ({
          id,
          device,
          current: isCurrent,
          lastUsedAt: created_at,
        }))}
        {...toQueryProps(devices)}
        onEnd={stop}
        endingId={turnOff.inFlight.at(-1)?.id}
        texts={listTexts}
      />
    </Panel>
  )
}
