import { commented, commentLiked, liked, shared, uncommented, voted } from "@/components/features/profile/changes"
import type { Poll } from "@/lib/features/polls/schema"
import type { Post } from "@/lib/features/posts/schema"

const me = { avatar: "", username: "Ada" }
const other = { avatar: "", username: "Maja" }
const comment = { id: 7, isOwn: true, ...me, comment: "yes", commentsLikes: 0, youLiked: false }
const post: Post = {
  ...{ id: 1, isOwn: false, youShared: false, ...other, postTime: "2026-01-01T00:00:00Z", postText: "Hello" },
  ...{ likes: 7, youLiked: false, comments: 0, share: 0, likedUsers: [other], likedCount: 6, detailedComments: [] },
}

test("a like adds the user once and can be removed without a trace", () => {
  const on = liked(post, true, me)
  expect(on).toMatchObject({ likes: 8, youLiked: true, likedUsers: [me, other], likedCount: 6 })
  expect(liked(on, true, me)).toBe(on)
  expect(liked(on, false, me)).toEqual(post)
})

test("a user's own share counts once", () => {
  expect(shared(shared(post, true), true)).toMatchObject({ share: 1, youShared: true })
  expect(shared(shared(post, true), false)).toEqual(post)
})

test("a comment appears once, even if the server already returned it", () => {
  const once = commented(post, comment)
  expect(once).toMatchObject({ comments: 1, detailedComments: [comment] })
  expect(commented(once, comment)).toBe(once)
  expect(commentLiked(once, 7, true).detailedComments[0]).toMatchObject({ commentsLikes: 1, youLiked: true })
  expect(uncommented(once, 7)).toEqual(post)
  expect(uncommented(post, 7)).toEqual(post)
})

test("a vote changes the shares, and a changed vote moves its share", () => {
  const option = (name: string, result: string) => ({ name, result, votedUser: [] })
  const poll: Poll = {
    id: 2,
    question: "?",
    votes: 4,
    yourVote: null,
    options: [option("a", "75%"), option("b", "25%")],
  }
  const first = voted(poll, "b", me)
  expect(first).toMatchObject({ votes: 5, yourVote: "b", options: [{ result: "60%" }, { result: "40%" }] })
  expect(first.options[1]?.votedUser).toEqual([{ img: "", username: "Ada" }])
  expect(voted(first, "b", me)).toBe(first)
  expect(voted(first, "a", me)).toMatchObject({
    votes: 5,
    options: [{ result: "80%" }, { result: "20%", votedUser: [] }],
  })
})
