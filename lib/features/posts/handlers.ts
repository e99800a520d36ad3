import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const listPostsHandler = handler(contract.listPosts, ({ scope, query }) => service.page(scope, query))

export const addPostHandler = handler(contract.addPost, async ({ scope, principal, body }) => ({
  post: await service.add(scope, principal, body.post),
}))

export const deletePostHandler = handler(contract.deletePost, async ({ scope, principal, query }) => {
  await service.remove(scope, principal, query.id)
  return { id: query.id }
})

export const restorePostHandler = handler(contract.restorePost, async ({ scope, principal, body }) => {
  await service.restore(scope, principal, "post", body.id)
  return { id: body.id }
})

export const likePostHandler = handler(contract.likePost, ({ scope, body }) => service.like(scope, body.id))

export const sharePostHandler = handler(contract.sharePost, ({ scope, body }) => service.share(scope, body.id))

export const addPostCommentHandler = handler(contract.addPostComment, ({ scope, principal, body }) =>
  service.comment(scope, principal, body.id, body.comment),
)

export const deletePostCommentHandler = handler(contract.deletePostComment, async ({ scope, principal, query }) => {
  await service.removeComment(scope, principal, query.id)
  return { id: query.id }
})

export const restorePostCommentHandler = handler(contract.restorePostComment, async ({ scope, principal, body }) => {
  await service.restore(scope, principal, "comment", body.id)
  return { id: body.id }
})

export const likePostCommentHandler = handler(contract.likePostComment, ({ scope, body }) =>
  service.likeComment(scope, body.id),
)
