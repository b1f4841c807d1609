import { type ImageSizes, attachmentSizes } from '@convoca/contract/rules'
import type { Context, PreparedPicture } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { decodeImage } from './rules.ts'

interface FieldPicture {
  /** The field of the body that has the picture: its errors name it, instead of `base64`, which `files` has. */
  path: string
  base64: string | null
  sizes: ImageSizes
}

/** Runs without a transaction, which would be open as long as the picture is decoded. */
export async function prepareFieldPicture(
  { pictures, actor }: Context,
  { path, base64, sizes }: FieldPicture,
): Promise<PreparedPicture | null> {
  if (base64 === null) return null
  try {
    return await pictures.prepare(actor.userId, decodeImage(base64), sizes)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, fieldErrors, retryAfterSeconds } = error
    throw new DomainError(code, {
      fieldErrors: fieldErrors.map((fieldError) => ({ ...fieldError, path })),
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    })
  }
}

/** A picture that goes with a text or proves something; larger than the others. */
export async function prepareAttachment(
  context: Context,
  base64: string | null,
): Promise<PreparedPicture | null> {
  return prepareFieldPicture(context, { path: 'picture', base64, sizes: attachmentSizes })
}
