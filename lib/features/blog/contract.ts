import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { adding, changing, removing } from "@/lib/core/http/record-calls"
import * as schema from "./schema"

const byId = z.object({ id })

export const listBlogs = endpoint({
  method: "GET",
  path: "/blog/list/data",
  summary: "Posts of the blog, newest first",
  description:
    "Published ones, unless `status` asks for one's own drafts or for what waits for an editor. `q` looks in title and excerpt, `category` is a category's value.",
  can: ["read", "Blog"],
  query: schema.blogListQuery,
  response: z.array(schema.blogItem),
})

export const getBlogSidebar = endpoint({
  method: "GET",
  path: "/blog/list/data/sidebar",
  summary: "The newest posts and the categories",
  can: ["read", "Blog"],
  response: schema.blogSidebar,
})

export const getBlogDetail = endpoint({
  method: "GET",
  path: "/blog/list/data/detail",
  summary: "One post with its comments",
  description: "Without an `id` the newest. A draft exists for its author only.",
  can: ["read", "Blog"],
  query: schema.byOptionalId,
  response: schema.blogDetail,
})

export const getBlogEdit = endpoint({
  method: "GET",
  path: "/blog/list/data/edit",
  summary: "One post for editing",
  description: "Without an `id` the newest that the caller may edit. Its content is in `detail`.",
  can: ["create", "Blog"],
  query: schema.byOptionalId,
  response: schema.blogEdit,
})

export const listBlogPosts = endpoint({
  method: "GET",
  path: "/blog/posts",
  summary: "One page of a shelf of the blog, newest first, and how many posts it has",
  description:
    "Shelves: `published`, one's own `drafts`, what is `pending` for an editor, and what one has `saved` by a bookmark. `q` looks in title and excerpt, `category` is a category's value.",
  can: ["read", "Blog"],
  query: schema.postQuery,
  response: schema.postPage,
})

export const getTopics = endpoint({
  method: "GET",
  path: "/blog/topics",
  summary: "The newest posts, the categories and the shelves, with how many posts each has",
  can: ["read", "Blog"],
  response: schema.topics,
})

export const getPost = endpoint({
  method: "GET",
  path: "/blog/post",
  summary: "One post with its comments and what the caller may do to them",
  description: "`id` is the post's number or its slug; without it the newest.",
  can: ["read", "Blog"],
  query: schema.byIdOrSlug,
  response: schema.post,
})

export const listBlogCategories = endpoint({
  method: "GET",
  path: "/blog/categories",
  summary: "The categories one can choose for a post",
  can: ["read", "Blog"],
  response: z.array(schema.blogCategory),
})

export const listBlogBookmarks = endpoint({
  method: "GET",
  path: "/blog/bookmarks",
  summary: "The posts the caller has bookmarked",
  can: ["read", "Blog"],
  response: z.array(schema.blogItem),
})

export const addBlog = adding("blog", schema.blogForm, schema.savedBlog, {
  path: "/blog/add-blog",
  summary: "Write a post; a draft unless `status` says otherwise",
  description: "Without a `slug` it is made of the title, without an `excerpt` that is the content's beginning.",
  can: ["create", "Blog"],
})

export const updateBlog = changing("blog", schema.blogChanges, schema.savedBlog, {
  path: "/blog/update-blog",
  summary: "Change a post; given fields are merged",
  description: "One's own, or with the right to update the blog anybody's. Publishing takes that right too.",
  can: ["create", "Blog"],
})

export const publishBlog = endpoint({
  method: "POST",
  path: "/blog/publish-blog",
  summary: "Publish a post",
  can: ["update", "Blog"],
  body: byId,
  response: z.object({ blog: schema.savedBlog }),
})

export const deleteBlog = removing({
  path: "/blog/delete-blog",
  summary: "Delete a post of one's own, or with the right to delete from the blog anybody's",
  description: "For an hour it can be brought back with its comments.",
  can: ["create", "Blog"],
})

export const restoreBlog = endpoint({
  method: "POST",
  path: "/blog/restore-blog",
  summary: "Undo the deletion of a post",
  can: ["create", "Blog"],
  body: byId,
  response: z.object({ blog: schema.savedBlog }),
})

export const addBlogComment = endpoint({
  method: "POST",
  path: "/blog/add-comment",
  summary: "Comment on a post",
  description: "`id` is the post's.",
  can: ["read", "Blog"],
  body: schema.blogCommentForm,
  response: z.object({ comment: schema.blogComment.extend({ id: z.int() }), comments: z.int() }),
  status: 201,
})

const comments = z.object({ id: z.int(), comments: z.int() })

export const deleteBlogComment = endpoint({
  method: "DELETE",
  path: "/blog/delete-comment",
  summary: "Delete a comment of one's own, or with the right to delete from the blog anybody's",
  description: "`id` is the comment's. For an hour it can be brought back.",
  can: ["read", "Blog"],
  query: byId,
  response: comments,
})

export const restoreBlogComment = endpoint({
  method: "POST",
  path: "/blog/restore-comment",
  summary: "Undo the deletion of a comment",
  can: ["read", "Blog"],
  body: byId,
  response: comments,
})

export const bookmarkBlog = endpoint({
  method: "POST",
  path: "/blog/bookmark",
  summary: "Bookmark a post, or take the bookmark away",
  can: ["read", "Blog"],
  body: byId,
  response: z.object({ id: z.int(), isBookmarked: z.boolean(), bookmarked: z.int() }),
})

export const addBlogPicture = endpoint({
  method: "POST",
  path: "/blog/picture",
  summary: "Keep a picture for a post; the body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB; kept at up to 1600 pixels each way.",
  can: ["create", "Blog"],
  upload: pictureUpload,
  response: z.object({ featuredImage: z.string() }),
  status: 201,
  transaction: "none",
})
