/** Why a sign-in failed; the texts are the form's matter. */
const told = ["invalid", "rate_limited", "two_step_required", "two_step_invalid"] as const
export type SignInFailure = (typeof told)[number] | "refused" | "offline"

let ready: Promise<typeof import("next-auth/react")> | undefined

/**
 * Loads next-auth's page script and lets it set its CSRF cookie. Called on the first sign of intent, so that both are
 * there at submit: two first requests at once would each get a cookie, and the token of one fails against the other.
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
  /** The second step, where it was asked for. */
  code?: string
}

async function attempt(credentials: Credentials): Promise<SignInFailure | "csrf" | undefined> {
  try {
    const auth = await prepareSignIn()
    const answer = await auth.signIn("credentials", { ...credentials, redirect: false })
    // A token that does not match answers 200 and no error: only the address tells.
    if (answer?.url?.includes("csrf=true")) return "csrf"
    if (answer?.ok && !answer.error) return undefined
    return told.find((reason) => reason === answer?.error) ?? "refused"
  } catch {
    return "offline"
  }
}

/** Signs in with the browser's session. @returns why not, or nothing */
export async function signInWith(email: string, password: string, code?: string): Promise<SignInFailure | undefined> {
  // Left out where there is none: it travels as a form, in which `undefined` is a word.
  const credentials = { email, password, ...(code ? { code } : {}) }
  const first = await attempt(credentials)
  if (first !== "csrf") return first
  ready = undefined
  const second = await attempt(credentials)
  return second === "csrf" ? "refused" : second
}
