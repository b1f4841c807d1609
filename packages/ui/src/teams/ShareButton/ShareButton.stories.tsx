import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { ShareButton } from './ShareButton.tsx'

const meta = preview.meta({
  title: 'Teams/ShareButton',
  component: ShareButton,
  args: { url: 'https://convoca.example/team/profile/TRV', name: 'Trovão Esports' },
})

export const Default = meta.story({})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(writeText).toHaveBeenCalledWith('https://convoca.example/team/profile/TRV')
    await expect(await canvas.findByRole('button', { name: 'Link copiado' })).toHaveFocus()
    await expect(await canvas.findByRole('button', { name: 'Compartilhar' })).toHaveFocus()
  },
})

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await expect(await canvas.findByRole('button', { name: 'Não foi possível copiar' })).toBeVisible()
  },
})

/** A phone passes it on by its own sheet; closing that is no failure. */
export const PhoneSheet = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opened = fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { configurable: true, value: opened })
    const finger = spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    finger.mockRestore()
    Reflect.deleteProperty(navigator, 'share')
    await expect(opened).toHaveBeenCalledWith({
      title: 'Trovão Esports',
      url: 'https://convoca.example/team/profile/TRV',
    })
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toHaveFocus()
  },
})

/** The button among the actions of a page, and in the header of a panel. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader
        title="Vagas do Trovão"
        subtitle="Duas vagas abertas para a próxima temporada."
        actions={<ShareButton {...args} variant="primary" />}
      />
      <Panel title="Página pública" actions={<ShareButton {...args} size="small" variant="ghost" />}>
        Qualquer pessoa com o endereço vê o elenco, as conquistas e os patrocinadores do time.
      </Panel>
    </div>
  ),
})
