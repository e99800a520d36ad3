import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addEndpoint, removeEndpoint } from "@/lib/core/http/record-calls"
import { commentForm, post, postComment, postForm, postListQuery, postPage } from "./schema"

const byId = z.object({ id })
const deletesRecord = { can: ["create", "Profile"], on: { record: ["delete", "Profile"] } } as const

export const listPosts = endpoint({
  method: "GET",
  path: "/profile/posts",
  summary: "Posts of everybody in the workspace, newest first, paged",
  description: "The fields of `/profile/data` and the ids that are needed to like, share and comment.",
  can: ["read", "Profile"],
  query: postListQuery,
  response: postPage,
})

export const addPost = addEndpoint("post", postForm, post, {
  path: "/profile/add-post",
  summary: "Publish a post",
  description:
    "`postImg` is an address returned by `/profile/photo`. A post with a picture may have an empty `postText`.",
  can: ["create", "Profile"],
})

export const deletePost = removeEndpoint({
  path: "/profile/delete-post",
  summary: "Delete an own post, or as an administrator any post; can be undone for an hour",
  ...deletesRecord,
})

export const restorePost = endpoint({
  method: "POST",
  path: "/profile/restore-post",
  summary: "Restore a deleted post with its comments and likes, within an hour",
  ...deletesRecord,
  body: byId,
  response: z.object({ id: z.int() }),
})

export const likePost = endpoint({
  method: "POST",
  path: "/profile/like-post",
  summary: "Like a post, or remove the like",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), likes: z.int(), youLiked: z.boolean() }),
})

export const sharePost = endpoint({
  method: "POST",
  path: "/profile/share-post",
  summary: "Share a post, or undo the share",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), share: z.int(), youShared: z.boolean() }),
})

export const addPostComment = endpoint({
  method: "POST",
  path: "/profile/add-comment",
  summary: "Comment on a post",
  description: "`id` is the post's id.",
  can: ["create", "Profile"],
  body: commentForm,
  response: z.object({ comment: postComment, comments: z.int() }),
  status: 201,
})

export const deletePostComment = removeEndpoint({
  path: "/profile/delete-comment",
  summary: "Delete an own comment, or as an administrator any comment; can be undone for an hour",
  ...deletesRecord,
})

export const restorePostComment = endpoint({
  method: "POST",
  path: "/profile/restore-comment",
  summary: "Restore a deleted comment within an hour",
  ...deletesRecord,
  body: byId,
  response: z.object({ id: z.int() }),
})

export const likePostComment = endpoint({
  method: "POST",
  path: "/profile/like-comment",
  summary: "Like a comment on a post, or remove the like",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), commentsLikes: z.int(), youLiked: z.boolean() }),
})
