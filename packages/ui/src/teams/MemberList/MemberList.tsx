import { Users } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { RowList, type RowListState, type RowListTexts } from '../RowList/index.ts'
import { MemberRow, type MemberRowTexts, type TeamMember } from './MemberRow.tsx'

export type MemberListTexts = MemberRowTexts & RowListTexts

export const memberListTexts: RowListTexts = {
  label: 'Membros do time',
  loading: 'Carregando membros...',
  empty: 'Nenhum membro para mostrar',
  emptyHint: 'Quando alguém aceitar um convite, aparece aqui.',
  failed: 'Não foi possível carregar os membros',
}

export type MemberListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  RowListState & {
    members: readonly TeamMember[]
    /** Buttons of a row; nothing for members the viewer may not manage. */
    renderActions?: ((member: TeamMember) => ReactNode) | undefined
    texts?: Partial<MemberListTexts> | undefined
  }

/** The members of a team in the order given. */
export function MemberList({ members, renderActions, texts, ...rest }: MemberListProps) {
  return (
    <RowList
      {...rest}
      words={{ ...memberListTexts, ...texts }}
      emptyIcon={<Users aria-hidden="true" />}
      expected={5}
      rows={members.map((member) => ({
        id: member.id,
        row: <MemberRow member={member} actions={renderActions?.(member)} texts={texts} />,
      }))}
    />
  )
}
