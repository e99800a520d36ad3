/** Why a sign-in failed; the texts are the form's matter. */
export type SignInFailure = "invalid" | "rate_limited" | "refused" | "offline"

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

async function attempt(email: string, password: string): Promise<SignInFailure | "csrf" | undefined> {
  try {
    const auth = await prepareSignIn()
    const answer = await auth.signIn("credentials", { email, password, redirect: false })
    // A token that does not match answers 200 and no error: only the address tells.
    if (answer?.url?.includes("csrf=true")) return "csrf"
    if (answer?.ok && !answer.error) return undefined
    return answer?.error === "invalid" || answer?.error === "rate_limited" ? answer.error : "refused"
  } catch {
    return "offline"
  }
}

/** Signs in with the browser's session. @returns why not, or nothing */
export async function signInWith(email: string, password: string): Promise<SignInFailure | undefined> {
  const first = await attempt(email, password)
  if (first !== "csrf") return first
  ready = undefined
  const second = await attempt(email, password)
  return second === "csrf" ? "refused" : second
}
