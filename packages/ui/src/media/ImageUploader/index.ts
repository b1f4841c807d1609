'use client'

export { ImageUploader, type ImageUploaderControl, type ImageUploaderProps } from './ImageUploader.tsx'
export { useConfirmedSubmit } from './useConfirmedSubmit.ts'
export type { ImageUploaderTexts } from './image-uploader-texts.ts'
export { imagePresets, type ImagePreset, type ImagePresetRules } from './presets.ts'
export type { CropArea, ImageSize } from './crop-geometry.ts'
export type { SourcePose } from './source-pose.ts'
export type { UploadedImage } from './uploaded-image.ts'
