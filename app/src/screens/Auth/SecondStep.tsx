import { Button, FormError, TextField } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { secondStepAtom } from '../../atoms/session.ts'
import { completeLoginAtom } from '../../atoms/two-step.ts'
import { useSubmit } from '../../forms/fields.ts'
import styles from './SecondStep.module.css'

const app = {
  hint: 'Abra o aplicativo autenticador e digite os 6 dígitos.',
  label: 'Código',
  other: 'Usar um código de recuperação',
}
const recovery = {
  hint: 'Digite um dos códigos que você guardou. Cada um vale uma vez.',
  label: 'Código de recuperação',
  other: 'Usar o aplicativo autenticador',
}

function useCode(byRecovery: boolean, onDone: () => void) {
  const complete = useSetAtom(completeLoginAtom)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { error, send, of, clear } = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [byRecovery])

  const change = (value: string) => {
    setCode(value)
    setMissing(false)
    clear()
  }

  async function submit() {
    const typed = code.replaceAll(/\s/g, '')
    const isComplete = (byRecovery ? /^[0-9a-z]{4}-?[0-9a-z]{4}$/i : /^\d{6}$/).test(typed)
    setMissing(!isComplete)
    if (!isComplete) input.current?.focus()
    if (!isComplete || submitting) return
    setSubmitting(true)
    await send({ code }, 'Não foi possível entrar. Tente de novo em instantes.', async () => {
      await complete(typed)
      onDone()
    })
    setSubmitting(false)
    input.current?.select()
  }

  const refused = of('code').text === undefined ? undefined : 'Código incorreto ou já usado.'
  return {
    field: {
      value: code,
      onChange: change,
      error: missing ? 'Digite o código completo' : refused,
      inputRef: input,
    },
    submit,
    submitting,
    error,
    reset: () => change(''),
  }
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ onDone }: { onDone: () => void }) {
  const setStep = useSetAtom(secondStepAtom)
  const [byRecovery, setByRecovery] = useState(false)
  const { field, submit, submitting, error, reset } = useCode(byRecovery, onDone)
  const texts = byRecovery ? recovery : app
  const switchKind = () => {
    setByRecovery(!byRecovery)
    reset()
  }

  return (
    <form
      noValidate
      aria-labelledby="second-step"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1 id="second-step" className={styles.title}>
        Verificação em duas etapas
      </h1>
      <p className={styles.hint}>{texts.hint}</p>
      {error === undefined ? null : <FormError>{error}</FormError>}
      <TextField
        {...field}
        label={texts.label}
        name="code"
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        capitals={byRecovery}
        maxLength={byRecovery ? 9 : 7}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        loading={submitting}
        loadingLabel="Entrando..."
      >
        Entrar
      </Button>
      <div className={styles.others}>
        <Button variant="ghost" onClick={switchKind}>
          {texts.other}
        </Button>
        <Button variant="ghost" onClick={() => setStep(null)}>
          Voltar
        </Button>
      </div>
    </form>
  )
}
