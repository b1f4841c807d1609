import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AppShell: {
    use: ['Once, around every page inside the main layout.'],
    avoid: ['Around the sign-in screens (`AuthLayout`, `NewPasswordLayout`) and embeds.'],
    keyboard: [
      { keys: 'Tab', does: 'First stop: the skip link *Pular para o conteúdo*.' },
      { keys: 'Enter', does: 'On the skip link: goes to the content.' },
    ],
    accessibility: [
      "Contains the page's `<main>`, which the router focuses after a navigation.",
      'Landmarks: banner, navigation, main, complementary, contentinfo.',
    ],
    good: [
      'Give it the top bar, one side menu, and the page as children.',
      'Let the shell scroll: the page is as long as it is.',
    ],
    bad: ['Do not put a second `<main>` into it.', 'Do not fix your own bars above its top bar.'],
  },
}
