import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { RegistrationDialog, type RegistrationDialogProps } from './RegistrationDialog.tsx'
import type { Roster, RosterMember } from './roster.ts'

const sent = fn()

const members: readonly RosterMember[] = [
  { id: 'ana', nick: 'ana_bia', account: 'anabia#BR1', obstacles: [] },
  { id: 'rique', nick: 'riquesmp', account: 'rique#777', obstacles: [] },
  { id: 'oli', nick: 'oliprado', obstacles: [] },
  { id: 'davi', nick: 'davisq', account: 'davi#SQ', obstacles: ['IN_OTHER_TEAM'] },
  { id: 'ju', nick: 'juamaral', account: 'ju#2011', obstacles: ['TOO_YOUNG'] },
]

/** A stateful owner: opens the dialog and keeps what is chosen. */
function LiveDialog({
  start = { ana: 'STARTER', rique: 'STARTER' },
  rosterError,
  ...props
}: Partial<RegistrationDialogProps> & { start?: Roster; rosterError?: string }) {
  const [open, setOpen] = useState(false)
  const [roster, setRoster] = useState(start)
  const [team, setTeam] = useState('ppb')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inscrever</Button>
      <RegistrationDialog
        championship="Taça Jangada 2026"
        game="VALORANT"
        teamSize={2}
        maxSubstitutes={1}
        entryFee={0}
        teams={[{ id: 'ppb', name: 'Pro Players BR' }]}
        members={members}
        {...props}
        open={open}
        onOpenChange={setOpen}
        team={{ value: team, onChange: setTeam }}
        roster={{ value: roster, onChange: setRoster, error: rosterError }}
        onSubmit={() => sent(roster)}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Championships/RegistrationDialog',
  component: LiveDialog,
  parameters: opensDialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever' }))
    await expect(await screen.findByRole('dialog', { name: 'Inscrever time' })).toBeVisible()
  },
})

export const Default = meta.story({})

/** Refused at its fields, with several teams and a fee. */
export const Examples = meta.story({
  args: {
    teams: [
      { id: 'ppb', name: 'Pro Players BR' },
      { id: 'ppa', name: 'Pro Players Academy' },
    ],
    start: { ana: 'STARTER', davi: 'STARTER', oli: 'SUBSTITUTE' },
    entryFee: 10_000,
    isFull: true,
    playerErrors: { davi: 'Este jogador não pode jogar por este time.' },
    rosterError: 'Escolha 2 titulares.',
    obstacles: ['NOT_ENOUGH_MEMBERS'],
    error: 'Um dos jogadores já está inscrito por outro time.',
  },
})

export const LongText = meta.story({
  args: {
    championship: 'Grande Circuito Interestadual de Inverno das Universidades do Vale do Paraíba',
    members: members.map((member) => ({
      ...member,
      nick: `${member.nick}_de_pindamonhangaba`,
      account: 'associacao_atletica_de_pindamonhangaba#BR1234',
    })),
    rosterError: 'Escolha exatamente 2 titulares e no máximo 1 reserva entre os membros que podem jogar.',
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const opener = canvas.getByRole('button', { name: 'Inscrever' })
    await userEvent.click(opener)
    const role = await screen.findByRole('combobox', { name: 'Função de oliprado' })
    await expect(role).toHaveAccessibleDescription('Sem conta de VALORANT no perfil')
    await expect(screen.queryByRole('combobox', { name: 'Função de davisq' })).toBeNull()
    await userEvent.selectOptions(role, 'Reserva')
    await expect(screen.getByRole('status')).toHaveTextContent('2 de 2 titulares · 1 de até 1 reserva')
    role.focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenLastCalledWith({ ana: 'STARTER', rique: 'STARTER', oli: 'SUBSTITUTE' })
    await userEvent.keyboard('{Escape}')
    await waitForNoLayer()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
