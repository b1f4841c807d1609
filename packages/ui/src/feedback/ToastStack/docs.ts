import type { FolderDocs } from '../../componentDocs.ts'

export const docs: FolderDocs = {
  ToastStack: {
    use: [
      'Once, mounted always. Give it the queue; `toastQueue` puts new ones in front and keeps at most five.',
      'For what happened elsewhere or has passed: saved, sent, invited.',
    ],
    avoid: [
      'For an error of a field: it belongs to the field.',
      'For something that must be answered: a dialog or a card.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the buttons of the toasts, also while a dialog is open.' },
      {
        keys: 'Enter, Space',
        does: "Runs a toast's act or closes it; the focus goes to the next toast, else back.",
      },
    ],
    accessibility: [
      'Two permanent live regions: errors interrupt, everything else waits.',
      'Time stands still while it is pointed at, focused, or the tab is hidden.',
    ],
    good: ['Say what happened in one sentence.', 'Offer at most one act.'],
    bad: ['Do not show a toast for what the page already shows.', 'Do not mount a second stack.'],
    reviewed: '2026-11-21',
  },
}
