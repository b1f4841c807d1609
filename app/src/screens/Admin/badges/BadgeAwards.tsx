import { Avatar, Button, EmptyState, fullDate, Pagination, SearchInput } from '@convoca/ui'
import { useState } from 'react'
import { adminUsersAtom } from '../../../atoms/admin.ts'
import { awardBadgeAtom, badgeHoldersAtom, takeBadgeAtom } from '../../../atoms/badges.ts'
import type { StaffBadge } from '../../../atoms/badges.ts'
import { DebouncedSearch } from '../../../components/DebouncedSearch.tsx'
import { QueryContent } from '../../../components/QueryContent.tsx'
import { useConfirm } from '../../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import styles from '../admin.module.css'

/** The holders of a badge, and a search for the next ones. */
export function BadgeAwards({ badge }: { badge: StaffBadge }) {
  const [search, setSearch] = useState('')
  return (
    <div className={styles.awards}>
      {!badge.is_retired && (
        <>
          <DebouncedSearch value={search} onChange={setSearch}>
            {(typed) => (
              <SearchInput
                label={`Conceder ${badge.name} a`}
                placeholder="Nick ou nome"
                maxLength={100}
                value={typed.search}
                onChange={typed.onSearchChange}
              />
            )}
          </DebouncedSearch>
          {search !== '' && <Candidates badge={badge} search={search} />}
        </>
      )}
      <Holders badge={badge} />
    </div>
  )
}

function Candidates({ badge, search }: { badge: StaffBadge; search: string }) {
  const query = useQueryAtom(adminUsersAtom, { search, page: 1 })
  const award = useWrite(awardBadgeAtom)
  return (
    <QueryContent query={query} rows={2} failed="Não foi possível carregar os usuários">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title="Ninguém com este nick ou nome" />
        ) : (
          <ul className={styles.list} aria-label="Pessoas encontradas">
            {data.map(({ id: userId, nick, name, picture }) => (
              <li key={userId} className={styles.row}>
                <span className={styles.person}>
                  <Avatar id={userId} name={nick} src={picture} decorative />
                  <span>
                    <span className={styles.title}>{nick}</span>
                    <br />
                    <span className={styles.muted}>{name}</span>
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={`Conceder a ${nick}`}
                  loading={award.inFlight.some((pending) => pending.userId === userId)}
                  onClick={() =>
                    void award.run(
                      { id: badge.id, userId },
                      { done: { title: 'Sucesso', message: `${nick} tem a insígnia ${badge.name}.` } },
                    )
                  }
                >
                  Conceder
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

function Holders({ badge }: { badge: StaffBadge }) {
  const [page, setPage] = useState(1)
  const query = useQueryAtom(badgeHoldersAtom, { id: badge.id, page })
  const { run, isPending } = useWrite(takeBadgeAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const askToTake = (userId: string, nick: string) =>
    confirm({
      title: `Retomar a insígnia de ${nick}?`,
      description: `${badge.name} sai do perfil, e a notificação dela também.`,
      confirmLabel: 'Retomar insígnia',
      onConfirm: () =>
        run({ id: badge.id, userId }, { done: { title: 'Sucesso', message: 'Insígnia retomada.' } }),
    })
  return (
    <>
      <QueryContent query={query} rows={2} failed="Não foi possível carregar quem tem a insígnia">
        {({ data, totalPage }) =>
          data.length === 0 ? (
            <p className={styles.muted}>Ninguém tem esta insígnia ainda.</p>
          ) : (
            <>
              <p className={styles.note}>Quem tem</p>
              <ul className={styles.list} aria-label={`Quem tem ${badge.name}`}>
                {data.map(({ user, received_at }) => (
                  <li key={user.id} className={styles.row}>
                    <span>
                      <a className={styles.title} href={`/pro/${user.nick}?tab=badges`}>
                        {user.nick}
                      </a>
                      <br />
                      <time className={styles.muted} dateTime={received_at}>
                        {`desde ${fullDate(received_at)}`}
                      </time>
                    </span>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={`Retomar de ${user.nick}`}
                      onClick={() => askToTake(user.id, user.nick)}
                    >
                      Retomar
                    </Button>
                  </li>
                ))}
              </ul>
              <Pagination page={page} totalPages={totalPage} onPageChange={setPage} />
            </>
          )
        }
      </QueryContent>
      {dialog}
    </>
  )
}
