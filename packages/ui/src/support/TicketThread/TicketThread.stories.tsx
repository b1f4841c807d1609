import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { type TicketMessageItem, TicketPicture, TicketThread } from './TicketThread.tsx'

const messages: readonly TicketMessageItem[] = [
  {
    id: 'm-1',
    author: 'joao',
    isStaff: false,
    isOwn: true,
    text: 'O placar da semifinal está trocado: ganhamos de 2 a 1.',
    createdAt: '2026-11-20T12:10:00Z',
  },
  {
    id: 'm-2',
    author: 'ana_bia',
    isStaff: true,
    isOwn: false,
    text: 'Obrigada por avisar. Corrigimos, e a final já mostra o seu time.',
    createdAt: '2026-11-20T13:05:00Z',
  },
]

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><rect width="320" height="120" fill="#29a383"/></svg>',
)}`

const meta = preview.meta({
  title: 'Support/TicketThread',
  component: TicketThread,
  subcomponents: { TicketPicture },
  tags: ['static'],
  args: { messages },
})

export const Default = meta.story({})

/** The staff sees whose ticket it is; an answer of the platform has no name. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Conversa">
      <TicketThread
        {...args}
        messages={[
          {
            ...messages[0]!,
            isOwn: false,
            picture: <TicketPicture width={640} height={40} src={undefined} failed />,
          },
          { ...messages[1]!, author: null, picture: <TicketPicture width={320} height={60} src={picture} /> },
          { ...messages[0]!, id: 'm-3', author: null, isOwn: false, text: 'Deu certo.' },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suporte da Convoca')).toBeVisible()
    await expect(canvas.getByText('Conta apagada')).toBeVisible()
    await expect(canvas.getByText('Não foi possível carregar a imagem.')).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    messages: messages.map((message) => ({
      ...message,
      author: 'hipopotomonstrosesquipedaliofobico',
      isOwn: false,
      text: `${message.text} https://convoca.example/championships/copa-de-inverno-do-vale-do-paraiba-e-regiao`,
    })),
  },
})
