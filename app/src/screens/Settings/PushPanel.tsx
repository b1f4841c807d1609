import { Panel } from '@convoca/ui'
import { PushDevices } from '@convoca/ui/app'
import { useAtom, useAtomValue } from 'jotai'
import { pushDevicesAtom, pushSupportAtom, turnOffPushAtom, turnOnPushAtom } from '../../atoms/push.ts'
import { workerErrorAtom } from '../../atoms/service-worker.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

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
      <PushDevices
        devices={(devices.data ?? []).map(({ id, device, current: isCurrent, created_at }) => ({
          id,
          device,
          current: isCurrent,
          lastUsedAt: created_at,
        }))}
        support={support}
        {...toQueryProps(devices)}
        onTurnOn={start}
        onTurnOff={stop}
        turningOn={turnOn.isPending}
        turningOffId={turnOff.inFlight.at(-1)?.id}
      />
    </Panel>
  )
}
