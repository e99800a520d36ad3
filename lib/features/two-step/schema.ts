import * as z from "zod"
import { named } from "@/lib/core/http/named"

const password = z.string().min(1).max(200)

/** The input of the second step: six digits from the app, or a recovery code. Spaces and dashes are ignored. */
export const secondStepCode = z.string().trim().min(1).max(40)

export const twoStepState = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type TwoStepState = z.infer<typeof twoStepState>

export const passwordForm = z.object({ password })
export const codeForm = z.object({ code: secondStepCode })

/** The secret for an authenticator app in three forms: to type, as a link, and as a QR code. */
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

named({ TwoStepState: twoStepState })
