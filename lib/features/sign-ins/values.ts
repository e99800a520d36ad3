/** Outcomes of sign-in attempts, and the ways a sign-in ends. */
export const outcomes = [
  "registered",
  "signed_in",
  "wrong_password",
  "code_missing",
  "code_wrong",
  "passkey_wrong",
  "limited",
  "refresh_reused",
  "signed_out",
  "ended",
] as const
export type Outcome = (typeof outcomes)[number]

/** How somebody signed in: with a password alone, with a code of the app or a recovery code after it, a passkey, or by registering. */
export const signInMethods = ["password", "app", "recovery", "passkey", "registration"] as const
export type SignInMethod = (typeof signInMethods)[number]

/** A browser is recognised by its cookie. A program has no cookies and is recognised by its user agent and network. */
export const deviceKinds = ["browser", "program"] as const
export type DeviceKind = (typeof deviceKinds)[number]
