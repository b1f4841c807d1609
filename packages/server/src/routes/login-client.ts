import { deviceName } from '../domains/auth/device-name.ts'
import type { LoginClient } from '../domains/auth/finish-login.ts'

interface LoginRequest {
  network: string
  userAgent: string
  body: { deviceId?: string | undefined; secondStep?: boolean | undefined }
}

/** The network and device from which somebody logs in, whichever way. */
export function toLoginClient({ network, userAgent, body }: LoginRequest): LoginClient {
  return {
    network,
    device: body.deviceId ?? null,
    deviceName: deviceName(userAgent),
    secondStep: body.secondStep ?? false,
  }
}
