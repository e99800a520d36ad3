"use client"

import { SessionsCard } from "@/components/features/cards/analytics/sessions-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Sessions() {
  return (
    <CardFigures call="getAvgSessions">
      {(sessions) => <SessionsCard sessions={sessions} range="last-28-days" />}
    </CardFigures>
  )
}
