/** Keys of `auth.form` that signing in with a passkey needs, besides those of the form. */
export const passkeyKeys = [
  "passkey",
  "passkeyInvalid",
  "passkeyCancelled",
  "passkeyUnsupported",
  "passkeyFailed",
] as const

type PasskeyKey = (typeof passkeyKeys)[number]
export type PasskeyText = Record<PasskeyKey | "rate_limited" | "refused" | "offline", string>

/** The key of `auth.form` that explains why a passkey didn't sign in. */
export const passkeyFailureKeys = {
  invalid: "passkeyInvalid",
  cancelled: "passkeyCancelled",
  unsupported: "passkeyUnsupported",
  exists: "passkeyFailed",
  failed: "passkeyFailed",
  rate_limited: "rate_limited",
  refused: "refused",
  offline: "offline",
} as const
