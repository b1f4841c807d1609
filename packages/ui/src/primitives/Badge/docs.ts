import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Badge: {
    use: ['For a short state beside a title: Pendente, Aceito, Beta.'],
    avoid: ['For something to press: `Chip`.', "For a team's tag: `TagBadge`."],
    keyboard: [],
    accessibility: ['The words say what the colour says. Text keeps 4.5:1 on each tinted ground.'],
    good: ['Keep to one or two words.', 'Use the same tone for the same state everywhere.'],
    bad: ['Do not put a sentence into it.', 'Do not tell two states apart by tone alone.'],
    reviewed: '2026-11-21',
  },
}
