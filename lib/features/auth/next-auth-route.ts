import NextAuth from "next-auth"
import { unlessClosed } from "@/lib/core/http/route"
import { withLanguage } from "./language-cookie"
import { authOptions } from "./next-auth"

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * All of next-auth's own addresses under /api/auth. next-auth deletes the cookie of a session that it could not read; while
 * the database is away that would sign everybody out, so such a request fails instead.
 */
export const handle = unlessClosed(async (request: Request, context: Context): Promise<Response> => {
  let failure: unknown
  const answer = await NextAuth(
    request as never,
    context as never,
    authOptions((error) => {
      failure = error
    }),
  )
  if (failure) throw failure
  return answer
})

/** A sign-in also brings the language of the one who signed in. */
export async function handlePost(request: Request, context: Context): Promise<Response> {
  const answer = await handle(request, context)
  return (await context.params).nextauth[0] === "callback" ? withLanguage(answer) : answer
}
