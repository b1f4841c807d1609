import { Button, EmptyState, Panel } from '@convoca/ui'
import { SponsorCard, SponsorForm } from '@convoca/ui/app'
import { Handshake, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { deleteSponsorAtom, sponsorsAtom, switchSponsorAtom, type Sponsor } from '../../../atoms/sponsors.ts'
import { QueryContent } from '../../../components/QueryContent.tsx'
import { RowActions } from '../../../components/RowActions.tsx'
import { useEditing } from '../../../hooks/useEditing.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { toSponsorItem } from '../../../mappers/sponsor.ts'
import { EditorPanel } from '../../../components/EditorPanel.tsx'
import { findFileUrl } from '../../../mappers/files.ts'
import type { SectionProps } from './section-props.ts'
import { useSponsorForm } from './sponsors/useSponsorForm.ts'
import styles from './SponsorsSection.module.css'

interface SponsorEditorProps {
  teamId: string
  /** `null` for a new one. */
  sponsor: Sponsor | null
  /** After saving or cancelling. */
  onClose: () => void
}

function SponsorEditor({ teamId, sponsor, onClose }: SponsorEditorProps) {
  const form = useSponsorForm({ teamId, sponsor, onSaved: onClose })
  return (
    <EditorPanel title={sponsor === null ? 'Novo patrocinador' : 'Editar patrocinador'}>
      <SponsorForm
        {...form}
        storedLogoUrl={sponsor === null ? undefined : findFileUrl(sponsor.files, 'SPONSOR_LOGO')}
        onCancel={onClose}
      />
    </EditorPanel>
  )
}

/** The sponsors of the team, hidden ones too. */
export function SponsorsSection({ team }: SectionProps) {
  const { editing, edit, close } = useEditing<Sponsor>()
  const canManage = team.permissions.manageShowcase
  const create = canManage ? (
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
            canManage && <SponsorActions sponsor={sponsor} onEdit={() => edit(sponsor)} />
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
  const sponsors = useQueryAtom(sponsorsAtom, teamId)
  return (
    <QueryContent query={sponsors} rows={3} failed="Não foi possível carregar os patrocinadores">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            icon={<Handshake aria-hidden />}
            title="Nenhum patrocinador ainda"
            description="Quem apoia o time aparece aqui e no perfil público."
          />
        ) : (
          <ul className={styles.grid} aria-label="Patrocinadores">
            {data.map((sponsor) => (
              <li key={sponsor.id}>
                <SponsorCard sponsor={toSponsorItem(sponsor)} actions={renderActions(sponsor)} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

function SponsorActions({ sponsor, onEdit }: { sponsor: Sponsor; onEdit: () => void }) {
  const { run: remove } = useWrite(deleteSponsorAtom)
  const { run, inFlight } = useWrite(switchSponsorAtom)
  const active = !sponsor.is_active
  return (
    <RowActions
      name={sponsor.name}
      onEdit={onEdit}
      toggle={{
        label: active ? 'Mostrar' : 'Ocultar',
        isPending: inFlight.some((hiding) => hiding.sponsor.id === sponsor.id),
        onToggle: () => void run({ sponsor, active }),
      }}
      removal={{
        title: 'Excluir patrocinador',
        description: `${sponsor.name} e o seu logo deixam de aparecer.`,
        onRemove: () =>
          void remove(sponsor, { done: { title: 'Patrocinador excluído.', message: sponsor.name } }),
      }}
    />
  )
}
