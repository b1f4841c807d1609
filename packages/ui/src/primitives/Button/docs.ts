import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Button: {
    use: ['For an action: save, send, accept, open a dialog.', 'With `loading` while the action is pending.'],
    avoid: [
      'To go to another page: `LinkButton` is a real link.',
      'With an icon alone: `IconButton` demands a name.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      'While it loads it stays focusable (`aria-disabled`, `aria-busy`) and swallows presses.',
      'At least 44 px high on touch screens.',
    ],
    good: [
      'One `primary` per view: its main action.',
      'Name the action in the label: *Criar time*, *Enviar convite*.',
    ],
    bad: [
      'Do not put two `primary` buttons beside one another.',
      'Do not use `danger` on the button that opens a `ConfirmDialog`, only in the dialog.',
    ],
  },
  LinkButton: {
    use: ['To lead to another page with the look of a button: *Entrar*, *Criar time*.'],
    avoid: ['For an action on the page: `Button`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: ['It is a link: it can be opened in a new tab, and is read as one.'],
  },
}
