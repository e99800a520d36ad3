import NextAuth from "next-auth"
import { unlessClosed } from "@/lib/core/http/route"
import { authOptions } from "@/lib/features/auth/next-auth"

const handle = unlessClosed((request: Request, context: { params: Promise<{ nextauth: string[] }> }) =>
  NextAuth(request as never, context as never, authOptions()),
)

export { handle as GET, handle as POST }
