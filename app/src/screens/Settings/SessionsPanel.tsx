import { Button, Panel } from '@convoca/ui'
import { SessionList } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { endOtherSessionsAtom, endSessionAtom, sessionsAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The devices on which the account is signed in. */
export function SessionsPanel() {
  const sessions = useAtomValue(sessionsAtom)
  const { run: end, inFlight } = useWrite(endSessionAtom)
  const endingId = inFlight.at(-1)
  const items = (sessions.data ?? []).map(({ id, device, network, current, last_used_at }) => ({
    id,
    device,
    current,
    lastUsedAt: last_used_at,
    location: network === null || network === 'unknown' ? undefined : `Rede ${network}`,
  }))
  return (
    <Panel title="Sessões" actions={items.length > 1 && <EndOthers />}>
      <SessionList
        sessions={items}
        {...toQueryProps(sessions)}
        onEnd={(id) => void end(id)}
        {...(endingId ? { endingId } : {})}
      />
    </Panel>
  )
}

function EndOthers() {
  const { run, isPending } = useWrite(endOtherSessionsAtom)
  const toasts = {
    done: { title: 'Sucesso', message: 'As outras sessões foram encerradas.' },
  }
  return (
    <Button
      size="small"
      loading={isPending}
      loadingLabel="Encerrando..."
      onClick={() => void run(undefined, toasts)}
    >
      Encerrar as outras
    </Button>
  )
}
