import { FormError, Panel } from '@convoca/ui'
import { LinkedAccountList } from '@convoca/ui/app'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmedIdentityAtom, pendingLinkAtom } from '../../atoms/confirmed-identity.ts'
import { linkAccountAtom, linkedAccountsAtom, unlinkAccountAtom } from '../../atoms/social.ts'
import type { LinkedAccount } from '../../atoms/social.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { socialNames, useSocialLogin } from '../../hooks/useSocialLogin.tsx'
import { toQueryProps } from '../../mappers/query-props.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

const task = 'removeLoginMethod'

/** The accounts at Google, Facebook and Steam by which the user logs in. */
export function LinkedAccountsPanel({ userId }: { userId: string }) {
  const linked = useQueryAtom(linkedAccountsAtom, userId)
  const setPending = useSetAtom(pendingLinkAtom)
  // A user who comes back from a provider goes on where they were.
  const confirmed = useAtomValue(confirmedIdentityAtom)
  const [unlinking, setUnlinking] = useState(confirmed?.task === task ? confirmed.loginMethod : undefined)
  const social = useSocialLogin({
    purpose: 'link',
    onToken: (provider, token) => Promise.resolve(setPending({ provider, token })),
  })
  const accounts = linked.data?.accounts ?? []
  // A linked account is shown even where its provider is no longer offered.
  const providers = [...new Set([...social.providers, ...accounts.map(({ providerType }) => providerType)])]
  if (providers.length === 0) return null
  return (
    <Panel title="Contas ligadas">
      <FormError>{social.error}</FormError>
      <LinkedAccountList
        accounts={providers.map((provider) => ({
          provider,
          name: accounts.find(({ providerType }) => providerType === provider)?.name,
        }))}
        canUnlink={linked.data?.canUnlink ?? false}
        {...toQueryProps(linked)}
        pending={social.pending ?? undefined}
        onLink={social.begin}
        onUnlink={setUnlinking}
      />
      {accounts.map((account) => (
        <UnlinkDialog
          key={account.providerType}
          {...{ userId, account }}
          open={account.providerType === unlinking}
          onOpenChange={(open) => setUnlinking(open ? account.providerType : undefined)}
        />
      ))}
      <LinkDialog userId={userId} />
      {social.slot}
    </Panel>
  )
}

/** Asks who it is before an account is linked: whoever has come back from its provider, or from Google's window. */
function LinkDialog({ userId }: { userId: string }) {
  const [pending, setPending] = useAtom(pendingLinkAtom)
  const link = useSetAtom(linkAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  const name = pending === null ? '' : socialNames[pending.provider]
  return (
    <IdentityDialog
      {...{ userId }}
      task="addLoginMethod"
      path="/settings?section=security"
      staysHere
      open={pending !== null}
      onOpenChange={(open) => open || setPending(null)}
      title={`Ligar a conta ${name}?`}
      description="Ela passa a entrar na sua conta."
      confirmLabel="Ligar conta"
      onConfirm={async (proof) => {
        if (pending === null) return
        await link({ userId, providerType: pending.provider, token: pending.token, proof })
        showToast({ title: 'Sucesso', message: `Conta ${name} ligada.` })
      }}
    />
  )
}

interface UnlinkDialogProps {
  userId: string
  account: LinkedAccount
  open: boolean
  onOpenChange: (open: boolean) => void
}

function UnlinkDialog({ userId, account, open, onOpenChange }: UnlinkDialogProps) {
  const { providerType } = account
  const unlink = useSetAtom(unlinkAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  const name = socialNames[providerType]
  return (
    <IdentityDialog
      {...{ userId, task, open, onOpenChange }}
      loginMethod={providerType}
      path="/settings?section=security"
      title={`Desligar a conta ${name}?`}
      description="Ela deixa de entrar na sua conta."
      confirmLabel="Desligar conta"
      onConfirm={async (proof) => {
        await unlink({ userId, providerType, proof })
        showToast({ title: 'Sucesso', message: `Conta ${name} desligada.` })
      }}
    />
  )
}
