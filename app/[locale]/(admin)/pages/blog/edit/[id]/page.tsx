import { getTranslations, setRequestLocale } from "next-intl/server"
import { EditorScreen } from "@/components/features/blog/editor/editor-screen"
import { UnknownPost } from "@/components/features/blog/unknown-post"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordPage } from "@/components/layout/record-page"
import { notAuthorized } from "@/lib/core/auth/ability"
import { addressOf } from "@/lib/core/client/address"
import { redirect } from "@/lib/core/i18n/redirect"
import * as blogEndpoints from "@/lib/features/blog/endpoints"
import { categoriesOf } from "../../categories-of"
import { postOf } from "../../post-of"

export const generateMetadata = async () => ({ title: (await getTranslations("blog.form"))("edit") })

export default recordPage(UnknownPost, async ({ params }: { params: Promise<{ locale: string; id: string }> }) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const categories = await categoriesOf()
  const post = await postOf(decodeURIComponent(id))
  if (!post.may.edit) redirect({ href: notAuthorized(["update", "Blog"]), locale })
  return (
    <PrefetchedData fallback={{ [addressOf(blogEndpoints.getPost, { query: { id: post.id } })]: post }}>
      <EditorScreen post={post} categories={categories} />
    </PrefetchedData>
  )
})
