import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addEndpoint, changeEndpoint, removeEndpoint } from "@/lib/core/http/record-calls"
import * as schema from "./schema"

const byId = z.object({ id })

export const listBlogs = endpoint({
  method: "GET",
  path: "/blog/list/data",
  summary: "Blog posts, newest first",
  description:
    "Published posts, unless `status` selects the caller's drafts or the posts pending review. `q` searches title and excerpt, `category` is a category's value.",
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
  description: "The newest post if `id` is omitted. Only its author can see a draft.",
  can: ["read", "Blog"],
  query: schema.byOptionalId,
  response: schema.blogDetail,
})

export const getBlogEdit = endpoint({
  method: "GET",
  path: "/blog/list/data/edit",
  summary: "One post for editing",
  description: "The newest post that the caller may edit if `id` is omitted. `detail` returns its content.",
  can: ["create", "Blog"],
  query: schema.byOptionalId,
  response: schema.blogEdit,
})

export const listBlogPosts = endpoint({
  method: "GET",
  path: "/blog/posts",
  summary: "A page of a blog shelf, newest first, with its total",
  description:
    "Shelves: `published`, the caller's `drafts`, posts `pending` review, and posts the caller `saved` with a bookmark. `q` searches title and excerpt, `category` is a category's value.",
  can: ["read", "Blog"],
  query: schema.postQuery,
  response: schema.postPage,
})

export const getTopics = endpoint({
  method: "GET",
  path: "/blog/topics",
  summary: "The newest posts, and the categories and shelves with their post counts",
  can: ["read", "Blog"],
  response: schema.topics,
})

export const getPost = endpoint({
  method: "GET",
  path: "/blog/post",
  summary: "One post with its comments and the caller's permissions on them",
  description: "`id` is the post's number or slug; the newest post if omitted.",
  can: ["read", "Blog"],
  query: schema.byIdOrSlug,
  response: schema.post,
})

export const listBlogCategories = endpoint({
  method: "GET",
  path: "/blog/categories",
  summary: "The categories a post can have",
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

export const addBlog = addEndpoint("blog", schema.blogForm, schema.savedBlog, {
  path: "/blog/add-blog",
  summary: "Add a post; a draft unless `status` says otherwise",
  description: "A missing `slug` is derived from the title, a missing `excerpt` from the beginning of the content.",
  can: ["create", "Blog"],
})

export const updateBlog = changeEndpoint("blog", schema.blogChanges, schema.savedBlog, {
  path: "/blog/update-blog",
  summary: "Change a post; merges the given fields",
  description: "Authors change their own posts. Changing other people's posts, and publishing, requires `update Blog`.",
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

export const deleteBlog = removeEndpoint({
  path: "/blog/delete-blog",
  summary: "Delete the caller's own post, or with `delete Blog` any post",
  description: "It can be restored with its comments for an hour.",
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
  description: "`id` is the post's id.",
  can: ["read", "Blog"],
  body: schema.blogCommentForm,
  response: z.object({ comment: schema.blogComment.extend({ id: z.int() }), comments: z.int() }),
  status: 201,
})

const comments = z.object({ id: z.int(), comments: z.int() })

export const deleteBlogComment = endpoint({
  method: "DELETE",
  path: "/blog/delete-comment",
  summary: "Delete the caller's own comment, or with `delete Blog` any comment",
  description: "`id` is the comment's id. It can be restored for an hour.",
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
  summary: "Bookmark a post, or remove the bookmark",
  can: ["read", "Blog"],
  body: byId,
  response: z.object({ id: z.int(), isBookmarked: z.boolean(), bookmarked: z.int() }),
})

export const addBlogPicture = endpoint({
  method: "POST",
  path: "/blog/picture",
  summary: "Upload a picture for a post; the body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB; stored at up to 1600 by 1600 pixels.",
  can: ["create", "Blog"],
  upload: pictureUpload,
  response: z.object({ featuredImage: z.string() }),
  status: 201,
  transaction: "none",
})
