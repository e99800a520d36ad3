import * as z from "zod"
import { id, lines, ownPicture, paging } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

const face = z.object({ avatar: z.string(), username: z.string() })

/** A comment as the profile shows it. `username` is the display name. */
export const shownComment = face.extend({
  comment: z.string(),
  commentsLikes: z.int(),
  youLiked: z.boolean(),
})

/** A post as the profile shows it. */
export const shownPost = face.extend({
  postTime: z.string(),
  postText: z.string(),
  postImg: z.string().optional(),
  /** Part of the API's shape, but no endpoint accepts videos yet. */
  postVid: z.string().optional(),
  likes: z.int(),
  youLiked: z.boolean(),
  comments: z.int(),
  share: z.int(),
  likedUsers: z.array(face),
  /** The number of likes by users who aren't in `likedUsers`. */
  likedCount: z.int(),
  detailedComments: z.array(shownComment),
})
export type ShownPost = z.infer<typeof shownPost>

/** The fields that actions need. */
const identity = { id: z.int(), isOwn: z.boolean() }
export const postComment = z.object({ ...identity, ...shownComment.shape })
export type PostComment = z.infer<typeof postComment>
export const post = z.object({
  ...identity,
  youShared: z.boolean(),
  ...shownPost.shape,
  detailedComments: z.array(postComment),
})
export type Post = z.infer<typeof post>

export const postListQuery = z.object({ ...paging(10) })
export const postPage = z.object({
  posts: z.array(post),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

/** A post needs a text, a picture, or both. */
export const postForm = z
  .object({ postText: lines(5000), postImg: ownPicture.default("") })
  .refine(({ postText, postImg }) => postText || postImg, { path: ["postText"], params: { key: "required" } })
export type NewPost = z.output<typeof postForm>

export const commentForm = z.object({ id, comment: lines(2000).min(1) })

named({ Post: post, PostComment: postComment })
