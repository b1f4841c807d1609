import { Button, Panel, TextField } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { revokeCalendarLinkAtom, resetCalendarLinkAtom } from '../../../../atoms/schedules.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import type { ToastText } from '../../../../atoms/toasts.ts'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import styles from './schedule.module.css'

/** Makes, copies and ends the address; one act at a time. */
function useCalendarLink(teamId: string) {
  const reset = useSetAtom(resetCalendarLinkAtom)
  const end = useSetAtom(revokeCalendarLinkAtom)
  const tell = useSetAtom(runWithToastAtom)
  const [address, setAddress] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (act: () => Promise<unknown>, failure: string, done?: ToastText) => {
    setBusy(true)
    await tell({ done, failure }, act)
    setBusy(false)
  }
  const create = async () => setAddress(new URL(await reset(teamId), window.location.origin).href)
  const copy = () => navigator.clipboard.writeText(address)
  const revoke = async () => {
    await end(teamId)
    setAddress('')
  }
  return {
    address,
    busy,
    create: () => run(create, 'Não foi possível criar o link.'),
    copy: () =>
      void run(copy, 'Não foi possível copiar. Selecione o link e copie.', { title: 'Link copiado.' }),
    revoke: () => run(revoke, 'Não foi possível revogar o link.', { title: 'O link deixou de funcionar.' }),
  }
}

/** The address with which a calendar program follows the team. It is told once: the server keeps only its hash. */
export function CalendarLink({ teamId }: { teamId: string }) {
  const { address, busy, create, copy, revoke } = useCalendarLink(teamId)
  const { ask, question } = useConfirm()
  const askToReplace = () =>
    ask({
      title: 'Criar outro link da agenda?',
      description: 'O link anterior deixa de funcionar: os calendários que o usam precisam do novo.',
      confirmLabel: 'Criar outro link',
      act: create,
    })
  const askToRevoke = () =>
    ask({
      title: 'Revogar o link da agenda?',
      description: 'Os calendários que usam este link deixam de receber os eventos do time.',
      confirmLabel: 'Revogar link',
      act: revoke,
    })
  return (
    <Panel title="No seu calendário">
      <div className={styles.details}>
        <p className={styles.facts}>
          Assine a agenda do time no calendário do celular ou do computador. O link é só seu: quem o tem vê os
          eventos. Criar um novo encerra o anterior.
        </p>
        {address !== '' && (
          <TextField
            label="Link da agenda"
            value={address}
            // Shown to be copied, not to be changed.
            onChange={() => undefined}
            hint="Copie agora: depois de sair desta página ele não é mostrado de novo."
          />
        )}
        <div className={styles.actions}>
          {address !== '' && (
            <Button variant="primary" icon={<Copy aria-hidden size={16} />} onClick={copy}>
              Copiar link
            </Button>
          )}
          <Button disabled={busy} onClick={address === '' ? () => void create() : askToReplace}>
            {address === '' ? 'Criar link da agenda' : 'Criar outro link'}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={askToRevoke}>
            Revogar link
          </Button>
        </div>
      </div>
      {question}
    </Panel>
  )
}
