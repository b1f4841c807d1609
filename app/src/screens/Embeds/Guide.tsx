import { Panel } from '@convoca/ui'
import styles from './EmbedsScreen.module.css'

const attributes = [
  ['tag', 'a tag do time'],
  ['nick', 'do player, ou de quem organiza'],
  ['show', 'partes do cartão, de next results members button; sem ele, todas'],
  ['width', 'largura máxima em px, de 260 a 560'],
  ['game, limit', 'da lista: nome do jogo e número de times, de 1 a 20'],
  ['url, height', 'da chave: o endereço do campeonato e a altura das rodadas em px, de 160 a 1200'],
  ['site', 'do sino: a chave do seu site'],
  ['theme', 'dark, light ou system; sem ele, como no site'],
  ['accent', 'cor #rrggbb do botão; as letras ficam pretas ou brancas, o que se ler melhor'],
  ['fonts', 'brand usa as fontes da Convoca, que /embed/v1/fonts.mjs carrega; sem ele, as do site'],
  ['lang', 'idioma das horas e dos textos que você trocar'],
] as const

const forms = [
  ['/embed/team/{tag}', 'página para um iframe, também sem JavaScript'],
  ['/embed/player/{nick}', 'o mesmo para um player de perfil público'],
  ['/embed/championship/{url}', 'a chave de um campeonato'],
  ['/embed/organizer/{nick}', 'o selo de prêmios de quem organiza'],
  ['.png, @2x.png, .svg', 'imagens dos quatro, de 480 × 252, escuras ou com ?theme=light'],
  ['/embed/oembed?url=…', 'oEmbed: sites que o conhecem montam o cartão a partir do link colado'],
] as const

const policy =
  'script-src https://convoca.example; connect-src https://convoca.example; img-src https://convoca.example'

const colors = `convoca-team-card {
  --cv-panel: #fffdf7;
  --cv-border: #d8d2c4;
  --cv-radius-l: 0;
}

convoca-team-card::part(name) {
  font-family: Georgia, serif;
}`

const texts = `document.querySelector('convoca-team-card').texts = {
  open: 'Open team',
}`

/** Attributes, addresses, colours, texts and policy. */
export function Guide() {
  return (
    <section aria-labelledby="embeds-guide">
      <h2 className={styles.heading} id="embeds-guide">
        Guia
      </h2>
      <div className={styles.guide}>
        <Panel title="Atributos">
          <Terms terms={attributes} />
        </Panel>
        <Panel title="Sem script">
          <Terms terms={forms} />
        </Panel>
        <Panel title="Cores e textos">
          <pre className={styles.listing}>{colors}</pre>
          <pre className={styles.listing}>{texts}</pre>
        </Panel>
        <Panel title="Segurança e desempenho">
          <p>
            Nada de cookies, nada guardado no navegador e nenhum pedido fora da Convoca. Cada elemento fica em
            um shadow root e funciona com Trusted Types e com esta política:
          </p>
          <pre className={styles.listing}>{policy}</pre>
          <p>
            O sino precisa também de <code>wss://convoca.example</code> em <code>connect-src</code> e de uma
            página em https. O acesso de quem entra fica só na memória da página, vale para o seu site e para
            mais nada, e é retirado em Configurações → Sites.
          </p>
          <p>
            Quem quer uma versão exata do script põe em <code>integrity</code> o hash que está em{' '}
            <code>/embed/v1/integrity.json</code>, com <code>crossorigin</code>, e o troca a cada correção.
          </p>
          <p>
            Os dados são lidos quando o elemento aparece na tela e, enquanto visível, no máximo uma vez por
            minuto. Sem rede, fica o que já estava lá.
          </p>
        </Panel>
      </div>
    </section>
  )
}

function Terms({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>
            <code>{term}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
