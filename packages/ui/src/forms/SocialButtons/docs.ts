import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SocialButtons: {
    use: ['Under the sign-in form, for the providers that the server names.'],
    avoid: ['When no provider is set up: render nothing.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['A named group; every button says its provider in words.'],
    reviewed: '2026-11-21',
  },
}
