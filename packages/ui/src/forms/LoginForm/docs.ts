import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  LoginForm: {
    use: ['On /auth, in `AuthLayout`.'],
    avoid: ['To ask for the password again inside the app: a dialog with a `PasswordField`.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move through fields and buttons in reading order.' },
      { keys: 'Enter', does: 'In a field: submits the form.' },
    ],
    accessibility: [
      'Every field has its own label, hint and error; the error is announced politely when it appears.',
      'After a refused submit the focus goes to the first field with an error.',
      'E-mail and password carry `autocomplete`, so that password managers fill them.',
    ],
    good: ["Show the server's refusal as `error`, above the button.", 'Keep what was typed after a refusal.'],
    bad: ['Do not say whether it was the e-mail or the password that is wrong.', 'Do not block pasting.'],
  },
}
