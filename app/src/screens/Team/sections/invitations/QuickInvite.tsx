import { Button, EmptyState, ErrorState, PlayerCard, SearchInput } from '@convoca/ui'
import { Check, UserPlus } from 'lucide-react'
import { ListSkeleton } from '../../../../components/ListSkeleton.tsx'
import styles from './invitations.module.css'
import { useQuickInvite } from './useQuickInvite.ts'

/** Searches players and invites them with one press, as a PLAYER (docs/product.md#invitations). */
export function QuickInvite({ teamId }: { teamId: string }) {
  const { search, onSearchChange, ...found } = useQuickInvite(teamId)
  return (
    <section className={styles.quick} aria-label="Convite rápido">
      <SearchInput
        label="Buscar jogador para convidar"
        placeholder="Buscar por nick ou nome"
        value={search}
        onChange={onSearchChange}
      />
      {search.trim() === '' ? (
        <p className={styles.hint}>
          Um toque envia o convite para entrar como jogador. Quem já está no time não aparece.
        </p>
      ) : (
        <Results {...found} />
      )}
    </section>
  )
}

type ResultsProps = Omit<ReturnType<typeof useQuickInvite>, 'search' | 'onSearchChange'>

function Results({ status, failure, onRetry, rows, hasMore }: ResultsProps) {
  if (status === 'loading') return <ListSkeleton rows={3} />
  if (status === 'error')
    return <ErrorState {...failure} title="Não foi possível buscar os jogadores" onRetry={onRetry} />
  if (rows.length === 0)
    return <EmptyState title="Nenhum jogador encontrado" description="Tente uma busca diferente" />
  return (
    <>
      <ul className={styles.players} aria-label="Jogadores encontrados">
        {rows.map(({ player: { id, name, detail, picture }, pending, invited, onInvite }) => (
          <li key={id}>
            <PlayerCard
              player={{ id, nick: name, name: detail, avatarUrl: picture }}
              href={`/pro/${name}`}
              actions={<InviteButton nick={name} {...{ pending, invited, onInvite }} />}
            />
          </li>
        ))}
      </ul>
      {hasMore && <p className={styles.hint}>Há mais jogadores: continue digitando.</p>}
    </>
  )
}

interface InviteButtonProps {
  nick: string
  pending: boolean
  invited: boolean
  onInvite: () => void
}

/** One button for all states, so that it keeps the focus. */
function InviteButton({ nick, pending, invited, onInvite }: InviteButtonProps) {
  const done = invited && !pending
  return (
    <Button
      size="small"
      icon={done ? <Check aria-hidden size={16} /> : <UserPlus aria-hidden size={16} />}
      loading={pending}
      aria-disabled={done}
      aria-label={done ? `Convidado: ${nick}` : `Convidar ${nick}`}
      onClick={done ? undefined : onInvite}
    >
      {done ? 'Convidado' : 'Convidar'}
    </Button>
  )
}
