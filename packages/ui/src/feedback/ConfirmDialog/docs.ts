import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ConfirmDialog: {
    use: ['Before an irreversible action: leaving a team, deleting, replacing a picture.'],
    avoid: [
      'When the action can be undone: do it and show an `UndoBar`.',
      'For a form: use a dialog with the form.',
    ],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move inside the dialog; the focus does not leave it.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
      { keys: 'Enter', does: 'After opening: *Cancelar*, which has the focus.' },
    ],
    accessibility: [
      'An alert dialog: title and description are read on opening, and the focus starts on *Cancelar*.',
    ],
  },
}
