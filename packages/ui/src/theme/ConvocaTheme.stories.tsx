import type { ReactNode } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../primitives/Button/index.ts'
import { Panel } from '../primitives/Panel/index.ts'
import { ConvocaTheme, type ConvocaThemeProps } from './ConvocaTheme.tsx'

function practice(title: string): ReactNode {
  return (
    <Panel title={title} actions={<Button size="small">Ver agenda</Button>}>
      Hoje, 20:00 às 22:00, no Discord do time.
    </Panel>
  )
}

/** Storybook applies the theme already: a nested one needs no page height. */
const island = { minHeight: 0, padding: 'var(--cv-gutter)' }

const meta = preview.meta({
  title: 'Theme/ConvocaTheme',
  tags: ['static', 'no-text'],
  component: ConvocaTheme,
  args: { style: island, children: practice('Próximo treino') },
  render: (args, { globals }) => <ConvocaTheme {...args} appearance={appearanceOf(globals)} />,
})

export const Default = meta.story({})

/** In the appearance of the page, and an island that is always light. */
export const Examples = meta.story({
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ConvocaTheme {...args} appearance={appearanceOf(globals)} />
      <ConvocaTheme {...args} appearance="light">
        {practice('Treino aberto')}
      </ConvocaTheme>
    </div>
  ),
})

function appearanceOf(globals: Record<string, unknown>): NonNullable<ConvocaThemeProps['appearance']> {
  return globals['appearance'] === 'light' ? 'light' : 'dark'
}
