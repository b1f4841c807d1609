import { InviteLinkPanel, Panel } from '@convoca/ui'
import { inviteLinkAtom, resetInviteLinkAtom } from '../../../../atoms/invitations.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'

const resetToasts = {
  done: { title: 'Sucesso', message: 'Novo link gerado. O anterior não vale mais.' },
  failure: 'Não foi possível gerar um novo link',
}

/** The link with which anybody can join the team. */
export function LinkPanel({ teamId }: { teamId: string }) {
  const link = useQueryAtom(inviteLinkAtom, teamId)
  const { run: resetLink } = useWrite(resetInviteLinkAtom)
  return (
    <Panel title="Link de convite">
      <InviteLinkPanel
        url={link.data && new URL(link.data.url, window.location.origin).href}
        expiresAt={link.data?.expires_at}
        {...toQueryProps(link)}
        onReset={async () => {
          await resetLink(teamId, resetToasts)
        }}
      />
    </Panel>
  )
}
