import { TOTP } from "otpauth"

/** The code an authenticator app shows, now or so many steps of thirty seconds later. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: secret.replaceAll(" ", "") }).generate({ timestamp: Date.now() + later * 30_000 })
