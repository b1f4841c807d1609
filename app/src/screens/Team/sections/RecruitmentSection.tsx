import { Button, LinkButton, Panel } from '@convoca/ui'
import { RecruitmentToggle, VacancyCard, VacancyList, VacancyForm } from '@convoca/ui/app'
import { ExternalLink, Plus } from 'lucide-react'
import {
  deleteVacancyAtom,
  recruitmentAtom,
  switchVacancyAtom,
  toggleRecruitmentAtom,
  type Vacancy,
} from '../../../atoms/recruitment.ts'
import { RowActions } from '../../../components/RowActions.tsx'
import { useEditing } from '../../../hooks/useEditing.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { toOwnVacancyItem } from '../../../mappers/vacancy.ts'
import { EditorPanel } from '../../../components/EditorPanel.tsx'
import type { SectionProps } from './section-props.ts'
import { useVacancyForm } from './recruitment/useVacancyForm.ts'
import styles from './RecruitmentSection.module.css'

const emptyTexts = {
  empty: 'Nenhuma vaga ainda',
  emptyHint: 'Abra uma vaga para dizer quem o time procura.',
}

interface VacancyEditorProps {
  teamId: string
  /** `null` for a new one. */
  vacancy: Vacancy | null
  /** After saving or cancelling. */
  onClose: () => void
}

function VacancyEditor({ teamId, vacancy, onClose }: VacancyEditorProps) {
  const form = useVacancyForm({ teamId, vacancy, onSaved: onClose })
  return (
    <EditorPanel title={vacancy === null ? 'Nova vaga' : 'Editar vaga'}>
      <VacancyForm {...form} onCancel={onClose} />
    </EditorPanel>
  )
}

/** The recruitment switch and all vacancies of the team, open and closed. */
export function RecruitmentSection({ team }: SectionProps) {
  const { editing, edit, close } = useEditing<Vacancy>()
  const { permissions } = team
  const recruitment = useQueryAtom(recruitmentAtom, team.id)
  const { run: toggle, isPending } = useWrite(toggleRecruitmentAtom)
  const open = recruitment.data?.vacancies.filter((vacancy) => vacancy.is_active).length ?? 0

  return (
    <>
      <RecruitmentToggle
        recruiting={recruitment.data?.is_recruiting ?? team.entity.is_recruiting}
        onChange={(recruiting) => void toggle({ teamId: team.id, recruiting })}
        openVacancies={open}
        pending={isPending}
        disabled={!permissions.editTeam}
      />
      {editing && (
        <VacancyEditor
          key={editing.item?.id ?? 'new'}
          teamId={team.id}
          vacancy={editing.item}
          onClose={close}
        />
      )}
      <Panel
        title="Vagas"
        actions={
          <SectionActions
            tag={team.team_tag}
            onCreate={permissions.manageShowcase ? () => edit(null) : undefined}
          />
        }
      >
        <VacancyList
          {...toQueryProps(recruitment)}
          expected={2}
          retrying={recruitment.isFetching}
          texts={emptyTexts}
        >
          {recruitment.data?.vacancies.map((vacancy) => (
            <VacancyCard
              key={vacancy.id}
              headingLevel={3}
              vacancy={toOwnVacancyItem(vacancy)}
              actions={
                permissions.manageShowcase && (
                  <VacancyActions vacancy={vacancy} onEdit={() => edit(vacancy)} />
                )
              }
            />
          ))}
        </VacancyList>
      </Panel>
    </>
  )
}

function SectionActions({ tag, onCreate }: { tag: string; onCreate: (() => void) | undefined }) {
  return (
    <div className={styles.actions}>
      <LinkButton
        size="small"
        variant="ghost"
        href={`/team/${tag}/recruitment`}
        icon={<ExternalLink aria-hidden size={16} />}
      >
        Página de vagas
      </LinkButton>
      {onCreate && (
        <Button size="small" variant="primary" icon={<Plus aria-hidden size={16} />} onClick={onCreate}>
          Nova vaga
        </Button>
      )}
    </div>
  )
}

function VacancyActions({ vacancy, onEdit }: { vacancy: Vacancy; onEdit: () => void }) {
  const { run: remove } = useWrite(deleteVacancyAtom)
  const { run, inFlight } = useWrite(switchVacancyAtom)
  const active = !vacancy.is_active
  return (
    <RowActions
      name={vacancy.title}
      onEdit={onEdit}
      toggle={{
        label: active ? 'Reabrir' : 'Fechar',
        isPending: inFlight.some((closing) => closing.vacancy.id === vacancy.id),
        onToggle: () => void run({ vacancy, active }),
      }}
      removal={{
        title: 'Excluir vaga',
        description: `“${vacancy.title}” deixa de existir. As candidaturas já enviadas continuam com o time.`,
        onRemove: () => void remove(vacancy, { done: { title: 'Vaga excluída.', message: vacancy.title } }),
      }}
    />
  )
}
