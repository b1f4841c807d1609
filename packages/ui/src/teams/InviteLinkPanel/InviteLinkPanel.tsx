'use client'

import { clsx } from 'clsx'
import { Check, Copy, Link2Off, RefreshCw } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState, type ErrorStateTexts, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useCopy } from '../../primitives/useCopy.ts'
import { invitationDate } from '../team-dates.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './InviteLinkPanel.module.css'

export const inviteLinkPanelTexts = {
  label: 'Link de convite',
  hint: 'Quem abrir este link entra no time como jogador.',
  /** `date` is dd/MM/yyyy - HH:mm. */
  expires: (date: string) => `Vale até ${date}`,
  loading: 'Carregando o link...',
  failed: 'Não foi possível carregar o link de convite',
  copy: 'Copiar link',
  /** Shown for two seconds after the address was copied. */
  copied: 'Link copiado',
  /** The browser refused to copy. */
  notCopied: 'Não foi possível copiar',
  reset: 'Gerar novo link',
  resetTitle: 'Gerar um novo link?',
  resetText: 'O link atual deixa de funcionar na hora. Quem já entrou continua no time.',
  resetConfirm: 'Gerar novo link',
  resetCancel: 'Cancelar',
}

export type InviteLinkPanelTexts = typeof inviteLinkPanelTexts & { errorState?: Partial<ErrorStateTexts> }

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
  texts?: Partial<InviteLinkPanelTexts> | undefined
}

/**
 * A team's invite link, to copy or to replace by a new one, for members who may invite. must ask for confirmation
 * before the current link stops working. Copying is announced.
 */
export function InviteLinkPanel(props: InviteLinkPanelProps) {
  const { url, expiresAt, status = 'ready', onRetry, failure, onReset, texts, className, ...rest } = props
  const labels = useTexts<InviteLinkPanelTexts>('InviteLinkPanel', inviteLinkPanelTexts, texts)
  const hintId = useId()
  const shown = status === 'ready' && url === undefined ? 'loading' : status
  const date = invitationDate(useTimeZone()(expiresAt))
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={shown}>
      {shown === 'error' && (
        <ErrorState {...failure} title={labels.failed} onRetry={onRetry} texts={labels.errorState} />
      )}
      {shown === 'loading' && (
        <div className={styles.placeholder} role="status" aria-label={labels.loading}>
          <Skeleton shape="block" height="100%" aria-hidden="true" />
        </div>
      )}
      {shown === 'ready' && url !== undefined && (
        <>
          <p id={hintId} className={styles.hint}>
            {labels.hint}
          </p>
          <div className={styles.line}>
            <input
              className={styles.url}
              aria-label={labels.label}
              aria-describedby={hintId}
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton url={url} labels={labels} />
            {onReset && <ResetButton onReset={onReset} labels={labels} />}
          </div>
          {date !== undefined && <p className={styles.hint}>{labels.expires(date)}</p>}
        </>
      )}
    </div>
  )
}

function CopyButton({ url, labels }: { url: string; labels: InviteLinkPanelTexts }) {
  const { state, copy } = useCopy()
  const label = { idle: labels.copy, copied: labels.copied, failed: labels.notCopied }[state]
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

function ResetButton(props: { onReset: () => void | Promise<void>; labels: InviteLinkPanelTexts }) {
  const { onReset, labels } = props
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
        {labels.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={labels.resetTitle}
        description={labels.resetText}
        confirmLabel={labels.resetConfirm}
        texts={{ cancel: labels.resetCancel }}
        loading={busy}
        onConfirm={() => void reset()}
      />
    </>
  )
}
