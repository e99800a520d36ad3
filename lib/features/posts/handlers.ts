import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const listPostsHandler = handler(contract.listPosts, ({ scope, query }) => service.page(scope, query))

export const addPostHandler = handler(contract.addPost, async ({ scope, principal, body }) => ({
  post: await service.add(scope, principal, body.post),
}))

export const deletePostHandler = handler(
  contract.deletePost,
  ({ scope, query }) => service.remove(scope, "post", query.id),
  ({ scope, query }) => service.find(scope, "post", query.id),
)

export const restorePostHandler = handler(
  contract.restorePost,
  ({ scope, body }) => service.restore(scope, "post", body.id),
  ({ scope, body }) => service.findRemoved(scope, "post", body.id),
)

export const likePostHandler = handler(contract.likePost, ({ scope, body }) => service.like(scope, body.id))

export const sharePostHandler = handler(contract.sharePost, ({ scope, body }) => service.share(scope, body.id))

export const addPostCommentHandler = handler(contract.addPostComment, ({ scope, principal, body }) =>
  service.comment(scope, principal, body.id, body.comment),
)

export const deletePostCommentHandler = handler(
  contract.deletePostComment,
  ({ scope, query }) => service.remove(scope, "comment", query.id),
  ({ scope, query }) => service.find(scope, "comment", query.id),
)

export const restorePostCommentHandler = handler(
  contract.restorePostComment,
  ({ scope, body }) => service.restore(scope, "comment", body.id),
  ({ scope, body }) => service.findRemoved(scope, "comment", body.id),
)

export const likePostCommentHandler = handler(contract.likePostComment, ({ scope, body }) =>
  service.likeComment(scope, body.id),
)
