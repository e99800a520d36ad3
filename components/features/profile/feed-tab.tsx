import { AboutCard } from "./about-card"
import { Feed } from "./feed"
import { PhotosCard } from "./photos-card"
import { PollCard } from "./poll-card"
import { FeedsCard, PagesCard } from "./sources-cards"
import { SuggestionsCard } from "./suggestions-card"

const side = "flex min-w-0 flex-col gap-5"

/**
 * Posts in the middle, the user's own cards at the start and others' activity at the end. On phones the posts come
 * first.
 */
export const FeedTab = () => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[17rem_minmax(0,1fr)_19rem]">
    <div className={`${side} max-xl:hidden`}>
      <AboutCard />
      <PagesCard />
      <FeedsCard />
    </div>
    <Feed />
    <div className={side}>
      <PollCard />
      <PhotosCard />
      <SuggestionsCard />
      <div className={`${side} xl:hidden`}>
        <PagesCard />
        <FeedsCard />
      </div>
    </div>
  </div>
)
