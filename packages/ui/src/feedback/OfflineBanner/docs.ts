import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  OfflineBanner: {
    use: ['Above the content as long as there is no network.'],
    avoid: ['For a server that fails while the network is there: `ErrorState` or a toast.'],
    keyboard: [{ keys: 'Tab', does: 'Moves to *Tentar de novo*, when there is one.' }],
    accessibility: [
      'Announced politely, so it stays mounted while closed; it does not take the focus, and gives it back when it closes with it.',
    ],
    reviewed: '2026-11-21',
  },
}
