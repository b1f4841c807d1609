import { InviteLinkPanel, Panel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { inviteLinkAtom, resetInviteLinkAtom } from '../../../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../../../atoms/toasts.ts'

/** The link by which whoever has it joins the team. */
export function LinkPanel({ teamId }: { teamId: string }) {
  const link = useAtomValue(useMemo(() => inviteLinkAtom(teamId), [teamId]))
  const resetLink = useSetAtom(resetInviteLinkAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  async function reset() {
    try {
      await resetLink(teamId)
      showToast({ title: 'Sucesso', message: 'Novo link gerado. O anterior não vale mais.' })
    } catch (error) {
      showError(error, 'Não foi possível gerar um novo link')
    }
  }
  return (
    <Panel title="Link de convite">
      <InviteLinkPanel
        url={link.data && new URL(link.data.url, window.location.origin).href}
        expiresAt={link.data?.expires_at}
        status={link.isError ? 'error' : link.data ? 'ready' : 'loading'}
        onRetry={() => void link.refetch()}
        onReset={reset}
      />
    </Panel>
  )
}
