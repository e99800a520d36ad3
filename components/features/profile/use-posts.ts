"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { smallerPicture } from "@/components/ui/smaller-picture"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as postsEndpoints from "@/lib/features/posts/endpoints"
import type { Post, PostComment } from "@/lib/features/posts/schema"
import * as endpoints from "@/lib/features/profile/endpoints"
import { commented, commentLiked, liked, shared, uncommented } from "./changes"
import { postStep } from "./steps"
import { useMe } from "./use-me"
import { type Change, usePending } from "./use-pending"

interface Page {
  posts: Post[]
  total: number
}

/** Endpoints revalidated after a write; the profile and the photos also show a new picture. */
const reads = [postsEndpoints.listPosts, endpoints.getProfile, endpoints.listPhotos]
let lastDraft = 0

const changePost =
  (id: number, change: Change<Post>): Change<Page> =>
  (page) => ({ ...page, posts: page.posts.map((post) => (post.id === id ? change(post) : post)) })
const without =
  (id: number): Change<Page> =>
  (page) => {
    const posts = page.posts.filter((post) => post.id !== id)
    return { ...page, posts, total: page.total - (page.posts.length - posts.length) }
  }
const withNew =
  (post: Post): Change<Page> =>
  (page) =>
    page.posts.some(({ id }) => id === post.id)
      ? page
      : { ...page, posts: [post, ...page.posts], total: page.total + 1 }

/** Returns the loaded posts of the feed and actions on them. */
export function usePosts() {
  const t = useTranslations("profile")
  const me = useMe()
  const [countInAddress, setCountInAddress] = useViewParam("posts")
  const perPage = Math.min(1000, Math.max(postStep, Number.parseInt(countInAddress ?? "", 10) || postStep))
  const list = useQuery(postsEndpoints.listPosts, { query: { perPage } })
  const { shown, write } = usePending<Page>(list.data, reads)

  const actions = useMemo(() => {
    const restoreComment = (id: number) =>
      write({
        send: () => call(postsEndpoints.restorePostComment, { body: { id } }),
      })
    return {
      /** @returns whether the post was saved */
      async add(postText: string, picture?: Blob): Promise<boolean> {
        const send = async () => {
          const file = picture && (await smallerPicture(picture))
          const photo = file && (await call(endpoints.addPhoto, { file }))
          return callOnce(postsEndpoints.addPost, { body: { post: { postText, postImg: photo?.img } } })
        }
        return (await write({ send, after: ({ post }) => withNew(post) })) !== undefined
      },

      async remove({ id }: Post) {
        const send = () => call(postsEndpoints.deletePost, { query: { id } })
        if (!(await write({ shown: without(id), send }))) return
        toast.undo(t("post.deleted"), () => write({ send: () => call(postsEndpoints.restorePost, { body: { id } }) }))
      },

      like: ({ id, youLiked }: Post) =>
        write({
          shown: changePost(id, (post) => liked(post, !youLiked, me)),
          send: () => call(postsEndpoints.likePost, { body: { id } }),
        }),

      share: ({ id, youShared }: Post) =>
        write({
          shown: changePost(id, (post) => shared(post, !youShared)),
          send: () => call(postsEndpoints.sharePost, { body: { id } }),
        }),

      /** @returns whether the comment was saved */
      async comment({ id }: Post, comment: string): Promise<boolean> {
        lastDraft -= 1
        const draft: PostComment = { id: lastDraft, isOwn: true, ...me, comment, commentsLikes: 0, youLiked: false }
        const response = await write({
          shown: changePost(id, (post) => commented(post, draft)),
          send: () => callOnce(postsEndpoints.addPostComment, { body: { id, comment } }),
          after: (response) => changePost(id, (post) => commented(post, response.comment)),
        })
        return response !== undefined
      },

      async removeComment(post: Post, { id }: PostComment) {
        const send = () => call(postsEndpoints.deletePostComment, { query: { id } })
        if (!(await write({ shown: changePost(post.id, (now) => uncommented(now, id)), send }))) return
        toast.undo(t("comments.deleted"), () => restoreComment(id))
      },

      likeComment: (post: Post, { id, youLiked }: PostComment) =>
        write({
          shown: changePost(post.id, (now) => commentLiked(now, id, !youLiked)),
          send: () => call(postsEndpoints.likePostComment, { body: { id } }),
        }),
    }
  }, [t, me, write])

  return {
    page: shown,
    actions,
    error: list.data ? undefined : list.error,
    isBusy: list.isValidating,
    retry: () => void list.mutate(),
    more: () => setCountInAddress(String(perPage + postStep), { replace: true }),
    isGrowing: list.isLoading,
  }
}

export type PostActions = ReturnType<typeof usePosts>["actions"]
