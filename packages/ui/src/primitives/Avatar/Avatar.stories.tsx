import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from './Avatar.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="wheat"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="wheat"/%3E%3C/svg%3E'

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { id: 'u-1', name: 'Ana Conceição' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Conceição' })).toHaveTextContent('A')
  },
})

export const WithPicture = meta.story({ args: { src: picture, size: 'l' } })

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA', size: 'l' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A')).toBeVisible()
  },
})

export const NoName = meta.story({ args: { name: null, id: 'u-9' } })

export const LongText = meta.story({
  args: { name: 'Maria Eduarda Cavalcanti de Albuquerque e Vasconcelos', size: 'xl' },
  play: async ({ canvas, args }) => {
    const avatar = canvas.getByRole('img', { name: args.name! })
    await expect(avatar).toHaveTextContent(/^M$/)
    await expect(avatar.getBoundingClientRect()).toMatchObject({ width: 96, height: 96 })
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} id="u-1" name="Ana" size={size} />
      ))}
      {['bia', 'caio', 'duda', 'edu', 'fabi', 'gil', 'hugo', 'iara', 'joao', 'kaue'].map((nick) => (
        <Avatar key={nick} id={nick} name={nick} />
      ))}
    </div>
  ),
})

export const Interactions = meta.story({
  args: { href: '/pro/ana_sp', onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ana Conceição' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
