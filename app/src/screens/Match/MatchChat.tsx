import { Composer, LinkButton, MessageList, Panel, TypingIndicator } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { userAtom } from '../../atoms/session.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { useThread } from '../Chat/useThread.ts'
import { useWriting } from '../Chat/useWriting.ts'
import styles from './match.module.css'
import { useMatchConversation } from './useMatchConversation.ts'

/** The chat of the match: beside its score where there is room for both, on phones in a tab. */
export function MatchChat({ conversationId }: { conversationId: string }) {
  const me = useAtomValue(userAtom)
  const conversation = useMatchConversation(conversationId)
  return me && conversation ? <OpenChat key={conversationId} conversation={conversation} me={me} /> : null
}

function OpenChat({ conversation, me }: { conversation: Conversation; me: OwnProfile['entity'] }) {
  const { list, composer, typing, dialog, viewer } = useThread(conversation, me, true)
  const writing = useWriting(conversation, composer)
  return (
    <Panel
      flush
      className={styles.chat}
      title="Chat da partida"
      actions={
        <LinkButton size="small" variant="ghost" href={`/chat?conversation=${conversation.id}`}>
          Abrir no chat
        </LinkButton>
      }
    >
      <MessageList className={styles.messages} named {...list} />
      <TypingIndicator className={styles.typing} people={typing} named />
      <Composer {...writing} aria-label={`Mensagem para ${conversation.name}`} />
      {dialog}
      {viewer}
    </Panel>
  )
}
