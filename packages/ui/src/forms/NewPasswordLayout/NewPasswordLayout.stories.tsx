import { expect, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { BackdropArt } from './BackdropArt.tsx'
import { NewPasswordLayout } from './NewPasswordLayout.tsx'

const meta = preview.meta({
  title: 'Forms/NewPasswordLayout',
  component: NewPasswordLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>NOVA SENHA</h1> },
})

/**
 * Only the first stories show the whole backdrop, which weighs more in a picture than all else; the others
 * are low.
 */
const low = { minHeight: '24rem' }

/** Stories run under reduced motion: the first picture stays, and there is nothing to pause. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pictures = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: 8 }}>
      {[0, 1, 2, 3].map((picture) => (
        <div key={picture} style={{ position: 'relative', isolation: 'isolate', aspectRatio: '16 / 9' }}>
          <BackdropArt picture={picture} />
        </div>
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    style: low,
    children: (
      <>
        <h1>CRIE UMA SENHA NOVA PARA A CONTA DA ASSOCIAÇÃO ATLÉTICA DESPORTIVA ELETRÔNICA</h1>
        <p>
          Este endereço vale para
          maximiliano.wanderley.de.albuquerque.cavalcanti@associacao-atletica.exemplo.com.br e só pode ser
          usado uma vez.
        </p>
      </>
    ),
  },
})

/** The link of the e-mail has expired. */
export const Examples = meta.story({
  args: {
    style: low,
    children: (
      <>
        <h1>LINK EXPIRADO</h1>
        <FormError>Este link expirou. Peça um novo e-mail de recuperação.</FormError>
        <LinkButton href="#recuperar" variant="primary" size="large" block>
          Pedir novo e-mail
        </LinkButton>
      </>
    ),
  },
})

/** The images rotate if motion is not reduced, and can be paused. */
export const Interactions = meta.story({
  args: { style: low },
  beforeEach: () => {
    const { matchMedia } = window
    const moving = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.includes('reduced-motion') ? 'not all' : query),
    )
    return () => moving.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'CONVOCA' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pausar as imagens de fundo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Retomar as imagens de fundo' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Pausar as imagens de fundo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
})
