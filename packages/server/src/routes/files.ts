import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { removeFile, replaceFile, saveFile } from '../domains/files/service.ts'

export const fileHandlers = {
  saveFile: async (call) => ({
    status: 201,
    body: await saveFile(call.work, call.services, signedIn(call), call.body),
  }),
  replaceFile: async (call) => ({
    status: 200,
    body: await replaceFile(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  deleteFile: async (call) => {
    await removeFile(call.work, call.services, signedIn(call), call.path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
