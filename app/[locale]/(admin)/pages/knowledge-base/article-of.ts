import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { notFound } from "@/lib/core/http/errors"
import { getKbArticleHandler, listKnowledgeBaseHandler } from "@/lib/features/knowledgebase/handlers"

/** The article of a slug, loaded once per request. Throws a 404 if there is none. */
export const articleOf = cache(async (slug: string) => {
  const principal = await requireAbility(["read", "Help"])
  const client = await currentClient()
  return getKbArticleHandler.execute({ principal, client, query: { slug } })
})

/** The category with a slug, loaded once per request. Throws a 404 if there is none. */
export const categoryOf = cache(async (name: string) => {
  const principal = await requireAbility(["read", "Help"])
  const cards = await listKnowledgeBaseHandler.execute({ principal, client: await currentClient() })
  const card = cards.find(({ category }) => category === name)
  if (!card) throw notFound()
  return card
})
