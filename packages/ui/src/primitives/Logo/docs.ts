import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Logo: {
    use: ['In the top bar, the side menu, the foot and the sign-in screens.'],
    avoid: ['As decoration or pattern.'],
    keyboard: [{ keys: 'Enter', does: 'With `href`: follows the link.' }],
    accessibility: ['Named CONVOCA; the drawing itself is hidden.'],
    reviewed: '2026-11-21',
  },
}
