import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ChatWindow: {
    use: [
      'For one open conversation, floating at the lower right; the whole screen on phones.',
      "Give it the conversation's id as `key`.",
    ],
    avoid: [
      'For more than three at once on a desktop, or more than one on a phone.',
      'For the list of conversations: `ChatPanel`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves from head to messages to composer.' },
      { keys: 'Enter', does: 'In the composer: sends.' },
      { keys: 'Enter, Space', does: "On the head's buttons: minimise, restore, close." },
    ],
    accessibility: [
      'A named region; messages are a `role="log"`.',
      'Minimised, the header stays reachable and has the unread count; the rest is hidden, but keeps draft and scroll position.',
    ],
    good: [
      'Keep a failed message and offer *Tentar de novo*.',
      'Move it with `style.right` when the side panel is open.',
    ],
    bad: ['Do not take the focus when a message arrives.', 'Do not scroll a reader who is not at the end.'],
  },
}
