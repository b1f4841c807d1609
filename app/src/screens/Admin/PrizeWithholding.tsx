import { Button, Panel, TextField, formatMoney } from '@convoca/ui'
import { type FormEvent, useState } from 'react'
import {
  type PrizeWithholding as Rate,
  prizeWithholdingAtom,
  setPrizeWithholdingAtom,
} from '../../atoms/prize-withholding.ts'
import { money, toCentavos, toReais } from '../../forms/championship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './admin.module.css'

/** Hundredths of a percent, and centavos. */
const MAX_RATE = 5000
const MAX_FLOOR = 10_000_000

/** The part of prizes that is withheld for the tax office, which the staff sets. */
export function PrizeWithholding() {
  const rate = useQueryAtom(prizeWithholdingAtom, 'rate')
  if (rate.data === undefined) return null
  return (
    <Panel title="Retenção de prêmios">
      <RateForm key={rate.data.set_at} rate={rate.data} />
    </Panel>
  )
}

const describeRate = ({ basis_points: points, floor }: Rate): string =>
  points === 0
    ? 'Nada é retido: quem vence recebe a parte inteira.'
    : `De cada parte acima de ${formatMoney(floor)} são retidos ${toReais(points)}%.`

const isPercentage = /^\d{1,2}(?:[.,]\d{1,2})?$/

function findRateError(text: string): string | undefined {
  if (!isPercentage.test(text)) return 'Informe uma porcentagem, como 15 ou 7,5'
  return toCentavos(text) > MAX_RATE ? 'Informe no máximo 50%' : undefined
}

function findFloorError(text: string): string | undefined {
  if (!money.test(text)) return 'Informe um valor, como 1500 ou 1500,50'
  return toCentavos(text) > MAX_FLOOR ? `Informe no máximo ${formatMoney(MAX_FLOOR)}` : undefined
}

function RateForm({ rate }: { rate: Rate }) {
  const [percentage, setPercentage] = useState(toReais(rate.basis_points))
  const [floor, setFloor] = useState(toReais(rate.floor))
  const [hasTried, setHasTried] = useState(false)
  const change = useWrite(setPrizeWithholdingAtom, 'Não foi possível mudar a retenção')
  const errors = {
    percentage: findRateError(percentage.trim()),
    floor: findFloorError(floor.trim()),
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (errors.percentage !== undefined || errors.floor !== undefined || change.isPending) return
    void change.run(
      { basis_points: toCentavos(percentage.trim()), floor: toCentavos(floor.trim()) },
      { done: { title: 'Retenção mudada' } },
    )
  }
  return (
    <form className={styles.form} aria-label="Retenção de prêmios" noValidate onSubmit={submit}>
      <p className={styles.muted}>{describeRate(rate)}</p>
      <TextField
        label="Retido (%)"
        value={percentage}
        inputMode="decimal"
        maxLength={5}
        error={hasTried ? errors.percentage : undefined}
        onChange={setPercentage}
      />
      <TextField
        label="Só de partes acima de (R$)"
        value={floor}
        inputMode="decimal"
        maxLength={9}
        error={hasTried ? errors.floor : undefined}
        onChange={setFloor}
      />
      <p className={styles.muted}>
        <span>Vale para as partes acertadas a partir de agora.</span>
        {change.error !== undefined && <span role="alert">{` ${change.error}`}</span>}
      </p>
      <Button size="small" type="submit" loading={change.isPending} loadingLabel="Salvando...">
        Mudar retenção
      </Button>
    </form>
  )
}
