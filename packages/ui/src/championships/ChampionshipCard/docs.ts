import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ChampionshipCard: {
    use: [
      'For a championship among others: `ChampionshipList` lays the cards out in columns.',
      'In columns of about 290 to 420 px.',
    ],
    avoid: ["As the head of a championship's own page.", 'In a narrow row or menu: its name and phase.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the card: one stop.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: [
      'One link, named after the championship; what looks like a button says where it leads and is hidden from screen readers.',
      'The phase is in words; its colour repeats it.',
    ],
    good: [
      'Derive the phase from one moment for all cards of a page, so that the server and the browser render the same.',
      "Choose `headingLevel` by the page's outline.",
    ],
    bad: [
      'Do not put buttons into the card: it is one link.',
      'Do not pass a fee in reais: it is in centavos.',
    ],
  },
}
