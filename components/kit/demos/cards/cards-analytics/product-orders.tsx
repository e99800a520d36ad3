"use client"

import { ProgressCard } from "@/components/features/cards/progress-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function ProductOrders() {
  return <CardFigures call="getProductOrders">{(progress) => <ProgressCard progress={progress} />}</CardFigures>
}
