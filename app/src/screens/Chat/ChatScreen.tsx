import { Button, ChatPanel, EmptyState, ErrorState } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { MessagesSquare } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { conversationsAtom, ensureConversationAtom } from '../../atoms/chat/conversations.ts'
import { isForbidden, isMissing, toFailure } from '../../atoms/errors.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { BackToList } from './BackToList.tsx'
import { NewChat } from './NewChat.tsx'
import { Thread } from './Thread.tsx'
import { useChatList } from './useChatList.ts'
import { useChatMenu } from './useChatMenu.tsx'
import styles from './ChatScreen.module.css'

/** /chat: conversations, one of them, and its details; on a phone one after the other. */
export function ChatScreen() {
  const { conversation: selectedId } = useSearch({ from: '/shell/guarded/chat' })
  const navigate = useNavigate()
  const list = useChatList(selectedId)
  const menu = useChatMenu()
  const [isChoosing, setIsChoosing] = useState(false)
  const select = (conversation: string | undefined) =>
    void navigate({ to: '/chat', search: conversation === undefined ? {} : { conversation } })
  return (
    <div className={styles.page} data-open={selectedId !== undefined || undefined}>
      <PageHead title="Chats" />
      <ChatPanel
        className={styles.list}
        {...list}
        headingLevel={1}
        chatHref={null}
        menuItems={menu}
        onSelect={({ id }) => select(id)}
        onNewChat={() => setIsChoosing(true)}
      />
      {selectedId === undefined ? (
        <div className={styles.none}>
          <EmptyState
            icon={<MessagesSquare aria-hidden />}
            title="Escolha uma conversa"
            description="Ou comece outra com Novo Chat."
          />
        </div>
      ) : (
        <Selected key={selectedId} id={selectedId} onBack={() => select(undefined)} />
      )}
      {isChoosing && (
        <NewChat
          onClose={() => setIsChoosing(false)}
          onOpened={(id) => {
            setIsChoosing(false)
            select(id)
          }}
        />
      )}
    </div>
  )
}

function Selected({ id, onBack }: { id: string; onBack: () => void }) {
  const me = useAtomValue(userAtom)
  const rows = useAtomValue(conversationsAtom).data
  const ensure = useSetAtom(ensureConversationAtom)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    setError(null)
    ensure(id).catch(setError)
  }, [id, ensure])
  // Again once the list could be read.
  const isListed = rows !== undefined
  useEffect(load, [load, isListed])
  const conversation = rows?.find((row) => row.id === id)
  const [wasListed, setWasListed] = useState(false)
  if (conversation !== undefined && !wasListed) setWasListed(true)
  if (conversation && me) return <Thread conversation={conversation} me={me} onBack={onBack} />
  const isGone = (wasListed && rows !== undefined) || isMissing(error) || isForbidden(error)
  return (
    <div className={styles.notLoaded}>
      {!isGone && (
        <div className={styles.phoneHead}>
          <BackToList conversationId={id} onBack={onBack} />
        </div>
      )}
      <div className={styles.none}>
        {(isGone || error !== null) && <Failure {...{ error, isGone, onBack }} onRetry={load} />}
      </div>
    </div>
  )
}

interface FailureProps {
  error: unknown
  isGone: boolean
  onBack: () => void
  onRetry: () => void
}

function Failure({ error, isGone, onBack, onRetry }: FailureProps) {
  if (isGone) {
    return (
      <EmptyState
        title="Esta conversa não existe mais"
        description="Ou você não faz mais parte dela."
        action={<Button onClick={onBack}>Voltar para as conversas</Button>}
      />
    )
  }
  return <ErrorState {...toFailure(error)} title="Não foi possível abrir a conversa" onRetry={onRetry} />
}
