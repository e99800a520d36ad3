import { NextRequest } from "next/server"
import NextAuth from "next-auth"
import { deviceHash, newDevice, setDeviceCookie } from "@/lib/core/auth/device-cookie"
import { sessionCookie } from "@/lib/core/auth/session"
import { maxAuthBody, readBytes } from "@/lib/core/http/body"
import { type ClientInfo, clientInfo } from "@/lib/core/http/client-info"
import { libraryRoute } from "@/lib/core/http/library-route"
import { withLanguage } from "./language-cookie"
import { authOptions } from "./options"

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth would read a body of any size, so this reads it within our limit first. @throws HttpError 413 */
async function withLimitedBody(request: Request): Promise<Request> {
  if (request.method !== "POST") return request
  const body = await readBytes(request, maxAuthBody)
  return new NextRequest(request.url, { method: "POST", headers: request.headers, body })
}

/**
 * Passes a request to next-auth. next-auth deletes the cookie of a session that it can't read. While the database is
 * unavailable that would sign everyone out, so such a request fails instead.
 */
async function runNextAuth(request: Request, context: Context, sender: ClientInfo): Promise<Response> {
  let failure: unknown
  const onFailure = (error: unknown) => {
    failure = error
  }
  const options = authOptions({ sender, onFailure })
  const response = await NextAuth((await withLimitedBody(request)) as never, context as never, options)
  if (failure) throw failure
  return response
}

/** Handles next-auth's paths under /api/auth. */
export const handle = libraryRoute((request: Request, context: Context) =>
  runNextAuth(request, context, clientInfo(request.headers)),
)

/** Adds to the response of a successful sign-in the cookie that identifies this browser next time. */
function withDevice(response: Response, device: string): Response {
  // next-auth splits a large session into cookies named .0, .1 and so on; a session that ended is an empty cookie.
  const session = new RegExp(`^${sessionCookie()}(\\.0)?=[^;]`)
  if (!response.headers.getSetCookie().some((cookie) => session.test(cookie))) return response
  const headers = new Headers(response.headers)
  headers.append("set-cookie", setDeviceCookie(device))
  return new Response(response.body, { status: response.status, headers })
}

/** Handles next-auth's POST requests; a sign-in also sets the device and language cookies. */
export const handlePost = libraryRoute(async (request: Request, context: Context): Promise<Response> => {
  const client = clientInfo(request.headers)
  if ((await context.params).nextauth[0] !== "callback") return runNextAuth(request, context, client)
  const device = client.device && deviceHash(client.device) ? client.device : newDevice()
  const response = await runNextAuth(request, context, { ...client, device })
  return withDevice(await withLanguage(response), device)
})
