import type { ImageUploaderTexts } from '../../media/ImageUploader/image-uploader-texts.ts'
import type { FormFrameTexts } from '../../forms/FormFrame/FormFrame.tsx'

export const sponsorFormTexts = {
  label: 'Patrocinador',
  name: 'Nome',
  url: 'Site',
  urlHint: 'Um endereço que começa com https://',
  description: 'Descrição',
  isActive: 'Mostrar no perfil do time',
  isActiveHint: 'Oculto, só o time vê.',
  logo: 'Logo',
  logoHint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  logoDone: 'Logo carregado com sucesso',
  replaceLogo: 'Trocar logo',
  replaceTitle: 'Trocar logo',
  replaceQuestion: 'Você já tem uma imagem selecionada. Deseja substituí-la?',
  replaceConfirm: 'Substituir',
  submit: 'Salvar patrocinador',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

export type SponsorFormTexts = typeof sponsorFormTexts &
  FormFrameTexts & { imageUploader?: Partial<ImageUploaderTexts> }
