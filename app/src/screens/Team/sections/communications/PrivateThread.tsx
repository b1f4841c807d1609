import { Button, Panel } from '@convoca/ui'
import { CommunicationList } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { threadAtom } from '../../../../atoms/communications.ts'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { toCommunication } from '../../../../mappers/communication.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import { CommunicationEditor } from './CommunicationEditor.tsx'
import { useCommunicationActions } from './useCommunicationActions.tsx'

export interface PrivateThreadProps {
  team: Team
  otherUserId: string
  onBack: () => void
}

/** The private thread with another member, with an editor for the reply. */
export function PrivateThread({ team, otherUserId, onBack }: PrivateThreadProps) {
  const me = useAtomValue(userAtom)
  const thread = useQueryAtom(threadAtom, { teamId: team.id, otherUserId })
  const communications = thread.data?.pages.flatMap((page) => page.data) ?? []
  const [edited, setEdited] = useState<Communication>()
  const [sent, setSent] = useState(0)
  const actions = useCommunicationActions({ team, communications, onEdit: setEdited })
  const member = team.members.find(({ entity }) => entity.user_id === otherUserId)
  const nick = member?.entity.user_name ?? findNick(communications, otherUserId)
  return (
    <>
      <Panel
        title={`Conversa com ${nick}`}
        actions={
          <Button icon={<ArrowLeft aria-hidden size={18} />} onClick={onBack}>
            Todos os comunicados
          </Button>
        }
      >
        <CommunicationList
          communications={communications.map((communication) => toCommunication(team, me?.id, communication))}
          {...toQueryProps(thread)}
          onRead={actions.onRead}
          renderActions={actions.renderActions}
          hasMore={thread.hasNextPage}
          loadingMore={thread.isFetchingNextPage}
          onLoadMore={() => void thread.fetchNextPage()}
          texts={{
            label: `Conversa com ${nick}`,
            empty: 'Nenhuma mensagem',
            emptyHint: 'Escreva a primeira.',
          }}
        />
      </Panel>
      {edited && (
        <CommunicationEditor
          key={edited.id}
          team={team}
          subject={{ edited }}
          onDone={() => setEdited(undefined)}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {!edited && member && (
        <CommunicationEditor
          key={sent}
          team={team}
          subject={{ to: otherUserId }}
          onDone={() => setSent(sent + 1)}
        />
      )}
    </>
  )
}

/** The nick of a former member, as their messages have it. */
function findNick(communications: readonly Communication[], userId: string) {
  const people = communications.flatMap(({ sender, recipient }) => [sender, recipient])
  return people.find((person) => person?.id === userId)?.nick ?? 'ex-membro'
}
