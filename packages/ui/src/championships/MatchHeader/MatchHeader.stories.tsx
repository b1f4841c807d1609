import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { doubleElimination } from '../bracket.fixtures.ts'
import type { BracketMatch } from '../match.ts'
import { MatchFacts } from './MatchFacts.tsx'
import { MatchHeader } from './MatchHeader.tsx'

function matchOf(number: number): BracketMatch {
  const found = doubleElimination.find((match) => match.number === number)
  if (!found) throw new Error(`no match ${number}`)
  return found
}

const disputed = { ...matchOf(5), isLive: false, isDisputed: true }

const meta = preview.meta({
  title: 'Championships/MatchHeader',
  component: MatchHeader,
  subcomponents: { MatchFacts },
  args: {
    match: disputed,
    back: { href: '/championships/copa-convoca', label: 'Copa Convoca · M5' },
    ownTeamIds: ['team-1'],
    readyTeams: 2,
    code: 'BRX-7K2',
    referees: ['katia.arb'],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /Pro Players BR.*×.*Fúria Serrana/ }),
    ).toBeVisible()
    await expect(canvas.getByText('Placar em disputa')).toBeVisible()
    await expect(canvas.getByText('Dois times prontos')).toBeVisible()
  },
})

/** Over, as a guest sees it. */
export const Examples = meta.story({
  args: {
    match: matchOf(1),
    ownTeamIds: [],
    code: undefined,
    referees: [],
    games: [
      { map: 'Bind', home: 13, away: 9 },
      { map: undefined, home: 13, away: 11 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1. Bind')).toBeVisible()
    await expect(canvas.getByText('13 – 11')).toBeVisible()
    await expect(canvas.getByText('Encerrada')).toBeVisible()
    await expect(canvas.queryByText('Código do lobby')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    match: {
      ...disputed,
      home: {
        id: 'team-1',
        tag: 'PINDA',
        name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
      },
    },
    code: null,
    readyTeams: 1,
  },
})

/** The code is copied by the keyboard; Tab reaches the way back first. On a page without TLS there is no clipboard. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { clipboard } = navigator
    const writeText = spyOn(clipboard, 'writeText').mockResolvedValue()
    const given = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Copa Convoca · M5' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copiar código' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('Não foi possível copiar')).toBeVisible()
    given.mockReturnValue(clipboard)
    await userEvent.keyboard(' ')
    await expect(writeText).toHaveBeenCalledWith('BRX-7K2')
    await expect(await canvas.findByText('Código copiado')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
})
