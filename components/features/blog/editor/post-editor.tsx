"use client"

import { useTranslations } from "next-intl"
import { changesBetween } from "@/components/form/changes-between"
import { useAbility } from "@/components/layout/ability"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/blog/endpoints"
import type { BlogCategory, Post } from "@/lib/features/blog/schema"
import { listPath, postPath } from "../paths"
import { staleAfterWrite } from "../stale"
import { FollowPost } from "./follow-post"
import { PostForm } from "./post-form"
import { blank, statusesFor, valuesOf } from "./values"

/** The editor for a new post, which starts as a draft that only its author can see. */
export function AddPost({ categories }: { categories: BlogCategory[] }) {
  const t = useTranslations("blog")
  const router = useRouter()
  const add = useMutation(endpoints.addBlog, { invalidates: staleAfterWrite })
  return (
    <PostForm
      values={blank}
      categories={categories}
      statuses={statusesFor(blank.status, { publish: useAbility().can("update", "Blog"), withdraw: true })}
      submitLabel={t("form.save")}
      onCancel={() => router.push(listPath)}
      onSubmit={async (values) => {
        const { blog } = await add.run({ body: { blog: values } })
        void toast.success(t(`done.${blog.status}`, { title: blog.blogTitle }))
        router.push(postPath(blog.id))
      }}
    />
  )
}

/** The editor for an existing post. It sends only changed fields, so that others' changes aren't overwritten. */
export function EditPost({ post, categories }: { post: Post; categories: BlogCategory[] }) {
  const t = useTranslations("blog")
  const router = useRouter()
  const change = useMutation(endpoints.updateBlog, { invalidates: staleAfterWrite })
  return (
    <PostForm
      values={valuesOf(post)}
      categories={categories}
      statuses={statusesFor(post.status, post.may)}
      submitLabel={t("form.saveChanges")}
      onCancel={() => router.push(postPath(post.id))}
      onSubmit={async (values, before) => {
        const { blog } = await change.run({ body: { blog: { id: post.id, ...changesBetween(before, values) } } })
        const doneKey = blog.status === before.status ? "saved" : blog.status
        void toast.success(t(`done.${doneKey}`, { title: blog.blogTitle }))
        router.push(postPath(blog.id))
      }}
    >
      <FollowPost id={post.id} />
    </PostForm>
  )
}
