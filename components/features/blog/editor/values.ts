import type { Post } from "@/lib/features/blog/schema"
import { type BlogStatus, blogStatuses } from "@/lib/features/blog/values"

/** What the form of a post holds, as its call takes it. */
export interface PostValues {
  blogTitle: string
  blogCategories: string[]
  slug: string
  status: BlogStatus
  excerpt: string
  content: string
  featuredImage: string
}

export const blank: PostValues = {
  blogTitle: "",
  blogCategories: [],
  slug: "",
  status: "Draft",
  excerpt: "",
  content: "",
  featuredImage: "",
}

export const valuesOf = (post: Post): PostValues => ({
  blogTitle: post.blogTitle,
  blogCategories: post.blogCategories.map(({ value }) => value),
  slug: post.slug,
  status: post.status,
  excerpt: post.excerpt,
  content: post.content,
  featuredImage: post.featuredImage,
})

/** What a post may become: what it is, what its author alone may make of it, and what takes an editor. */
export const statusesFor = (now: BlogStatus, { publish, withdraw }: Pick<Post["may"], "publish" | "withdraw">) =>
  blogStatuses.filter((status) => {
    if (status === now || status === "Pending") return true
    return status === "Published" ? publish : withdraw
  })

/** Only what differs: what one leaves alone keeps what others make of it meanwhile. */
export function changesBetween(before: PostValues, after: PostValues): Partial<PostValues> {
  const names = Object.keys(before) as (keyof PostValues)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name] ?? ""))
      .map((name) => [name, after[name] ?? ""]),
  )
}
