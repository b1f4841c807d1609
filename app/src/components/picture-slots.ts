import type { PictureSlotRules } from './PictureSlot.tsx'

type BusinessType = PictureSlotRules['businessType']

interface Replaced<Type extends BusinessType> {
  businessType: Type
  /** The picture that is shown without it. */
  without: string
}

/** The logo of a team or a championship. */
export const createLogoSlot = <Type extends BusinessType>({
  businessType,
  without,
}: Replaced<Type>): PictureSlotRules & { businessType: Type } => ({
  businessType,
  preset: 'profile',
  label: 'Logo',
  hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  save: 'Salvar logo',
  success: 'Logo carregado com sucesso',
  failure: 'Não foi possível enviar o logo',
  removal: {
    label: 'Remover logo',
    question: 'Remover o logo?',
    description: `${without} Você pode enviar outro depois.`,
    done: 'Logo removido com sucesso.',
  },
})

/** The banner of a player, a team or a championship. */
export const createBannerSlot = <Type extends BusinessType>({
  businessType,
  without,
}: Replaced<Type>): PictureSlotRules & { businessType: Type } => ({
  businessType,
  preset: 'banner',
  label: 'Banner',
  hint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
  save: 'Salvar banner',
  success: 'Banner carregado com sucesso',
  failure: 'Não foi possível enviar o banner',
  removal: {
    label: 'Remover banner',
    question: 'Remover o banner?',
    description: `${without} Você pode enviar outro depois.`,
    done: 'Banner removido com sucesso.',
  },
})
