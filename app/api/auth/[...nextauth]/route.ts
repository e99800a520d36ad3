import NextAuth from "next-auth"
import { unlessClosed } from "@/lib/core/http/route"
import { withLanguage } from "@/lib/features/auth/language-cookie"
import { authOptions } from "@/lib/features/auth/next-auth"

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = unlessClosed((request: Request, context: Context) =>
  NextAuth(request as never, context as never, authOptions()),
)

const signIn = async (request: Request, context: Context) => {
  const answer = await handle(request, context)
  return (await context.params).nextauth[0] === "callback" ? withLanguage(answer) : answer
}

export { handle as GET, signIn as POST }
