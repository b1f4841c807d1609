import { Button, Panel } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { Championship } from '../../atoms/championship.ts'
import { cloneChampionshipAtom, exportChampionshipAtom } from '../../atoms/organise.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'
import { saveAs } from '../../components/save-as.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { canEdit, findNextEdition } from '../../mappers/organise.ts'
import styles from './organise.module.css'

/** The exports of a championship: a file with everything, and a draft of the next edition. */
export function ExportPanel({ championship }: { championship: Championship }) {
  const { id, name, role } = championship
  const exportAs = useSetAtom(exportChampionshipAtom)
  const clone = useSetAtom(cloneChampionshipAtom)
  const { isPending: isExporting } = useWrite(exportChampionshipAtom)
  const { isPending: isCloning } = useWrite(cloneChampionshipAtom)
  const showError = useSetAtom(showErrorAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()

  async function save(format: 'csv' | 'json') {
    try {
      const { filename, media_type, content } = await exportAs({ id, format })
      saveAs(new Blob([content], { type: media_type }), filename)
    } catch (error) {
      showError(error, 'Não foi possível exportar o campeonato')
    }
  }

  async function duplicate() {
    try {
      const { url } = await clone({ id, ...findNextEdition(championship, Date.now()) })
      showToast({ title: 'Sucesso', message: 'Rascunho da próxima edição criado.', description: name })
      void navigate({ to: '/championships/$url/organise', params: { url }, search: { tab: 'details' } })
    } catch (error) {
      showError(error, 'Não foi possível duplicar o campeonato')
    }
  }

  return (
    <Panel title="Exportar e repetir">
      <p className={styles.text}>
        O arquivo traz inscritos, partidas e colocações. A próxima edição começa como rascunho, com os mesmos
        dados.
      </p>
      <div className={styles.buttons}>
        <Button disabled={isExporting} onClick={() => void save('csv')}>
          Exportar CSV
        </Button>
        <Button disabled={isExporting} onClick={() => void save('json')}>
          Exportar JSON
        </Button>
        {canEdit(role) && (
          <Button loading={isCloning} loadingLabel="Duplicando..." onClick={() => void duplicate()}>
            Duplicar como rascunho
          </Button>
        )}
      </div>
    </Panel>
  )
}
