import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  args: {},
})

export const Default = meta.story({})

/** Shows a championship's own links; `Default` has the documented ones. On phones there is none. */
export const Examples = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <Footer
      quickLinks={[
        { label: 'Tabela', href: '#tabela' },
        { label: 'Regulamento', href: '#regulamento' },
        { label: 'Transmissão', href: '#transmissao' },
      ]}
      supportLinks={[{ label: 'Falar com a organização', href: '#contato' }]}
    />
  ),
})

/** The narrowest that it is shown at. */
export const LongText = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: {
    quickLinks: [
      { label: 'Regulamento do Circuito Inconstitucionalissimamente Profissional', href: '#regulamento' },
      { label: 'Otorrinolaringologistasdopindamonhangaba', href: '#time' },
    ],
    supportLinks: [{ label: 'Fale conosco pelo atendimento de segunda a sexta', href: '#contato' }],
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth)
    for (const link of canvas.getAllByRole('link')) {
      const group = link.closest('nav')
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
        (group?.getBoundingClientRect().right ?? 0) + 1,
      )
    }
  },
})

const follow = fn((event: Event) => event.preventDefault())

export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    follow.mockClear()
    canvasElement.addEventListener('click', follow, { once: true })
    for (const name of ['Início', 'Campeonatos', 'Configuração', 'FAQ', 'Fale conosco']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
})
