import * as z from "zod"
import { id, line, lines, ownPicture, paging, q, slug, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { blogShelves, blogStatuses, postsPerPage } from "./values"

export const blogItem = z.object({
  id: z.int(),
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
  blogPosted: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  comment: z.int(),
})
export type BlogItem = z.infer<typeof blogItem>

export const blogListQuery = z.object({
  q,
  category: unset(line(80)),
  status: unset(z.enum(blogStatuses)),
  ...paging(1000),
})
export type BlogListQuery = z.output<typeof blogListQuery>

export const blogSidebar = z.object({
  recentPosts: z.array(z.object({ id: z.int(), img: z.string(), title: z.string(), createdTime: z.string() })),
  categories: z.array(z.object({ category: z.string(), icon: z.string() })),
})

export const blogComment = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  commentedAt: z.string(),
  commentText: z.string(),
})

export const blogDetail = z.object({
  blog: z.object({
    img: z.string(),
    title: z.string(),
    avatar: z.string(),
    userFullName: z.string(),
    createdTime: z.string(),
    tags: z.array(z.string()),
    content: z.string(),
    /** Number of comments, and of users who bookmarked the post. */
    comments: z.int(),
    bookmarked: z.int(),
  }),
  comments: z.array(blogComment),
})
export type BlogDetail = z.infer<typeof blogDetail>

const option = z.object({ value: z.string(), label: z.string() })
export const blogCategory = option.extend({ icon: z.string() })
export type BlogCategory = z.infer<typeof blogCategory>

export const blogEdit = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(option),
  slug: z.string(),
  status: z.enum(blogStatuses),
  excerpt: z.string(),
  featuredImage: z.string(),
})
export type BlogEdit = z.infer<typeof blogEdit>
export const savedBlog = z.object({ id: z.int(), ...blogEdit.shape })

export const byOptionalId = z.object({ id: unset(id) })

export const postQuery = z.object({
  q,
  category: unset(line(80)),
  shelf: unset(z.enum(blogShelves)),
  ...paging(postsPerPage),
})
export type PostQuery = z.output<typeof postQuery>

export const postCard = blogItem.extend({
  categories: z.array(option),
  status: z.enum(blogStatuses),
  mayEdit: z.boolean(),
})
export type PostCard = z.infer<typeof postCard>
export const postPage = z.object({
  posts: z.array(postCard),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})
export type PostPage = z.infer<typeof postPage>

export const topics = z.object({
  recentPosts: blogSidebar.shape.recentPosts,
  /** `count` includes published posts only. */
  categories: z.array(blogCategory.extend({ count: z.int() })),
  shelves: z.record(z.enum(blogShelves), z.int()),
})
export type Topics = z.infer<typeof topics>

export const postComment = z.object({
  id: z.int(),
  ...blogComment.shape,
  /** For @mentions; "" if the author's account was deleted. */
  username: z.string(),
  mayDelete: z.boolean(),
})
export type PostComment = z.infer<typeof postComment>

/** A post as its screens show it. */
export const post = z.object({
  id: z.int(),
  authorId: z.int(),
  ...blogEdit.shape,
  content: z.string(),
  /** Estimated reading time. */
  minutes: z.int(),
  bookmarked: z.int(),
  isBookmarked: z.boolean(),
  may: z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), delete: z.boolean() }),
  comments: z.array(postComment),
})
export type Post = z.infer<typeof post>

/** A post by its id or slug. */
export const byIdOrSlug = z.object({ id: unset(z.union([id, slug])) })

/** A category's value, alone or in an object with its label, as `edit` returns it. */
const categoryValue = z.preprocess((given) => (given as { value?: unknown } | null)?.value ?? given, line(80).min(1))

const fields = {
  blogTitle: line(200).min(1),
  blogCategories: z.array(categoryValue).max(20),
  slug: unset(slug),
  status: z.enum(blogStatuses),
  excerpt: lines(500),
  /** HTML; sanitised when it is saved. */
  content: z.string().trim().max(200_000),
  featuredImage: ownPicture,
}
export const blogForm = z.object({
  ...fields,
  blogCategories: fields.blogCategories.default([]),
  status: fields.status.default("Draft"),
  excerpt: fields.excerpt.default(""),
  content: fields.content.default(""),
  featuredImage: fields.featuredImage.default(""),
})
export type NewBlog = z.output<typeof blogForm>
export const blogChanges = z
  .object(fields)
  .partial()
  // An empty slug is derived from the title again.
  .extend({ id, slug: z.preprocess((given) => given ?? undefined, z.union([z.literal(""), slug]).optional()) })
export type BlogChanges = Omit<z.output<typeof blogChanges>, "id">

export const blogCommentForm = z.object({ id, commentText: lines(5000).min(1) })

named({ BlogItem: blogItem, BlogPost: savedBlog })
