import { Button, Panel } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { archiveAtom, downloadArchiveAtom, requestArchiveAtom } from '../../atoms/account.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { saveAs } from '../../components/save-as.ts'
import { formatInstant } from '../../mappers/instant.ts'
import styles from './settings.module.css'

/** Everything that is held about the user, as an archive to take along. */
export function ExportPanel({ userId }: { userId: string }) {
  const archive = useQueryAtom(archiveAtom, userId)
  return (
    <Panel title="Exportar tudo">
      <QueryContent query={archive} rows={1} failed="Não foi possível carregar o pedido">
        {(found) => {
          if (found.status === 'NONE') return <Request userId={userId} />
          if (found.status === 'READY') return <Download userId={userId} expiresAt={found.expires_at} />
          return (
            <p role="status" className={styles.hint}>
              Preparando o arquivo. Avisamos você quando estiver pronto.
            </p>
          )
        }}
      </QueryContent>
    </Panel>
  )
}

function Request({ userId }: { userId: string }) {
  const { run, isPending } = useWrite(requestArchiveAtom)
  return (
    <div className={styles.row}>
      <p className={styles.hint}>Um arquivo com o que guardamos sobre você: um JSON e as suas imagens.</p>
      <Button loading={isPending} loadingLabel="Pedindo..." onClick={() => void run(userId)}>
        Exportar
      </Button>
    </div>
  )
}

function Download({ userId, expiresAt }: { userId: string; expiresAt: string | null }) {
  const download = useSetAtom(downloadArchiveAtom)
  const showError = useSetAtom(showErrorAtom)
  const { isPending } = useWrite(downloadArchiveAtom)
  const renew = useWrite(requestArchiveAtom)

  async function save() {
    try {
      saveAs(await download(userId), 'convoca-meus-dados.zip')
    } catch (error) {
      showError(error)
    }
  }

  return (
    <div className={styles.row}>
      <p
        className={styles.hint}
      >{`O arquivo está pronto${expiresAt === null ? '' : ` e fica disponível até ${formatInstant(expiresAt)}`}.`}</p>
      <Button loading={renew.isPending} loadingLabel="Pedindo..." onClick={() => void renew.run(userId)}>
        Exportar de novo
      </Button>
      <Button variant="primary" loading={isPending} loadingLabel="Baixando..." onClick={() => void save()}>
        Baixar o arquivo
      </Button>
    </div>
  )
}
