import { Button } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'
import styles from './two-step.module.css'

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Sucesso', message: 'Códigos copiados.' })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <section aria-label="Códigos de recuperação" className={styles.stack}>
      <p className={styles.text}>
        Guarde estes códigos fora deste aparelho: cada um abre a conta uma vez, sem o aplicativo. Eles não
        aparecem de novo.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copiar códigos</Button>
        <Button variant="primary" onClick={onClose}>
          Guardei os códigos
        </Button>
      </div>
    </section>
  )
}
