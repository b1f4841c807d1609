import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TypingIndicator: {
    use: ['Under the messages while others write.'],
    avoid: ["For a message on its way: the bubble's own state."],
    keyboard: [],
    accessibility: ['Not announced: it would interrupt the reading of messages. Still under reduced motion.'],
    reviewed: '2026-11-21',
  },
}
