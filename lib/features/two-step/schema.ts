import * as z from "zod"

const password = z.string().min(1).max(200)

/** What one may type for the second step: six digits of the app, or a recovery code; spaces and dashes don't matter. */
export const secondStepCode = z.string().trim().min(1).max(40)

export const twoStepState = z.object({
  isOn: z.boolean(),
  /** Since when; null while it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type TwoStepState = z.infer<typeof twoStepState>

export const passwordForm = z.object({ password })
export const codeForm = z.object({ code: secondStepCode })

/** What an authenticator app needs, in three forms: to type, to follow, to scan. */
export const setup = z.object({
  /** Base32, in groups of four. */
  secret: z.string(),
  /** otpauth://totp/… */
  uri: z.string(),
  /** The QR code of `uri`: an SVG path on a square of `size` by `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type Setup = z.infer<typeof setup>

export const recoveryCodes = z.array(z.string())
