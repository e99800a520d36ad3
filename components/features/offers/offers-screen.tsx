import { activityMessages } from "@/components/features/audit/activity-messages"
import { OfferList } from "./offer-list"
import { OffersFrame } from "./offers-frame"

/** The list of offers under its heading. */
export async function OffersScreen() {
  return (
    <OffersFrame tab="list">
      <OfferList activity={await activityMessages("offer")} />
    </OffersFrame>
  )
}
