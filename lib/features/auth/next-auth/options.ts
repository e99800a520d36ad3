import type { NextAuthOptions } from "next-auth"
import type { JWT } from "next-auth/jwt"
import Credentials from "next-auth/providers/credentials"
import { countSignIn } from "@/lib/core/auth/count-sign-ins"
import { personOf, principalOf } from "@/lib/core/auth/principal"
import { authCookie, isSecure } from "@/lib/core/auth/session"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { type ClientInfo, clientInfo } from "@/lib/core/http/client-info"
import { HttpError, toHttpError } from "@/lib/core/http/errors"
import { log } from "@/lib/core/log"
import type { SignedIn } from "../service/session"

/** The claims of the session cookie; the two tokens have configurable names. */
async function claimsOf({ userData, accessToken, refreshToken }: SignedIn): Promise<JWT> {
  const { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } = config()
  const access = await verifyAccessToken(accessToken)
  return {
    sub: String(userData.id),
    sessionId: access?.sessionId,
    workspaceId: access?.workspaceId,
    issuedAt: Date.now(),
    rules: userData.ability,
    [ACCESS_TOKEN_KEY]: accessToken,
    [REFRESH_TOKEN_KEY]: refreshToken,
  }
}

/** Milliseconds between refreshes. Often enough to keep a sign-in alive; more would only add writes. */
const rotateAfter = () => Math.min(60_000, (config().SESSION_IDLE_SECONDS * 1000) / 4)

/** Exchanges the cookie's refresh token when it is due. An ended sign-in gets an empty cookie. */
async function rotated(token: JWT, client: ClientInfo | undefined): Promise<JWT> {
  if (!token.sessionId) return {}
  if (Date.now() - Number(token.issuedAt) < rotateAfter()) return token
  const { refresh } = await import("../service/refresh")
  const refreshToken = String(token[config().REFRESH_TOKEN_KEY])
  try {
    return await claimsOf(await refresh(refreshToken, { answerMayBeLost: true, isBrowser: true, client }))
  } catch (error) {
    if (error instanceof HttpError) return {}
    throw error
  }
}

/** next-auth's client sees only our stable error codes, never a sentence. */
const codeOf = (error: unknown) => toHttpError(error).code

/** Runs a sign-in for a browser. @throws Error whose message is our error code */
async function authorizeWith(
  request: { headers?: unknown },
  sender: ClientInfo | undefined,
  run: (client: ClientInfo) => Promise<SignedIn>,
) {
  const known = sender ?? clientInfo(new Headers(request.headers as Record<string, string>))
  try {
    const signedIn = await run({ ...known, isBrowser: true })
    return { id: String(signedIn.userData.id), ...signedIn } as never
  } catch (error) {
    throw new Error(codeOf(error))
  }
}

/** The `__Host-` prefix requires these attributes and no domain. */
const cookie = (name: Parameters<typeof authCookie>[0]) => ({
  name: authCookie(name),
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const,
})

async function reportingFailure<T>(work: Promise<T>, onFailure: (error: unknown) => void): Promise<T> {
  return work.catch((error) => {
    onFailure(error)
    throw error
  })
}

async function sessionOf(token: JWT) {
  const principal = token.sessionId ? await principalOf(String(token.sessionId)) : undefined
  if (!principal) return { expires: new Date(0).toISOString() }
  return {
    expires: new Date(principal.expiresAt).toISOString(),
    user: { id: principal.userId, name: principal.fullName, person: personOf(principal) },
  } as never
}

interface Options {
  sender?: ClientInfo
  /** Called with the reason why a session couldn't be read; next-auth itself only sees an invalid cookie. */
  onFailure?: (error: unknown) => void
}

/** next-auth options on top of the API's sign-in service: cookies and bearer tokens share one kind of sign-in. */
export const authOptions = ({ sender, onFailure = () => {} }: Options = {}): NextAuthOptions => ({
  secret: config().secrets.session,
  session: { strategy: "jwt", maxAge: config().SESSION_IDLE_SECONDS },
  pages: { signIn: "/login", error: "/login" },
  useSecureCookies: isSecure(),
  // Our log redacts secrets.
  logger: {
    error: (code, details) => log().error({ err: "error" in details ? details.error : details, code }, "next-auth"),
    warn: (code) => log().warn({ code }, "next-auth"),
  },
  cookies: {
    sessionToken: cookie("session-token"),
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf-token"),
  },
  providers: [
    Credentials({
      credentials: { email: {}, password: {}, code: {} },
      authorize: (credentials, request) =>
        authorizeWith(request, sender, async (client) => {
          const { loginHandler } = await import("../handlers")
          return loginHandler.execute({ client, body: { ...credentials } })
        }),
    }),
    Credentials({
      id: "passkey",
      credentials: { assertion: {} },
      authorize: (credentials, request) =>
        authorizeWith(request, sender, async (client) => {
          const { signInWithPasskey } = await import("../service/sign-in-passkey")
          return countSignIn(() => signInWithPasskey(credentials?.assertion, client))
        }),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) =>
      reportingFailure(user ? claimsOf(user as unknown as SignedIn) : rotated(token, sender), onFailure),
    session: ({ token }) => reportingFailure(sessionOf(token), onFailure),
  },
  events: {
    async signOut({ token }) {
      if (!token?.sessionId) return
      const { logout } = await import("../service/sign-out")
      const { workspaceId, sessionId } = token as unknown as { workspaceId: number; sessionId: string }
      await logout({ workspaceId, userId: Number(token.sub), sessionId }, false, sender)
    },
  },
})
