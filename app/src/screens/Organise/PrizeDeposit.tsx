import { Button, Panel, TextField, formatMoney } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { createPrizeDepositAtom, prizePoolAtom } from '../../atoms/prizes.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { money, toCentavos, toReais } from '../../forms/championship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { findMissing, hasMoney } from '../../mappers/prizes.ts'
import styles from './organise.module.css'

/** The money of the prizes, for the organisers: what is missing, and the way to deposit it. */
export function PrizeDeposit({ championship }: { championship: Championship }) {
  const { id, status } = championship
  const pool = useQueryAtom(prizePoolAtom, id)
  if (!hasMoney(championship) || status === 'DRAFT') return null
  return (
    <Panel title="Prêmio">
      <QueryContent query={pool} rows={1} failed="Não foi possível carregar a premiação">
        {(data) => (
          <>
            <p className={styles.text}>
              <span>{`${formatMoney(data.deposited)} de ${formatMoney(data.promised)} guardados na Convoca.`}</span>
              {data.is_guaranteed && <span>{' O selo Premiação garantida está na página.'}</span>}
            </p>
            {status !== 'CANCELLED' && findMissing(data) > 0 && (
              <DepositForm championship={championship} missing={findMissing(data)} />
            )}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}

/** The highest amount of one code. */
const MAX_DEPOSIT = 10_000_000

function findError(text: string, missing: number): string | undefined {
  if (!money.test(text) || toCentavos(text) === 0) return 'Informe um valor, como 1500 ou 1500,50'
  const most = Math.min(missing, MAX_DEPOSIT)
  return toCentavos(text) > most ? `Informe no máximo ${formatMoney(most)}` : undefined
}

function DepositForm({ championship, missing }: { championship: Championship; missing: number }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const create = useWrite(createPrizeDepositAtom)
  const showError = useSetAtom(showErrorAtom)
  const deposit = useSetAtom(createPrizeDepositAtom)
  const navigate = useNavigate()
  // Most organisers deposit the missing amount.
  const text = (typed ?? toReais(Math.min(missing, MAX_DEPOSIT))).trim()
  const error = findError(text, missing)

  async function submit() {
    setHasTried(true)
    if (error !== undefined || create.isPending) return
    try {
      const { id } = await deposit({ id: championship.id, amount: toCentavos(text) })
      await navigate({ to: '/championships/payment/$id', params: { id } })
    } catch (failure) {
      showError(failure, 'Não foi possível gerar o código')
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label="Valor do depósito (R$)"
        value={typed ?? text}
        inputMode="decimal"
        maxLength={9}
        error={hasTried ? error : undefined}
        onChange={setTyped}
      />
      <p className={styles.text}>
        <span>{`Faltam ${formatMoney(missing)}. O depósito só volta se o campeonato for cancelado: `}</span>
        <a href={getChampionshipPath(championship.url)}>ele aparece na página de todos</a>
        <span>, sem o nome de quem pagou.</span>
      </p>
      <Button variant="primary" type="submit" loading={create.isPending} loadingLabel="Gerando...">
        Depositar prêmio
      </Button>
    </form>
  )
}
