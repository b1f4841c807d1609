import { Button, LinkButton, MatchCard, Panel } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { changeStatusAtom, decisionsAtom, deleteChampionshipAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { canCancel, canDelete, canEdit, findStatusSteps } from '../../mappers/organise.ts'
import type { StatusStep } from '../../mappers/organise.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { ExportPanel } from './ExportPanel.tsx'
import { Pictures } from './Pictures.tsx'
import { RosterChangesPanel } from './RosterChangesPanel.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import styles from './organise.module.css'

interface SectionProps {
  championship: Championship
}

/** The decisions that wait, and the actions that the championship allows now. */
export function SituationSection({ championship }: SectionProps) {
  return (
    <div className={styles.panels}>
      {canEdit(championship.role) && <StatusPanel championship={championship} />}
      {/* A draft has just been saved: its pictures come next. */}
      {championship.status === 'DRAFT' && canEdit(championship.role) && (
        <Panel title="Imagens">
          <p className={styles.text}>
            Opcional. Dão cara ao campeonato na lista e na página, e podem ser trocadas depois em “Dados e
            imagens”.
          </p>
          <Pictures championship={championship} />
        </Panel>
      )}
      <RosterChangesPanel championship={championship} />
      <DecisionsPanel championship={championship} />
      <ExportPanel championship={championship} />
    </div>
  )
}

function StatusPanel({ championship }: SectionProps) {
  const { id } = championship
  const change = useWrite(changeStatusAtom)
  const removal = useWrite(deleteChampionshipAtom)
  const { confirm, dialog } = useConfirm(change.isPending || removal.isPending)
  const [cancelling, setCancelling] = useState(false)
  const navigate = useNavigate()
  const steps = findStatusSteps(championship)
  if (steps.length === 0 && !canCancel(championship)) return null

  const ask = ({ status, label, question, description, done }: StatusStep) =>
    confirm({
      title: question,
      description,
      confirmLabel: label,
      onConfirm: () =>
        change.run(
          { id, status },
          {
            done: { title: 'Sucesso', message: done },
            failure: 'Não foi possível mudar a situação do campeonato',
          },
        ),
    })

  const askToDelete = () =>
    confirm({
      title: 'Excluir o rascunho?',
      description: 'Não dá para desfazer.',
      confirmLabel: 'Excluir rascunho',
      onConfirm: async () => {
        const isDeleted = await removal.run(id, {
          done: { title: 'Sucesso', message: 'Rascunho excluído.' },
          failure: 'Não foi possível excluir o rascunho',
        })
        if (isDeleted) void navigate({ to: '/my/championships' })
      },
    })

  return (
    <Panel title="Próximo passo">
      <div className={styles.buttons}>
        {steps.map((step, index) => (
          <Button key={step.status} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => ask(step)}>
            {step.label}
          </Button>
        ))}
        {canDelete(championship) && <Button onClick={askToDelete}>Excluir rascunho</Button>}
        {canCancel(championship) && <Button onClick={() => setCancelling(true)}>Cancelar campeonato</Button>}
      </div>
      {dialog}
      <CancelDialog id={id} open={cancelling} onOpenChange={setCancelling} />
    </Panel>
  )
}

interface CancelDialogProps {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function CancelDialog({ id, ...dialog }: CancelDialogProps) {
  const change = useWrite(changeStatusAtom)
  return (
    <ReasonDialog
      {...dialog}
      title="Cancelar o campeonato?"
      description="Os inscritos são avisados e leem o motivo. Não dá para desfazer."
      label="Motivo"
      confirm="Cancelar campeonato"
      isPending={change.isPending}
      onConfirm={(reason) =>
        change.run(
          { id, status: 'CANCELLED', ...(reason !== undefined && { reason }) },
          {
            done: { title: 'Sucesso', message: 'Campeonato cancelado.' },
            failure: 'Não foi possível cancelar o campeonato',
          },
        )
      }
    />
  )
}

function DecisionsPanel({ championship: { id, url, status } }: SectionProps) {
  const decisions = useQueryAtom(decisionsAtom, id)
  return (
    <Panel title="Precisa de decisão">
      <QueryContent query={decisions} rows={2}>
        {({ disputes, overdue, registrations, unscheduled_count: unscheduled }) => {
          const matches = [
            ...disputes,
            ...overdue.filter((late) => !disputes.some((dispute) => dispute.id === late.id)),
          ]
          const isEmpty = matches.length === 0 && registrations.length === 0 && unscheduled === 0
          return (
            <>
              {isEmpty && <p className={styles.text}>Nada espera por você agora.</p>}
              {registrations.length > 0 && (
                <p>
                  <LinkButton href={`/championships/${url}/organise?tab=registrations`}>
                    {registrations.length === 1
                      ? '1 inscrição espera por vaga ou pagamento'
                      : `${registrations.length} inscrições esperam por vaga ou pagamento`}
                  </LinkButton>
                </p>
              )}
              {matches.length > 0 && (
                <ul className={styles.rows} aria-label="Partidas em disputa ou atrasadas">
                  {matches.map((match) => (
                    <li key={match.id}>
                      <MatchCard match={toBracketMatch(match)} />
                    </li>
                  ))}
                </ul>
              )}
              {unscheduled > 0 && status === 'ONGOING' && (
                <p>
                  <LinkButton href={`/championships/${url}/organise?tab=schedule`}>
                    {unscheduled === 1
                      ? '1 partida aberta sem horário'
                      : `${unscheduled} partidas abertas sem horário`}
                  </LinkButton>
                </p>
              )}
            </>
          )
        }}
      </QueryContent>
    </Panel>
  )
}
