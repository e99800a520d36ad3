import { getTranslations, setRequestLocale } from "next-intl/server"
import { BlogScreen } from "@/components/features/blog/list-screen"
import { parseBlog, postsQuery } from "@/components/features/blog/list-state"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import type { AddressParams } from "@/lib/core/client/list-state"
import { getTopicsHandler, listBlogPostsHandler } from "@/lib/features/blog/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("blog"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const { ability } = await requireAbility(["read", "Blog"])
  const state = parseBlog(await searchParams)
  return (
    <Prefetch handler={listBlogPostsHandler} input={{ query: postsQuery(state) }}>
      <Prefetch handler={getTopicsHandler}>
        <BlogScreen mayWrite={ability.can("create", "Blog")} />
      </Prefetch>
    </Prefetch>
  )
}
