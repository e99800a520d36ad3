import { tx } from "@/lib/core/db/tx"
import { keepFile, wholePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as store from "./store"

const pictureSize = 1600

export const listBlogsHandler = handler(contract.listBlogs, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const getBlogSidebarHandler = handler(contract.getBlogSidebar, ({ scope }) => service.sidebar(scope))

export const getBlogDetailHandler = handler(contract.getBlogDetail, ({ scope, principal, query }) =>
  service.detail(scope, principal, query.id),
)

export const getBlogEditHandler = handler(contract.getBlogEdit, ({ scope, principal, query }) =>
  service.edit(scope, principal, query.id),
)

export const listBlogCategoriesHandler = handler(contract.listBlogCategories, ({ scope }) =>
  store.findCategories(scope),
)

export const listBlogBookmarksHandler = handler(contract.listBlogBookmarks, ({ scope }) => service.bookmarked(scope))

export const addBlogHandler = handler(contract.addBlog, async ({ scope, principal, body }) => ({
  blog: await service.add(scope, principal, body.blog),
}))

export const updateBlogHandler = handler(contract.updateBlog, async ({ scope, principal, body }) => {
  const { id, ...changes } = body.blog
  return { blog: await service.change(scope, principal, id, changes) }
})

export const publishBlogHandler = handler(contract.publishBlog, async ({ scope, principal, body }) => ({
  blog: await service.change(scope, principal, body.id, { status: "Published" }),
}))

export const deleteBlogHandler = handler(contract.deleteBlog, async ({ scope, principal, query }) => {
  await service.remove(scope, principal, query.id)
  return { id: query.id }
})

export const addBlogCommentHandler = handler(contract.addBlogComment, ({ scope, principal, body }) =>
  service.comment(scope, principal, body.id, body.commentText),
)

export const bookmarkBlogHandler = handler(contract.bookmarkBlog, ({ scope, principal, body }) =>
  service.bookmark(scope, principal, body.id),
)

export const addBlogPictureHandler = handler(contract.addBlogPicture, async ({ scope: actor, upload }) => {
  const picture = await wholePicture(upload.content, pictureSize)
  return tx(actor, async (scope) => ({ featuredImage: await keepFile(scope, "image/webp", picture) }))
})
