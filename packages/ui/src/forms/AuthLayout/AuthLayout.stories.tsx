import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RecoveryForm } from '../RecoveryForm/RecoveryForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  title: 'Forms/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Nova senha</h1> },
})

export const Default = meta.story({})

export const Wide = meta.story({ args: { wide: true, children: <h1>Criar conta</h1> } })

export const LongText = meta.story({
  args: {
    children: <h1>Recuperação da senha da sua conta de jogador na plataforma</h1>,
  },
})

/** The layout as the app uses it: the form brings the page's h1. */
export const Examples = meta.story({
  args: {
    children: (
      <RecoveryForm
        fields={{ email: { value: 'ana@exemplo.com.br', onChange: fn() } }}
        onSubmit={fn()}
        sent
      />
    ),
  },
})

/** The way home comes first, then the form. */
export const Interactions = meta.story({
  args: {
    homeHref: '#inicio',
    children: <RecoveryForm fields={{ email: { value: '', onChange: fn() } }} onSubmit={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'CONVOCA' })
    await userEvent.tab()
    await expect(home).toHaveFocus()
    await expect(home).toHaveAttribute('href', '#inicio')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(home).toHaveFocus()
  },
})
