import { EllipsisVertical } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { MemberList } from './MemberList.tsx'
import type { TeamMember } from './MemberRow.tsx'

const members: TeamMember[] = [
  {
    id: '1',
    nick: 'ana_sp',
    name: 'Ana Conceição',
    role: 'OWNER',
    gender: 'FEMALE',
    rosterStatus: 'STARTER',
    href: '#ana',
    isYou: true,
  },
  { id: '2', nick: 'joao_mid', name: 'João Pires', role: 'CAPTAIN', rosterStatus: 'STARTER', href: '#joao' },
  {
    id: '3',
    nick: 'maju',
    name: 'Maria Júlia Reis',
    role: 'PLAYER',
    gender: 'FEMALE',
    rosterStatus: 'STARTER',
    href: '#maju',
  },
  {
    id: '4',
    nick: 'rafa.top',
    name: 'Rafael Tupã',
    role: 'PLAYER',
    rosterStatus: 'SUBSTITUTE',
    href: '#rafa',
  },
  { id: '5', nick: 'luz', name: 'Luzia Prado', role: 'COACH', gender: 'FEMALE', href: '#luz' },
]

const meta = preview.meta({ title: 'Teams/MemberList', component: MemberList, args: { members } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Dona', 'Capitão', 'Jogadora', 'Jogador', 'Técnica']) {
      await expect(canvas.getByText(label)).toBeVisible()
    }
    await expect(canvas.getAllByText('Titular')).toHaveLength(3)
    await expect(canvas.getByText('Reserva')).toBeVisible()
  },
})

export const WithActions = meta.story({
  args: {
    renderActions: (member) =>
      member.isYou ? null : (
        <IconButton label={`Ações de ${member.nick}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      ),
  },
})

export const Loading = meta.story({ args: { members: [], status: 'loading' } })

export const Empty = meta.story({ parameters: { visual: 'skip' }, args: { members: [] } })

export const Failed = meta.story({
  parameters: { visual: 'skip' },
  args: { members: [], status: 'error', onRetry: () => {} },
})

export const LongText = meta.story({
  parameters: { visual: 'skip' },
  args: {
    members: [
      {
        id: '1',
        nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
        name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
        role: 'MANAGER',
        rosterStatus: 'INACTIVE',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
