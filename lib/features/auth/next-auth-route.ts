import { NextRequest } from "next/server"
import NextAuth from "next-auth"
import { deviceHash, newDevice, setDeviceCookie } from "@/lib/core/auth/device-cookie"
import { sessionCookie } from "@/lib/core/auth/session"
import { maxAuthBody, readBytes } from "@/lib/core/http/body"
import { type ClientInfo, clientInfo } from "@/lib/core/http/client-info"
import { libraryRoute } from "@/lib/core/http/route"
import { withLanguage } from "./language-cookie"
import { authOptions } from "./next-auth"

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth reads a body of any size; this hands it one that was read within our limit. */
async function limited(request: Request): Promise<Request> {
  if (request.method !== "POST") return request
  const body = await readBytes(request, maxAuthBody)
  return new NextRequest(request.url, { method: "POST", headers: request.headers, body })
}

/**
 * Hands a request to next-auth. next-auth deletes the cookie of a session that it could not read; while the database is away
 * that would sign everybody out, so such a request fails instead.
 */
async function answerTo(request: Request, context: Context, sender: ClientInfo): Promise<Response> {
  let failure: unknown
  const onFailure = (error: unknown) => {
    failure = error
  }
  const options = authOptions({ sender, onFailure })
  const answer = await NextAuth((await limited(request)) as never, context as never, options)
  if (failure) throw failure
  return answer
}

/** All of next-auth's own addresses under /api/auth. */
export const handle = libraryRoute((request: Request, context: Context) =>
  answerTo(request, context, clientInfo(request.headers)),
)

/** To a sign-in that worked, adds the cookie by which this browser is known the next time. */
function withDevice(answer: Response, device: string): Response {
  // A large session is cut into cookies that end in .0, .1 and so on; one that ended is an empty cookie.
  const session = new RegExp(`^${sessionCookie()}(\\.0)?=[^;]`)
  if (!answer.headers.getSetCookie().some((cookie) => session.test(cookie))) return answer
  const headers = new Headers(answer.headers)
  headers.append("set-cookie", setDeviceCookie(device))
  return new Response(answer.body, { status: answer.status, headers })
}

/** A sign-in also brings the language of the one who signed in. */
export const handlePost = libraryRoute(async (request: Request, context: Context): Promise<Response> => {
  const client = clientInfo(request.headers)
  if ((await context.params).nextauth[0] !== "callback") return answerTo(request, context, client)
  const device = client.device && deviceHash(client.device) ? client.device : newDevice()
  const answer = await answerTo(request, context, { ...client, device })
  return withDevice(await withLanguage(answer), device)
})
