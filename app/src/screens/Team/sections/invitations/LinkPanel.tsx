import { InviteLinkPanel, Panel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { inviteLinkAtom, resetInviteLinkAtom } from '../../../../atoms/invitations.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'

const newLink = {
  done: { title: 'Sucesso', message: 'Novo link gerado. O anterior não vale mais.' },
  failure: 'Não foi possível gerar um novo link',
}

/** The link by which whoever has it joins the team. */
export function LinkPanel({ teamId }: { teamId: string }) {
  const link = useAtomValue(useMemo(() => inviteLinkAtom(teamId), [teamId]))
  const resetLink = useSetAtom(resetInviteLinkAtom)
  const tell = useSetAtom(runWithToastAtom)
  return (
    <Panel title="Link de convite">
      <InviteLinkPanel
        url={link.data && new URL(link.data.url, window.location.origin).href}
        expiresAt={link.data?.expires_at}
        {...toQueryProps(link)}
        onReset={async () => {
          await tell(newLink, () => resetLink(teamId))
        }}
      />
    </Panel>
  )
}
