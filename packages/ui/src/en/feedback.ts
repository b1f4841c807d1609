import type { EnglishTexts } from './english-texts.ts'

export const feedbackTexts = {
  ConfirmDialog: { cancel: 'Cancel' },
  ContentDialog: { close: 'Close' },
  ErrorState: {
    title: 'It could not be loaded',
    retry: 'Try again',
    retrying: 'Trying...',
    reference: (requestId) => `Code for support: ${requestId}`,
  },
  OfflineBanner: {
    offline: 'You are offline. What was loaded before is still here.',
    offlineFrom: (moment) => `You are offline. You see the data of ${moment}.`,
    retry: 'Try again',
  },
  ToastStack: {
    label: 'Notices',
    dismiss: 'Close the notice',
    types: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
  },
  UndoBar: { undo: 'Undo', close: 'Close' },
  UpdatePrompt: {
    message: 'There is a new version. Reload?',
    reload: 'Reload',
    reloading: 'Reloading...',
    later: 'Not now',
  },
} satisfies Partial<EnglishTexts>
