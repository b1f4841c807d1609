import type { FieldTexts } from '../../forms/field-texts.ts'
import type { ImageUploaderTexts } from '../../media/ImageUploader/image-uploader-texts.ts'

export const teamWizardTexts = {
  title: 'Criar Time',
  close: 'Fechar',
  steps: ['Informações', 'Imagens', 'Convites'] as readonly [string, string, string],
  stepDone: 'concluída',
  stepsLabel: 'Etapas',
  headings: ['Informações do Time', 'Imagens do Time', 'Convide os jogadores para o time'] as readonly [
    string,
    string,
    string,
  ],
  name: 'Nome do time',
  namePlaceholder: 'Como o time se chama',
  tag: 'TAG do Time',
  tagPlaceholder: 'PRO',
  tagHint: 'De 2 a 5 letras ou números',
  game: 'Jogo do Time',
  gamePlaceholder: 'Selecione o jogo',
  description: 'Descrição do Time',
  descriptionPlaceholder: 'Objetivo, horários de treino, o que vocês procuram',
  logo: 'Logo',
  logoHint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  logoSuccess: 'Logo carregado com sucesso',
  banner: 'Banner',
  bannerHint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
  bannerSuccess: 'Banner carregado com sucesso',
  cancel: 'Cancelar',
  back: 'Voltar',
  next: 'Próximo',
  submit: 'Criar Time',
  submitting: 'Criando...',
}

/** Texts of the team wizard. */
export type TeamWizardTexts = typeof teamWizardTexts & {
  fields?: FieldTexts
  imageUploader?: Partial<ImageUploaderTexts>
}
