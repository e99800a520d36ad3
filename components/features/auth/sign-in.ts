/** Why a sign-in failed. The form supplies the texts. */
const knownReasons = ["invalid", "rate_limited", "two_step_required", "two_step_invalid"] as const
export type SignInFailure = (typeof knownReasons)[number] | "refused" | "offline"

let ready: Promise<typeof import("next-auth/react")> | undefined

/**
 * Loads next-auth's client script and lets it set its CSRF cookie. Called when the form first gets focus, so that both are
 * ready at submit: two concurrent first requests would each get a cookie, and the token of one fails against the other.
 */
export function prepareSignIn() {
  ready ??= import("next-auth/react").then(async (auth) => {
    if (!(await auth.getCsrfToken())) throw new Error("no CSRF token")
    return auth
  })
  ready.catch(() => {
    ready = undefined
  })
  return ready
}

type Provider = "credentials" | "passkey"

async function attempt(
  provider: Provider,
  credentials: Record<string, string>,
): Promise<SignInFailure | "csrf" | undefined> {
  try {
    const auth = await prepareSignIn()
    const response = await auth.signIn(provider, { ...credentials, redirect: false })
    // A CSRF mismatch returns 200 and no error; only the URL shows it.
    if (response?.url?.includes("csrf=true")) return "csrf"
    if (response?.ok && !response.error) return undefined
    return knownReasons.find((reason) => reason === response?.error) ?? "refused"
  } catch {
    return "offline"
  }
}

async function twice(provider: Provider, credentials: Record<string, string>): Promise<SignInFailure | undefined> {
  const first = await attempt(provider, credentials)
  if (first !== "csrf") return first
  ready = undefined
  const second = await attempt(provider, credentials)
  return second === "csrf" ? "refused" : second
}

/** Signs in with the browser's session. @returns the reason for a failure, or undefined */
export const signInWith = (email: string, password: string, code?: string): Promise<SignInFailure | undefined> =>
  // Omit a missing code: the request is form-encoded, which would send the string "undefined".
  twice("credentials", { email, password, ...(code ? { code } : {}) })

/** Signs in with what a passkey answered. @returns the reason for a failure, or undefined */
export const signInByAssertion = (assertion: object): Promise<SignInFailure | undefined> =>
  twice("passkey", { assertion: JSON.stringify(assertion) })
