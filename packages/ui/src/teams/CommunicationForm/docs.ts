import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  CommunicationForm: {
    use: [
      'To write to the team or to one member.',
      'With `kinds` of what the writer may send; to edit, without the other audience.',
    ],
    avoid: ['For a conversation in real time: `Composer`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the fields and buttons.' },
      { keys: 'Enter', does: 'In the title: sends. In the message: a new line.' },
    ],
    accessibility: [
      'After a refused submit the first invalid field gets the focus.',
      'The hint under the kind says who can read it.',
    ],
    good: ['Keep what was written when the server refuses.'],
    bad: ['Do not offer PRIVATE when somebody edits what the team has read.'],
    reviewed: '2026-11-21',
  },
}
