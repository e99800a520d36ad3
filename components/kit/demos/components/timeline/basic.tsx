"use client"

import { useOrderStory } from "@/components/kit/use-order-story"
import { Timeline } from "@/components/ui/timeline"

export default function Basic() {
  return <Timeline entries={useOrderStory()} />
}
