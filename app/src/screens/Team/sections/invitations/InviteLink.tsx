import { InviteLinkPanel } from '@convoca/ui/app'
import { inviteLinkAtom, resetInviteLinkAtom } from '../../../../atoms/invitations.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import styles from './invitations.module.css'

const resetToasts = {
  done: { title: 'Sucesso', message: 'Novo link gerado. O anterior não vale mais.' },
}

/** The link with which anybody can join the team. */
export function InviteLink({ teamId }: { teamId: string }) {
  const link = useQueryAtom(inviteLinkAtom, teamId)
  const { run: resetLink } = useWrite(resetInviteLinkAtom)
  return (
    <InviteLinkPanel
      className={styles.link}
      url={link.data && new URL(link.data.url, window.location.origin).href}
      expiresAt={link.data?.expires_at}
      {...toQueryProps(link)}
      onReset={async () => {
        await resetLink(teamId, resetToasts)
      }}
    />
  )
}
