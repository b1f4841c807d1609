import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  UnreadBadge: {
    use: ['Beside the title of what holds unread things.'],
    avoid: ['Inside a tab: `Tabs` takes a `count`.', 'For a state in words: `Badge`.'],
    keyboard: [],
    accessibility: ['A polite live region that says "3 não lidos"; it stays, empty, at 0.'],
    reviewed: '2026-11-21',
  },
}
