import { TOTP } from "otpauth"

/** The code of an authenticator app, now or the given number of 30-second steps later. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: secret.replaceAll(" ", "") }).generate({ timestamp: Date.now() + later * 30_000 })
