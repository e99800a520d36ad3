/** What came of a try to sign in, or became of a sign-in. */
export const outcomes = [
  "registered",
  "signed_in",
  "wrong_password",
  "code_missing",
  "code_wrong",
  "limited",
  "refresh_reused",
  "signed_out",
  "ended",
] as const
export type Outcome = (typeof outcomes)[number]

/** A browser is known by its cookie, a program by its name and network: it keeps no cookies. */
export const deviceKinds = ["browser", "program"] as const
export type DeviceKind = (typeof deviceKinds)[number]
