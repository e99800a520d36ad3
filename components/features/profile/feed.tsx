"use client"

import { MessageSquareDashed } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { FeedSkeleton } from "./feed-skeleton"
import { PostCard } from "./post-card"
import { PostComposer } from "./post-composer"
import { usePosts } from "./use-posts"

/** The workspace's posts, newest first, with a form for a new one. */
export function Feed() {
  const t = useTranslations("profile")
  const ability = useAbility()
  const { page, actions, error, isBusy, isGrowing, retry, more } = usePosts()
  return (
    <section aria-label={t("tabs.feed")} className="space-y-5">
      {ability.can("create", "Profile") && <PostComposer onPost={actions.add} />}
      {error && (
        <Card>
          <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />
        </Card>
      )}
      {!page && !error && <FeedSkeleton />}
      {page?.posts.length === 0 && (
        <Card>
          <EmptyState icon={<MessageSquareDashed />} title={t("empty.title")} text={t("empty.text")} />
        </Card>
      )}
      {page?.posts.map((post, nth) => (
        <PostCard key={post.id} post={post} actions={actions} first={nth === 0} />
      ))}
      {page && page.posts.length < page.total && (
        <div className="text-center">
          <Button variant="outline" busy={isGrowing} onClick={more}>
            {t("more", { count: page.total - page.posts.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
