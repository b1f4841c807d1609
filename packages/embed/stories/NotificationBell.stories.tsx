import { createElement } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SampleBellElement } from '../src/bell/sample-element.ts'
import { NotificationBell } from '../src/react.ts'
import { findShadow, handlers, origin, sharedArgTypes } from './elements.ts'

const sampleBell = 'convoca-sample-bell'
if (customElements.get(sampleBell) === undefined) customElements.define(sampleBell, SampleBellElement)

const header = { display: 'flex', justifyContent: 'flex-end', padding: 8 } as const

/** `<convoca-notification-bell>`: the notifications of a reader who has let the site in. */
const meta = preview.meta({
  title: 'Embeds/NotificationBell',
  component: NotificationBell,
  args: { origin, site: 'pS0cV1m0XcC6kqjYw5rQ8g' },
  argTypes: {
    site: { description: 'The key of the site, from Configurações → Sites → Meus sites.', control: 'text' },
    ...sharedArgTypes,
  },
  // The panel is outside the story's root.
  parameters: { visual: 'window', layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers)
  },
  decorators: [
    (Story) => (
      <div style={header}>
        <Story />
      </div>
    ),
  ],
})

/** A guest opens the panel by keyboard, which says why to log in. */
export const Default = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const shadow = await findShadow(canvasElement, 'convoca-notification-bell')
    const bell = await shadow.findByRole('button', { name: 'Notificações' })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await shadow.findByRole('button', { name: 'Entrar com Convoca' })).toBeVisible()
  },
})

/** Sample notifications stand in for a reader's: an invitation is answered, and new ones are marked. */
export const LoggedIn = meta.story({
  tags: ['screenshot-light'],
  render: ({ origin: address, accent, theme }) =>
    createElement(sampleBell, { origin: address, accent, theme }),
  play: async ({ canvasElement, userEvent }) => {
    const shadow = await findShadow(canvasElement, sampleBell)
    await userEvent.click(await shadow.findByRole('button', { name: 'Aceitar' }))
    await expect(shadow.queryByRole('button', { name: 'Aceitar' })).toBeNull()
    await expect(shadow.getByRole('button', { name: 'Notificações, 1 não lida' })).toBeVisible()
  },
})
