import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NextEvents: {
    use: ['The few next entries of an agenda, on an overview.'],
    avoid: ['The whole agenda with its months, or something that can be answered from here.'],
    keyboard: [{ keys: 'Tab', does: 'Goes through the events that have a page.' }],
    reviewed: '2026-11-21',
  },
}
