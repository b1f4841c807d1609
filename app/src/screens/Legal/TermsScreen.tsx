import { PageHeader, Panel } from '@convoca/ui'
import { minimumAge } from '@convoca/sdk/text'
import { PageHead } from '../../components/PageHead.tsx'
import styles from './LegalText.module.css'

const publicPage = {
  path: '/terms',
  description: 'As regras da Convoca: conta, times, convivência e pagamentos.',
}

/** /terms: the rules of the platform. */
export function TermsScreen() {
  return (
    <>
      <PageHead title="Termos de uso" page={publicPage} />
      <PageHeader title="Termos de uso" subtitle="Em vigor desde 22 de novembro de 2026." />
      <Panel title="A sua conta" className={styles.text}>
        <p>{`Para criar uma conta é preciso ter pelo menos ${minimumAge} anos e informar dados verdadeiros. Cada pessoa tem uma conta: o CPF e o e-mail só podem ser usados uma vez.`}</p>
        <p>
          A senha é sua e não deve ser dividida com ninguém. Se alguém entrar na sua conta, crie uma nova
          senha: as outras sessões são encerradas na hora.
        </p>
        <p>
          Quem tem menos de 18 anos não aparece na busca pública, não cadastra chave Pix e não paga inscrições
          por conta própria.
        </p>
      </Panel>
      <Panel title="Convivência" className={styles.text}>
        <ul>
          <li>Respeite quem joga com você e contra você, dentro e fora das partidas.</li>
          <li>Nomes, textos e imagens não podem ofender, discriminar, ameaçar nem enganar.</li>
          <li>Não use programas que dão vantagem, nem entre com a conta de outra pessoa.</li>
          <li>Não envie propaganda nem convites em massa, e não tente burlar os limites da plataforma.</li>
        </ul>
        <p>
          Quem descumpre estas regras pode ter conteúdo removido ou a conta suspensa, com o motivo e o prazo
          informados.
        </p>
      </Panel>
      <Panel title="Times e conteúdo" className={styles.text}>
        <p>
          O que você publica continua seu; você só nos autoriza a mostrá-lo na plataforma e nos sites que
          incorporam a página do time. Envie apenas imagens que você pode usar.
        </p>
        <p>Quem é proprietário de um time responde por ele e pode passá-lo a outra pessoa ou excluí-lo.</p>
      </Panel>
      <Panel title="O serviço" className={styles.text}>
        <p>
          A Convoca pode mudar, ficar fora do ar por um tempo ou deixar de oferecer uma parte. Mudanças destes
          termos são avisadas na plataforma antes de valer.
        </p>
        <p>
          Você pode encerrar a conta quando quiser, nas configurações; antes, passe adiante ou exclua os times
          que são seus. O que guardamos, e por quanto tempo, está na{' '}
          <a href="/privacy">Política de privacidade</a>.
        </p>
      </Panel>
    </>
  )
}
