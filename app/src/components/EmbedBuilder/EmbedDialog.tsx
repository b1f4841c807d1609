import { ContentDialog } from '@convoca/ui'
import { EmbedBuilder } from './EmbedBuilder.tsx'
import styles from './EmbedBuilder.module.css'

export interface EmbedDialogProps {
  team: { name: string; tag: string; color: string }
  onClose: () => void
}

/** How a team looks on another site, and the code for it. */
export function EmbedDialog({ team, onClose }: EmbedDialogProps) {
  return (
    <ContentDialog
      className={styles.dialog}
      open
      onOpenChange={onClose}
      title={`Incorporar ${team.name}`}
      description="Mostre o time no seu site. Os dados se atualizam sozinhos."
    >
      <EmbedBuilder tag={team.tag} teamColor={team.color} />
    </ContentDialog>
  )
}
