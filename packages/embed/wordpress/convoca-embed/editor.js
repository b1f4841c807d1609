/* The block in the editor: what is shown and how. The page's markup is written by the server (convoca-embed.php). */
'use strict'

{
  const { convocaEmbed, wp } = window
  const create = wp.element.createElement
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { Notice, PanelBody, Placeholder, RangeControl, SelectControl, TextControl } = wp.components

  const kinds = [
    { value: 'team-card', label: 'Cartão do time', subject: 'Tag do time', path: '/team/profile/' },
    { value: 'player-card', label: 'Cartão do player', subject: 'Nick do player', path: '/pro/' },
    {
      value: 'bracket',
      label: 'Chave do campeonato',
      subject: 'Endereço do campeonato',
      path: '/championships/',
    },
    { value: 'recruiting-teams', label: 'Times e vagas' },
    { value: 'notification-bell', label: 'Sino de notificações', subject: 'Chave do site' },
  ]
  const themes = [
    { value: '', label: 'Como no site' },
    { value: 'dark', label: 'Escuro' },
    { value: 'light', label: 'Claro' },
    { value: 'system', label: 'Como no aparelho do leitor' },
  ]
  const listings = [
    { value: 'teams', label: 'Times que recrutam' },
    { value: 'vacancies', label: 'Vagas' },
  ]

  /** The last part of a pasted link is the subject. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside this block it would be a name of the page
  const toSubject = (text, path) => {
    const start = path ? text.indexOf(path) : -1
    return start < 0 ? text.trim() : text.slice(start + path.length).split(/[/?#]/)[0]
  }

  const field = (control, props) => create(control, { key: props.label, ...props })

  function SubjectFields({ attributes, setAttributes }) {
    const { kind, subject, listing } = attributes
    const found = kinds.find(({ value }) => value === kind)
    const text = (name, label, help) =>
      field(TextControl, {
        label,
        help,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      })
    if (kind === 'recruiting-teams')
      return [
        field(SelectControl, {
          label: 'Listar',
          options: listings,
          value: listing,
          onChange: (value) => setAttributes({ listing: value }),
        }),
        text('game', 'Jogo', 'Vazio: todos os jogos.'),
        listing === 'vacancies' && text('position', 'Posição', 'Vazia: todas as posições.'),
      ]
    return field(TextControl, {
      label: found.subject,
      help: found.path ? `A última parte de ${found.path}…, ou o link inteiro.` : undefined,
      value: subject,
      onChange: (value) => setAttributes({ subject: toSubject(value, found.path) }),
    })
  }

  function LookFields({ attributes, setAttributes }) {
    const { kind } = attributes
    const range = (name, label, min, max) =>
      field(RangeControl, {
        label,
        min,
        max,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      })
    return [
      field(SelectControl, {
        label: 'Tema',
        options: themes,
        value: attributes.theme,
        onChange: (theme) => setAttributes({ theme }),
      }),
      field(TextControl, {
        label: 'Cor de destaque',
        help: 'Como #bdee63. Vazia: a da Convoca.',
        value: attributes.accent,
        onChange: (accent) => setAttributes({ accent }),
      }),
      kind === 'recruiting-teams' && range('limit', 'Quantos', 1, 20),
      kind === 'bracket' && range('height', 'Altura das rodadas, em px', 160, 1200),
      ['team-card', 'player-card', 'recruiting-teams'].includes(kind) &&
        range('width', 'Largura máxima, em px', 260, 560),
    ]
  }

  function Edit(props) {
    const { attributes, setAttributes } = props
    const hasOrigin = Boolean(convocaEmbed?.origin)
    return create(
      'div',
      useBlockProps(),
      create(InspectorControls, null, create(PanelBody, { title: 'Aparência' }, create(LookFields, props))),
      create(
        Placeholder,
        { icon: 'shield', label: 'Convoca', instructions: 'O que a página mostra aqui.' },
        !hasOrigin &&
          create(
            Notice,
            { status: 'warning', isDismissible: false },
            'Falta o endereço da Convoca, em Configurações → Geral.',
          ),
        create(SelectControl, {
          label: 'O que mostrar',
          options: kinds,
          value: attributes.kind,
          onChange: (kind) => setAttributes({ kind, subject: '' }),
        }),
        create(SubjectFields, props),
      ),
    )
  }

  // The page stores what was chosen instead of markup, because there is no `save`; the server writes the
  // markup of the day.
  wp.blocks.registerBlockType('convoca/embed', { edit: Edit, save: () => null })
}
