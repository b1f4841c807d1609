import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  FormField: {
    use: ['To give a control of your own the label, hint and error of all fields.'],
    avoid: ['Around the finished fields: `TextField`, `SelectField` … contain it.'],
    keyboard: [],
    accessibility: [
      'The control must spread what it is given; it is then named, described and marked invalid.',
    ],
    reviewed: '2026-11-21',
  },
}
