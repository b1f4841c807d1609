import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { ruleParts } from './markdown.fixtures.ts'
import { MarkdownText } from './MarkdownText.tsx'

const { late, locked } = ruleParts

const rules = [
  `## ${ruleParts.matches}`,
  ruleParts.report,
  `## ${ruleParts.delays}`,
  `${late[0]} **${late[1]}** ${late[2]}`,
  `## ${ruleParts.roster}`,
  `- ${ruleParts.players}\n- ${locked[0]} *${locked[1]}* ${locked[2]}`,
  `${ruleParts.questions} [${ruleParts.link}](https://convoca.example/regras).`,
].join('\n\n')

const meta = preview.meta({
  title: 'Primitives/MarkdownText',
  component: MarkdownText,
  args: { source: rules },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

/** Refused markup is shown as it was written. */
export const Hostile = meta.story({
  args: { source: '<b onclick="x()">Oi</b> [clique](javascript:alert(1)) ![foto](https://a.example/a.png)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b onclick/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'clique' })).toBeNull()
    await expect(canvasElement.querySelector('img, b')).toBeNull()
  },
})

export const Examples = meta.story({
  render: () => (
    <Panel title="Regras">
      <MarkdownText source={'> Jogue limpo\n\n1. Servidor `br1`\n2. Capturas de tela no fim'} />
    </Panel>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { source: `# ${'Pindamonhangaba'.repeat(6)}\n\n${'https://convoca.example/'.repeat(8)}` },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'regulamento completo' })).toHaveFocus()
  },
})
