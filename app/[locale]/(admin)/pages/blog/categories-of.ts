import "server-only"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { listBlogCategoriesHandler } from "@/lib/features/blog/handlers"

/** Returns the categories that a post can have. */
export async function categoriesOf() {
  const principal = await requireAbility(["create", "Blog"])
  return listBlogCategoriesHandler.execute({ principal, client: await currentClient() })
}
