import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SwitchField: {
    use: ['For what is on or off and counts at once: recruiting, notifications.'],
    avoid: [
      'For consent inside a form that is sent later: a checkbox.',
      'For more than two states: `SelectField`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Space, Enter', does: 'Switches.' },
    ],
    accessibility: ['A switch named by its label; the state is told by `aria-checked`, not by colour alone.'],
    reviewed: '2026-11-21',
  },
}
