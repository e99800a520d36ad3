import { tx } from "@/lib/core/db/tx"
import { storeFile, wholePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as comments from "./service/comments"
import * as reading from "./service/read"
import * as writing from "./service/write"
import { findCategories } from "./store/categories"

const pictureSize = 1600

export const listBlogsHandler = handler(contract.listBlogs, ({ scope, principal, query }) =>
  reading.list(scope, principal, query),
)

export const getBlogSidebarHandler = handler(contract.getBlogSidebar, ({ scope }) => reading.sidebar(scope))

export const getBlogDetailHandler = handler(contract.getBlogDetail, ({ scope, principal, query }) =>
  reading.detail(scope, principal, query.id),
)

export const getBlogEditHandler = handler(contract.getBlogEdit, ({ scope, principal, query }) =>
  reading.edit(scope, principal, query.id),
)

export const listBlogPostsHandler = handler(contract.listBlogPosts, ({ scope, principal, query }) =>
  reading.shelf(scope, principal, query),
)

export const getTopicsHandler = handler(contract.getTopics, ({ scope, principal }) => reading.topics(scope, principal))

export const getPostHandler = handler(contract.getPost, ({ scope, principal, query }) =>
  reading.post(scope, principal, query.id),
)

export const listBlogCategoriesHandler = handler(contract.listBlogCategories, ({ scope }) => findCategories(scope))

export const listBlogBookmarksHandler = handler(contract.listBlogBookmarks, ({ scope }) => reading.bookmarked(scope))

export const addBlogHandler = handler(contract.addBlog, async ({ scope, principal, body }) => ({
  blog: await writing.add(scope, principal, body.blog),
}))

export const updateBlogHandler = handler(contract.updateBlog, async ({ scope, principal, body }) => {
  const { id, ...changes } = body.blog
  return { blog: await writing.change(scope, principal, id, changes) }
})

export const publishBlogHandler = handler(contract.publishBlog, async ({ scope, principal, body }) => ({
  blog: await writing.change(scope, principal, body.id, { status: "Published" }),
}))

export const deleteBlogHandler = handler(contract.deleteBlog, async ({ scope, principal, query }) => {
  await writing.remove(scope, principal, query.id)
  return { id: query.id }
})

export const restoreBlogHandler = handler(contract.restoreBlog, async ({ scope, principal, body }) => ({
  blog: await writing.restore(scope, principal, body.id),
}))

export const addBlogCommentHandler = handler(contract.addBlogComment, ({ scope, principal, body }) =>
  comments.add(scope, principal, body.id, body.commentText),
)

export const deleteBlogCommentHandler = handler(contract.deleteBlogComment, ({ scope, principal, query }) =>
  comments.remove(scope, principal, query.id),
)

export const restoreBlogCommentHandler = handler(contract.restoreBlogComment, ({ scope, principal, body }) =>
  comments.restore(scope, principal, body.id),
)

export const bookmarkBlogHandler = handler(contract.bookmarkBlog, ({ scope, principal, body }) =>
  writing.bookmark(scope, principal, body.id),
)

export const addBlogPictureHandler = handler(contract.addBlogPicture, async ({ scope: actor, upload }) => {
  const picture = await wholePicture(upload, pictureSize)
  return tx(actor, async (scope) => ({ featuredImage: await storeFile(scope, "image/webp", picture) }))
})
