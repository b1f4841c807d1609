import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AuthLayout: {
    use: ['Around sign-in, registration and recovery.'],
    avoid: ['Around the new password: `NewPasswordLayout`. Inside the main layout: `AppShell`.'],
    keyboard: [],
    accessibility: ["The picture is decoration; the form is the page's `<main>`."],
    reviewed: '2026-11-21',
  },
}
