'use client'

import { clsx } from 'clsx'
import { Link2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ErrorState, type ErrorStateTexts, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { type SocialProvider, socialButtonsTexts } from '../SocialButtons/SocialButtons.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './LinkedAccountList.module.css'

export interface LinkedAccountItem {
  provider: SocialProvider
  /** How the provider names the account; without it none is linked. */
  name?: string | undefined
}

export const linkedAccountListTexts = {
  label: 'Contas ligadas',
  notLinked: 'Não ligada',
  link: 'Ligar',
  linking: 'Ligando...',
  /** Accessible name of the button: which account it links. */
  linkOf: (provider: string) => `Ligar ${provider}`,
  unlink: 'Desligar',
  unlinking: 'Desligando...',
  unlinkOf: (provider: string) => `Desligar ${provider}`,
  /** Why an account cannot be unlinked. */
  lastWayIn: 'É a sua única forma de entrar. Crie uma senha antes de desligá-la.',
  loading: 'Carregando contas ligadas',
  errorTitle: 'Não foi possível carregar as contas ligadas',
  names: socialButtonsTexts.names,
}

export type LinkedAccountListTexts = typeof linkedAccountListTexts & { errorState?: Partial<ErrorStateTexts> }

export type LinkedAccountListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The providers that the server offers, and those that are linked. */
  accounts: readonly LinkedAccountItem[]
  /** Whether one may be unlinked; otherwise the linked one is the last way into the account. */
  canUnlink: boolean
  /** Begins to link an account of this provider. */
  onLink: (provider: SocialProvider) => void
  /** Unlinks the account of this provider. */
  onUnlink: (provider: SocialProvider) => void
  /** The provider whose account is being linked or unlinked. */
  pending?: SocialProvider | undefined
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  texts?: Partial<LinkedAccountListTexts> | undefined
}

/**
 * The accounts at other services by which somebody logs in. The last way into the account must not offer to be unlinked.
 */
export function LinkedAccountList(props: LinkedAccountListProps) {
  const { accounts, canUnlink, onLink, onUnlink, pending, status = 'ready', onRetry, ...more } = props
  const { failure, texts, className, ...rest } = more
  const labels = useTexts<LinkedAccountListTexts>('LinkedAccountList', linkedAccountListTexts, texts)
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={status}>
      {status === 'loading' && <SkeletonRows rows={3} aria-label={labels.loading} />}
      {status === 'error' && (
        <ErrorState {...failure} title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
      )}
      {status === 'ready' && (
        <ul className={styles.list} aria-label={labels.label}>
          {accounts.map((account) => (
            <AccountRow
              key={account.provider}
              account={account}
              labels={labels}
              canUnlink={canUnlink}
              pending={account.provider === pending}
              onLink={onLink}
              onUnlink={onUnlink}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface AccountRowProps extends Pick<LinkedAccountListProps, 'canUnlink' | 'onLink' | 'onUnlink'> {
  account: LinkedAccountItem
  labels: LinkedAccountListTexts
  pending: boolean
}

function AccountRow({ account, labels, canUnlink, pending, onLink, onUnlink }: AccountRowProps) {
  const { provider, name } = account
  const isLinked = name !== undefined
  const isLast = isLinked && !canUnlink
  const service = labels.names[provider]
  return (
    <li className={styles.row} data-provider={provider} data-linked={isLinked || undefined}>
      <Link2 aria-hidden="true" className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.service}>{service}</p>
        <p className={styles.account}>{name ?? labels.notLinked}</p>
        {isLast && <p className={styles.account}>{labels.lastWayIn}</p>}
      </div>
      {!isLast && (
        <Button
          size="small"
          aria-label={pending ? undefined : (isLinked ? labels.unlinkOf : labels.linkOf)(service)}
          loading={pending}
          loadingLabel={isLinked ? labels.unlinking : labels.linking}
          onClick={() => (isLinked ? onUnlink : onLink)(provider)}
        >
          {isLinked ? labels.unlink : labels.link}
        </Button>
      )}
    </li>
  )
}
