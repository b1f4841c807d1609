import { Composer, MessageList, TypingIndicator } from '@convoca/ui'
import { useId, useState } from 'react'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { Details } from './Details.tsx'
import { PinnedBar } from './PinnedBar.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { ThreadBar } from './ThreadBar.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import type { ThreadPanel } from './ThreadHead.tsx'
import { useThread } from './useThread.ts'
import { useWriting } from './useWriting.ts'
import styles from './ChatScreen.module.css'

export interface ThreadProps {
  conversation: Conversation
  me: OwnProfile['entity']
  /** Goes back to the list on a phone. */
  onBack: () => void
}

/** One conversation of the page, with its details beside it. */
export function Thread({ conversation, me, onBack }: ThreadProps) {
  const { list, composer, typing, dialog, viewer, pinned, onJump, isBlocked } = useThread(
    conversation,
    me,
    true,
  )
  const writing = useWriting(conversation, composer)
  const [panel, setPanel] = useState<ThreadPanel | null>(null)
  const toggle = (next: ThreadPanel) => setPanel(panel === next ? null : next)
  const close = () => setPanel(null)
  const titleId = useId()
  // The pressed button goes with the conversation.
  const leaveRefused = () => {
    document.querySelector('main')?.focus({ preventScroll: true })
    onBack()
  }
  const { isGroup } = conversation
  return (
    <>
      <section className={styles.thread} aria-labelledby={titleId}>
        <ThreadHead
          {...{ conversation, me, titleId, onBack, panel }}
          onDetails={() => toggle('details')}
          onSearch={() => toggle('search')}
        />
        <ThreadBar conversation={conversation} isBlocked={isBlocked} onRefused={leaveRefused} />
        <PinnedBar {...pinned} />
        <MessageList className={styles.messages} named={isGroup} {...list} />
        <TypingIndicator className={styles.typing} people={typing} named={isGroup} />
        <Composer
          className={styles.composer}
          {...writing}
          aria-label={`Mensagem para ${conversation.name}`}
        />
        {dialog}
        {viewer}
      </section>
      {panel === 'search' && <SearchPanel conversationId={conversation.id} onOpen={onJump} onClose={close} />}
      {panel === 'details' && <Details conversation={conversation} me={me} onClose={close} onLeft={onBack} />}
    </>
  )
}
