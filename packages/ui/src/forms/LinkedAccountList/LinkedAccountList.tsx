'use client'

import { clsx } from 'clsx'
import { Link2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ErrorState, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { type SocialProvider, socialButtonsTexts } from '../SocialButtons/SocialButtons.tsx'
import styles from './LinkedAccountList.module.css'

export interface LinkedAccountItem {
  provider: SocialProvider
  /** How the provider names the account; without it none is linked. */
  name?: string | undefined
}

const linkedAccountListTexts = {
  /** Accessible name of the button: which account it links. */
  linkOf: (provider: string) => `Ligar ${provider}`,
  unlinkOf: (provider: string) => `Desligar ${provider}`,
  names: socialButtonsTexts.names,
}

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
}

/**
 * The accounts at other services by which somebody logs in. The last way into the account must not offer to be unlinked.
 */
export function LinkedAccountList(props: LinkedAccountListProps) {
  const { accounts, canUnlink, onLink, onUnlink, pending, status = 'ready', onRetry, ...more } = props
  const { failure, className, ...rest } = more
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={status}>
      {status === 'loading' && <SkeletonRows rows={3} aria-label="Carregando contas ligadas" />}
      {status === 'error' && (
        <ErrorState {...failure} title="Não foi possível carregar as contas ligadas" onRetry={onRetry} />
      )}
      {status === 'ready' && (
        <ul className={styles.list} aria-label="Contas ligadas">
          {accounts.map((account) => (
            <AccountRow
              key={account.provider}
              account={account}
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
  pending: boolean
}

function AccountRow({ account, canUnlink, pending, onLink, onUnlink }: AccountRowProps) {
  const { provider, name } = account
  const isLinked = name !== undefined
  const isLast = isLinked && !canUnlink
  const service = linkedAccountListTexts.names[provider]
  return (
    <li className={styles.row} data-provider={provider} data-linked={isLinked || undefined}>
      <Link2 aria-hidden="true" className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.service}>{service}</p>
        <p className={styles.account}>{name ?? 'Não ligada'}</p>
        {isLast && (
          <p className={styles.account}>É a sua única forma de entrar. Crie uma senha antes de desligá-la.</p>
        )}
      </div>
      {!isLast && (
        <Button
          size="small"
          aria-label={
            pending
              ? undefined
              : (isLinked ? linkedAccountListTexts.unlinkOf : linkedAccountListTexts.linkOf)(service)
          }
          loading={pending}
          loadingLabel={isLinked ? 'Desligando...' : 'Ligando...'}
          onClick={() => (isLinked ? onUnlink : onLink)(provider)}
        >
          {isLinked ? 'Desligar' : 'Ligar'}
        </Button>
      )}
    </li>
  )
}
