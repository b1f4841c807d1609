'use client'

import { clsx } from 'clsx'
import { Check, Copy, Link2Off, RefreshCw } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useCopy } from '../../primitives/useCopy.ts'
import { invitationDate } from '../team-dates.ts'
import styles from './InviteLinkPanel.module.css'

export const inviteLinkPanelTexts = {
  /** `date` is dd/MM/yyyy - HH:mm. */
  expires: (date: string) => `Vale até ${date}`,
}

export type InviteLinkPanelProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Absolute address; without one the panel loads, unless `status` says otherwise. */
  url?: string | undefined
  /** ISO 8601. */
  expiresAt?: string | undefined
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  /** Called after confirmation. The confirm dialog stays open until the promise settles. */
  onReset?: (() => void | Promise<void>) | undefined
}

/**
 * A team's invite link, to copy or to replace by a new one, for members who may invite. must ask for confirmation
 * before the current link stops working. Copying is announced.
 */
export function InviteLinkPanel(props: InviteLinkPanelProps) {
  const { url, expiresAt, status = 'ready', onRetry, failure, onReset, className, ...rest } = props
  const hintId = useId()
  const shown = status === 'ready' && url === undefined ? 'loading' : status
  const date = invitationDate(useTimeZone()(expiresAt))
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={shown}>
      {shown === 'error' && (
        <ErrorState {...failure} title="Não foi possível carregar o link de convite" onRetry={onRetry} />
      )}
      {shown === 'loading' && (
        <div className={styles.placeholder} role="status" aria-label="Carregando o link...">
          <Skeleton shape="block" height="100%" aria-hidden="true" />
        </div>
      )}
      {shown === 'ready' && url !== undefined && (
        <>
          <p id={hintId} className={styles.hint}>
            Quem abrir este link entra no time como jogador.
          </p>
          <div className={styles.line}>
            <input
              className={styles.url}
              aria-label="Link de convite"
              aria-describedby={hintId}
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton url={url} />
            {onReset && <ResetButton onReset={onReset} />}
          </div>
          {date !== undefined && <p className={styles.hint}>{inviteLinkPanelTexts.expires(date)}</p>}
        </>
      )}
    </div>
  )
}

function CopyButton({ url }: { url: string }) {
  const { state, copy } = useCopy()
  const label = {
    idle: 'Copiar link',
    copied: 'Link copiado',
    failed: 'Não foi possível copiar',
  }[state]
  const Icon = { idle: Copy, copied: Check, failed: Link2Off }[state]
  return (
    <Button
      variant="primary"
      icon={<Icon aria-hidden="true" />}
      data-state={state}
      onClick={() => void copy(url)}
    >
      {/* The button's own text, announced when it changes under the focus. */}
      <span role="status">{label}</span>
    </Button>
  )
}

function ResetButton(props: { onReset: () => void | Promise<void> }) {
  const { onReset } = props
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  async function reset() {
    setBusy(true)
    try {
      await onReset()
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => setAsking(true)}>
        Gerar novo link
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Gerar um novo link?"
        description="O link atual deixa de funcionar na hora. Quem já entrou continua no time."
        confirmLabel="Gerar novo link"
        texts={{ cancel: 'Cancelar' }}
        loading={busy}
        onConfirm={() => void reset()}
      />
    </>
  )
}
