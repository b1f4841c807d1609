import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Composer: {
    use: ['For writing in a conversation: text, emoji, a picture, voice.'],
    avoid: ['For comments or descriptions: `TextAreaField`.'],
    keyboard: [
      { keys: 'Enter', does: 'Sends.' },
      { keys: 'Shift+Enter', does: 'Breaks the line.' },
      { keys: 'Arrow keys', does: 'Move in the emoji grid.' },
      { keys: 'Escape', does: 'Closes the emoji grid; while editing, gives the change up.' },
      { keys: 'ArrowUp', does: 'In an empty box, edits the last own message (`onEditLast`).' },
    ],
    accessibility: [
      'Enter during the composition of a character (IME) does not send. A refused file is announced with its reason.',
    ],
  },
}
