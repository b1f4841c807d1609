import styles from './ResultMark.module.css'

export interface ResultMarkProps {
  result: 'WIN' | 'LOSS' | 'DRAW'
  labels: { win: string; loss: string; draw: string }
}

/** The result of a match: the letter of its word, which screen readers get whole. */
export function ResultMark({ result, labels }: ResultMarkProps) {
  const word = { WIN: labels.win, LOSS: labels.loss, DRAW: labels.draw }[result]
  return (
    <span className={styles.result} data-result={result} title={word}>
      <span aria-hidden="true">{[...word][0]}</span>
      <span className="cv-hidden">{`${word} `}</span>
    </span>
  )
}
