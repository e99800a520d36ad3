import type { ReactNode } from "react"
import { AboutTab } from "@/components/features/profile/about-tab"
import { FeedTab } from "@/components/features/profile/feed-tab"
import { FriendsTab } from "@/components/features/profile/friends-tab"
import { PhotosTab } from "@/components/features/profile/photos-tab"
import { photoStep, postStep } from "@/components/features/profile/steps"
import type { Tab } from "@/components/features/profile/tabs"
import { Prefetch } from "@/components/layout/prefetch"
import { listPollsHandler } from "@/lib/features/polls/handlers"
import { listPostsHandler } from "@/lib/features/posts/handlers"
import { listPeopleHandler, listPhotosHandler } from "@/lib/features/profile/handlers"

/** Returns the number of rows to load, from the query parameter. */
const sizeOf = (wanted: unknown, step: number) =>
  Math.min(1000, Math.max(step, Number.parseInt(String(wanted), 10) || step))

const WithPeople = ({ children }: { children: ReactNode }) => (
  <Prefetch handler={listPeopleHandler}>{children}</Prefetch>
)

interface Props {
  tab: Tab
  search: { posts?: string | string[]; photos?: string | string[] }
}

/** A tab of the profile, with its data prefetched on the server. */
export function TabPanel({ tab, search }: Props) {
  switch (tab) {
    case "about":
      return <AboutTab />
    case "photos":
      return (
        <Prefetch handler={listPhotosHandler} input={{ query: { perPage: sizeOf(search.photos, photoStep) } }}>
          <PhotosTab />
        </Prefetch>
      )
    case "friends":
      return (
        <WithPeople>
          <FriendsTab />
        </WithPeople>
      )
    case "feed":
      return (
        <Prefetch handler={listPostsHandler} input={{ query: { perPage: sizeOf(search.posts, postStep) } }}>
          <Prefetch handler={listPollsHandler}>
            <WithPeople>
              <FeedTab />
            </WithPeople>
          </Prefetch>
        </Prefetch>
      )
  }
}
