import { SwitchField } from '@convoca/ui'
import type { RecoveryWayIn } from '../../atoms/passwords.ts'
import { socialNames } from '../../hooks/useSocialLogin.tsx'
import styles from './NewPasswordScreen.module.css'

interface RecoveryWaysProps {
  ways: readonly RecoveryWayIn[]
  kept: ReadonlySet<string>
  onKeep: (id: string, isKept: boolean) => void
}

function nameOf({ kind, name }: RecoveryWayIn): string {
  if (kind === 'PASSKEY') return `Chave de acesso “${name ?? ''}”`
  if (kind === 'TWO_STEP') return 'Aplicativo autenticador (duas etapas)'
  return `Conta ${socialNames[kind]}${name === null ? '' : `: ${name}`}`
}

/** The day in Brazil, as on the account's other pages. */
const dayOf = ({ added_at: addedAt }: RecoveryWayIn) =>
  new Date(addedAt).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** The log-in methods besides the password: the owner keeps what they know, and the rest ends. */
export function RecoveryWays({ ways, kept, onKeep }: RecoveryWaysProps) {
  if (ways.length === 0) return null
  const ending = ways.filter(({ fate }) => fate === 'ENDS')
  const asked = ways.filter(({ fate }) => fate === 'ENDS_UNLESS_KEPT')
  const staying = ways.filter(({ fate }) => fate === 'STAYS')
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>Outras formas de entrar na sua conta</legend>
      {asked.length > 0 && (
        <>
          <p className={styles.hint}>
            Estas são recentes, ou anteriores à confirmação do seu e-mail. Mantenha só as que você reconhece:
            as outras deixam de entrar na conta.
          </p>
          {asked.map((way) => (
            <SwitchField
              key={way.id}
              label={`Manter: ${nameOf(way)}`}
              hint={`Adicionada em ${dayOf(way)}`}
              value={kept.has(way.id)}
              onChange={(isKept) => onKeep(way.id, isKept)}
            />
          ))}
        </>
      )}
      <Listed ways={ending} lead="Deixam de entrar, porque são de antes de alguém confirmar este e-mail:" />
      <Listed
        ways={staying}
        lead="Continuam entrando. Você pode removê-las depois em Configurações → Segurança:"
      />
    </fieldset>
  )
}

function Listed({ ways, lead }: Pick<RecoveryWaysProps, 'ways'> & { lead: string }) {
  if (ways.length === 0) return null
  return (
    <>
      <p className={styles.hint}>{lead}</p>
      <ul className={styles.list}>
        {ways.map((way) => (
          <li key={way.id}>{`${nameOf(way)}, de ${dayOf(way)}`}</li>
        ))}
      </ul>
    </>
  )
}
