'use client'

import { Link2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { type SocialProvider, socialButtonsTexts } from '../SocialButtons/SocialButtons.tsx'
import styles from '../SessionList/SessionList.module.css'

export interface LinkedAccountItem {
  provider: SocialProvider
  /** The provider's name for the account; without it none is linked. */
  name?: string | undefined
}

const linkedAccountListTexts = {
  label: 'Contas ligadas',
  loading: 'Carregando contas ligadas',
  empty: 'Nenhum serviço oferecido',
  failed: 'Não foi possível carregar as contas ligadas',
  /** Accessible name of the button: which account it links. */
  linkOf: (provider: string) => `Ligar ${provider}`,
  unlinkOf: (provider: string) => `Desligar ${provider}`,
  names: socialButtonsTexts.names,
}

export type LinkedAccountListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
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
  }

/**
 * The accounts at other services by which somebody logs in. The last way into the account must not offer to be unlinked.
 */
export function LinkedAccountList(props: LinkedAccountListProps) {
  const { accounts, canUnlink, onLink, onUnlink, pending, ...list } = props
  return (
    <RowList
      {...list}
      labels={linkedAccountListTexts}
      expected={3}
      rows={accounts.map((account) => ({
        id: account.provider,
        row: (
          <AccountRow {...{ account, canUnlink, onLink, onUnlink }} pending={account.provider === pending} />
        ),
      }))}
    />
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
    <div className={styles.row} data-provider={provider} data-linked={isLinked || undefined}>
      <Link2 aria-hidden="true" className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.title}>{service}</p>
        <p className={styles.meta}>{name ?? 'Não ligada'}</p>
        {isLast && (
          <p className={styles.meta}>É a sua única forma de entrar. Crie uma senha antes de desligá-la.</p>
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
    </div>
  )
}
