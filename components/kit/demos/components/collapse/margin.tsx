"use client"

import { useQuestions } from "@/components/kit/use-questions"
import { Accordion } from "@/components/ui/accordion"

export default function Margin() {
  return <Accordion look="apart" items={useQuestions()} />
}
