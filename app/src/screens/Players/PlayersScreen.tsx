import { Button, EmptyState, ErrorState, PageHeader, PlayerCard, SearchInput } from '@convoca/ui'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { usePlayerPicker } from '../../hooks/usePlayerPicker.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import styles from './PlayersScreen.module.css'

/** /players: the search of all players. */
export function PlayersScreen() {
  useTitle('Players')
  const { picker, failure } = usePlayerPicker({})
  const { items, search, onSearchChange, status, onRetry, hasMore, loadingMore, moreFailed, onReachEnd } =
    picker
  return (
    <>
      <PageHeader title="Players" subtitle="Encontre quem falta no seu elenco." />
      <SearchInput
        label="Buscar players"
        placeholder="Buscar players"
        value={search}
        onChange={onSearchChange}
      />
      {status === 'loading' ? <ListSkeleton /> : null}
      {status === 'error' ? (
        <ErrorState {...failure} title="Não foi possível carregar os jogadores" onRetry={onRetry} />
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState title="Nenhum jogador encontrado" description="Tente uma busca diferente" />
      ) : null}
      <ul className={styles.list}>
        {items.map(({ id, name, detail, picture }) => (
          <li key={id}>
            <PlayerCard
              player={{ id, nick: detail ?? '', name, avatarUrl: picture ?? null }}
              href={`/pro/${detail ?? ''}`}
            />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className={styles.more}>
          {moreFailed && !loadingMore ? (
            <p role="alert">Não foi possível carregar mais jogadores. {failure?.description}</p>
          ) : null}
          <Button variant="secondary" loading={loadingMore} onClick={onReachEnd}>
            {moreFailed ? 'Tentar de novo' : 'Carregar mais'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
