import { Button, ConfirmDialog, EmptyState, ErrorState, Panel, SkeletonRows, SponsorCard } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Handshake, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { deleteSponsorAtom, sponsorsAtom, switchSponsorAtom } from '../../../atoms/sponsors.ts'
import type { Sponsor } from '../../../atoms/sponsors.ts'
import { showErrorAtom, showToastAtom } from '../../../atoms/toasts.ts'
import { toSponsorItem } from '../../sponsor.ts'
import type { SectionProps } from './section.ts'
import { useEditing } from './useEditing.ts'
import { SponsorEditor } from './SponsorEditor.tsx'
import styles from './SponsorsSection.module.css'

/** The sponsors of the team, hidden ones too. */
export function SponsorsSection({ team }: SectionProps) {
  const { editing, edit, close } = useEditing<Sponsor>()
  const may = team.permissions.manageShowcase
  const create = may ? (
    <Button size="small" variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => edit(null)}>
      Novo patrocinador
    </Button>
  ) : undefined
  return (
    <>
      {editing && (
        <SponsorEditor
          key={editing.item?.id ?? 'new'}
          teamId={team.id}
          sponsor={editing.item}
          onClose={close}
        />
      )}
      <Panel title="Patrocinadores" actions={create}>
        <SponsorGrid
          teamId={team.id}
          renderActions={(sponsor) =>
            may && <SponsorActions sponsor={sponsor} onEdit={() => edit(sponsor)} />
          }
        />
      </Panel>
    </>
  )
}

interface SponsorGridProps {
  teamId: string
  renderActions: (sponsor: Sponsor) => ReactNode
}

function SponsorGrid({ teamId, renderActions }: SponsorGridProps) {
  const sponsors = useAtomValue(useMemo(() => sponsorsAtom({ teamId }), [teamId]))
  if (sponsors.isError)
    return <ErrorState onRetry={() => void sponsors.refetch()} retrying={sponsors.isFetching} />
  if (!sponsors.data) return <SkeletonRows rows={3} />
  if (sponsors.data.data.length === 0)
    return (
      <EmptyState
        icon={<Handshake aria-hidden />}
        title="Nenhum patrocinador ainda"
        description="Quem apoia o time aparece aqui e no perfil público."
      />
    )
  return (
    <ul className={styles.grid} aria-label="Patrocinadores">
      {sponsors.data.data.map((sponsor) => (
        <li key={sponsor.id}>
          <SponsorCard sponsor={toSponsorItem(sponsor)} actions={renderActions(sponsor)} />
        </li>
      ))}
    </ul>
  )
}

function SponsorActions({ sponsor, onEdit }: { sponsor: Sponsor; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const remove = useSetAtom(deleteSponsorAtom)
  const switchSponsor = useSetAtom(switchSponsorAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  const toggle = async () => {
    setPending(true)
    try {
      await switchSponsor({ sponsor, active: !sponsor.is_active })
    } catch (error) {
      showError(error, 'Não foi possível mudar o patrocinador.')
    } finally {
      setPending(false)
    }
  }
  const confirm = async () => {
    setAsking(false)
    try {
      await remove(sponsor)
      showToast({ title: 'Patrocinador excluído.' })
    } catch (error) {
      showError(error, 'Não foi possível excluir o patrocinador.')
    }
  }
  return (
    <>
      <Button size="small" loading={pending} onClick={() => void toggle()}>
        {sponsor.is_active ? 'Ocultar' : 'Mostrar'}
      </Button>
      <Button size="small" onClick={onEdit} aria-label={`Editar ${sponsor.name}`}>
        Editar
      </Button>
      <Button
        size="small"
        variant="ghost"
        onClick={() => setAsking(true)}
        aria-label={`Excluir ${sponsor.name}`}
      >
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir patrocinador"
        description={`${sponsor.name} e o seu logo deixam de aparecer.`}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </>
  )
}
