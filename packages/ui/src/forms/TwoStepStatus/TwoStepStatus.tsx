'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ErrorState, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './TwoStepStatus.module.css'

const twoStepStatusTexts = {
  offHint:
    'Com ela, quem descobre a sua senha não entra: a conta pede também um código do aplicativo autenticador.',
  /** The sentence about what it does, and how many recovery codes are left. */
  onHint: (codesLeft: number) =>
    `Para entrar, além da senha, a conta pede um código do aplicativo autenticador. Códigos de recuperação que restam: ${codesLeft}.`,
}

export type TwoStepStatusProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether a log-in asks for a code. */
  enabled: boolean
  /** The number of recovery codes that have not been used. */
  codesLeft: number
  /** Begins to switch it on. */
  onEnable: () => void
  /** Begins to replace the recovery codes. */
  onRenew: () => void
  /** Begins to switch it off. */
  onDisable: () => void
  /** The form of what was begun, in place of the buttons. */
  step?: ReactNode
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
}

/**
 * Whether two-step log-in is on, and what can be done about it. A proof of identity must be asked for by the `step` before
 * anything changes.
 */
export function TwoStepStatus(props: TwoStepStatusProps) {
  const { enabled, codesLeft, onEnable, onRenew, onDisable, step, status = 'ready', ...more } = props
  const { onRetry, failure, className, ...rest } = more
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={status}>
      {status === 'loading' && <SkeletonRows rows={2} aria-label="Carregando a verificação em duas etapas" />}
      {status === 'error' && (
        <ErrorState
          {...failure}
          title="Não foi possível carregar a verificação em duas etapas"
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && (
        <>
          <p className={styles.text}>
            <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'Ativada' : 'Desativada'}</Badge>
            <span>{` ${enabled ? twoStepStatusTexts.onHint(codesLeft) : twoStepStatusTexts.offHint}`}</span>
          </p>
          {step === undefined ? (
            <div className={styles.actions}>
              {enabled ? (
                <>
                  <Button onClick={onRenew}>Gerar novos códigos</Button>
                  <Button onClick={onDisable}>Desativar</Button>
                </>
              ) : (
                <Button variant="primary" onClick={onEnable}>
                  Ativar
                </Button>
              )}
            </div>
          ) : (
            wrapText(step)
          )}
        </>
      )}
    </div>
  )
}

export type TwoStepSecretProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The code that the app reads; drawn in the page, since the secret leaves it for no other service. */
  qr: ReactNode
  /** The secret to be typed, as it is shown: best in groups of four. */
  secret: string
}

/** The secret of an authenticator app, to be read or typed. must be shown once, while two-step log-in is set up. */
export function TwoStepSecret({ qr, secret, className, ...rest }: TwoStepSecretProps) {
  return (
    <div {...rest} className={clsx(styles.setup, className)}>
      <div className={styles.qr}>{qr}</div>
      <div className={styles.root}>
        <p className={styles.text}>
          Leia o código QR com um aplicativo autenticador, como Google Authenticator, 1Password ou Aegis.
        </p>
        <p className={styles.text}>Se não puder ler, digite esta chave no aplicativo:</p>
        <code className={styles.secret}>{secret}</code>
      </div>
    </div>
  )
}

export type RecoveryCodeListProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onCopy'> & {
  /** Each works once. */
  codes: readonly string[]
  /** Copies all of them. */
  onCopy: () => void
  /** The user has put them away; they do not appear again. */
  onDone: () => void
}

/** The recovery codes of two-step log-in, which are shown this once. */
export function RecoveryCodeList(props: RecoveryCodeListProps) {
  const { codes, onCopy, onDone, className, ...rest } = props
  return (
    <section {...rest} className={clsx(styles.root, className)} aria-label="Códigos de recuperação">
      <p className={styles.text}>
        Guarde estes códigos fora deste aparelho: cada um abre a conta uma vez, sem o aplicativo. Eles não
        aparecem de novo.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onCopy}>Copiar códigos</Button>
        <Button variant="primary" onClick={onDone}>
          Guardei os códigos
        </Button>
      </div>
    </section>
  )
}
