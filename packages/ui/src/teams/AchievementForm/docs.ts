import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AchievementForm: {
    use: ['To add or edit what a team has won, with its picture.'],
    avoid: ['To upload a picture alone: `ImageUploader`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the fields, the picture and the buttons.' },
      { keys: 'Enter', does: 'In a line of text: saves.' },
    ],
    accessibility: ['After a refused submit the first invalid field gets the focus.'],
    good: ['Send the `picture` of the last render: a crop left open is confirmed before `onSubmit`.'],
    bad: ['Do not lose the chosen picture when the server refuses the texts.'],
    reviewed: '2026-11-21',
  },
}
