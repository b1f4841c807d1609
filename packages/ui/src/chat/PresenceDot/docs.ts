import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  PresenceDot: {
    use: ['Beside a picture or name that is shown for its presence.'],
    avoid: ['Where the state is already written.'],
    keyboard: [],
    accessibility: [
      'Its words are there for screen readers; `labelled` shows them: the colour never stands alone.',
    ],
    reviewed: '2026-11-21',
  },
}
