import type { ChatMessage, MessageActions } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { discardChatMessageAtom, retryChatMessageAtom } from '../../atoms/chat/live.ts'
import { deleteMessageAtom, editMessageAtom, pinAtom, reactAtom } from '../../atoms/chat/messages.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import type { Message } from '../../atoms/chat/messages.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { findMessageByKey } from '../../mappers/chat.ts'

const { Part: ChatReport } = lazyPart(() => import('./ChatReport.tsx').then((loaded) => loaded.ChatReport))

export interface MessageActionsOptions {
  /** The messages as the server has them. */
  stored: readonly Message[]
  /** The messages as they are shown. */
  shown: readonly ChatMessage[]
  me: OwnProfile['entity']
  conversation: Conversation
}

/** Whether the user may pin: in the group of a team its owner and managers, elsewhere everybody. */
const canPin = ({ team_id: teamId }: Conversation, { teams }: OwnProfile['entity']) =>
  teamId === null || teams.some(({ id, role }) => id === teamId && (role === 'OWNER' || role === 'MANAGER'))

type Find = (key: string | undefined) => Message | undefined

function useRemoval(find: Find) {
  const remove = useWrite(deleteMessageAtom)
  const discard = useSetAtom(discardChatMessageAtom)
  const { confirm, dialog } = useConfirm(remove.isPending)
  const ask = (key: string) => {
    const message = find(key)
    if (message === undefined) return void discard(key)
    confirm({
      title: 'Apagar mensagem?',
      description: 'Ela some para todos da conversa.',
      confirmLabel: 'Apagar',
      onConfirm: () => remove.run(message.id),
    })
  }
  return { ask, dialog }
}

function useReporting(find: Find) {
  const [key, setKey] = useState<string>()
  const reported = find(key)
  const close = () => setKey(undefined)
  const dialog = reported && (
    <ChatReport
      isUsed
      onFailure={close}
      target={{ target_type: 'MESSAGE', target_id: reported.id }}
      name={reported.sender.name}
      onClose={close}
    />
  )
  return { open: setKey, dialog }
}

function usePin(conversation: Conversation, me: OwnProfile['entity'], find: Find) {
  const pin = useWrite(pinAtom)
  if (!canPin(conversation, me)) return undefined
  return (key: string, isPinned: boolean) => {
    const message = find(key)
    if (message) void pin.run({ id: message.id, isPinned })
  }
}

const findLastOwn = (shown: readonly ChatMessage[]) =>
  shown.findLast(({ isOwn, state, changeable, deleted }) =>
    Boolean(isOwn && changeable && !deleted && state !== 'failed'),
  )

/** The actions on the messages of a thread, with the message that is edited or replied to. */
export function useMessageActions({ stored, shown, me, conversation }: MessageActionsOptions) {
  const meId = me.id
  const [editingId, setEditingId] = useState<string>()
  const [replyingId, setReplyingId] = useState<string>()
  const edit = useWrite(editMessageAtom)
  const react = useWrite(reactAtom)
  const retry = useSetAtom(retryChatMessageAtom)
  const find = (key: string | undefined) =>
    key === undefined ? undefined : findMessageByKey(stored, key, meId)
  const reporting = useReporting(find)
  const removal = useRemoval(find)
  const editing = find(editingId)
  const replying = find(replyingId)

  const actions: MessageActions = {
    onPin: usePin(conversation, me, find),
    onRetry: (key) => void retry(key),
    onReact: (key, emoji) => {
      const message = find(key)
      const own =
        message?.reactions.find((reaction) => reaction.emoji === emoji)?.userIds.includes(meId) ?? false
      if (message) void react.run({ id: message.id, emoji, isAdded: !own })
    },
    onReply: (key) => {
      setEditingId(undefined)
      setReplyingId(key)
    },
    onReport: reporting.open,
    onEdit: (key) => {
      setReplyingId(undefined)
      setEditingId(key)
    },
    onRemove: removal.ask,
  }
  const lastOwn = findLastOwn(shown)
  const composer = {
    editing: editing && { id: editing.id, text: editing.content },
    onEdit: (id: string, content: string) => {
      void edit.run({ id, content }).then((isSaved) => isSaved && setEditingId(undefined))
    },
    onCancelEdit: () => setEditingId(undefined),
    onEditLast: lastOwn && (() => setEditingId(lastOwn.id)),
    replying: replying && { id: replying.id, name: replying.sender.name, text: replying.content },
    onCancelReply: () => setReplyingId(undefined),
  }
  return {
    actions,
    composer,
    dialog: (
      <>
        {removal.dialog}
        {reporting.dialog}
      </>
    ),
  }
}
