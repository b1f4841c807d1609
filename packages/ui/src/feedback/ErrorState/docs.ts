import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ErrorState: {
    use: ['When a list or page could not be loaded.'],
    avoid: [
      "For a refused form: `FormError` and the field's error.",
      'For an act that failed in passing: a toast.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to *Tentar de novo*.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['Announced at once (`role="alert"`).'],
    reviewed: '2026-11-21',
  },
}
