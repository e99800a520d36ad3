import type { Poll } from "@/lib/features/polls/schema"
import type { Post, PostComment } from "@/lib/features/posts/schema"

/** Optimistic changes of posts and polls, applied until the server responds. */

interface Face {
  avatar: string
  username: string
}

/** Maximum number of users shown as having liked a post. */
const maxFaces = 5

export function liked(post: Post, on: boolean, me: Face): Post {
  if (post.youLiked === on) return post
  const likes = post.likes + (on ? 1 : -1)
  const others = post.likedUsers.filter(({ username }) => username !== me.username)
  const likedUsers = on ? [me, ...others].slice(0, maxFaces) : others
  return { ...post, youLiked: on, likes, likedUsers, likedCount: Math.max(0, likes - likedUsers.length) }
}

export const shared = (post: Post, on: boolean): Post =>
  post.youShared === on ? post : { ...post, youShared: on, share: post.share + (on ? 1 : -1) }

export function commented(post: Post, comment: PostComment): Post {
  if (post.detailedComments.some(({ id }) => id === comment.id)) return post
  return { ...post, comments: post.comments + 1, detailedComments: [...post.detailedComments, comment] }
}

export function uncommented(post: Post, id: number): Post {
  const detailedComments = post.detailedComments.filter((comment) => comment.id !== id)
  return {
    ...post,
    comments: post.comments - (post.detailedComments.length - detailedComments.length),
    detailedComments,
  }
}

export function commentLiked(post: Post, id: number, on: boolean): Post {
  const detailedComments = post.detailedComments.map((comment) =>
    comment.id !== id || comment.youLiked === on
      ? comment
      : { ...comment, youLiked: on, commentsLikes: comment.commentsLikes + (on ? 1 : -1) },
  )
  return { ...post, detailedComments }
}

/** Returns a poll after a vote. Poll results are percentages, so counts are derived from them and converted back. */
export function voted(poll: Poll, name: string, me: Face): Poll {
  if (poll.yourVote === name) return poll
  const votes = poll.votes + (poll.yourVote === null ? 1 : 0)
  const options = poll.options.map((option) => {
    const before = Math.round((Number.parseInt(option.result, 10) * poll.votes) / 100)
    const count = before + (option.name === name ? 1 : 0) - (option.name === poll.yourVote ? 1 : 0)
    const others = option.votedUser.filter(({ username }) => username !== me.username)
    return {
      name: option.name,
      result: `${votes === 0 ? 0 : Math.round((count / votes) * 100)}%`,
      votedUser: option.name === name ? [...others, { img: me.avatar, username: me.username }] : others,
    }
  })
  return { ...poll, votes, yourVote: name, options }
}
