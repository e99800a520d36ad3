"use client"

import { GoalCard } from "@/components/features/cards/commerce/goal-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Goal() {
  return <CardFigures call="getGoalOverview">{(goal) => <GoalCard goal={goal} />}</CardFigures>
}
