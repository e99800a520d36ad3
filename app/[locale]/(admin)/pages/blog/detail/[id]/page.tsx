import { setRequestLocale } from "next-intl/server"
import { PostScreen } from "@/components/features/blog/post-screen"
import { UnknownPost } from "@/components/features/blog/unknown-post"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import * as blogEndpoints from "@/lib/features/blog/endpoints"
import { getTopicsHandler } from "@/lib/features/blog/handlers"
import { postOf } from "../../post-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("blog.post.unknownTitle", async ({ params }: Props) => {
  return (await postOf(decodeURIComponent((await params).id))).blogTitle
})

export default recordPage(UnknownPost, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { fullName, avatar } = await requireAbility(["read", "Blog"])
  const post = await postOf(decodeURIComponent(id))
  return (
    <PrefetchedData fallback={{ [addressOf(blogEndpoints.getPost, { query: { id: post.id } })]: post }}>
      <Prefetch handler={getTopicsHandler}>
        <PostScreen id={post.id} title={post.blogTitle} reader={{ fullName, avatar }} />
      </Prefetch>
    </PrefetchedData>
  )
})
