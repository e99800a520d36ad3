import { Eye } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { ButtonLink } from "@/components/ui/button-link"
import { PageHeader } from "@/components/ui/page-header"
import type { BlogCategory, Post } from "@/lib/features/blog/schema"
import { listPath, postPath } from "../paths"
import { AddPost, EditPost } from "./post-editor"

/** The screen to add or edit a post. */
export function EditorScreen({ post, categories }: { post?: Post; categories: BlogCategory[] }) {
  const t = useTranslations("blog")
  const title = t(post ? "form.edit" : "form.add")
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t("title"), href: listPath }, { label: post?.blogTitle ?? title }]}
        actions={
          post && (
            <ButtonLink variant="outline" icon={<Eye />} href={postPath(post.id)}>
              {t("form.view")}
            </ButtonLink>
          )
        }
      />
      <Messages of={["errors", "editor", "blog"]}>
        {post ? <EditPost post={post} categories={categories} /> : <AddPost categories={categories} />}
      </Messages>
    </>
  )
}
