import { FormError, LinkedAccountList, Panel } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { linkAccountAtom, linkedAccountsAtom, unlinkAccountAtom } from '../../atoms/social.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { socialNames, useSocialLogin } from '../../hooks/useSocialLogin.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The accounts at Google, Facebook and Steam by which the user logs in. */
export function LinkedAccountsPanel({ userId }: { userId: string }) {
  const linked = useQueryAtom(linkedAccountsAtom, userId)
  const link = useSetAtom(linkAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  const unlink = useWrite(unlinkAccountAtom)
  const social = useSocialLogin({
    purpose: 'link',
    onToken: async (providerType, token) => {
      await link({ userId, providerType, token })
      showToast({ title: 'Sucesso', message: `Conta ${socialNames[providerType]} ligada.` })
    },
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
        pending={unlink.inFlight.at(-1)?.providerType ?? social.pending ?? undefined}
        onLink={social.begin}
        onUnlink={(providerType) =>
          void unlink.run(
            { userId, providerType },
            { done: { title: 'Sucesso', message: `Conta ${socialNames[providerType]} desligada.` } },
          )
        }
      />
      {social.slot}
    </Panel>
  )
}
