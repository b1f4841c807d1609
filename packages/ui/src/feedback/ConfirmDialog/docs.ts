import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ConfirmDialog: {
    use: ['Before an act that cannot be taken back: leave a team, delete, replace a picture.'],
    avoid: [
      'When the act can be undone: do it and show an `UndoBar`.',
      'For a form: use a dialog with the form.',
    ],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move inside the dialog; the focus does not leave it.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
      { keys: 'Enter', does: 'On opening: *Cancelar*, where the focus stands.' },
    ],
    accessibility: [
      'An alert dialog: title and description are read on opening, and the focus starts on *Cancelar*.',
    ],
  },
}
