import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { type ClientNamespace, messageFile } from "@/lib/core/i18n/client-messages"
import { kitNamespaces, namespaces } from "@/lib/core/i18n/namespaces"
import { getMessages } from "../contract/server"

const allowed = new Set<string>(["layout", ...namespaces, ...kitNamespaces.map((name) => `kit/${name}`)])

/** The namespaces in an address. @throws HttpError 404 if one doesn't exist, or comes twice */
function namespacesOf(text: string): ClientNamespace[] {
  const names = text.split(",").map((name) => name.replaceAll(".", "/"))
  if (names.some((name) => !allowed.has(name)) || new Set(names).size < names.length) throw notFound()
  return names as ClientNamespace[]
}

export const getMessagesHandler = handler(getMessages, async ({ params }) => {
  const { content, version } = await messageFile(params.locale, namespacesOf(params.namespaces))
  const isCurrent = version === params.version
  return {
    type: "application/json",
    content,
    headers: { "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-store" },
  }
})
