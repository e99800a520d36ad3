import { AboutCard } from "./about-card"
import { FeedsCard, PagesCard } from "./sources-cards"

/** Profile tab with the user's description, pages and feeds. */
export const AboutTab = () => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
    <AboutCard />
    <div className="flex min-w-0 flex-col gap-5">
      <PagesCard />
      <FeedsCard />
    </div>
  </div>
)
