// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addPost: EndpointReference<typeof contract.addPost> = { method: "POST", path: "/profile/add-post" }
export const addPostComment: EndpointReference<typeof contract.addPostComment> = {
  method: "POST",
  path: "/profile/add-comment",
}
export const deletePost: EndpointReference<typeof contract.deletePost> = {
  method: "DELETE",
  path: "/profile/delete-post",
}
export const deletePostComment: EndpointReference<typeof contract.deletePostComment> = {
  method: "DELETE",
  path: "/profile/delete-comment",
}
export const likePost: EndpointReference<typeof contract.likePost> = { method: "POST", path: "/profile/like-post" }
export const likePostComment: EndpointReference<typeof contract.likePostComment> = {
  method: "POST",
  path: "/profile/like-comment",
}
export const listPosts: EndpointReference<typeof contract.listPosts> = { method: "GET", path: "/profile/posts" }
export const restorePost: EndpointReference<typeof contract.restorePost> = {
  method: "POST",
  path: "/profile/restore-post",
}
export const restorePostComment: EndpointReference<typeof contract.restorePostComment> = {
  method: "POST",
  path: "/profile/restore-comment",
}
export const sharePost: EndpointReference<typeof contract.sharePost> = { method: "POST", path: "/profile/share-post" }
