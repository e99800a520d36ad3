import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getKbArticleHandler, listKnowledgeBaseHandler } from "@/lib/features/knowledgebase/handlers"

/** Returns the article with a slug, or undefined. */
export const articleOf = cache(async (slug: string) => {
  const principal = await requireAbility(["read", "Help"])
  const client = await currentClient()
  try {
    return await getKbArticleHandler.execute({ principal, client, query: { slug } })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined
    throw error
  }
})

/** Returns the category with a slug, or undefined. */
export const categoryOf = cache(async (name: string) => {
  const principal = await requireAbility(["read", "Help"])
  const cards = await listKnowledgeBaseHandler.execute({ principal, client: await currentClient() })
  return cards.find(({ category }) => category === name)
})
