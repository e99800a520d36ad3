import { authPaths } from "@/components/features/auth/auth-paths"
import type { SearchParams } from "@/components/features/auth/path-with"
import { Reset } from "@/components/features/auth/reset"
import { currentClient, currentPrincipal } from "@/lib/core/auth/server"
import { checkLinkHandler } from "@/lib/features/auth/handlers"

interface Props {
  query: SearchParams
  paths?: typeof authPaths
}

/** The screen to set a new password. It depends on whether the link still works and who is signed in. */
export async function MailedLink({ query, paths = authPaths }: Props) {
  const [client, principal] = await Promise.all([currentClient(), currentPrincipal()])
  const token = typeof query.token === "string" && query.token.length <= 200 ? query.token : ""
  const link = await checkLinkHandler.execute({ client, query: { token } })
  const person = principal?.ability.can("update", "Account") ? principal : undefined
  return <Reset link={link} query={query} paths={paths} person={person} />
}
