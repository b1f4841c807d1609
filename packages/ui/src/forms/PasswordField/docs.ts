import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  PasswordField: {
    use: ['For every password; `autoComplete` says whether it is the present one or a new one.'],
    avoid: ['For codes that may be seen: `TextField`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'On the eye: shows or hides what was typed; the form is not submitted.' },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
      'The eye is a button that says whether the password is shown; strength is said in words.',
    ],
    reviewed: '2026-11-21',
  },
}
