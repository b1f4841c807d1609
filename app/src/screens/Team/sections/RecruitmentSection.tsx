import {
  Button,
  ConfirmDialog,
  LinkButton,
  Panel,
  RecruitmentToggle,
  VacancyCard,
  VacancyList,
} from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { deleteVacancyAtom } from '../../../atoms/recruitment.ts'
import type { Vacancy } from '../../../atoms/recruitment.ts'
import { showErrorAtom, showToastAtom } from '../../../atoms/toasts.ts'
import { toOwnVacancyItem } from '../../vacancy.ts'
import type { SectionProps } from './section.ts'
import styles from './RecruitmentSection.module.css'
import { useEditing } from './useEditing.ts'
import { useRecruitmentSwitches } from './useRecruitmentSwitches.ts'
import { VacancyEditor } from './VacancyEditor.tsx'

const emptyTexts = {
  empty: 'Nenhuma vaga ainda',
  emptyHint: 'Abra uma vaga para dizer quem o time procura.',
}

/** The switch of the recruitment and all vacancies of the team, open and closed. */
export function RecruitmentSection({ team }: SectionProps) {
  const { editing, edit, close } = useEditing<Vacancy>()
  const { permissions } = team
  const { recruitment, pending, toggle, switchVacancy } = useRecruitmentSwitches(team.id)
  const actionsOf = (vacancy: Vacancy) => (
    <VacancyActions
      vacancy={vacancy}
      pending={pending.has(vacancy.id)}
      onEdit={() => edit(vacancy)}
      onSwitch={() => switchVacancy(vacancy)}
    />
  )
  const open = recruitment.data?.vacancies.filter((vacancy) => vacancy.is_active).length ?? 0

  return (
    <>
      <RecruitmentToggle
        recruiting={recruitment.data?.is_recruiting ?? team.entity.is_recruiting}
        onChange={toggle}
        openVacancies={open}
        pending={pending.has('team')}
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
          status={recruitment.isError ? 'error' : recruitment.data ? 'ready' : 'loading'}
          expected={2}
          onRetry={() => void recruitment.refetch()}
          retrying={recruitment.isFetching}
          texts={emptyTexts}
        >
          {recruitment.data?.vacancies.map((vacancy) => (
            <VacancyCard
              key={vacancy.id}
              headingLevel={3}
              vacancy={toOwnVacancyItem(vacancy)}
              actions={permissions.manageShowcase && actionsOf(vacancy)}
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

interface VacancyActionsProps {
  vacancy: Vacancy
  pending: boolean
  onEdit: () => void
  onSwitch: () => void
}

function VacancyActions({ vacancy, pending, onEdit, onSwitch }: VacancyActionsProps) {
  const [asking, setAsking] = useState(false)
  const remove = useSetAtom(deleteVacancyAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  const confirm = async () => {
    setAsking(false)
    try {
      await remove(vacancy)
      showToast({ title: 'Vaga excluída.' })
    } catch (error) {
      showError(error, 'Não foi possível excluir a vaga.')
    }
  }
  return (
    <>
      <Button size="small" loading={pending} onClick={onSwitch}>
        {vacancy.is_active ? 'Fechar' : 'Reabrir'}
      </Button>
      <Button size="small" onClick={onEdit} aria-label={`Editar ${vacancy.title}`}>
        Editar
      </Button>
      <Button
        size="small"
        variant="ghost"
        onClick={() => setAsking(true)}
        aria-label={`Excluir ${vacancy.title}`}
      >
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir vaga"
        description={`"${vacancy.title}" deixa de existir. As candidaturas já enviadas continuam com o time.`}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </>
  )
}
