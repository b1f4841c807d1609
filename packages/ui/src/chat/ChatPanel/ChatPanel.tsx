'use client'

import { clsx } from 'clsx'
import { Maximize2, MessageCirclePlus, MessagesSquare, Plus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useId, useState } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx'
import type { ChatSummary } from '../chat.ts'
import { ChatRow } from '../ChatRow/ChatRow.tsx'
import { filterChats, type ChatFilter } from '../filter-chats.ts'
import { ChatMenu, type ChatMenuItem } from './ChatMenu.tsx'
import { chatPanelTexts, type ChatPanelTexts } from './chat-panel-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ChatPanel.module.css'

export type ChatPanelProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> & {
  /** Newest first. */
  chats: readonly ChatSummary[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Id of the conversation whose window is open. */
  selectedId?: string | undefined
  /** Called with the conversation that was selected. */
  onSelect: (chat: ChatSummary) => void
  /** Called by the "new conversation" button; open `NewChatDialog`. */
  onNewChat: () => void
  /** Address of the chat page, `null` on that page itself. Default `/chat`. */
  chatHref?: string | null | undefined
  /** Level of the title, 1 on a page of its own. Default 2. */
  headingLevel?: 1 | 2 | undefined
  /** Entries of the header's menu; without any there is no menu button. */
  menuItems?: readonly ChatMenuItem[] | undefined
  /** Initial filter; the panel keeps later changes in its state. Default `all`. */
  defaultFilter?: ChatFilter | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  texts?: Partial<ChatPanelTexts> | undefined
}

/** The side panel of conversations. Fills its container; a search overrides the filter. */
export function ChatPanel(props: ChatPanelProps) {
  const { chats, status = 'ready', selectedId, onSelect, onNewChat, chatHref = '/chat', ...more } = props
  const { headingLevel = 2, menuItems = [], defaultFilter = 'all', onRetry, texts, className, ...rest } = more
  const labels = useTexts<ChatPanelTexts>('ChatPanel', chatPanelTexts, texts)
  const [filter, setFilter] = useState(defaultFilter)
  const [search, setSearch] = useState('')
  const titleId = useId()
  const shown = filterChats(chats, filter, search)
  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      className={clsx(styles.root, className)}
      data-status={status}
    >
      <Head {...{ titleId, chatHref, headingLevel, onNewChat, menuItems, labels }} />
      <Tools {...{ chats, search, setSearch, filter, setFilter, labels }} />
      <p className="cv-hidden" role="status">
        {status === 'loading' && labels.loading}
      </p>
      <div className={styles.list} aria-busy={status === 'loading'}>
        {status === 'loading' && <SkeletonRows className={styles.skeleton} rows={6} />}
        {status === 'error' && (
          <ErrorState title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
        )}
        {/* Always mounted, so that an empty result is announced. */}
        <div role="status">
          {status === 'ready' && shown.length === 0 && (
            <NoChats searching={search.trim() !== ''} filter={filter} labels={labels} />
          )}
        </div>
        {status === 'ready' && shown.length > 0 && (
          <ul aria-labelledby={titleId}>
            {shown.map((chat) => (
              <li key={chat.id}>
                <ChatRow
                  chat={chat}
                  selected={chat.id === selectedId}
                  onClick={() => onSelect(chat)}
                  texts={labels.chatRow}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className={styles.foot}>
        <Button block icon={<MessageCirclePlus aria-hidden="true" />} onClick={onNewChat}>
          {labels.newChat}
        </Button>
      </footer>
    </section>
  )
}

type HeadProps = Required<Pick<ChatPanelProps, 'chatHref' | 'headingLevel' | 'onNewChat' | 'menuItems'>> & {
  titleId: string
  labels: ChatPanelTexts
}

function Head({ titleId, chatHref, headingLevel, onNewChat, menuItems = [], labels }: HeadProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      <Title id={titleId} className={styles.title}>
        {labels.title}
      </Title>
      {chatHref !== null && (
        <a className={styles.open} href={chatHref} aria-label={labels.open} title={labels.open}>
          <Maximize2 aria-hidden="true" />
        </a>
      )}
      <IconButton label={labels.add} onClick={onNewChat}>
        <Plus aria-hidden="true" />
      </IconButton>
      {menuItems.length > 0 && <ChatMenu label={labels.menu} items={menuItems} />}
    </header>
  )
}

interface ToolsProps {
  chats: readonly ChatSummary[]
  search: string
  setSearch: (search: string) => void
  filter: ChatFilter
  setFilter: (filter: ChatFilter) => void
  labels: ChatPanelTexts
}

function Tools({ chats, search, setSearch, filter, setFilter, labels }: ToolsProps) {
  const unread = filterChats(chats, 'unread', '').length
  return (
    <div className={styles.tools}>
      <SearchInput
        className={styles.search}
        label={labels.search}
        placeholder={labels.searchPlaceholder}
        value={search}
        onChange={setSearch}
        texts={labels.searchInput}
      />
      <ChipGroup
        label={labels.filter}
        value={filter}
        onChange={(value) => setFilter(value as ChatFilter)}
        options={[
          { value: 'all', label: labels.all },
          { value: 'unread', label: labels.unread, count: unread },
          { value: 'groups', label: labels.groups },
        ]}
      />
    </div>
  )
}

interface NothingProps {
  searching: boolean
  filter: ChatFilter
  labels: ChatPanelTexts
}

function NoChats({ searching, filter, labels }: NothingProps) {
  const [title, text] = searching ? [labels.notFound, labels.notFoundHint] : labels.empty[filter]
  return <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={title} description={text} />
}
