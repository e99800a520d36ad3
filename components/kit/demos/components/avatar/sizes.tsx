"use client"

import { Avatar } from "@/components/ui/avatar"

const sizes = ["xs", "sm", "md", "lg", "xl"] as const

export default function Sizes() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      {sizes.map((size) => (
        <Avatar key={size} size={size} name="Camille Roux" />
      ))}
    </div>
  )
}
