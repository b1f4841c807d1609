import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamCard: {
    use: [
      'For a team in a list or among search results.',
      'In columns of about 300 to 420 px: `TeamGrid` lays them out.',
    ],
    avoid: [
      "As the head of a team's own page: `TeamHeader`.",
      'In a narrow row or menu: `TeamLogo` and the name.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the card: one stop.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: [
      'One link, named after the team; everything else is read as description lists.',
      'Team colours never carry text without their contrast being checked.',
    ],
    good: [
      'Give the team as it is: the card fills what is missing.',
      "Choose `headingLevel` by the page's outline.",
    ],
    bad: [
      'Do not put buttons into the card: it is one link.',
      'Do not clip its height: rows stay even by themselves.',
    ],
  },
}
