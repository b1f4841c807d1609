import { Tabs } from '@convoca/ui'
import type { Championship } from '../../atoms/championship.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { say } from '../../mappers/participant-texts.ts'
import type { ChampionshipTab } from '../../navigation/search.ts'

const labels: Readonly<Record<ChampionshipTab, string>> = {
  overview: 'Visão geral',
  teams: 'Times',
  bracket: 'Chave',
  matches: 'Partidas',
  rules: 'Regras',
}

export interface ChampionshipTabsProps {
  championship: Championship
  tab: ChampionshipTab
  className?: string | undefined
}

/** The parts of a championship's page. */
export function ChampionshipTabs({ championship, tab, className }: ChampionshipTabsProps) {
  const path = getChampionshipPath(championship.url)
  return (
    <Tabs
      className={className}
      label="Partes do campeonato"
      items={(Object.keys(labels) as ChampionshipTab[]).map((id) => ({
        id,
        label: id === 'teams' ? say(championship, 'Times', 'Jogadores') : labels[id],
        href: id === 'overview' ? path : `${path}?tab=${id}`,
        active: id === tab,
        count: (id === 'teams' && championship.teams_count) || undefined,
      }))}
    />
  )
}
