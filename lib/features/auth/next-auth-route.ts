import NextAuth from "next-auth"
import { unlessClosed } from "@/lib/core/http/route"
import { withLanguage } from "./language-cookie"
import { authOptions } from "./next-auth"

type Context = { params: Promise<{ nextauth: string[] }> }

/** All of next-auth's own addresses under /api/auth. */
export const handle = unlessClosed((request: Request, context: Context) =>
  NextAuth(request as never, context as never, authOptions()),
)

/** A sign-in also brings the language of the one who signed in. */
export async function handlePost(request: Request, context: Context): Promise<Response> {
  const answer = await handle(request, context)
  return (await context.params).nextauth[0] === "callback" ? withLanguage(answer) : answer
}
