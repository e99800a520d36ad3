"use client"

import { TicketsCard } from "@/components/features/cards/analytics/tickets-card"
import { CardFigures } from "@/components/kit/card-figures"
import { useAbility } from "@/components/layout/ability"

export default function Tickets() {
  const ability = useAbility()
  return (
    <CardFigures call="getSupportTracker">
      {(tickets) => <TicketsCard viewer={{ name: "", ability }} tickets={tickets} />}
    </CardFigures>
  )
}
