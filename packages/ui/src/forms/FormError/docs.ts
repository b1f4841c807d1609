import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  FormError: {
    use: ['For what is wrong with the whole form: wrong credentials, no connection.'],
    avoid: ['For one field: pass its `error`.'],
    keyboard: [],
    accessibility: ['An alert that stays mounted while empty, so that it is announced when it fills.'],
    reviewed: '2026-11-21',
  },
}
