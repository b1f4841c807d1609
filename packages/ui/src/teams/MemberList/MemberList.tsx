import { clsx } from 'clsx'
import { Users } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import { MemberRow, type MemberRowTexts, type TeamMember } from './MemberRow.tsx'
import classes from './MemberList.module.css'

export type MemberListTexts = MemberRowTexts & {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export const memberListTexts: Omit<MemberListTexts, keyof MemberRowTexts> = {
  label: 'Membros do time',
  loading: 'Carregando membros...',
  empty: 'Nenhum membro para mostrar',
  emptyHint: 'Quando alguém aceitar um convite, aparece aqui.',
  failed: 'Não foi possível carregar os membros',
}

export type MemberListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  members: readonly TeamMember[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  /** Buttons of a row; nothing for members the viewer may not manage. */
  renderActions?: ((member: TeamMember) => ReactNode) | undefined
  emptyAction?: ReactNode
  texts?: Partial<MemberListTexts> | undefined
}

/** The members of a team in the order given. */
export function MemberList(props: MemberListProps) {
  const { members, status = 'ready', onRetry, renderActions, emptyAction, texts, className, ...rest } = props
  const words = { ...memberListTexts, ...texts }
  const shown = status === 'ready' && members.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.list, className)}
      data-status={shown}
      aria-busy={status === 'loading'}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={5} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title={words.empty}
          description={words.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && (
        <ul className={classes.rows} aria-label={words.label}>
          {members.map((member) => (
            <li key={member.id} className={classes.item}>
              <MemberRow member={member} actions={renderActions?.(member)} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
