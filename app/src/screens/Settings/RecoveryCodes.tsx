import { RecoveryCodeList } from '@convoca/ui/app'
import { useSetAtom } from 'jotai'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

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
  return <RecoveryCodeList codes={codes} onCopy={() => void copy()} onDone={onClose} />
}
