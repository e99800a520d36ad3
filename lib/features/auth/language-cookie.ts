import { principalOf } from "@/lib/core/auth/principal"
import { readSessionCookie, sessionCookie } from "@/lib/core/auth/session"

/** next-intl's own cookie, by which an address without a language gets one. */
const languageCookie = "NEXT_LOCALE"

/** To the answer of a sign-in that worked, adds the language of the one who signed in, if they chose one in their account. */
export async function withLanguage(answer: Response): Promise<Response> {
  const name = `${sessionCookie()}=`
  const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(name))
  const claims = given ? await readSessionCookie(given.slice(name.length).split(";")[0] ?? "") : null
  const principal = claims?.sessionId ? await principalOf(claims.sessionId).catch(() => undefined) : undefined
  const language = principal?.language
  if (!language) return answer
  const headers = new Headers(answer.headers)
  headers.append("set-cookie", `${languageCookie}=${language}; Path=/; SameSite=Lax`)
  return new Response(answer.body, { status: answer.status, headers })
}
