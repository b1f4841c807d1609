import type { FolderDocs } from '../component-docs.ts'

export const docs: FolderDocs = {
  ConvocaTheme: {
    use: [
      'Once, around the whole page or around the island that an embed draws.',
      'With the resolved appearance: the caller turns "system" into dark or light.',
    ],
    avoid: [
      'Around single components inside a themed page: they inherit the tokens.',
      'To recolour one part: set the custom properties (`--cv-accent`) on that part.',
    ],
    keyboard: [],
    accessibility: [
      'Both palettes keep 4.5:1 for text and 3:1 for outlines of controls (theme/tokens.test.ts).',
      'The focus ring is `--cv-focus`; components never remove the outline.',
    ],
  },
}
