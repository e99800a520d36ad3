"use client"

import { Leaf, PenTool, Scissors } from "lucide-react"
import { Divider } from "@/components/ui/divider"

export default function Icons() {
  return (
    <div className="space-y-5">
      <Divider align="start" look="dashed">
        <Scissors aria-hidden="true" />
      </Divider>
      <Divider tone="success">
        <Leaf aria-hidden="true" />
      </Divider>
      <Divider align="end" tone="brand">
        <PenTool aria-hidden="true" />
      </Divider>
    </div>
  )
}
