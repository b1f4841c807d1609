import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Panel } from '../primitives/Panel/Panel.tsx'
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

/** The theme in the appearance of the page, and an island that is always light. */
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

const accents = ['lime', 'mint', 'sky', 'violet', 'pink', 'orange'] as const

/** Primary actions and the focus ring follow the accent. */
export const Accents = meta.story({
  tags: ['screenshot-light'],
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      {accents.map((accent) => (
        <ConvocaTheme {...args} key={accent} appearance={appearanceOf(globals)} accent={accent}>
          <Button block variant="primary">
            {accent}
          </Button>
        </ConvocaTheme>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const colours = new Set<string>()
    for (const accent of accents) {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: accent })
      await expect(button).toHaveFocus()
      const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(button)
      await expect(outlineStyle).toBe('solid')
      await expect(toHex(outlineColor)).toBe(getComputedStyle(button).getPropertyValue('--cv-focus-color'))
      await expect(toHex(backgroundColor)).toBe(getComputedStyle(button).getPropertyValue('--cv-accent'))
      colours.add(backgroundColor)
    }
    await expect(colours.size).toBe(accents.length)
  },
})

/** `rgb(1, 2, 3)` as `#010203`. */
function toHex(rgb: string): string {
  const parts = rgb.match(/\d+/g) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

function appearanceOf(globals: Record<string, unknown>): NonNullable<ConvocaThemeProps['appearance']> {
  return globals['appearance'] === 'light' ? 'light' : 'dark'
}
