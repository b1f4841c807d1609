export interface Question {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  link?: { href: string; label: string }
}

export interface QuestionGroup {
  title: string
  questions: readonly Question[]
}

/** The questions about the product as it is today. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Conta e acesso',
    questions: [
      {
        question: 'Quanto custa usar a Convoca?',
        answer: [
          'Nada. Criar a conta, montar times, convidar, combinar treinos e publicar vagas é de graça.',
        ],
      },
      {
        question: 'Quem pode criar uma conta?',
        answer: [
          'Quem tem 16 anos ou mais. Cada pessoa tem uma conta: o CPF e o e-mail só podem ser usados uma vez.',
          'Quem tem menos de 18 anos não aparece nas buscas e não cadastra chave Pix.',
        ],
        link: { href: '/register', label: 'Criar conta' },
      },
      {
        question: 'Esqueci a senha. E agora?',
        answer: [
          'Peça um link pela página de recuperação. Ele chega no e-mail da conta, vale por 30 minutos e só pode ser usado uma vez.',
          'Quando a senha muda, todas as outras sessões são encerradas.',
        ],
        link: { href: '/recovery', label: 'Recuperar senha' },
      },
      {
        question: 'Alguém entrou na minha conta. O que eu faço?',
        answer: [
          'Troque a senha e confira a lista de sessões nas configurações: dali você encerra uma sessão ou todas as outras de uma vez.',
        ],
        link: { href: '/settings', label: 'Abrir configurações' },
      },
      {
        question: 'Quem vê os meus dados?',
        answer: [
          'CPF, telefone, e-mail e data de nascimento só aparecem para você. Nas configurações você escolhe se o perfil é público, só para quem tem conta ou para ninguém.',
        ],
        link: { href: '/privacy', label: 'Ler a política de privacidade' },
      },
    ],
  },
  {
    title: 'Times',
    questions: [
      {
        question: 'Como monto um time?',
        answer: [
          'Em Times, use Criar Time: nome, tag, jogo e descrição bastam. Logo, banner e cores podem vir depois. Quem cria é o proprietário.',
        ],
        link: { href: '/team/create', label: 'Criar time' },
      },
      {
        question: 'Posso jogar em mais de um time?',
        answer: ['Pode. Cada time tem a sua página, a sua agenda e a sua função para você.'],
      },
      {
        question: 'Por quanto tempo vale um convite?',
        answer: [
          'Sete dias. Depois disso ele expira, e quem convidou pode enviar de novo. O link de convite do time deixa entrar quem o recebe, até ser trocado.',
        ],
      },
      {
        question: 'Quem pode fazer o quê no time?',
        answer: [
          'O proprietário faz tudo, inclusive passar o time adiante ou excluí-lo. Managers editam o time, convidam e cuidam da escalação. Coaches e capitães marcam treinos e enviam comunicados. Players leem, respondem à presença e falam em particular.',
        ],
      },
      {
        question: 'Como saio de um time?',
        answer: ['Pela página do time. O proprietário precisa antes passar o time a outra pessoa.'],
      },
    ],
  },
  {
    title: 'Vagas e treinos',
    questions: [
      {
        question: 'Como encontro um time que recruta?',
        answer: [
          'Em Vagas você filtra por jogo, posição e ranking, e se candidata com uma mensagem. A resposta chega no sino e em Convites.',
        ],
        link: { href: '/jobs', label: 'Ver vagas' },
      },
      {
        question: 'Como funciona o check-in de um treino?',
        answer: [
          'Quem marca o evento escolhe quem participa. Cada pessoa recebe um aviso e responde se vai ou não vai; o time vê as respostas na agenda.',
        ],
      },
      {
        question: 'Posso ver a agenda do time no meu celular?',
        answer: [
          'Pode. A agenda tem um endereço no formato iCalendar, que você assina no calendário do celular. Ele é só seu: não passe adiante.',
        ],
      },
    ],
  },
  {
    title: 'Avisos e convivência',
    questions: [
      {
        question: 'Recebo avisos demais. Como diminuo?',
        answer: [
          'Nas configurações, em Notificações, você liga e desliga cada tipo, no aplicativo e por e-mail.',
        ],
        link: { href: '/settings', label: 'Abrir configurações' },
      },
      {
        question: 'Como denuncio um player ou um time?',
        answer: [
          'Na página do perfil ou do time, use Denunciar e diga o motivo. A moderação recebe a denúncia com o que a página mostrava na hora. Quem foi denunciado não fica sabendo quem denunciou.',
        ],
      },
      {
        question: 'O que acontece com quem descumpre as regras?',
        answer: [
          'A moderação pode advertir ou suspender a conta. Quem é suspenso recebe o motivo e a data do fim; a suspensão termina sozinha.',
        ],
        link: { href: '/terms', label: 'Ler os termos de uso' },
      },
      {
        question: 'Como falo com o suporte?',
        answer: [
          'Entre na sua conta e abra um chamado em Suporte, com uma imagem se ajudar. A resposta aparece no sino e fica guardada no chamado. Só você e a equipe leem.',
        ],
        link: { href: '/support', label: 'Abrir um chamado' },
      },
    ],
  },
]
