import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamWizard: {
    use: [
      'For making a team in three steps: details, pictures, invitations.',
      'Inside your own frame; else take the dialog or the page.',
    ],
    avoid: ['For editing a team: its settings have their own form.', 'For one step: a plain form.'],
    keyboard: [
      { keys: 'Enter', does: 'In a field: same as *Próximo*; on the third step it does not submit.' },
      { keys: 'Tab, Shift+Tab', does: 'Move through the step.' },
    ],
    accessibility: [
      "The focus follows to the new step's heading, or to the first field with an error.",
      'The present step has `aria-current="step"`; done ones carry a check mark.',
    ],
    good: [
      'Keep the values outside: nothing typed is lost by going back. Only the chosen players are let go.',
      "Show the server's refusal at its field and go to its step.",
    ],
    bad: ['Do not skip a step for the user.', 'Do not create the team before the third step.'],
  },
  TeamWizardDialog: {
    use: ['From 768 px: the wizard over the page.'],
    avoid: ['On phones: `TeamWizardPage`.'],
    keyboard: [
      { keys: 'Enter', does: 'In a field: same as *Próximo*; on the third step it does not submit.' },
      { keys: 'Tab, Shift+Tab', does: 'Move through the step.' },
      { keys: 'Escape', does: 'Closes it, except while the team is being made.' },
    ],
    accessibility: ['A press beside the dialog does not close it: something was typed.'],
  },
  TeamWizardPage: {
    use: ['On narrow screens, as the page /team/create.'],
    avoid: ["In a dialog: it brings the page's h1."],
    keyboard: [
      { keys: 'Enter', does: 'In a field: same as *Próximo*; on the third step it does not submit.' },
      { keys: 'Tab, Shift+Tab', does: 'Move through the step.' },
    ],
    accessibility: ["Contains the page's h1."],
  },
}
