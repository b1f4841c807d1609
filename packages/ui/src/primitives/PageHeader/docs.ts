import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  PageHeader: {
    use: ['Once at the head of a page: title, what it is about, its main acts.'],
    avoid: ['Inside a section: `Panel` has a title of its own.', "On a team's own pages: `TeamHeader`."],
    keyboard: [],
    accessibility: ['Holds the h1. The order of reading is title, description, acts.'],
    reviewed: '2026-11-21',
  },
}
