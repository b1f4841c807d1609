import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ToastStack: {
    use: [
      'Once, always mounted. Pass it the queue; `toastQueue` prepends new toasts and keeps at most five.',
      'For what happened elsewhere or has passed: saved, sent, invited.',
    ],
    avoid: [
      'For an error of a field: it belongs to the field.',
      'For something that must be answered: a dialog or a card.',
    ],
    keyboard: [
      { keys: 'F8', does: 'Moves into the newest toast and back, also while a dialog is open.' },
      { keys: 'Tab', does: 'Moves through the buttons of the toasts.' },
      { keys: 'Enter, Space', does: 'Closes the toast; the focus goes to the next one, else back.' },
    ],
    accessibility: [
      'Two permanent live regions: errors and warnings are assertive, everything else polite; each toast is announced once.',
      'Hover, focus and a hidden tab pause the expiry.',
    ],
    good: ['Say what happened in one sentence.', 'Say there, or on the page it is about, what can be done.'],
    bad: ['Do not show a toast for what the page already shows.', 'Do not mount a second stack.'],
  },
}
