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

interface Credentials {
  email: string
  password: string
  /** The code of the second step, if it was requested. */
  code?: string
}

async function attempt(credentials: Credentials): Promise<SignInFailure | "csrf" | undefined> {
  try {
    const auth = await prepareSignIn()
    const response = await auth.signIn("credentials", { ...credentials, redirect: false })
    // A CSRF mismatch returns 200 and no error; only the URL shows it.
    if (response?.url?.includes("csrf=true")) return "csrf"
    if (response?.ok && !response.error) return undefined
    return knownReasons.find((reason) => reason === response?.error) ?? "refused"
  } catch {
    return "offline"
  }
}

/** Signs in with the browser's session. @returns the reason for a failure, or undefined */
export async function signInWith(email: string, password: string, code?: string): Promise<SignInFailure | undefined> {
  // Omit a missing code: the request is form-encoded, which would send the string "undefined".
  const credentials = { email, password, ...(code ? { code } : {}) }
  const first = await attempt(credentials)
  if (first !== "csrf") return first
  ready = undefined
  const second = await attempt(credentials)
  return second === "csrf" ? "refused" : second
}
