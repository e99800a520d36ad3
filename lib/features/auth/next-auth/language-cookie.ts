import { principalOf } from "@/lib/core/auth/principal"
import { readSessionCookie, sessionCookie } from "@/lib/core/auth/session"

/** next-intl's cookie; it decides the language of URLs that don't name one. */
const languageCookie = "NEXT_LOCALE"

/** Adds the language cookie to the response of a successful sign-in, if the user chose a language in their account. */
export async function withLanguage(response: Response): Promise<Response> {
  const name = `${sessionCookie()}=`
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(name))
  const claims = session ? await readSessionCookie(session.slice(name.length).split(";")[0] ?? "") : null
  const principal = claims?.sessionId ? await principalOf(claims.sessionId).catch(() => undefined) : undefined
  const language = principal?.language
  if (!language) return response
  const headers = new Headers(response.headers)
  headers.append("set-cookie", `${languageCookie}=${language}; Path=/; SameSite=Lax`)
  return new Response(response.body, { status: response.status, headers })
}
