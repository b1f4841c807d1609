import preview from '../../../../../.storybook/preview.tsx'
import { fieldColumn } from '../../stories/layout.ts'
import { FormError } from './FormError.tsx'

const meta = preview.meta({
  title: 'Forms/FormError',
  tags: ['static'],
  component: FormError,
  args: { children: 'E-mail ou senha incorretos.' },
})

export const Default = meta.story({})

/** Mounted and silent until something is wrong. */
export const Empty = meta.story({ args: { children: null } })

export const LongText = meta.story({
  args: {
    children:
      'Não foi possível enviar a inscrição: o arquivo comprovante_de_pagamento_da_associacao_atletica_desportiva_eletronica_2026.pdf não chegou inteiro ao servidor. O que você preencheu continua aqui; confira a conexão e envie de novo.',
  },
})

/** A refusal, a lost connection, and a way out of it. */
export const Examples = meta.story({
  render: () => (
    <div style={fieldColumn}>
      <FormError>E-mail ou senha incorretos. Confira e tente de novo.</FormError>
      <FormError>Problema de conexão. Verifique sua internet.</FormError>
      <FormError>
        Este link expirou. <a href="#recuperar">Peça um novo e-mail de recuperação</a>.
      </FormError>
    </div>
  ),
})
