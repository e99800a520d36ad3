import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { adding, removing } from "@/lib/core/http/record-calls"
import { commentForm, post, postComment, postForm, postListQuery, postPage } from "./schema"

const byId = z.object({ id })

export const listPosts = endpoint({
  method: "GET",
  path: "/profile/posts",
  summary: "Posts of the workspace's people, newest first, paged",
  description: "What `/profile/data` shows of each, with the ids that liking, sharing and commenting take.",
  can: ["read", "Profile"],
  query: postListQuery,
  response: postPage,
})

export const addPost = adding("post", postForm, post, {
  path: "/profile/add-post",
  summary: "Post something",
  description: "`postImg` is an address that `/profile/photo` answered; with one, `postText` may be empty.",
  can: ["create", "Profile"],
})

export const deletePost = removing({
  path: "/profile/delete-post",
  summary: "Delete a post of one's own; administrators delete anybody's; can be undone for an hour",
  can: ["create", "Profile"],
})

export const restorePost = endpoint({
  method: "POST",
  path: "/profile/restore-post",
  summary: "Undo the delete of a post, with all that was on it, within the hour",
  can: ["create", "Profile"],
  body: byId,
  response: z.object({ id: z.int() }),
})

export const likePost = endpoint({
  method: "POST",
  path: "/profile/like-post",
  summary: "Like a post, or take the like back",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), likes: z.int(), youLiked: z.boolean() }),
})

export const sharePost = endpoint({
  method: "POST",
  path: "/profile/share-post",
  summary: "Share a post, or take that back",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), share: z.int(), youShared: z.boolean() }),
})

export const addPostComment = endpoint({
  method: "POST",
  path: "/profile/add-comment",
  summary: "Comment on a post",
  description: "`id` is the post's.",
  can: ["create", "Profile"],
  body: commentForm,
  response: z.object({ comment: postComment, comments: z.int() }),
  status: 201,
})

export const deletePostComment = removing({
  path: "/profile/delete-comment",
  summary: "Delete a comment of one's own; administrators delete anybody's; can be undone for an hour",
  can: ["create", "Profile"],
})

export const restorePostComment = endpoint({
  method: "POST",
  path: "/profile/restore-comment",
  summary: "Undo the delete of a comment, within the hour",
  can: ["create", "Profile"],
  body: byId,
  response: z.object({ id: z.int() }),
})

export const likePostComment = endpoint({
  method: "POST",
  path: "/profile/like-comment",
  summary: "Like a comment on a post, or take the like back",
  can: ["update", "Profile"],
  body: byId,
  response: z.object({ id: z.int(), commentsLikes: z.int(), youLiked: z.boolean() }),
})
