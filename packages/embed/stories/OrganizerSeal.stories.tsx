import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OrganizerSeal } from '../src/react.ts'
import { expectAdvice, findShadow, handlers, origin, sharedArgTypes } from './elements.ts'

const record = {
  organizer: { id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0101', nick: 'ana_bia' },
  championships: 4,
  promised: 1_200_000,
  deposited: 1_200_000,
  paid: 800_000,
  late: 0,
  median_hours: 31,
}

const answer = (changes: Partial<typeof record> = {}) =>
  http.get('/api/public/organizers/:nick/prize-record', () => HttpResponse.json({ ...record, ...changes }))

/** `<convoca-organizer-seal>`: whether somebody who organises keeps the prizes that are promised. It turns red by itself. */
const meta = preview.meta({
  title: 'Embeds/OrganizerSeal',
  component: OrganizerSeal,
  args: { origin, nick: 'ana_bia', width: 360 },
  argTypes: {
    nick: { description: 'The nick of the organiser.', control: 'text' },
    width: {
      description: 'Greatest width in px, 260 to 560. Default 560.',
      control: { type: 'range', min: 260, max: 560 },
    },
    ...sharedArgTypes,
  },
  beforeEach: ({ msw }) => {
    msw.use(answer(), ...handlers)
  },
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const seal = await findShadow(canvasElement, 'convoca-organizer-seal')
    await expect(await seal.findByText('Prêmios em dia')).toBeVisible()
    await expect(await seal.findByRole('link', { name: 'Organização de ana_bia' })).toHaveAttribute(
      'href',
      `${origin}/pro/ana_bia`,
    )
  },
})

/** A promised prize is not all deposited 72 hours after the last result. */
export const Late = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer({ late: 1, deposited: 400_000 }))
  },
  play: async ({ canvasElement }) => {
    const seal = await findShadow(canvasElement, 'convoca-organizer-seal')
    await expect(await seal.findByText('Prêmio atrasado')).toBeVisible()
  },
})

/** Nothing was promised yet. */
export const None = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    msw.use(answer({ championships: 0, promised: 0, deposited: 0, paid: 0 }))
  },
  play: async ({ canvasElement }) => {
    const seal = await findShadow(canvasElement, 'convoca-organizer-seal')
    await expect(await seal.findByText('Nenhum prêmio prometido')).toBeVisible()
  },
})

/** No account has this nick. */
export const Missing = meta.story({
  tags: ['no-screenshot', '!autodocs'],
  beforeEach: (context) => {
    context.msw.use(
      http.get('/api/public/organizers/:nick/prize-record', () => HttpResponse.json(null, { status: 404 })),
    )
    return expectAdvice()
  },
  play: async ({ canvasElement }) => {
    const seal = await findShadow(canvasElement, 'convoca-organizer-seal')
    await expect(await seal.findByText('Organização não encontrada')).toBeVisible()
  },
})
