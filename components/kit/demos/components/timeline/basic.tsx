"use client"

import { useOrderEvents } from "@/components/kit/use-order-story"
import { Timeline } from "@/components/ui/timeline"

export default function Basic() {
  return <Timeline entries={useOrderEvents()} />
}
