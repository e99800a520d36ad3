"use client"

import { CreditCard, Package, ShoppingBag, Truck } from "lucide-react"
import { useOrderEvents } from "@/components/kit/use-order-story"
import { Timeline } from "@/components/ui/timeline"

const icons = { ordered: <ShoppingBag />, paid: <CreditCard />, packed: <Package />, sent: <Truck /> }

export default function Icons() {
  const story = useOrderEvents()
  return <Timeline entries={story.map((entry) => ({ ...entry, icon: icons[entry.id] }))} />
}
