import type { Post } from "@/lib/features/blog/schema"
import { type BlogStatus, blogStatuses } from "@/lib/features/blog/values"

/** The form values of a post, as the endpoint expects them. */
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

/** Returns the statuses that a user can set: the current one, "Pending", and others by permission. */
export const statusesFor = (current: BlogStatus, { publish, withdraw }: Pick<Post["may"], "publish" | "withdraw">) =>
  blogStatuses.filter((status) => {
    if (status === current || status === "Pending") return true
    return status === "Published" ? publish : withdraw
  })
