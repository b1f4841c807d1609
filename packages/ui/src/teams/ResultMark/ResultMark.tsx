import styles from './ResultMark.module.css'

export interface ResultMarkProps {
  result: 'WIN' | 'LOSS'
  labels: { win: string; loss: string }
}

/** The result of a match: the letter of its word, which screen readers get whole. */
export function ResultMark({ result, labels }: ResultMarkProps) {
  const word = result === 'WIN' ? labels.win : labels.loss
  return (
    <span className={styles.result} data-result={result} title={word}>
      <span aria-hidden="true">{[...word][0]}</span>
      <span className="cv-hidden">{`${word} `}</span>
    </span>
  )
}
