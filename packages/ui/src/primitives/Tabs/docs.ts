import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Tabs: {
    use: ['For parts of one page that each have their own address.'],
    avoid: ['For steps that follow one another: `TeamWizard` shows its own.', 'For filters: `ChipGroup`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from part to part.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: ['A navigation, not ARIA tabs: the open part has `aria-current="page"`.'],
    reviewed: '2026-11-21',
  },
}
