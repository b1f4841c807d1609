import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  MemberTable: {
    use: ['For the members of a team with their roles and menus.'],
    avoid: ['For choosing people: `PlayerPicker`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'On a role or the menu: opens it.' },
      { keys: 'Arrow Up, Arrow Down', does: 'Move in the open menu.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
    ],
    accessibility: [
      'Asks before somebody is removed, leaves or gets the team. Shows only what `can` allows.',
    ],
  },
  MemberRow: {
    use: ['For one member in a list of your own.'],
    avoid: ['Inside `MemberTable`: it draws its rows.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['Its buttons name the member.'],
  },
}
