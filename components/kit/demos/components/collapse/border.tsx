"use client"

import { useQuestions } from "@/components/kit/use-questions"
import { Accordion } from "@/components/ui/accordion"

export default function Border() {
  return <Accordion look="framed" items={useQuestions()} />
}
