import { expect, it, vi } from 'vitest'
import { filterCommands, quickCommands } from './commands.tsx'

const member = quickCommands({ profileHref: '/pro/ana_sp', onLogout: vi.fn() })
const labels = (groups: ReturnType<typeof filterCommands>) =>
  groups.map(({ label, commands }) => [label, ...commands.map((command) => command.label)])

it('offers a member the documented entries in two groups', () => {
  expect(labels(member)).toEqual([
    ['Navegação', 'Início', 'Campeonatos', 'Eventos', 'Notificações'],
    ['Perfil', 'Meu Perfil', 'Configurações', 'Sair'],
  ])
})

it('offers a guest only what a guest may open', () => {
  expect(labels(quickCommands(null))).toEqual([
    ['Navegação', 'Início', 'Campeonatos', 'Eventos'],
    ['Perfil', 'Login'],
  ])
})

it('filters by label without minding accents and case, and drops empty groups', () => {
  expect(labels(filterCommands(member, 'COES'))).toEqual([
    ['Navegação', 'Notificações'],
    ['Perfil', 'Configurações'],
  ])
  expect(labels(filterCommands(member, 'inicio'))).toEqual([['Navegação', 'Início']])
})

it('finds nothing for what is in no label', () => {
  expect(filterCommands(member, 'xadrez')).toEqual([])
})
