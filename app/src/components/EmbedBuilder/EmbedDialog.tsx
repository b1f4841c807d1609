import { ContentDialog } from '@convoca/ui'
import { EmbedBuilder } from './EmbedBuilder.tsx'
import styles from './EmbedBuilder.module.css'

export type EmbedSubject =
  | { kind: 'team'; name: string; tag: string; color: string }
  | { kind: 'bracket'; name: string; championship: string }

export interface EmbedDialogProps {
  subject: EmbedSubject
  onClose: () => void
}

const descriptions = {
  team: 'Mostre o time no seu site. Os dados se atualizam sozinhos.',
  bracket: 'Mostre a chave no seu site. Os placares se atualizam sozinhos.',
}

/** The look of a team or a championship on another site, and the code for it. */
export function EmbedDialog({ subject, onClose }: EmbedDialogProps) {
  return (
    <ContentDialog
      className={styles.dialog}
      open
      onOpenChange={onClose}
      title={`Incorporar ${subject.name}`}
      description={descriptions[subject.kind]}
    >
      {subject.kind === 'team' ? (
        <EmbedBuilder ownKind="team" first={{ tag: subject.tag }} teamColor={subject.color} />
      ) : (
        <EmbedBuilder ownKind="bracket" first={{ kind: 'bracket', championship: subject.championship }} />
      )}
    </ContentDialog>
  )
}
