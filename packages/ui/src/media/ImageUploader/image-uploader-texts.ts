import type { ImageSize } from './crop-geometry.ts'

export const imageUploaderTexts = {
  drop: 'Arraste sua imagem ou clique aqui',
  dropActive: 'Solte a imagem',
  reading: 'Abrindo a imagem...',
  cropRegion: (label: string) => `Recortar ${label}`,
  cropFrame: 'Área de recorte',
  cropHelp:
    'Setas movem 1 pixel, com Shift 10, com Ctrl ou Cmd 100. Mais e menos mudam o zoom. R gira para a direita, com Shift para a esquerda.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  confirming: 'Recortando...',
  zoom: 'Zoom',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  turnLeft: 'Girar para a esquerda',
  turnRight: 'Girar para a direita',
  /** Announced after a turn: by how much the picture is turned to the right now. */
  turned: (degrees: number): string =>
    degrees === 0 ? 'Imagem na posição original' : `Imagem girada ${degrees}° para a direita`,
  /** Below, when the picture is too small for the crop on its side. */
  turnsByHalf: (needed: ImageSize) =>
    `De lado a imagem fica pequena demais para o recorte (pelo menos ${needed.width} × ${needed.height} px): ela gira meia-volta.`,
  precise: 'Ajuste preciso',
  x: 'X (px)',
  y: 'Y (px)',
  width: 'Largura (px)',
  height: 'Altura (px)',
  zoomPercent: 'Zoom (%)',
  aspect: 'Proporção',
  aspectOriginal: 'Original',
  /** Below the shapes, when the picture is too small for some of them. */
  aspectTooSmall: (shapes: string, needed: ImageSize) =>
    `A imagem é pequena demais para ${shapes}: o recorte precisa ter pelo menos ${needed.width} × ${needed.height} px.`,
  preview: (label: string) => `Prévia: ${label}`,
  remove: 'Remover imagem',
  cropAgain: 'Recortar Novamente',
  replaceTitle: 'Você já tem uma imagem selecionada. Deseja substituí-la?',
  replaceConfirm: 'Substituir',
  replaceCancel: 'Cancelar',
  wrongType: 'Use uma imagem JPEG, PNG ou WebP',
  heic: 'Fotos HEIC não são aceitas. Salve a foto como JPEG e envie de novo.',
  animated: 'Imagens animadas não são aceitas. Use uma imagem parada.',
  truncated: 'O arquivo está incompleto. Tente enviar a imagem outra vez.',
  tooLarge: (megabytes: number) => `O arquivo deve ser menor que ${megabytes}MB`,
  empty: 'O arquivo está vazio',
  tooMany: 'Envie só uma imagem por vez',
  failed: 'Erro ao processar a imagem',
  tooSmall: (needed: ImageSize, given: ImageSize) =>
    `A imagem precisa ter pelo menos ${needed.width} × ${needed.height} px. A sua tem ${given.width} × ${given.height} px.`,
}

/** Every sentence of the uploader, in Portuguese. */
export type ImageUploaderTexts = typeof imageUploaderTexts
