import { EmptyState, LinkButton, PageHeader } from '@convoca/ui'
import { useTitle } from '../../hooks/useTitle.ts'

/** An empty list until championships exist. */
export function ChampionshipsScreen() {
  useTitle('Campeonatos')
  return (
    <>
      <PageHeader title="Campeonatos" subtitle="Inscreva o seu time e dispute a temporada." />
      <EmptyState
        title="Nenhum campeonato aberto agora"
        description="Monte o elenco enquanto isso: quando as inscrições abrirem, elas aparecem aqui."
        action={<LinkButton href="/team/create">Criar time</LinkButton>}
      />
    </>
  )
}
