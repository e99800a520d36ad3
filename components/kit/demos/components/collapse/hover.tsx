"use client"

import { useQuestions } from "@/components/kit/use-questions"
import { Accordion } from "@/components/ui/accordion"

export default function Hover() {
  return <Accordion single opensOnHover items={useQuestions()} />
}
