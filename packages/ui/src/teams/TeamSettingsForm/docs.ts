import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamSettingsForm: {
    use: ['Changing what a team says of itself, how it looks and what it shows.'],
    avoid: [
      'Making a team: TeamWizard asks for less.',
      'Logo and banner: ImageUploader stores them by themselves.',
    ],
    keyboard: [
      { keys: 'Enter', does: 'In a field: saves.' },
      { keys: 'Space', does: 'On a switch: switches.' },
    ],
    accessibility: [
      'After a submit the first field that was refused gets the focus and is described by its sentence.',
      'The contrast of each colour is a sentence, not only the preview.',
    ],
    reviewed: '2026-11-21',
  },
}
