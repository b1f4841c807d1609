import { Button, Panel, TextField } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { revokeCalendarLinkAtom, resetCalendarLinkAtom } from '../../../../atoms/schedules.ts'
import { showToastAtom } from '../../../../atoms/toasts.ts'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { useWrite } from '../../../../hooks/useWrite.ts'
import styles from './schedule.module.css'

/** Creates, copies and revokes the URL; one action at a time. */
function useCalendarLink(teamId: string) {
  const revocation = useWrite(revokeCalendarLinkAtom)
  const reset = useWrite(resetCalendarLinkAtom)
  const showToast = useSetAtom(showToastAtom)
  const [url, setUrl] = useState('')
  const create = () =>
    reset.run(teamId, { onDone: (path) => setUrl(new URL(path, window.location.origin).href) })
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ title: 'Link copiado.' }),
      () => showToast({ type: 'error', title: 'Não foi possível copiar. Selecione o link e copie.' }),
    )
  async function revoke() {
    const isDone = await revocation.run(teamId, {
      done: { title: 'O link deixou de funcionar.' },
    })
    if (isDone) setUrl('')
  }
  return { url, isPending: reset.isPending || revocation.isPending, create, copy, revoke }
}

/** The URL with which a calendar program subscribes. It is shown once: the server stores only its hash. */
export function CalendarLink({ teamId }: { teamId: string }) {
  const { url, isPending, create, copy, revoke } = useCalendarLink(teamId)
  const { confirm, dialog } = useConfirm(isPending)
  const confirmReplace = () =>
    confirm({
      title: 'Criar outro link da agenda?',
      description: 'O link anterior deixa de funcionar: os calendários que o usam precisam do novo.',
      confirmLabel: 'Criar outro link',
      onConfirm: create,
    })
  const confirmRevoke = () =>
    confirm({
      title: 'Revogar o link da agenda?',
      description: 'Os calendários que usam este link deixam de receber os eventos do time.',
      confirmLabel: 'Revogar link',
      onConfirm: revoke,
    })
  return (
    <Panel title="No seu calendário">
      <div className={styles.details}>
        <p className={styles.facts}>
          Assine a agenda do time no calendário do celular ou do computador. O link é só seu: quem o tem vê os
          eventos. Criar um novo encerra o anterior.
        </p>
        {url !== '' && (
          <TextField
            label="Link da agenda"
            value={url}
            // Read-only: it is there to be copied.
            onChange={() => undefined}
            hint="Copie agora: depois de sair desta página ele não é mostrado de novo."
          />
        )}
        <div className={styles.actions}>
          {url !== '' && (
            <Button variant="primary" icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
              Copiar link
            </Button>
          )}
          <Button disabled={isPending} onClick={url === '' ? () => void create() : confirmReplace}>
            {url === '' ? 'Criar link da agenda' : 'Criar outro link'}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={confirmRevoke}>
            Revogar link
          </Button>
        </div>
      </div>
      {dialog}
    </Panel>
  )
}
