import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Avatar: {
    use: [
      'For the picture of a person wherever a nick is shown.',
      'As a link (`href`) where the picture alone leads to the profile.',
    ],
    avoid: [
      "For a team: `TeamLogo` takes the team's colours.",
      'Beside a name that says the same without `decorative`: a screen reader would read it twice.',
    ],
    keyboard: [{ keys: 'Enter', does: 'With `href`: follows the link.' }],
    accessibility: [
      'It is `role="img"` named after the person; `decorative` hides it.',
      'The initial keeps 4.5:1 on each of its eight grounds.',
    ],
    reviewed: '2026-11-21',
  },
}
