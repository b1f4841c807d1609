import { PageHeader, Panel } from '@convoca/ui'
import { PageHead } from '../../components/PageHead.tsx'
import styles from './LegalText.module.css'

const publicPage = {
  path: '/privacy',
  description: 'Quais dados a Convoca guarda, para quê e por quanto tempo.',
}

/** /privacy: what is stored, and for how long. */
export function PrivacyScreen() {
  return (
    <>
      <PageHead title="Política de privacidade" page={publicPage} />
      <PageHeader title="Política de privacidade" subtitle="Em vigor desde 22 de novembro de 2026." />
      <StoredPersonalData />
      <Panel title="O que os outros veem" className={styles.text}>
        <p>
          O perfil mostra nick, nome, foto, texto, jogos, equipamento e times, a quem você permite nas
          configurações. A página de um time mostra os membros só quando o time permite. O perfil de quem tem
          menos de 18 anos fica fora da busca e só é visto por quem tem conta; o nome, só por quem joga no
          mesmo time.
        </p>
        <p>
          Não vendemos dados e não os passamos a anunciantes. Não há rastreadores nem cookies de terceiros; o
          script do Google só é carregado por quem escolhe entrar com ele.
        </p>
      </Panel>
      <Panel title="Por quanto tempo" className={styles.text}>
        <ul>
          <li>Sessões terminam 30 dias depois do último uso e no máximo 90 dias depois de começarem.</li>
          <li>Dispositivos conhecidos são esquecidos depois de 90 dias sem uso.</li>
          <li>
            O link de uma nova senha vale por 30 minutos; o que confirma o e-mail, por 7 dias; o que confirma
            um novo e-mail, por 24 horas.
          </li>
          <li>O código que confirma que é você vale por 10 minutos.</li>
          <li>O arquivo com os seus dados, quando você o pede, fica disponível por 7 dias.</li>
          <li>
            Depois do pedido de exclusão você tem 7 dias para desistir; então apagamos os dados pessoais, as
            imagens e os endereços. O que você escreveu aos times fica como “Conta excluída”.
          </li>
          <li>
            Os registros técnicos do servidor não contêm nome, e-mail, CPF, telefone nem senha; os de
            segurança têm a rede abreviada de onde veio o acesso.
          </li>
          <li>O restante fica guardado enquanto a conta existir.</li>
        </ul>
      </Panel>
      <Panel title="No seu navegador" className={styles.text}>
        <p>
          Guardamos nele a sessão, um código aleatório do dispositivo, a aparência escolhida e rascunhos que
          você ainda não enviou. Ao sair, a sessão e o que foi lido com ela são apagados.
        </p>
      </Panel>
      <Panel title="Os seus direitos" className={styles.text}>
        <p>
          Pela Lei Geral de Proteção de Dados você pode ver, corrigir, levar e apagar os seus dados: tudo isso
          está nas <a href="/settings?section=data">configurações</a>. Para o restante, fale conosco pela
          página de <a href="/support">suporte</a>.
        </p>
      </Panel>
    </>
  )
}

function StoredPersonalData() {
  return (
    <Panel title="O que guardamos" className={styles.text}>
      <ul>
        <li>
          <strong>Cadastro:</strong> nome, nick, e-mail, CPF, telefone, gênero e data de nascimento. CPF,
          telefone, nascimento e e-mail só são mostrados a você.
        </li>
        <li>
          <strong>Contas ligadas:</strong> o número e o nome da sua conta no Google, no Facebook ou na Steam,
          se você entra com ela.
        </li>
        <li>
          <strong>Senha:</strong> apenas um código do qual ela não pode ser recuperada (argon2id).
        </li>
        <li>
          <strong>Verificação em duas etapas e chaves de acesso:</strong> o segredo do aplicativo
          autenticador, cifrado; os códigos de recuperação, só em forma da qual não podem ser recuperados; a
          parte pública e o nome de cada chave.
        </li>
        <li>
          <strong>Perfil e times:</strong> o que você escreve e envia – textos, imagens, convites,
          candidaturas, presença em eventos, horários livres, comunicados e mensagens, jogos, equipamento e
          chaves Pix.
        </li>
        <li>
          <strong>Sessões:</strong> navegador e sistema, quando a sessão foi usada e a rede abreviada do
          último uso (por exemplo, 203.0.113.0/24). Servem para você reconhecer e encerrar acessos.
        </li>
        <li>
          <strong>Dispositivos conhecidos:</strong> códigos dos últimos dispositivos e redes de onde você
          entrou, sem o endereço em si. Servem para avisar de um acesso novo e para que tentativas de outros
          não travem a sua conta.
        </li>
        <li>
          <strong>Avisos no aparelho:</strong> o endereço que o navegador dá para recebê-los, se você os liga,
          até a sessão terminar.
        </li>
        <li>
          <strong>Suporte:</strong> os seus chamados, as imagens anexadas e as respostas.
        </li>
        <li>
          <strong>Notificações e atividade dos times:</strong> quem fez o quê, e quando.
        </li>
      </ul>
    </Panel>
  )
}
