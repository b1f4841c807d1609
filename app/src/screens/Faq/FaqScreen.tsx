import { LinkButton, PageHeader, Panel } from '@convoca/ui'
import { PageHead } from '../../components/PageHead.tsx'
import { questionGroups } from './questions.ts'
import type { Question } from './questions.ts'
import styles from './FaqScreen.module.css'

const publicPage = {
  path: '/faq',
  description:
    'Respostas sobre conta, times, convites, vagas, treinos, avisos e denúncias na Convoca, e como falar com o suporte.',
  about: {
    '@type': 'FAQPage',
    mainEntity: questionGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  },
}

/** /faq: questions and answers, for everybody. */
export function FaqScreen() {
  return (
    <div className={styles.page}>
      <PageHead title="Perguntas frequentes" page={publicPage} />
      <PageHeader
        title="Perguntas frequentes"
        subtitle="Não achou a resposta? Abra um chamado: uma pessoa da equipe responde."
        actions={<LinkButton href="/support">Falar com o suporte</LinkButton>}
      />
      <div className={styles.groups}>
        {questionGroups.map(({ title, questions }) => (
          <Panel key={title} title={title}>
            <div className={styles.questions}>
              {questions.map((question) => (
                <Answer key={question.question} {...question} />
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </div>
  )
}

/** Closed answers are found by the browser's search, too, which opens them. */
function Answer({ question, answer, link }: Question) {
  return (
    <details className={styles.item}>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
    </details>
  )
}
